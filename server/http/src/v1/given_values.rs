//! From values of v1 to stored ones (v1.md 11).

use rolltop_document::bundled::bundled_property;
use rolltop_document::document::Kind;
use rolltop_document::findings::Findings;
use rolltop_document::issue::Fault;
use rolltop_document::limits::MAX_LIST;
use rolltop_document::path::Path;
use rolltop_document::properties::{Slot, ValueContext, parse_date, parse_value};
use rolltop_document::vocabulary::{Format, PropertyDef};
use rolltop_document::wording::{shown, too_many};
use rolltop_spec::v1::PropertyFormat;
use rolltop_workspace::objects::ContentContext;
use serde_json::{Value, json};

use super::conditions::find_property;
use super::given::fault;
use super::tags::option_of;
use super::values::is_system;

/// Stored values by internal key; `None` takes one away. What belongs to the system is passed over.
pub(super) fn values(
    given: &[Value],
    cx: &ContentContext<'_>,
) -> Result<Vec<(String, Option<Value>)>, Fault> {
    let mut stored = Vec::with_capacity(given.len());
    for entry in given {
        let key = entry["key"].as_str();
        let key = key.ok_or_else(|| fault("a property value has no key"))?;
        // The first member that is there decides.
        let mut members = PropertyFormat::ALL.iter();
        let value = members.find_map(|format| entry.get(format.name()));
        let value = value.ok_or_else(|| fault("could not determine property link value type"))?;
        if let Some(def) = property_of(key.trim(), cx)? {
            let kept = stored_value(key, def, value, cx)?;
            stored.push((def.key.clone(), kept));
        }
    }
    Ok(stored)
}

/// The property that a key names; `None` for one of the system.
fn property_of<'c>(key: &str, cx: &ContentContext<'c>) -> Result<Option<&'c PropertyDef>, Fault> {
    let bundled = bundled_property(key);
    if is_system(key) || bundled.is_some_and(|bundled| bundled.hidden) {
        return Ok(None);
    }
    let found = find_property(cx.vocabulary, key).filter(|def| !def.archived);
    let unknown = || fault(format!("unknown property key: {:?}", shown(key)));
    let def = found.ok_or_else(unknown)?;
    if def.hidden || is_system(cx.vocabulary.property_key(&def.key)) {
        return Ok(None);
    }
    let bundled = bundled_property(&def.key);
    if def.details.readonly || bundled.is_some_and(|bundled| bundled.read_only) {
        let message = format!(
            "property {:?} cannot be set directly as it is a reserved system property",
            shown(key)
        );
        return Err(fault(message));
    }
    Ok(Some(def))
}

/// The stored form of a value; `None` for null and for an empty list.
fn stored_value(
    key: &str,
    def: &PropertyDef,
    value: &Value,
    cx: &ContentContext<'_>,
) -> Result<Option<Value>, Fault> {
    if value.is_null() {
        return Ok(None);
    }
    let misfit = || misfit(key, def.format, value);
    let text = || value.as_str().ok_or_else(misfit);
    Ok(match def.format {
        Format::Date => {
            let invalid = |text: &str| named("invalid date format", key, text);
            let text = text()?;
            let date = parse_date(text).ok_or_else(|| invalid(text))?;
            Some(json!(date.seconds))
        }
        Format::Select => {
            let option = option(key, def, text()?)?;
            Some(json!([option]))
        }
        Format::MultiSelect | Format::Files | Format::Objects => {
            let entries = value.as_array().ok_or_else(misfit)?;
            check_count(key, def, entries.len())?;
            let mut stored: Vec<String> = Vec::with_capacity(entries.len());
            for entry in entries {
                let entry = entry.as_str().ok_or_else(misfit)?;
                let entry = match def.format {
                    Format::MultiSelect => option(key, def, entry)?,
                    format => reference(key, format, entry, cx)?,
                };
                if !stored.contains(&entry) {
                    stored.push(entry);
                }
            }
            (!stored.is_empty()).then(|| json!(stored))
        }
        _ => {
            let path = Path::root();
            let slot = Slot {
                property: def,
                path: &path,
                held: None,
            };
            let mut found = Findings::default();
            let parsed = parse_value(slot, value, ValueContext::NoSpace, &mut found);
            Some(parsed.ok_or_else(misfit)?)
        }
    })
}

fn misfit(key: &str, format: Format, value: &Value) -> Fault {
    let value = value.to_string();
    let (key, value) = (shown(key), shown(&value));
    fault(format!(
        "property {key:?} of format {} does not take the value {value}",
        format.name()
    ))
}

fn named(what: &str, key: &str, value: &str) -> Fault {
    fault(format!("{what} for {:?}: {}", shown(key), shown(value)))
}

/// A live tag of the property, by its id or key.
fn option(key: &str, def: &PropertyDef, spelled: &str) -> Result<String, Fault> {
    let found = option_of(def, spelled).filter(|option| !option.archived);
    let invalid = || named("invalid select option", key, spelled);
    found.map(|option| option.id.clone()).ok_or_else(invalid)
}

fn reference(
    key: &str,
    format: Format,
    id: &str,
    cx: &ContentContext<'_>,
) -> Result<String, Fault> {
    let found = cx.objects.object(id);
    let is_file = |kind: Kind| kind == Kind::FileObject;
    if found.is_some_and(|found| format != Format::Files || is_file(found.kind)) {
        return Ok(id.to_owned());
    }
    Err(match format {
        Format::Files => named("invalid file reference", key, id),
        _ => named("invalid object reference", key, id),
    })
}

fn check_count(key: &str, def: &PropertyDef, count: usize) -> Result<(), Fault> {
    let most = match def.max_count {
        0 => MAX_LIST,
        most => most as usize,
    };
    if count <= most {
        return Ok(());
    }
    let message = too_many(count, "entries", most);
    Err(fault(format!("property {:?}: {message}", shown(key))))
}
