//! The only parser of blocks: documents, edit payloads, validation and the stored form (document.md 6, 10).
//!
//! It reports every fault of the input in one pass and normalizes accepted input (6.8). Rules about the whole sequence
//! (containment, unique ids, table grids) are checked by [`crate::block::structure`].

use serde_json::Value;

use crate::block::structure::{self, CellEntries, FileChildren, Root, Rules};
use crate::block::{Block, Cell, IdRule, Input, Minted, MintedKind, ParseContext};
use crate::findings::Findings;
use crate::ids::DATAVIEW_ID;
use crate::limits::{MAX_MEMBERS, MAX_TEXT};
use crate::members::{Members, Writer, read};
use crate::path::Path;
use crate::place::Place;
use crate::schema::verbatim;
use crate::wire::JsonMap;
use reference::Echo;

mod block;
mod content;
mod dataview;
mod filter;
mod filter_value;
mod held;
mod ids;
mod loose;
mod markup;
pub(crate) mod meant;
mod of_query;
mod reference;
mod run;
mod sort;
mod table;
#[cfg(test)]
mod tests;
mod unsaid;
mod view;

pub(crate) use block::input_types;
pub use filter::{parse_filters, parse_query_filters};
pub(crate) use markup::{unknown_references, unknown_tag};
pub use of_query::{QueryFilterNames, judge_query_views, parse_views_of_query, refuse_type_leaves};
pub use sort::{ListedValue, listed_value, parse_query_sorts};
pub(crate) use view::parse_query_views;
pub use view::{parse_column_update, parse_view_update};

/// The parsed form of an array of blocks. Valid only if the pass found no issue.
#[derive(Debug, Default)]
pub struct ParsedBlocks {
    /// The blocks; groups are lifted and structural blocks removed (document.md 6.8).
    pub blocks: Vec<Block>,
    /// For each block, its position in the input.
    pub positions: Vec<usize>,
    /// The elements with generated ids, in input order; filled only for [`Input::Payload`].
    pub minted: Vec<Minted>,
    /// Plain text of a `title` block: the name, unless the document sets one.
    pub title: Option<String>,
    /// Plain text of a `description` block: the description, unless the document sets one.
    pub description: Option<String>,
}

/// Parses the `blocks` array at `path`.
pub fn parse_blocks(
    values: &[Value],
    path: &Path,
    cx: &ParseContext<'_>,
    out: &mut Findings,
) -> ParsedBlocks {
    let place = Place::Start(path);
    let mut parser = Parser::new(cx, out);
    parser.own_dataview_taken = values
        .iter()
        .any(|value| value.get("id") == Some(&DATAVIEW_ID.into()));
    let run = parser.run(values, &place);
    parser.warn_of_labels(path);
    let mut minted = std::mem::take(&mut parser.minted);
    let cells = std::mem::take(&mut parser.cells);
    if !matches!(cx.input, Input::Stored) {
        let at = |index: usize| place.index(run.position(index)).path();
        structure::check(&run.nodes(), &at, &cells, rules(cx), out);
    }
    if !matches!(cx.input, Input::Payload(_)) {
        minted.clear();
    }
    let mut parsed = run.finish();
    parsed.minted = minted;
    parsed
}

/// Parses the blocks of a stored document one by one. They are trusted.
pub(crate) fn parse_stored(
    values: impl Iterator<Item = Value>,
    path: &Path,
    cx: &ParseContext<'_>,
    out: &mut Findings,
) -> Vec<Block> {
    let run = Parser::new(cx, out).run(values, &Place::Start(path));
    run.finish().blocks
}

/// Merges the members of `set` into a block (ops.md 7.2). An absent member keeps its value, and `null` sets the
/// default. A new `type` drops the members that it does not have. `id` and `indent` stay.
///
/// Faults of given members are at `path` plus the member; faults of kept members are at `path`.
pub fn parse_update(
    base: &Block,
    set: &JsonMap,
    path: &Path,
    cx: &ParseContext<'_>,
    out: &mut Findings,
) -> (Block, Vec<Minted>) {
    let place = Place::Start(path);
    let mut parser = Parser::new(cx, out);
    let mut block = parser.update(base, set, &place);
    let minted = std::mem::take(&mut parser.minted);
    let cells = std::mem::take(&mut parser.cells);
    let can_name_column = |id: &str| match cx.input {
        Input::Payload(IdRule::Existing(parts)) if !set.contains_key("columns") => {
            parts.resolve(id, MintedKind::Column).is_ok()
        }
        _ => false,
    };
    let rules = Rules {
        can_name_column: &can_name_column,
        ..rules(cx)
    };
    let node = structure::Node::known(&block);
    structure::check(&[node], &|_| path.clone(), &cells, rules, out);
    block.content.settle_table();
    (block, minted)
}

/// Parses the value of a table cell (ops.md 7.8). `held` is the previous cell, so that an echo of it changes nothing.
pub fn parse_cell(
    value: &Value,
    held: &Cell,
    path: &Path,
    cx: &ParseContext<'_>,
    out: &mut Findings,
) -> (Cell, Vec<Minted>) {
    let place = Place::Start(path);
    let mut parser = Parser::new(cx, out);
    let cell = parser.cell(value, &place, &Echo::of_cell(held));
    let minted = std::mem::take(&mut parser.minted);
    let cells = std::mem::take(&mut parser.cells);
    structure::check_cell_ids(&cell, path, &cells, out);
    (cell, minted)
}

