//! Renders stored values for reads (document.md 3.1 to 3.6).

use serde_json::Value;

use super::date::render_date;
use crate::bundled::{CREATOR, DESCRIPTION, LAST_MODIFIED_BY, NAME, bundled_property};
use crate::issue::Issue;
use crate::kinds::Format;
use crate::objects::ObjectLookup;
use crate::path::Path;
use crate::vocabulary::{PropertyDef, Spelling, Vocabulary};
use crate::wire::JsonMap;

/// The context for rendering properties.
#[derive(Clone, Copy)]
pub struct RenderContext<'a> {
    /// The property and type definitions.
    pub vocabulary: &'a Vocabulary,
    /// Renders keys and option names.
    pub spelling: &'a dyn Spelling,
    /// Used to drop references to missing objects (document.md 3.6).
    pub objects: &'a dyn ObjectLookup,
}

/// The `properties` member: every stored key, `name` and `description` first, then by served spelling.
///
/// The caller adds derived properties in stored form. Values that cannot be served are reported in `warnings`.
pub fn render_properties<'v>(
    stored: impl IntoIterator<Item = (&'v str, &'v Value)>,
    path: &Path,
    context: RenderContext<'_>,
    warnings: &mut Vec<Issue>,
) -> JsonMap {
    let mut served: Vec<(u8, String, Value)> = Vec::new();
    for (key, value) in stored {
        let bundled = bundled_property(key);
        let is_served = bundled.is_none_or(|bundled| bundled.class.is_served());
        let is_omitted = bundled.is_some_and(|bundled| bundled.omit_empty) && is_empty(value);
        if !is_served || is_omitted {
            continue;
        }
        let spelled = context.spelling.property_key(key);
        let value = match context.vocabulary.property(key) {
            Some(property) => render_value(property, value, &path.key(&spelled), context, warnings),
            None => value.clone(),
        };
        served.push((rank(key), spelled, value));
    }
    served.sort_unstable_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
    served
        .into_iter()
        .map(|(_, spelled, value)| (spelled, value))
        .collect()
}

fn rank(key: &str) -> u8 {
    match key {
        NAME => 0,
        DESCRIPTION => 1,
        _ => 2,
    }
}

/// True for values that mean "present but empty" (document.md 3.2).
pub fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(is_set) => !is_set,
        Value::Number(number) => number.as_f64() == Some(0.0),
        Value::String(text) => text.is_empty(),
        Value::Array(entries) => entries.is_empty(),
        Value::Object(members) => members.is_empty(),
    }
}

/// Renders one value.
pub fn render_value(
    property: &PropertyDef,
    stored: &Value,
    path: &Path,
    context: RenderContext<'_>,
    warnings: &mut Vec<Issue>,
) -> Value {
    match (property.format, stored) {
        (Format::Date, Value::Number(_)) => render_date_value(stored, path, warnings),
        (Format::Number, Value::Number(number)) => {
            let names = bundled_property(&property.key).and_then(|bundled| bundled.numbers);
            let name = names
                .zip(number.as_f64())
                .and_then(|(names, number)| names.name(number));
            name.map_or_else(|| stored.clone(), Value::from)
        }
        (Format::Select | Format::MultiSelect, Value::Array(ids)) => ids
            .iter()
            .filter_map(Value::as_str)
            .map(|id| context.spelling.option(&property.key, id))
            .collect(),
        (Format::Objects | Format::Files, Value::Array(ids)) => {
            render_references(property, ids, path, context, warnings)
        }
        (Format::Properties, Value::Array(keys)) => keys
            .iter()
            .filter_map(Value::as_str)
            .map(|key| context.spelling.property_key(key))
            .collect(),
        _ => stored.clone(),
    }
}

fn render_date_value(stored: &Value, path: &Path, warnings: &mut Vec<Issue>) -> Value {
    if let Some(text) = stored.as_i64().and_then(render_date) {
        return Value::String(text);
    }
    let message = format!("the time {stored} is outside of the years 0001 to 9999");
    warnings.push(Issue::at(path, message).hint("it is served as unix seconds"));
    stored.clone()
}

/// References to objects of the space. Creators are a single member and not a list (document.md 3.4).
fn render_references(
    property: &PropertyDef,
    ids: &[Value],
    path: &Path,
    context: RenderContext<'_>,
    warnings: &mut Vec<Issue>,
) -> Value {
    if matches!(property.key.as_str(), CREATOR | LAST_MODIFIED_BY) {
        return ids.first().cloned().unwrap_or(Value::Null);
    }
    let mut served = Vec::with_capacity(ids.len());
    for id in ids.iter().filter_map(Value::as_str) {
        if context.objects.object(id).is_some() {
            served.push(Value::from(id));
        } else {
            let message = format!("the space does not hold {id:?}; the entry is left out");
            warnings.push(Issue::at(path, message).hint("set the property again to clean it up"));
        }
    }
    Value::Array(served)
}
