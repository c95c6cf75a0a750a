//! Parses one property value by the format of its property (document.md 3.1).

use std::collections::HashSet;

use serde_json::{Number, Value};

use super::date::{NoDate, parse_date, parse_seconds};
use super::options::{NewOptions, Removed, judge_name, resolve_option};
use crate::bundled::{FAVORITE, NAME, NumberNames, bundled_property};
use crate::findings::Findings;
use crate::issue::{Issue, Ref};
use crate::kinds::{Format, Kind};
use crate::limits::{MAX_LIST, MAX_NAME, MAX_TEXT};
use crate::number::{NameFault, canonical_number, parse_named};
use crate::objects::ObjectLookup;
use crate::path::Path;
use crate::vocabulary::PropertyDef;
use crate::wording::{SHORTER_NAME, shown, too_many};

/// Prefix of platform ids; ids of user content never begin with it (document.md 3.6).
const PLATFORM_PREFIX: char = '_';

/// The context that values are validated in.
#[derive(Clone, Copy)]
pub enum ValueContext<'a> {
    /// No space is available: references and option names are not checked (document.md 10.1).
    NoSpace,
    /// A space: references must exist; option names are resolved or collected.
    Space {
        /// The objects of the space.
        objects: &'a dyn ObjectLookup,
        /// Collects the names of new options.
        new_options: &'a NewOptions<'a>,
    },
}

/// One value to parse: its property, its path, and the current value.
#[derive(Clone, Copy)]
pub struct Slot<'a> {
    /// The property.
    pub property: &'a PropertyDef,
    /// The path of the value in the request.
    pub path: &'a Path,
    /// The stored value of the object, if any. Removed options that it contains can still be named.
    pub held: Option<&'a Value>,
}

/// The stored form of a value, or `None` if a fault is reported.
pub fn parse_value(
    slot: Slot<'_>,
    value: &Value,
    context: ValueContext<'_>,
    findings: &mut Findings,
) -> Option<Value> {
    if slot.property.key == FAVORITE && value.is_null() {
        return refuse(mismatch(slot, "true or false", value), findings);
    }
    if value.is_null() {
        return Some(Value::Null);
    }
    match slot.property.format {
        Format::Text | Format::Url | Format::Email | Format::Phone | Format::Emoji => {
            parse_text(slot, value, findings)
        }
        Format::Number => match bundled_property(&slot.property.key).and_then(|b| b.numbers) {
            Some(names) => parse_named_number(slot, names, value, findings),
            None => parse_number(slot, value, findings),
        },
        Format::Checkbox => match value {
            Value::Bool(_) => Some(value.clone()),
            _ => refuse(mismatch(slot, "true or false", value), findings),
        },
        Format::Date => parse_date_value(slot, value, findings),
        Format::Select | Format::MultiSelect | Format::Objects | Format::Files => {
            parse_list(slot, value, context, findings)
        }
        Format::Properties | Format::Map => refuse(
            Issue::at(
                slot.path,
                format!("{} cannot be written", slot.property.spelled()),
            )
            .hint("leave it out: the server keeps it"),
            findings,
        ),
    }
}

fn parse_text(slot: Slot<'_>, value: &Value, findings: &mut Findings) -> Option<Value> {
    let Value::String(text) = value else {
        return refuse(mismatch(slot, "a string", value), findings);
    };
    if slot.property.key == NAME && text.chars().count() > MAX_NAME {
        let message = too_many(text.chars().count(), "characters", MAX_NAME);
        return refuse(Issue::at(slot.path, message).hint(SHORTER_NAME), findings);
    }
    // The byte length is an upper bound of the character count, so most strings need no counting.
    if text.len() > MAX_TEXT && text.chars().count() > MAX_TEXT {
        let message = too_many(text.chars().count(), "characters", MAX_TEXT);
        let hint = "put long text into blocks";
        return refuse(Issue::at(slot.path, message).hint(hint), findings);
    }
    Some(value.clone())
}

fn parse_number(slot: Slot<'_>, value: &Value, findings: &mut Findings) -> Option<Value> {
    let Value::Number(number) = value else {
        return refuse(mismatch(slot, "a JSON number", value), findings);
    };
    match canonical_number(number) {
        Some(number) => Some(Value::Number(number)),
        None => refuse(inexact(slot, number), findings),
    }
}

/// The issue for a whole number that a float cannot represent exactly (document.md 3.1).
fn inexact(slot: Slot<'_>, number: &Number) -> Issue {
    let message = format!("{number} cannot be held exactly: numbers are 64-bit floats");
    let hint = "use a number that a float holds, or a text property";
    Issue::at(slot.path, message).hint(hint)
}