/// The structure rules for this kind of input.
fn rules(cx: &ParseContext<'_>) -> Rules<'static> {
    let (root, file_children) = match cx.input {
        Input::Stored | Input::Validate => (Root::Document, FileChildren::Warned),
        Input::Create => (Root::Document, FileChildren::Refused),
        Input::Payload(IdRule::New) => (Root::Fragment, FileChildren::Refused),
        // Only the operation can tell which descendants are new (ops.md 5).
        Input::Payload(IdRule::Existing(_)) => (Root::Fragment, FileChildren::Kept),
    };
    Rules {
        root,
        file_children,
        are_parsed: true,
        can_name_column: &|_| false,
    }
}

/// Output-only members of dataviews, columns and filters, which writes drop (document.md 6.4 to 6.6).
const OUTPUT_ONLY: [&str; 3] = ["source", "header", "nested_property"];
/// The same for new content, whose ids are dropped too (ops.md 6.1).
const OUTPUT_ONLY_AND_ID: [&str; 4] = ["source", "header", "nested_property", "id"];

/// A snapshot of the warnings of a pass.
#[derive(Clone, Copy)]
struct Warned {
    warnings: usize,
    label_shaped: usize,
}

/// One pass over an input.
pub(crate) struct Parser<'p> {
    pub(crate) cx: &'p ParseContext<'p>,
    pub(crate) out: &'p mut Findings,
    minted: Vec<Minted>,
    /// Positions of cell blocks in the input.
    cells: CellEntries,
    /// The fixed id of the own dataview is already used.
    own_dataview_taken: bool,
    /// The number of accepted ids that look like labels.
    label_shaped: usize,
    /// The current members are a patch of an existing block.
    updates: bool,
    /// The current block is inside a structural block and will be removed with it.
    drops: bool,
}

impl<'p> Parser<'p> {
    pub(crate) fn new(cx: &'p ParseContext<'p>, out: &'p mut Findings) -> Self {
        Self {
            cx,
            out,
            minted: Vec::new(),
            cells: CellEntries::default(),
            own_dataview_taken: false,
            label_shaped: 0,
            updates: false,
            drops: false,
        }
    }

    /// The object at a place. Any other value is an issue, whose hint shows the expected `form`.
    fn open<'m>(
        &mut self,
        value: &'m Value,
        place: &'m Place<'m>,
        form: &str,
    ) -> Option<Members<'m>> {
        let members = Members::open_as(value, place, self.writer(), form, self.out)?;
        Some(members.without_offering(match self.cx.input {
            Input::Payload(IdRule::New) => &OUTPUT_ONLY_AND_ID,
            _ => &OUTPUT_ONLY,
        }))
    }

    fn writer(&self) -> Writer {
        match self.cx.input {
            Input::Stored => Writer::Store,
            Input::Payload(_) => Writer::Operation,
            Input::Create | Input::Validate => Writer::Caller,
        }
    }

    fn is_stored(&self) -> bool {
        matches!(self.cx.input, Input::Stored)
    }

    /// A snapshot of the warnings so far.
    fn warned(&self) -> Warned {
        Warned {
            warnings: self.out.warnings.len(),
            label_shaped: self.label_shaped,
        }
    }

    /// Drops the warnings since the snapshot, because their content is dropped.
    fn forget(&mut self, since: Warned) {
        self.out.warnings.truncate(since.warnings);
        self.label_shaped = since.label_shaped;
    }

    /// The limit for this input: the one of operations or the larger one of documents.
    fn cap(&self, payload: usize, document: usize) -> usize {
        match self.writer() {
            Writer::Operation => payload,
            writer => writer.most(document),
        }
    }

    /// A limit that applies to all callers but not to stored content.
    fn most(&self, max: usize) -> usize {
        self.writer().most(max)
    }

    /// A key or another reference. Older stored content may exceed the length limit.
    fn key<'v>(&self, value: &'v Value) -> Result<&'v str, read::Wrong> {
        if self.is_stored() {
            read::string(value, usize::MAX)
        } else {
            read::key(value)
        }
    }

    /// The text of a block as written.
    fn text(&self, value: &Value) -> Result<String, read::Wrong> {
        read::text(value, self.most(MAX_TEXT))
    }

    /// An opaque object, of which only size and depth are checked.
    fn bag(&mut self, members: &Members<'_>, name: &str, base: Option<JsonMap>) -> Option<JsonMap> {
        let (most, is_stored) = (self.most(MAX_MEMBERS), self.is_stored());
        let bag = members.read(name, (base, None), self.out, |value| {
            if !is_stored {
                read::check_depth(value)?;
            }
            read::bag(value, most)
        });
        let given = members.given(name).and_then(Value::as_object);
        for (key, value) in given.filter(|_| !is_stored).into_iter().flatten() {
            let place = members.place().key(name);
            verbatim::FREE.bounds(value, &place.key(key).path(), self.out);
        }
        bag
    }

    fn is_payload(&self) -> bool {
        matches!(self.cx.input, Input::Payload(_))
    }

    /// The parts that the input replaces, if it can keep their identity.
    fn existing(&self) -> Option<&'p dyn crate::block::ExistingParts> {
        match self.cx.input {
            Input::Payload(IdRule::Existing(parts)) => Some(parts),
            Input::Payload(IdRule::New) | Input::Stored | Input::Create | Input::Validate => None,
        }
    }
}
