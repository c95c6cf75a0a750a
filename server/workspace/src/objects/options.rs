//! Options that a request creates or takes out of the bin, in the commit of the request (ops.md 9).

use std::collections::HashMap;

use rolltop_document::properties::{NewOption, next_color};
use rolltop_document::vocabulary::{OptionDef, Options, Vocabulary};
use rolltop_spec::shared::{CreatedOption, SideEffects};
use rolltop_store::{ObjectRecord, Snapshot};

use super::document_of;
use super::record::{Stamp, new_record};
use crate::Workspace;
use crate::catalog::option_document;
use crate::error::{Error, Result};

impl Workspace {
    /// The records that bring these options into being. `first_order` is the place of the first of them among those
    /// of the space.
    pub(crate) fn option_records(
        &self,
        at: &Snapshot<'_>,
        space_id: &str,
        vocabulary: &Vocabulary,
        first_order: u64,
        options: &[NewOption],
        stamp: Stamp<'_>,
    ) -> Result<Vec<ObjectRecord>> {
        let mut records = Vec::with_capacity(options.len());
        let mut known: HashMap<&str, Options> = HashMap::new();
        for (order, option) in (first_order..).zip(options) {
            let siblings = known.entry(option.property.as_str()).or_insert_with(|| {
                let property = vocabulary.property(&option.property);
                property
                    .map(|property| property.options.clone())
                    .unwrap_or_default()
            });
            let record = if option.revived {
                revived_option(at, option)?
            } else {
                let color = option.color.unwrap_or_else(|| next_color(siblings));
                siblings.push(OptionDef {
                    id: option.id.clone(),
                    slug: None,
                    name: option.name.clone(),
                    color,
                    archived: false,
                });
                let mut document = option_document(&option.property, &option.name, color, order);
                document.mark_origin();
                let id = option.id.clone();
                new_record(id, space_id, &document, vocabulary, stamp)
            };
            records.push(record);
        }
        Ok(records)
    }
}

fn revived_option(at: &Snapshot<'_>, option: &NewOption) -> Result<ObjectRecord> {
    let record = at.object(&option.id)?;
    let record = record
        .ok_or_else(|| Error::internal(format!("option {} is named but not stored", option.id)))?;
    // Reading it keeps a record that is no option from being written back.
    document_of(&record)?;
    Ok(ObjectRecord {
        archived: false,
        ..ObjectRecord::clone(&record)
    })
}

/// The options as receipts name them.
pub(crate) fn created_options(vocabulary: &Vocabulary, options: &[NewOption]) -> SideEffects {
    let options = options.iter().map(|option| CreatedOption {
        name: option.name.clone(),
        property: vocabulary.property_key(&option.property).to_owned(),
    });
    SideEffects {
        options: options.collect(),
        properties: Vec::new(),
    }
}
