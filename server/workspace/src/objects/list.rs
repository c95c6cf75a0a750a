//! The list of ordinary objects (http.md 22).

use std::sync::Arc;

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::KeysMode;
use rolltop_query::names::QueryNames;
use rolltop_store::Snapshot;

use super::rows::{Columns, FieldsAt, ObjectRow, PageRoom, ReadRow, comma_list, parse_fields};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::looks::as_chosen;
use crate::spaces::{Page, SpaceTarget};

/// A page of objects.
#[derive(Clone, Debug, PartialEq)]
pub struct ObjectList {
    /// The rows of the page.
    pub rows: Vec<ObjectRow>,
    /// How many objects the whole list has.
    pub total: u64,
    /// Advice.
    pub warnings: Vec<Issue>,
}

impl Workspace {
    /// A page of the ordinary objects of a space, last modified first.
    pub fn list_objects(
        &self,
        space: &SpaceTarget,
        fields: Option<&str>,
        keys: KeysMode,
        page: Page,
    ) -> Result<ObjectList> {
        self.live_space(space)?;
        as_chosen(|_| {
            let read = |at: &Snapshot<'_>| {
                let catalogue = self.names_at(at, &space.id)?;
                Ok::<_, Error>((
                    catalogue,
                    at.list_objects(&space.id, page.offset, page.limit)?,
                ))
            };
            let (catalogue, found) = self.store.read(read)?;
            let names = QueryNames::new(&catalogue.vocabulary, keys);
            let fields = parse_fields(&comma_list(fields), FieldsAt::Parameter, &names)?;
            let read = found.records.iter().map(|record| record.id.as_str());
            let ids: Vec<&str> = read.chain(found.rest.iter().map(String::as_str)).collect();
            let record = |at: usize, id: &str| match found.records.get(at) {
                Some(record) => Ok(ReadRow::Continue(Some(Arc::clone(record)))),
                None => {
                    let record = self.store.object(id).map_err(Error::internal)?;
                    Ok(ReadRow::Continue(record))
                }
            };
            let mut room = PageRoom::new();
            let columns = Columns {
                fields: &fields,
                keys,
                catalogue: &catalogue,
            };
            let rows = self.rows_of(&space.id, &ids, &record, columns, &mut room)?;
            let mut warnings: Vec<Issue> = catalogue.warning().into_iter().collect();
            warnings.extend(rows.warnings);
            let list = ObjectList {
                rows: rows.rows,
                total: found.total,
                warnings,
            };
            Ok((list, self.names_are_of(&space.id, catalogue.seq)?))
        })
    }
}