fn parse_named_number(
    slot: Slot<'_>,
    names: NumberNames,
    value: &Value,
    findings: &mut Findings,
) -> Option<Value> {
    let spelled = slot.property.spelled();
    match parse_named(names, value) {
        Ok(Some(number)) => Some(Value::Number(number)),
        Ok(None) if value.is_number() => parse_number(slot, value, findings),
        Ok(None) => refuse(mismatch(slot, "one of its names", value), findings),
        Err(NameFault::Nameable(name)) => {
            let message = format!("{spelled} is written by its name: {value} is {name:?}");
            refuse(
                Issue::at(slot.path, message).hint(format!("write {name:?}")),
                findings,
            )
        }
        Err(NameFault::Unknown) => {
            let message = format!("{spelled} has no value {}", shown(&value.to_string()));
            let hint = format!("one of: {}", names.authorable().join(", "));
            refuse(Issue::at(slot.path, message).hint(hint), findings)
        }
    }
}

fn parse_date_value(slot: Slot<'_>, value: &Value, findings: &mut Findings) -> Option<Value> {
    let parsed = match value {
        Value::String(text) => parse_date(text).map(|date| date.seconds.into()),
        // An echo of an out-of-range stored value is accepted.
        Value::Number(_) if slot.held == Some(value) => return Some(value.clone()),
        Value::Number(number) => match parse_seconds(number) {
            Ok(seconds) => Some(seconds.into()),
            Err(no_date) => {
                let hint = no_date
                    .hint()
                    .unwrap_or_else(|| format!("write {DATE_FORMS}"));
                let message = format!("{number} is not a date: {}", NoDate::WRONG);
                return refuse(Issue::at(slot.path, message).hint(hint), findings);
            }
        },
        _ => {
            return refuse(
                mismatch(slot, "a date", value).hint(format!("write a date: {DATE_FORMS}")),
                findings,
            );
        }
    };
    let Some(seconds) = parsed else {
        let value = value.to_string();
        let (value, spelled) = (shown(&value), slot.property.spelled());
        let message = format!("{value} is not a date that {spelled} takes");
        return refuse(
            Issue::at(slot.path, message).hint(format!("write {DATE_FORMS}")),
            findings,
        );
    };
    Some(Value::Number(seconds))
}

const DATE_FORMS: &str = "RFC 3339 such as \"2026-07-06T15:04:05Z\", a day such as \"2026-07-06\", or unix seconds, in \
                          the years 0001 to 9999";

/// The resolved entries of a list value, without duplicates. A string is a list with one entry.
fn parse_list(
    slot: Slot<'_>,
    value: &Value,
    context: ValueContext<'_>,
    findings: &mut Findings,
) -> Option<Value> {
    let entries = match value {
        Value::Array(entries) if entries.len() > MAX_LIST => {
            let count = entries.len();
            let message = too_many(count, "entries", MAX_LIST);
            return refuse(
                Issue::at(slot.path, message).hint(format!("write at most {MAX_LIST}")),
                findings,
            );
        }
        Value::Array(entries) => parse_entries(slot, entries, context, findings)?,
        Value::String(_) => vec![parse_entry(slot, slot.path, value, context, findings)?],
        _ => {
            return refuse(
                mismatch(slot, "a string or an array of strings", value),
                findings,
            );
        }
    };
    within_count(slot, entries, findings)
}

/// Parses the entries of an array and reports each faulty one at its position, up to the limit of faults. Repeated
/// option names are skipped, because their fault is already reported.
pub(super) fn parse_entries(
    slot: Slot<'_>,
    entries: &[Value],
    context: ValueContext<'_>,
    findings: &mut Findings,
) -> Option<Vec<String>> {
    // A wrong number of entries is reported before faults of the entries, because no option name could fix it.
    if slot.property.format == Format::Select && are_names(entries) && !is_one_name(entries) {
        return refuse(too_many_entries(slot, 1, entries.len()), findings);
    }
    let by_name = !matches!(slot.property.format, Format::Objects | Format::Files);
    let mut given = HashSet::new();
    let mut seen = HashSet::new();
    let mut parsed = Vec::with_capacity(entries.len());
    let mut faulty = false;
    for (position, entry) in entries.iter().enumerate() {
        if findings.is_full() {
            return None;
        }
        let name = entry.as_str().filter(|_| by_name);
        if name.is_some_and(|name| !given.insert(name)) {
            continue;
        }
        match parse_entry(slot, &slot.path.index(position), entry, context, findings) {
            Some(entry) if seen.insert(entry.clone()) => parsed.push(entry),
            Some(_) => {}
            None => faulty = true,
        }
    }
    (!faulty).then_some(parsed)
}

/// Refuses more entries than the property can hold.
pub(super) fn within_count(
    slot: Slot<'_>,
    entries: Vec<String>,
    findings: &mut Findings,
) -> Option<Value> {
    let most = match slot.property.format {
        Format::Select => 1,
        _ => slot.property.max_count as usize,
    };
    if most > 0 && entries.len() > most {
        return refuse(too_many_entries(slot, most, entries.len()), findings);
    }
    Some(Value::Array(
        entries.into_iter().map(Value::String).collect(),
    ))
}

