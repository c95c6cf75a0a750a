//! The rows of every list and search: compact objects with the requested properties (http.md 22, query.md 8).

use std::collections::HashSet;

use rolltop_document::bundled::TYPE;
use rolltop_document::document::{Document, stored_properties};
use rolltop_document::envelope::derived_properties;
use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, FaultKind, Issue};
use rolltop_document::limits::MAX_KEY;
use rolltop_document::names::{DocumentKeys, SpaceNames};
use rolltop_document::path::Path;
use rolltop_document::properties::{RenderContext, named_by, render_value};
use rolltop_document::vocabulary::{
    KeyResolver, KeysMode, Layout, Offers, PropertyDef, Vocabulary,
};
use rolltop_document::wire::JsonMap;
use rolltop_document::wording::{PUT_BACK, too_many};
use rolltop_query::names::QueryNames;
use rolltop_spec::shared::ObjectRow;
use rolltop_store::{ObjectRecord, Snapshot};
use serde_json::Value;

use super::lookup::SpaceObjects;
use super::read::facts;
use super::search_only::{SearchData, SearchOnly, asks_for};
use crate::catalog::Catalogue;
use crate::error::Result;

/// Bytes of names and values, as they are served, after which a page of rows ends, whatever its limit; its first row
/// may have more.
pub const ROW_PAGE_BYTES: usize = 4 << 20;
/// Most entries of `fields`.
const MAX_FIELDS: usize = 25;
/// The id as a field, which every row has.
const ID: &str = "id";

/// The warnings, or the refusal. Unknown keys have a message of their own (query.md 6.1), other issues this one.
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
        fault
    })
}

/// The message of a refusal of keys.
fn keys_fault(kind: FaultKind) -> &'static str {
    match kind {
        FaultKind::Ambiguous => "ambiguous property keys",
        _ => "unknown property keys",
    }
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

/// Rows with their warnings.
type Rows = (Vec<ObjectRow>, Vec<Issue>);

/// The bytes that are left of a page; `None` before its first row.
#[derive(Debug, Default)]
pub(crate) struct PageRoom(Option<usize>);

impl PageRoom {
    /// Takes this many bytes, or returns false and ends the page. The first row always fits.
    fn take(&mut self, bytes: usize) -> bool {
        let left = self.0.unwrap_or(ROW_PAGE_BYTES.max(bytes));
        let rest = left.checked_sub(bytes);
        self.0 = Some(rest.unwrap_or_default());
        rest.is_some()
    }

    /// True if the page has ended.
    pub(crate) fn is_full(&self) -> bool {
        self.0 == Some(0)
    }
}

/// The size of a value as JSON, in bytes.
fn size_of(value: &Value) -> usize {
    value.to_string().len()
}

/// Adds those warnings that were not given yet.
pub(crate) fn add_once(warnings: &mut Vec<Issue>, more: Vec<Issue>) {
    for warning in more {
        if !warnings.contains(&warning) {
            warnings.push(warning);
        }
    }
}

/// The path of a field in the comma list of a query parameter.
pub(crate) fn listed_field(_: usize) -> String {
    "fields".to_owned()
}

/// The path of a field in the array of a body.
pub(crate) fn body_field(position: usize) -> String {
    format!("/fields/{position}")
}

/// The entries of a comma list; empty ones are skipped.
pub(crate) fn comma_list(list: Option<&str>) -> Vec<&str> {
    let entries = list.unwrap_or_default().split(',').map(str::trim);
    entries.filter(|entry| !entry.is_empty()).collect()
}

