//! Rows of objects, compact, with the properties asked for (http.md 22, query.md 8).

use rolltop_document::block::JsonMap;
use rolltop_document::envelope::derived_properties;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::MAX_KEY;
use rolltop_document::path::Path;
use rolltop_document::properties::{RenderContext, render_value};
use rolltop_document::vocabulary::{DocumentKeys, KeysMode, Layout, PropertyDef, SpaceNames};
use rolltop_store::ObjectRecord;
use serde_json::Value;

use super::document_of;
use super::lookup::SpaceObjects;
use super::read::facts;
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::{Error, Result};
use crate::spaces::{Page, SpaceTarget};

/// Most entries of `fields`.
const MAX_FIELDS: usize = 25;
/// Entries that every row has anyway.
const ALWAYS: [&str; 2] = ["id", "type"];
/// The parameter.
const FIELDS: &str = "fields";

/// A page of objects.
#[derive(Clone, Debug, PartialEq)]
pub struct ObjectList {
    /// The rows of the page.
    pub rows: Vec<ObjectRow>,
    /// How many objects the whole list has.
    pub total: u64,
}

/// One object, in short.
#[derive(Clone, Debug, PartialEq)]
pub struct ObjectRow {
    /// Object id.
    pub id: String,
    /// Its name; the first words of a note without one.
    pub name: String,
    /// Its type, as `keys` spells it.
    pub type_key: String,
    /// The asked properties that the object holds.
    pub properties: JsonMap,
}

/// A property to project, under the spelling that its rows carry.
struct Field<'a> {
    property: &'a PropertyDef,
    spelled: String,
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
        let catalogue = self.catalogue(&space.id)?;
        let fields = parse_fields(fields.unwrap_or_default(), &catalogue, keys)?;
        let found = self
            .store
            .list_objects(&space.id, page.offset, page.limit)
            .map_err(Error::internal)?;
        let objects = SpaceObjects::new(&*self.store, &space.id);
        let held = fields.iter().map(|field| field.property.key.as_str());
        let types = found.records.iter().map(|record| record.type_key.as_str());
        let spelled = DocumentKeys::new(&catalogue.vocabulary, held, types);
        let names = SpaceNames::new(&catalogue.vocabulary)
            .keys(keys)
            .in_document(&spelled);
        let context = RenderContext {
            vocabulary: &catalogue.vocabulary,
            spelling: &names,
            objects: &objects,
        };
        let rows: Result<Vec<ObjectRow>> = found
            .records
            .iter()
            .map(|record| row(record, &fields, keys, context))
            .collect();
        let rows = rows?;
        objects.finish()?;
        Ok(ObjectList {
            rows,
            total: found.total,
        })
    }
}

/// The properties of a comma list; empty entries are skipped.
fn parse_fields<'a>(
    list: &str,
    catalogue: &'a Catalogue,
    keys: KeysMode,
) -> Result<Vec<Field<'a>>, Fault> {
    let spellings: Vec<&str> = list
        .split(',')
        .map(str::trim)
        .filter(|field| !field.is_empty())
        .collect();
    if spellings.len() > MAX_FIELDS {
        let message = format!("{} fields, and at most {MAX_FIELDS} fit", spellings.len());
        return Err(Fault::invalid(
            Issue::at(FIELDS, message).hint("ask for fewer"),
        ));
    }
    let asked = spellings
        .into_iter()
        .filter(|spelling| !ALWAYS.contains(spelling));
    asked
        .map(|spelling| field(spelling, catalogue, keys))
        .collect()
}

fn field<'a>(spelling: &str, catalogue: &'a Catalogue, keys: KeysMode) -> Result<Field<'a>, Fault> {
    let length = spelling.chars().count();
    if length > MAX_KEY {
        let message = format!("a field of {length} characters, and at most {MAX_KEY} fit");
        let hint = "send keys of properties, separated by commas";
        return Err(Fault::invalid(Issue::at(FIELDS, message).hint(hint)));
    }
    match catalogue.vocabulary.find_property(spelling, keys) {
        Ok(property) => Ok(Field {
            property,
            spelled: spelling.to_owned(),
        }),
        Err(miss) => {
            let mut issue = miss.issue;
            issue.path = Some(FIELDS.to_owned());
            Err(Fault {
                kind: miss.kind,
                message: "unknown property keys".into(),
                issues: vec![issue],
            })
        }
    }
}

fn row(
    record: &ObjectRecord,
    fields: &[Field<'_>],
    keys: KeysMode,
    context: RenderContext<'_>,
) -> Result<ObjectRow> {
    let is_nameless_note = record.name.is_empty()
        && context
            .vocabulary
            .type_def(&record.type_key)
            .is_some_and(|def| def.layout == Layout::Note);
    let name = if is_nameless_note {
        &record.snippet
    } else {
        &record.name
    };
    let properties = if fields.is_empty() {
        JsonMap::new()
    } else {
        project(record, fields, keys, context)?
    };
    Ok(ObjectRow {
        id: record.id.clone(),
        name: name.clone(),
        type_key: context.spelling.type_key(&record.type_key),
        properties,
    })
}

/// The asked properties that the object holds, in their served form.
fn project(
    record: &ObjectRecord,
    fields: &[Field<'_>],
    keys: KeysMode,
    context: RenderContext<'_>,
) -> Result<JsonMap> {
    let document = document_of(record)?;
    let derived = derived_properties(&document, &facts(record), context.vocabulary);
    let mut projected = JsonMap::new();
    // What could not be served is left out of a row without a word: the object itself tells of it.
    let mut unsaid = Vec::new();
    for Field { property, spelled } in fields {
        let of_record = derived
            .iter()
            .find(|(key, _)| *key == property.key)
            .map(|(_, value)| value);
        let stored: Option<&Value> = of_record.or_else(|| document.properties.get(&property.key));
        let Some(stored) = stored else { continue };
        let spelled = match keys {
            KeysMode::Slug => spelled.clone(),
            KeysMode::Name => context.spelling.property_key(&property.key),
        };
        let value = render_value(property, stored, &Path::root(), context, &mut unsaid);
        projected.insert(spelled, value);
    }
    Ok(projected)
}
