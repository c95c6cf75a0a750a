//! What a request about types brings into being beside the type: receipts and writes.

use rolltop_document::properties::NewOption;
use rolltop_spec::shared::{PropertyRow, SideEffects};
use rolltop_store::{ObjectRecord, Snapshot};

use super::draft::TypeDraft;
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::objects::{Stamp, created_options};
use crate::properties::mint::{planned_receipts, property_records};

impl TypeDraft<'_> {
    /// The receipt: options of properties that were there before, then those of the new ones, the listed ones before what
    /// a default value adds to them; and the new properties, in the order in which the request asked for them.
    pub(super) fn created(&self) -> SideEffects {
        let (of_others, of_pending) = self.new_options_apart();
        let mut options = created_options(&self.vocabulary, &of_others).options;
        options.extend(self.pending.iter().flat_map(planned_receipts));
        options.extend(created_options(&self.vocabulary, &of_pending).options);
        let properties = self.pending.iter();
        let properties = properties.map(|def| PropertyRow::of(def, def.spelled()));
        SideEffects {
            options,
            properties: properties.collect(),
        }
    }

    /// The options that values introduce: of properties that were there before, and of new ones. Those come after the
    /// options that a new property lists.
    fn new_options_apart(&self) -> (Vec<NewOption>, Vec<NewOption>) {
        let options = self.new_options().into_iter();
        options.partition(|option| !self.is_pending(&option.property))
    }
}

impl Workspace {
    /// The records that bring the options and properties of a draft into being.
    pub(super) fn draft_records(
        &self,
        at: &Snapshot<'_>,
        space_id: &str,
        draft: &TypeDraft<'_>,
        catalogue: &Catalogue,
        stamp: Stamp<'_>,
    ) -> Result<Vec<ObjectRecord>> {
        let vocabulary = &draft.vocabulary;
        let (of_others, of_pending) = draft.new_options_apart();
        let mut order = catalogue.next_option_order;
        let mut records =
            self.option_records(at, space_id, vocabulary, order, &of_others, stamp)?;
        order += of_others.len() as u64;
        for def in &draft.pending {
            records.extend(property_records(space_id, def, order, vocabulary, stamp));
            order += def.options.len() as u64;
        }
        records.extend(self.option_records(at, space_id, vocabulary, order, &of_pending, stamp)?);
        Ok(records)
    }
}