/// Parses the properties of rows. Two spellings of one property are refused (http.md 10). Repetitions, and the id and
/// type, which all rows have, add nothing.
pub(crate) fn parse_fields<'a>(
    spellings: &[&str],
    path_of: fn(usize) -> String,
    names: &QueryNames<'a>,
) -> Result<Vec<Field<'a>>, Fault> {
    if spellings.len() > MAX_FIELDS {
        let message = too_many(spellings.len(), "fields", MAX_FIELDS);
        return Err(Fault::invalid(
            Issue::at("fields", message).hint("ask for fewer"),
        ));
    }
    let mut fields: Vec<Field<'a>> = Vec::with_capacity(spellings.len());
    let mut refused: Option<Fault> = None;
    let is_carried = named_by(|| {
        let spelled = spellings.iter();
        spelled.filter_map(|spelling| names.held_property(spelling))
    });
    let offers = Offers::beside(&is_carried);
    for (position, spelling) in spellings.iter().enumerate() {
        let path = path_of(position);
        let length = spelling.chars().count();
        let found = if length > MAX_KEY {
            let message = format!("a field of {}", too_many(length, "characters", MAX_KEY));
            let hint = "send keys of properties";
            Err(Fault::invalid(Issue::at(path.clone(), message).hint(hint)))
        } else {
            names.find_field(spelling, offers).map_err(|miss| Fault {
                kind: miss.kind,
                message: keys_fault(miss.kind).into(),
                issues: vec![miss.issue.placed(path.clone())],
            })
        };
        let added = found.and_then(|property| {
            let spelled = (*spelling).to_owned();
            add_field(&mut fields, Field { property, spelled }, path)
        });
        match (added, &mut refused) {
            (Ok(()), _) => {}
            (Err(fault), Some(refused)) => refused.issues.extend(fault.issues),
            (Err(fault), None) => refused = Some(fault),
        }
    }
    refused.map_or(Ok(fields), Err)
}

/// Adds a field, unless the list has it or all rows do.
///
/// # Errors
/// The property is there in another spelling (http.md 10).
pub(crate) fn add_field<'a>(
    fields: &mut Vec<Field<'a>>,
    field: Field<'a>,
    path: String,
) -> Result<(), Fault> {
    if [ID, TYPE].contains(&field.key()) {
        return Ok(());
    }
    let known = fields.iter().find(|known| known.key() == field.key());
    match known.map(|known| known.spelled.as_str()) {
        None => fields.push(field),
        Some(first) if first == field.spelled => {}
        Some(first) => {
            let message = format!(
                "duplicate property key: {first} and {} are the same property",
                field.spelled
            );
            let issue = Issue::at(path, message).hint("write it once");
            return Err(Fault::invalid(issue));
        }
    }
    Ok(())
}

/// A record, as far as a row shows it.
struct Picked<'f> {
    id: String,
    name: String,
    type_key: String,
    /// Stored values of the asked properties.
    values: Vec<(&'f Field<'f>, Value)>,
}

/// Returns the values of an object that only search data holds.
type ReadSearchOnly<'r> = dyn Fn(&str) -> SearchOnly + 'r;

/// The columns of rows.
#[derive(Clone, Copy)]
pub(crate) struct Columns<'c> {
    /// Beside id, name and type.
    pub(crate) fields: &'c [Field<'c>],
    /// How keys are spelled.
    pub(crate) keys: KeysMode,
    /// The names of the space.
    pub(crate) catalogue: &'c Catalogue,
}

impl Columns<'_> {
    /// The rows of objects in their order, as a snapshot shows them, with the search data of the same moment where a
    /// field needs it.
    pub(crate) fn rows_at(
        self,
        at: &Snapshot<'_>,
        space_id: &str,
        ids: &[String],
        data: Option<SearchData<'_>>,
    ) -> Result<Rows> {
        let search_only = |id: &str| {
            let found = data.and_then(|data| Some((data, data.rows.of(id)?)));
            found.map_or_else(SearchOnly::default, |(data, row)| {
                data.values(row, |key| asks_for(self.fields, key))
            })
        };
        let ids = ids.iter().map(String::as_str);
        let room = &mut PageRoom::default();
        self.rows_of(at, space_id, ids, &search_only, room)
    }

    /// The rows of objects whose records are read one by one, because a page of them may be larger than memory. The
    /// page ends where there is no more room.
    pub(crate) fn rows_of<'i>(
        self,
        at: &Snapshot<'_>,
        space_id: &str,
        ids: impl Iterator<Item = &'i str>,
        search_only: &ReadSearchOnly<'_>,
        room: &mut PageRoom,
    ) -> Result<Rows> {
        let vocabulary = &self.catalogue.vocabulary;
        let mut warnings = Vec::new();
        let picked = pick(at, ids, search_only, self.fields, &mut warnings, vocabulary)?;
        let objects = SpaceObjects::at(at, space_id);
        let held = self.fields.iter().map(Field::key);
        let types = picked.iter().map(|picked| picked.type_key.clone());
        let types: HashSet<String> = types.collect();
        let types = types.iter().map(String::as_str);
        let spelled = DocumentKeys::new(vocabulary, held, types);
        let names = SpaceNames::new(vocabulary).keys(self.keys);
        let names = names.in_document(&spelled);
        let context = RenderContext {
            vocabulary,
            spelling: &names,
            objects: &objects,
        };
        let rows = picked
            .into_iter()
            .map(|picked| rendered(picked, self.keys, context));
        let rows = rows.take_while(|(_, size)| room.take(*size));
        let rows = rows.map(|(row, _)| row).collect();
        objects.finish()?;
        Ok((rows, warnings))
    }
}

