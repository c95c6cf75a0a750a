//! The templates of a space, in short (http.md 21). A template is an object like any other: made, read and changed
//! by the use cases of objects.

use std::sync::Arc;

use rolltop_document::document::{Kind, StoredError, TemplateHead};
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::names::{DocumentKeys, SpaceNames};
use rolltop_document::vocabulary::{KeysMode, Spelling};
use rolltop_spec::shared::{ListResponse, Narrowing};
use rolltop_spec::templates::TemplateRow;
use rolltop_store::ObjectRecord;

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::objects::damaged;
use crate::spaces::{Page, SpaceTarget};

/// The query parameter that names a type.
const TYPE: &str = "type";

impl Workspace {
    /// A page of the templates of a space, last modified first, then by id; `of_type` names the type they are for. Reads
    /// all templates of the space, which people make by hand, and no other object.
    pub fn list_templates(
        &self,
        space: &SpaceTarget,
        of_type: Option<&str>,
        keys: KeysMode,
        page: Page,
    ) -> Result<ListResponse<TemplateRow>> {
        self.store.read(|at| {
            let catalogue = self.live_names_at(at, space)?;
            let wanted = of_type
                .map(|spelling| named_type(&catalogue, spelling, keys))
                .transpose()?;
            let found = at.objects_of_kinds(&space.id, &[Kind::Template.name()])?;
            let mut listed = Vec::new();
            let mut warnings: Vec<Issue> = catalogue.warning().into_iter().collect();
            for record in found.into_iter().filter(|record| !record.archived) {
                match listed_for(&record) {
                    Ok(Some(key)) if wanted.is_none_or(|wanted| *wanted == key) => {
                        listed.push((record, key));
                    }
                    Ok(_) => {}
                    Err(_) => {
                        warnings.push(damaged(&record.id, "it is left out: its type is not known"));
                    }
                }
            }
            listed.sort_by(|(a, _), (b, _)| {
                let newest_first = b.modified_at.cmp(&a.modified_at);
                newest_first.then_with(|| a.id.cmp(&b.id))
            });
            let total = listed.len() as u64;
            let shown: Vec<_> = page.of(listed).collect();
            let rows = spelled(&shown, &catalogue, keys);
            let list = ListResponse::page(page, rows, total, Narrowing::Offset);
            Ok(list.advised(warnings))
        })
    }

    /// The ids of the templates of a type, by its internal key.
    pub fn templates_of(&self, space: &SpaceTarget, type_key: &str) -> Result<Vec<String>> {
        self.store.read(|at| {
            self.live_space_at(at, space)?;
            let found = at.objects_of_kinds(&space.id, &[Kind::Template.name()])?;
            let is_of_type = |record: &&Arc<ObjectRecord>| {
                listed_for(record).is_ok_and(|key| key.as_deref() == Some(type_key))
            };
            let of_type = found.iter().filter(is_of_type);
            Ok(of_type.map(|record| record.id.clone()).collect())
        })
    }
}

/// Internal key of the type that lists show a template for; `None` if no list shows it.
fn listed_for(record: &ObjectRecord) -> Result<Option<String>, StoredError> {
    let head = TemplateHead::from_stored(&record.document)?;
    Ok(head.template_for.filter(|_| !head.hidden))
}

/// Internal key of the type that the query names.
fn named_type<'c>(
    catalogue: &'c Catalogue,
    spelling: &str,
    keys: KeysMode,
) -> Result<&'c String, Fault> {
    let found = catalogue.vocabulary.find_type(spelling, keys);
    found.map(|def| &def.key).map_err(|miss| miss.at(TYPE))
}

fn spelled(
    listed: &[(Arc<ObjectRecord>, String)],
    catalogue: &Catalogue,
    keys: KeysMode,
) -> Vec<TemplateRow> {
    let vocabulary = &catalogue.vocabulary;
    let types = listed.iter().map(|(_, type_key)| type_key.as_str());
    let document = DocumentKeys::new(vocabulary, [], types);
    let names = SpaceNames::new(vocabulary)
        .keys(keys)
        .in_document(&document);
    let row = |(record, type_key): &(Arc<ObjectRecord>, String)| {
        let of_type = vocabulary.type_def(type_key);
        let default = of_type.and_then(|def| def.default_template.as_ref());
        TemplateRow {
            id: record.id.clone(),
            name: record.name.clone(),
            template_for: names.type_key(type_key),
            default: default == Some(&record.id),
        }
    };
    listed.iter().map(row).collect()
}
