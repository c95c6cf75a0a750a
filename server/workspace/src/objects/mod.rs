//! Objects: create, read, list, edit, archive (http.md 22).
//!
//! [`rolltop_document`] defines documents; this module reads them, checks them against the rest of the space, and stores
//! them.

mod archive;
mod content;
mod create;
mod full;
mod given;
mod list;
mod lookup;
mod opened;
mod options;
mod own_routes;
mod patch;
mod read;
mod record;
mod rows;
mod search_only;
mod template;

use std::sync::Arc;

use rolltop_document::document::{Document, Kind};
use rolltop_document::envelope::IdSpelling;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::vocabulary::KeysMode;
use rolltop_document::wording::shown;
use rolltop_store::{ObjectRecord, Snapshot};

use crate::Workspace;
use crate::error::{Error, Result};
use crate::etag::{self, IfMatch};
use crate::spaces::SpaceTarget;

pub use content::{Content, ContentContext};
pub use full::{FullDocument, FullObject, FullPage, Written};
pub use read::{ReadTurn, Served};
pub use rolltop_spec::shared::ObjectRow;
pub use rows::ROW_PAGE_BYTES;

pub(crate) use archive::check_provenance;
pub(crate) use create::add_own_dataview;
pub(crate) use full::{FullReads, full_objects};
pub(crate) use lookup::SpaceObjects;
pub(crate) use opened::Opened;
pub(crate) use options::{created_options, option_record, option_records};
pub(crate) use read::Reads;
pub(crate) use record::{Stamp, archived_as, changed_record, is_made_by, new_record};
pub(crate) use rows::{
    Columns, Field, PageRoom, add_field, add_once, body_field, comma_list, damaged, judged,
    listed_field, parse_fields,
};
pub(crate) use search_only::{SearchData, SearchOnly, asks_for, needs_search_data};
pub(crate) use template::{Unusable, usable_template};

/// The parameter that names an object.
const OBJECT_ID: &str = "object_id";

/// How a write is parsed and answered.
#[derive(Clone, Debug, Default)]
pub struct WriteOptions {
    /// Spelling of the ids of receipts.
    pub ids: IdSpelling,
    /// How suggestions spell keys.
    pub keys: KeysMode,
    /// Consent to new options of existing properties.
    pub create_missing_options: bool,
    /// Condition on the current state of what is changed.
    pub if_match: Option<IfMatch>,
}

impl Workspace {
    /// An object of a space, archived or not.
    pub(crate) fn object(
        &self,
        at: &Snapshot<'_>,
        space: &SpaceTarget,
        object_id: &str,
    ) -> Result<Arc<ObjectRecord>> {
        let record = at.object(object_id)?;
        record
            .filter(|record| record.space_id == space.id)
            .ok_or_else(|| object_not_found(space, object_id).into())
    }
}

fn object_not_found(space: &SpaceTarget, object_id: &str) -> Fault {
    let message = format!("the space has no object {:?}", shown(object_id));
    let list = Ref::op("list_objects").param("space_id", &space.spelled);
    let issue = Issue::at(OBJECT_ID, message).hint("list or search the objects of the space");
    Fault::not_found(issue.see(list))
}

/// Checks `If-Match` for a write to an object.
pub(crate) fn check_state(
    space: &SpaceTarget,
    record: &ObjectRecord,
    if_match: Option<&IfMatch>,
) -> Result<()> {
    etag::check(if_match, &record.etag, || {
        Ref::op("get_object")
            .param("space_id", &space.spelled)
            .param(OBJECT_ID, &record.id)
    })
}

/// The content of a stored object.
pub(crate) fn document_of(record: &ObjectRecord) -> Result<Document> {
    Document::from_stored(&record.document)
        .map_err(|error| Error::internal(format!("object {}: {error}", record.id)))
}

/// The kind of a stored object.
pub(crate) fn kind_of(record: &ObjectRecord) -> Result<Kind> {
    let (id, kind) = (&record.id, &record.kind);
    let unknown = || Error::internal(format!("object {id}: unknown kind {kind}"));
    Kind::from_name(kind).ok_or_else(unknown)
}