/// The values of the rows of a page, before they are rendered.
fn pick<'f, 'i>(
    at: &Snapshot<'_>,
    ids: impl Iterator<Item = &'i str>,
    search_only: &ReadSearchOnly<'_>,
    fields: &'f [Field<'f>],
    warnings: &mut Vec<Issue>,
    vocabulary: &Vocabulary,
) -> Result<Vec<Picked<'f>>> {
    let mut room = PageRoom::default();
    let mut picked = Vec::new();
    for id in ids {
        let record = match at.object_or_damage(id)? {
            Ok(Some(record)) if !record.archived => record,
            Ok(_) => continue,
            Err(_) => {
                warnings.push(damaged(id, "it has no row"));
                continue;
            }
        };
        let is_nameless_note = record.name.is_empty()
            && vocabulary
                .type_def(&record.type_key)
                .is_some_and(|def| def.layout == Layout::Note);
        let name = if is_nameless_note {
            &record.snippet
        } else {
            &record.name
        };
        let values = stored_values(&record, fields, search_only, warnings, vocabulary);
        let size: usize = values.iter().map(|(_, value)| size_of(value)).sum();
        if !room.take(name.len() + size) {
            break;
        }
        picked.push(Picked {
            id: record.id.clone(),
            name: name.clone(),
            type_key: record.type_key.clone(),
            values,
        });
    }
    Ok(picked)
}

/// The requested properties of an object in stored form. Damaged blocks do not matter, because they are not parsed. A
/// damaged document shows only the values of its record and of search data.
fn stored_values<'f>(
    record: &ObjectRecord,
    fields: &'f [Field<'f>],
    search_only: &ReadSearchOnly<'_>,
    warnings: &mut Vec<Issue>,
    vocabulary: &Vocabulary,
) -> Vec<(&'f Field<'f>, Value)> {
    if fields.is_empty() {
        return Vec::new();
    }
    let properties = stored_properties(&record.document).unwrap_or_else(|_| {
        warnings.push(damaged(
            &record.id,
            "its row shows no values of its document",
        ));
        Vec::new()
    });
    let document = Document {
        type_key: record.type_key.clone(),
        properties: properties.into_iter().collect(),
        ..Document::default()
    };
    let derived = derived_properties(&document, &facts(record), vocabulary);
    let found = search_only(&record.id);
    warnings.extend(found.warnings);
    let added = found.values.into_iter().chain(derived);
    let mut values = document.properties;
    values.extend(added.map(|(key, value)| (key.to_owned(), value)));
    let fields = fields.iter();
    let held = fields.filter_map(|field| Some((field, values.remove(field.key())?)));
    held.collect()
}

/// The warning of a list about a damaged object, with the consequence.
pub(crate) fn damaged(id: &str, outcome: &str) -> Issue {
    let message = format!("{id} is damaged, and {outcome}");
    Issue::pathless(message).hint(PUT_BACK)
}

/// A row, and the size of its name and values in bytes.
fn rendered(picked: Picked<'_>, keys: KeysMode, context: RenderContext<'_>) -> (ObjectRow, usize) {
    let mut size = picked.name.len();
    let mut properties = JsonMap::new();
    // A read of the object itself has these warnings.
    let mut unused = Vec::new();
    for (Field { property, spelled }, stored) in &picked.values {
        let spelled = match keys {
            KeysMode::Slug => spelled.clone(),
            KeysMode::Name => context.spelling.property_key(&property.key),
        };
        let value = render_value(property, stored, &Path::root(), context, &mut unused);
        size += spelled.len() + size_of(&value);
        properties.insert(spelled, value);
    }
    let row = ObjectRow {
        type_key: context.spelling.type_key(&picked.type_key),
        id: picked.id,
        name: picked.name,
        space_id: None,
        properties,
    };
    (row, size)
}
