//! Options that a request creates or takes out of the bin, in the commit of the request (ops.md 9).

use std::collections::HashMap;
use std::sync::Arc;

use rolltop_document::properties::{NewOption, next_color};
use rolltop_document::vocabulary::{OptionDef, Options, Vocabulary};
use rolltop_spec::shared::{CreatedOption, SideEffects};
use rolltop_store::{ObjectRecord, Snapshot, Tx};

use super::document_of;
use super::record::{Stamp, new_record};
use crate::catalog::{Catalogue, option_document, set_slug};
use crate::error::{Error, Result};

/// Stores the options that a request creates or restores.
pub(super) fn put_options(
    tx: &mut Tx<'_>,
    space_id: &str,
    catalogue: &Catalogue,
    options: &[NewOption],
    stamp: Stamp<'_>,
) -> Result<()> {
    let (vocabulary, order) = (&catalogue.vocabulary, catalogue.next_option_order);
    for record in option_records(tx, space_id, vocabulary, order, options, stamp)? {
        tx.put_object(record)?;
    }
    Ok(())
}

/// The records that bring these options into being. `first_order` is the place of the first of them among those of
/// the space.
pub(crate) fn option_records(
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
        if option.revived {
            let unstored = || Error::internal(format!("option {} is not stored", option.id));
            let record = at.object(&option.id)?.ok_or_else(unstored)?;
            // Reading it keeps a record that is no option from being written back.
            document_of(&record)?;
            records.push(ObjectRecord {
                archived: false,
                ..Arc::unwrap_or_clone(record)
            });
            continue;
        }
        let siblings = known.entry(&option.property).or_insert_with(|| {
            let property = vocabulary.property(&option.property);
            property.map_or_else(Options::default, |property| property.options.clone())
        });
        let def = OptionDef {
            id: option.id.clone(),
            slug: None,
            name: option.name.clone(),
            color: option.color.unwrap_or_else(|| next_color(siblings)),
            archived: false,
        };
        siblings.push(def.clone());
        let option = (option.property.as_str(), &def);
        records.push(option_record(space_id, option, order, vocabulary, stamp));
    }
    Ok(records)
}

/// The record of a new option of the property with this internal key.
pub(crate) fn option_record(
    space_id: &str,
    (property, option): (&str, &OptionDef),
    order: u64,
    vocabulary: &Vocabulary,
    stamp: Stamp<'_>,
) -> ObjectRecord {
    let mut document = option_document(property, &option.name, option.color, order);
    if let Some(slug) = &option.slug {
        set_slug(&mut document, slug);
    }
    document.mark_origin();
    new_record(option.id.clone(), space_id, &document, vocabulary, stamp)
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
