//! The query language (query.md): the compact filter string, dates, evaluation and sorts.
//!
//! Pure code: no HTTP, no SQL, no clock, no randomness, no filesystem, no async. Names come from the vocabulary of
//! `rolltop-document`, through its one resolver; the instant and the zone are arguments ([`dates::Moment`]).
//!
//! There is one filter tree, [`FilterNode`](rolltop_document::view::FilterNode): the stored form of a view's filters,
//! which lives in `rolltop-document` because documents hold it. [`text::parse`] reads the compact string into it, and
//! [`parse_filters`](rolltop_document::block::parse_filters) the structured form; both judge values by the same rules,
//! [`operand`](rolltop_document::view::operand).
//!
//! [`names::QueryNames`] resolves the names in a query, [`request`] parses the structured members of a search, and
//! [`text::grammar()`](text::grammar) is the published grammar.
//!
//! To run a query over rows:
//!
//! 1. [`filter::Filter::compile`] and [`sort::Sorts::compile`] resolve properties, options, types and dates once, and
//!    collect the fields that they read in [`value::Fields`].
//! 2. The rows resolve each of [`value::Fields::keys`] once.
//! 3. [`filter::Filter::matches`] evaluates the filter for one row ([`value::Row`]). Values are borrowed; nothing is
//!    allocated per row.
//! 4. [`sort::Sorts::write_order`] encodes the position of a row in the order as bytes.

pub mod collate;
pub mod dates;
pub mod filter;
pub mod names;
pub mod request;
pub mod sort;
pub mod text;
pub mod value;
pub mod words;