/// Whether the entries of a select contain only one name, possibly repeated.
pub(crate) fn is_one_name(entries: &[Value]) -> bool {
    let first = entries.first();
    are_names(entries) && entries.iter().all(|entry| Some(entry) == first)
}

fn are_names(entries: &[Value]) -> bool {
    entries.iter().all(Value::is_string)
}

fn too_many_entries(slot: Slot<'_>, most: usize, given: usize) -> Issue {
    let noun = if most == 1 { "entry" } else { "entries" };
    let (spelled, format) = (slot.property.spelled(), slot.property.format.name());
    let message = format!("{spelled} ({format}) takes {most} {noun}, {given} are given");
    Issue::at(slot.path, message).hint(format!("leave {most} {noun}"))
}

fn parse_entry(
    slot: Slot<'_>,
    path: &Path,
    entry: &Value,
    context: ValueContext<'_>,
    findings: &mut Findings,
) -> Option<String> {
    let Value::String(text) = entry else {
        return refuse(
            mismatch(Slot { path, ..slot }, "strings as entries", entry),
            findings,
        );
    };
    match slot.property.format {
        Format::Objects | Format::Files => parse_reference(slot, path, text, context, findings),
        _ => parse_option(slot, text, context, findings),
    }
}

/// Resolves an option by name. An unknown or ambiguous name is a fault of the whole value (document.md 3.1).
fn parse_option(
    slot: Slot<'_>,
    name: &str,
    context: ValueContext<'_>,
    findings: &mut Findings,
) -> Option<String> {
    let found = match context {
        ValueContext::NoSpace => judge_name(name).map(|()| name.to_owned()),
        ValueContext::Space { new_options, .. } => {
            let removed = Removed::HeldIn(slot.held);
            resolve_option(slot.property, name, removed, Some(new_options))
        }
    };
    match found {
        Ok(id) => Some(id),
        Err(miss) => {
            findings.miss(slot.path, miss);
            None
        }
    }
}

fn parse_reference(
    slot: Slot<'_>,
    path: &Path,
    text: &str,
    context: ValueContext<'_>,
    findings: &mut Findings,
) -> Option<String> {
    if text.len() > MAX_NAME && text.chars().count() > MAX_NAME {
        let message = too_many(text.chars().count(), "characters", MAX_NAME);
        return refuse(
            Issue::at(path, message).hint("write the id alone"),
            findings,
        );
    }
    let id = cut_caption(text);
    if id.starts_with(PLATFORM_PREFIX) {
        let message = format!(
            "{id:?} is a platform id, which no property can hold",
            id = shown(id)
        );
        let hint = "write the full id of an object of the space";
        return refuse(Issue::at(path, message).hint(hint), findings);
    }
    let ValueContext::Space { objects, .. } = context else {
        return Some(id.to_owned());
    };
    let files_only = slot.property.format == Format::Files;
    let found = objects.object(id);
    if found.is_some_and(|facts| !files_only || facts.kind == Kind::FileObject) {
        return Some(id.to_owned());
    }
    let issue = |noun: &str| {
        Issue::at(
            path,
            format!("the space has no {noun} {id:?}", id = shown(id)),
        )
    };
    let issue = if files_only {
        let hint = "upload the file first and write the id of its file object";
        issue("file").hint(hint).see(Ref::op("upload_file"))
    } else {
        let hint = "write the full id of an object of this space, which lists of objects show";
        issue("object").hint(hint).see(Ref::op("list_objects"))
    };
    refuse(issue, findings)
}

/// Removes the optional caption of an id, which follows a `#` (document.md 3.1).
pub(super) fn cut_caption(text: &str) -> &str {
    text.split_once('#').map_or(text, |(id, _)| id)
}

/// The entries of a stored list value.
pub(super) fn held_entries(held: Option<&Value>) -> Vec<&str> {
    let entries = held
        .and_then(Value::as_array)
        .map(Vec::as_slice)
        .unwrap_or_default();
    entries.iter().filter_map(Value::as_str).collect()
}

/// `due_date (date) takes a date, not an array`.
pub(super) fn mismatch(slot: Slot<'_>, takes: &str, value: &Value) -> Issue {
    let given = match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    };
    let format = slot.property.format.name();
    let message = format!(
        "{} ({format}) takes {takes}, not {given}",
        slot.property.spelled()
    );
    Issue::at(slot.path, message).hint(format!("write {takes}"))
}

pub(super) fn refuse<T>(issue: Issue, findings: &mut Findings) -> Option<T> {
    findings.issue(issue);
    None
}
