//! Types: create, list, read, update and archive (http.md 19).
//!
//! A type is an object of kind `object_type`; here it is found by the names of the space instead of by its id.

mod archive;
mod batch;
mod by_id;
mod create;
mod definitions;
mod differences;
mod draft;
mod follow;
mod layout;
mod list;
mod minted;
mod outcome;
mod place;
mod read;
mod template;
mod update;
mod views;

use rolltop_document::issue::{Fault, Ref};
use rolltop_document::vocabulary::{KeysMode, TypeDef};

use crate::catalog::Catalogue;
use crate::refusals::missing;
use crate::spaces::SpaceTarget;

pub use by_id::{Listed, TypeContent};
pub use create::CreateTypeOptions;
pub use update::UpdateTypeOptions;

/// The path parameter.
const TYPE: &str = "type";

/// The type that a path names, one that the space holds and has not removed.
///
/// # Errors
/// `not_found` with candidates, `ambiguous_input` with the holders.
fn find_type<'c>(
    catalogue: &'c Catalogue,
    spelling: &str,
    keys: KeysMode,
) -> Result<&'c TypeDef, Fault> {
    let found = catalogue.vocabulary.find_type(spelling, keys);
    found.map_err(|miss| missing(TYPE, miss))
}

/// The request that fetches the current state of a type.
fn reread(space: &SpaceTarget, spelling: &str) -> Ref {
    Ref::op("get_type")
        .param("space_id", &space.spelled)
        .param("type", spelling)
}
