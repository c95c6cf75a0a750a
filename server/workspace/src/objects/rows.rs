//! Rows of objects, compact, with the properties asked for: those of every list and search (http.md 22, query.md 8).

use std::collections::HashSet;
use std::io;
use std::sync::Arc;

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
use rolltop_store::{ObjectRecord, Snapshot, StorageError};
use serde_json::Value;

use super::lookup::SpaceObjects;
use super::read::facts;
use super::search_only::{SearchData, SearchOnly};
use crate::catalog::Catalogue;
use crate::error::Result;

/// Bytes of names and values, as they are served, after which a page of rows ends, whatever its limit; its first row
/// may have more.
pub const ROW_PAGE_BYTES: usize = 4 << 20;
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
        fault
    })
}

/// What is wrong with keys, as a whole.
fn keys_fault(kind: FaultKind) -> &'static str {
    match kind {
        FaultKind::Ambiguous => AMBIGUOUS_KEYS,
        _ => UNKNOWN_KEYS,
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

/// Rows, and what is to be said of them.
#[derive(Debug, Default)]
pub(crate) struct Rows {
    pub(crate) rows: Vec<ObjectRow>,
    pub(crate) warnings: Vec<Issue>,
}

/// What a page has room for.
#[derive(Debug)]
pub(crate) struct PageRoom {
    bytes: usize,
    is_fresh: bool,
}

impl PageRoom {
    pub(crate) fn new() -> Self {
        Self {
            bytes: ROW_PAGE_BYTES,
            is_fresh: true,
        }
    }

    /// Takes this many bytes; false when the page ends before them. The first are always taken.
    fn take(&mut self, bytes: usize) -> bool {
        let fits = bytes <= self.bytes || self.is_fresh;
        self.is_fresh = false;
        // What comes after the first row that does not fit is not asked for.
        self.bytes = if fits {
            self.bytes.saturating_sub(bytes)
        } else {
            0
        };
        fits
    }

    /// Nothing more fits.
    pub(crate) fn is_full(&self) -> bool {
        self.bytes == 0
    }
}

/// How many bytes a value has as JSON.
fn size_of(value: &Value) -> usize {
    struct Count(usize);
    impl io::Write for Count {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 += bytes.len();
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }
    let mut count = Count(0);
    // A value is always JSON, and counting cannot fail.
    drop(serde_json::to_writer(&mut count, value));
    count.0
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

/// The properties that rows are to carry, each once: two spellings of one are refused (http.md 10), the same spelling
/// twice says nothing new. What rows carry anyway, id and type, is taken and adds nothing.
pub(crate) fn parse_fields<'a>(
    spellings: &[&str],
    at: FieldsAt,
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
        let path = at.path(position);
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

/// Adds a field. The same spelling twice says nothing new, and what rows carry anyway adds nothing.
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

/// A record; `None` leaves it out, an error is of a record that cannot be read.
type Found = std::result::Result<Option<Arc<ObjectRecord>>, StorageError>;

/// Reads the record of an object.
type ReadRecord<'r> = dyn Fn(&str) -> Result<Found> + 'r;

/// Reads what only search data holds of an object.
type ReadSearchOnly<'r> = dyn Fn(&str) -> SearchOnly + 'r;

/// What rows show, and how.
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
        let read = |id: &str| Ok(at.object_or_damage(id)?);
        let search_only = |id: &str| {
            let found = data.and_then(|data| Some((data, data.rows.of(id)?)));
            found.map_or_else(SearchOnly::default, |(data, row)| {
                data.values(row, self.fields)
            })
        };
        let mut room = PageRoom::new();
        let ids = ids.iter().map(String::as_str);
        self.rows_of(at, space_id, ids, (&read, &search_only), &mut room)
    }

    /// The rows of objects whose records are read one by one, because a page of them may be larger than memory. The
    /// page ends where there is no more room.
    pub(crate) fn rows_of<'i>(
        self,
        at: &Snapshot<'_>,
        space_id: &str,
        ids: impl Iterator<Item = &'i str>,
        read: (&ReadRecord<'_>, &ReadSearchOnly<'_>),
        room: &mut PageRoom,
    ) -> Result<Rows> {
        let Columns {
            fields,
            keys,
            catalogue,
        } = self;
        let mut warnings = Vec::new();
        let picked = pick(ids, read, fields, &mut warnings, &catalogue.vocabulary)?;
        let objects = SpaceObjects::at(at, space_id);
        let held = fields.iter().map(|field| field.property.key.as_str());
        let types = picked.iter().map(|picked| picked.type_key.clone());
        let types: HashSet<String> = types.collect();
        let types = types.iter().map(String::as_str);
        let spelled = DocumentKeys::new(&catalogue.vocabulary, held, types);
        let names = SpaceNames::new(&catalogue.vocabulary)
            .keys(keys)
            .in_document(&spelled);
        let context = RenderContext {
            vocabulary: &catalogue.vocabulary,
            spelling: &names,
            objects: &objects,
        };
        let rows = picked
            .into_iter()
            .map(|picked| rendered(picked, keys, context));
        let rows = rows.take_while(|(_, size)| room.take(*size));
        let rows = rows.map(|(row, _)| row).collect();
        objects.finish()?;
        Ok(Rows { rows, warnings })
    }
}

/// What rows show of these records, as far as a page of values that are not rendered yet has room.
fn pick<'f, 'i>(
    ids: impl Iterator<Item = &'i str>,
    (read, search_only): (&ReadRecord<'_>, &ReadSearchOnly<'_>),
    fields: &'f [Field<'f>],
    warnings: &mut Vec<Issue>,
    vocabulary: &Vocabulary,
) -> Result<Vec<Picked<'f>>> {
    let mut room = PageRoom::new();
    let mut picked = Vec::new();
    for id in ids {
        let record = match read(id)? {
            Ok(Some(record)) => record,
            Ok(None) => continue,
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

/// The asked properties that the object holds, as they are stored. Blocks are not looked at: whatever is the matter with
/// them, the row shows its values. Of a document that cannot be read at all it shows what the record and search data hold.
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
    let values = fields.iter().filter_map(|field| {
        let key = field.key();
        let of_record = derived.iter().find(|(known, _)| *known == key);
        let of_record = of_record.map(|(_, value)| value);
        let found = found.values.iter().find(|(known, _)| *known == key);
        let found = found.map(|(_, value)| value);
        let stored = of_record.or(found).or_else(|| document.properties.get(key));
        Some((field, stored?.clone()))
    });
    values.collect()
}

/// What a list says of an object that it cannot read, and what comes of that.
pub(crate) fn damaged(id: &str, outcome: &str) -> Issue {
    let message = format!("{id} is damaged, and {outcome}");
    Issue::pathless(message).hint(PUT_BACK)
}

/// A row, its values in their served form, and how many bytes they and its name have.
fn rendered(picked: Picked<'_>, keys: KeysMode, context: RenderContext<'_>) -> (ObjectRow, usize) {
    let mut size = picked.name.len();
    let mut properties = JsonMap::new();
    // What could not be served is left out of a row without a word: the object itself tells of it.
    let mut unsaid = Vec::new();
    for (Field { property, spelled }, stored) in &picked.values {
        let spelled = match keys {
            KeysMode::Slug => spelled.clone(),
            KeysMode::Name => context.spelling.property_key(&property.key),
        };
        let value = render_value(property, stored, &Path::root(), context, &mut unsaid);
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
