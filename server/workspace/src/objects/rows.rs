//! Rows of objects, compact, with the properties asked for: those of every list and search (http.md 22, query.md 8).

use std::sync::Arc;

use rolltop_document::block::JsonMap;
use rolltop_document::bundled::TYPE;
use rolltop_document::envelope::derived_properties;
use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, FaultKind, Issue};
use rolltop_document::limits::MAX_KEY;
use rolltop_document::path::Path;
use rolltop_document::properties::{RenderContext, render_value};
use rolltop_document::vocabulary::{DocumentKeys, KeysMode, Layout, PropertyDef, SpaceNames};
use rolltop_query::names::QueryNames;
use rolltop_store::ObjectRecord;
use serde_json::Value;

use super::document_of;
use super::lookup::SpaceObjects;
use super::read::facts;
use super::search_only::SearchOnly;
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::{Error, Result};
use crate::refusals::in_short;

/// Most entries of `fields`.
const MAX_FIELDS: usize = 25;
/// The id as a field, which every row has.
const ID: &str = "id";
/// The sentence of a refusal that names unknown keys.
const UNKNOWN_KEYS: &str = "unknown property keys";
/// The same for keys that may mean several properties.
const AMBIGUOUS_KEYS: &str = "ambiguous property keys";

/// The warnings, or the refusal: of unknown keys by their own name (query.md 6.1), of anything else by this one.
pub(crate) fn judged(found: Findings, otherwise: &'static str) -> Result<Vec<Issue>, Fault> {
    let lists_properties = |issue: &Issue| {
        let mut see_also = issue.see_also.iter();
        see_also.any(|one| one.op.as_deref() == Some("list_properties"))
    };
    let is_unknown = found.issues.iter().all(lists_properties);
    found.into_result(otherwise).map_err(|mut fault| {
        if is_unknown {
            fault.message = keys_fault(fault.kind).into();
        }
        in_short(fault)
    })
}

/// What is wrong with keys, as a whole.
fn keys_fault(kind: FaultKind) -> &'static str {
    match kind {
        FaultKind::Ambiguous => AMBIGUOUS_KEYS,
        _ => UNKNOWN_KEYS,
    }
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
#[derive(Clone, Debug)]
pub(crate) struct Field<'a> {
    property: &'a PropertyDef,
    spelled: String,
}

impl Field<'_> {
    /// Internal key of the property.
    pub(super) fn key(&self) -> &str {
        &self.property.key
    }
}

/// Rows, and what is to be said of them.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    pub(crate) rows: Vec<ObjectRow>,
    pub(crate) warnings: Vec<Issue>,
}

/// Adds those warnings that were not given yet.
pub(crate) fn add_once(warnings: &mut Vec<Issue>, more: Vec<Issue>) {
    for warning in more {
        if !warnings.contains(&warning) {
            warnings.push(warning);
        }
    }
}

/// Where `fields` are written.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum FieldsAt {
    /// The comma list of a query parameter.
    Parameter,
    /// The array of a body.
    Body,
}

impl FieldsAt {
    /// The path of an entry.
    pub(crate) fn path(self, position: usize) -> String {
        match self {
            Self::Parameter => "fields".to_owned(),
            Self::Body => format!("/fields/{position}"),
        }
    }
}

/// The entries of a comma list; empty ones are skipped.
pub(crate) fn comma_list(list: Option<&str>) -> Vec<&str> {
    let entries = list.unwrap_or_default().split(',').map(str::trim);
    entries.filter(|entry| !entry.is_empty()).collect()
}

/// The properties that rows are to carry. What rows carry anyway, id and type, is taken and adds nothing.
pub(crate) fn parse_fields<'a>(
    spellings: &[&str],
    at: FieldsAt,
    names: &QueryNames<'a>,
) -> Result<Vec<Field<'a>>, Fault> {
    if spellings.len() > MAX_FIELDS {
        let message = format!("{} fields, and at most {MAX_FIELDS} fit", spellings.len());
        return Err(Fault::invalid(
            Issue::at("fields", message).hint("ask for fewer"),
        ));
    }
    let mut fields = Vec::with_capacity(spellings.len());
    let mut refused: Option<Fault> = None;
    for (position, spelling) in spellings.iter().enumerate() {
        let path = at.path(position);
        let length = spelling.chars().count();
        let found = if length > MAX_KEY {
            let message = format!("a field of {length} characters, and at most {MAX_KEY} fit");
            let hint = "send keys of properties";
            Err(Fault::invalid(Issue::at(path, message).hint(hint)))
        } else {
            names.find_field(spelling).map_err(|miss| Fault {
                kind: miss.kind,
                message: keys_fault(miss.kind).into(),
                issues: vec![Issue {
                    path: Some(path),
                    ..miss.issue
                }],
            })
        };
        match (found, &mut refused) {
            (Ok(property), _) if [ID, TYPE].contains(&property.key.as_str()) => {}
            (Ok(property), _) => fields.push(Field {
                property,
                spelled: (*spelling).to_owned(),
            }),
            (Err(fault), Some(refused)) => refused.issues.extend(fault.issues),
            (Err(fault), None) => refused = Some(fault),
        }
    }
    refused.map_or(Ok(fields), Err)
}

impl Workspace {
    /// The rows of these objects, in their order. One that is gone meanwhile is left out.
    pub(crate) fn object_rows(
        &self,
        space_id: &str,
        ids: &[String],
        fields: &[Field<'_>],
        keys: KeysMode,
        catalogue: &Catalogue,
    ) -> Result<Rows> {
        let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
        let found = self.store.objects(&ids).map_err(Error::internal)?;
        let records: Vec<Arc<ObjectRecord>> = found.into_iter().flatten().collect();
        self.rows_of(space_id, &records, fields, keys, catalogue)
    }

    /// The rows of these records.
    pub(crate) fn rows_of(
        &self,
        space_id: &str,
        records: &[Arc<ObjectRecord>],
        fields: &[Field<'_>],
        keys: KeysMode,
        catalogue: &Catalogue,
    ) -> Result<Rows> {
        let objects = SpaceObjects::new(&*self.store, space_id);
        let held = fields.iter().map(|field| field.property.key.as_str());
        let types = records.iter().map(|record| record.type_key.as_str());
        let spelled = DocumentKeys::new(&catalogue.vocabulary, held, types);
        let names = SpaceNames::new(&catalogue.vocabulary)
            .keys(keys)
            .in_document(&spelled);
        let context = RenderContext {
            vocabulary: &catalogue.vocabulary,
            spelling: &names,
            objects: &objects,
        };
        let search_only = self.search_only(space_id, records, fields)?;
        let rows: Result<Vec<ObjectRow>> = records
            .iter()
            .map(|record| row(record, fields, &search_only, keys, context))
            .collect();
        let rows = rows?;
        objects.finish()?;
        Ok(Rows {
            rows,
            warnings: search_only.warnings,
        })
    }
}

fn row(
    record: &ObjectRecord,
    fields: &[Field<'_>],
    search_only: &SearchOnly,
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
        project(record, fields, search_only, keys, context)?
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
    search_only: &SearchOnly,
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
        let indexed = search_only.value(&record.id, &property.key);
        let stored: Option<&Value> = of_record
            .or(indexed)
            .or_else(|| document.properties.get(&property.key));
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
