//! Reads one JSON value as a given type: a string, a number in a range, an enum value.

use crate::limits::{MAX_BAG_DEPTH, MAX_KEY, MAX_TEXT};
use serde_json::Value;

use super::meant_value;
use crate::inline::{unified, utf16_len};
use crate::issue::Issue;
use crate::path::Path;
use crate::similar::{meant_and_listed, nearest};
use crate::wire::{JsonMap, Named};
use crate::wording;

/// The fault of a value, before its path is known.
pub(crate) struct Wrong {
    message: String,
    hint: Option<String>,
}

impl Wrong {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            hint: None,
        }
    }

    pub(crate) fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    pub(crate) fn at(self, path: &Path) -> Issue {
        self.pathless().placed(path)
    }

    pub(crate) fn pathless(self) -> Issue {
        let issue = Issue::pathless(self.message);
        match self.hint {
            Some(hint) => issue.hint(hint),
            None => issue,
        }
    }

    /// The value has the wrong JSON type.
    pub(crate) fn kind(expected: &str, value: &Value) -> Self {
        Self::new(format!("must be {expected}, not {}", json_kind(value)))
            .hint(format!("write {expected}"))
    }

    /// The value has more elements or members than allowed.
    pub(crate) fn count(found: usize, what: &str, max: usize) -> Self {
        Self::new(wording::too_many(found, what, max)).hint(format!("leave at most {max} of them"))
    }
}

/// The JSON type of a value, for messages.
pub(crate) fn json_kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}

/// A string of at most `max` characters.
pub(crate) fn string(value: &Value, max: usize) -> Result<&str, Wrong> {
    let Value::String(text) = value else {
        return Err(Wrong::kind("a string", value));
    };
    // The byte length is an upper bound of the character count, so most strings need no counting.
    if text.len() > max {
        let length = text.chars().count();
        if length > max {
            let message = wording::too_many(length, "characters", max);
            return Err(Wrong::new(message).hint("shorten it"));
        }
    }
    Ok(text)
}

/// A key or another reference, of 1 to [`MAX_KEY`] characters.
pub(crate) fn key(value: &Value) -> Result<&str, Wrong> {
    match string(value, MAX_KEY)? {
        "" => Err(Wrong::new(wording::too_few(0, "characters", 1)).hint("write a key or a name")),
        key => Ok(key),
    }
}

/// Text of at most `max` UTF-16 units, with line breaks normalized to `\n`.
pub(crate) fn text(value: &Value, max: usize) -> Result<String, Wrong> {
    let Value::String(text) = value else {
        return Err(Wrong::kind("a string", value));
    };
    check_units(text, max)?;
    Ok(unified(text).into_owned())
}

/// Checks the length of a canonical text, which escaping may have increased (document.md 6.9).
pub(crate) fn check_canonical(text: &str) -> Result<(), Wrong> {
    check_units(text, MAX_TEXT).map_err(|wrong| {
        wrong.hint("divide it into several blocks: what the markup escapes counts too")
    })
}

fn check_units(text: &str, max: usize) -> Result<(), Wrong> {
    // The byte length is an upper bound of the unit count, so most texts need no counting.
    if text.len() > max {
        let units = utf16_len(text);
        if units > max {
            let message = wording::too_many(units, "UTF-16 units", max);
            return Err(Wrong::new(message).hint("shorten or divide it"));
        }
    }
    Ok(())
}

/// A boolean.
pub(crate) fn boolean(value: &Value) -> Result<bool, Wrong> {
    value
        .as_bool()
        .ok_or_else(|| Wrong::kind("true or false", value))
}

/// A whole number from 0; `2048.0` and `1e3` are whole (document.md 10.4).
pub(crate) fn whole(value: &Value, max: u64) -> Result<u64, Wrong> {
    let repair = || format!("write a whole number from 0 to {max}");
    let Value::Number(number) = value else {
        return Err(Wrong::kind("a whole number", value).hint(repair()));
    };
    let exact = number
        .as_u64()
        .or_else(|| number.as_f64().and_then(whole_float));
    exact.filter(|exact| *exact <= max).ok_or_else(|| {
        let found = number.to_string();
        let fault = match number.as_f64() {
            Some(found) if found < 0.0 => "is less than 0".to_owned(),
            Some(found) if found > max as f64 => format!("is greater than {max}"),
            _ => "is not a whole number".to_owned(),
        };
        Wrong::new(format!("{} {fault}", wording::shown(&found))).hint(repair())
    })
}

/// The integer equal to a float, within the range in which floats represent all integers exactly.
fn whole_float(float: f64) -> Option<u64> {
    const EXACT: f64 = 9_007_199_254_740_992.0;
    ((0.0..=EXACT).contains(&float) && float.fract() == 0.0).then_some(float as u64)
}

/// An enum value by name.
pub(crate) fn name<E: Named>(value: &Value) -> Result<E, Wrong> {
    let Value::String(name) = value else {
        return Err(Wrong::kind("a string", value).hint(names::<E>()));
    };
    E::named(name).ok_or_else(|| {
        let allowed: Vec<&str> = E::EVERY.iter().map(|value| value.wire_name()).collect();
        let hint = meant_and_listed(meant_value(name, &allowed).as_deref(), &allowed);
        Wrong::new(wording::not_allowed(name)).hint(hint)
    })
}

/// An enum value by name, where hints list only the `offered` names.
pub(crate) fn name_of_offered<E: Named>(value: &Value, offered: &[&str]) -> Result<E, Wrong> {
    name(value).map_err(|wrong| {
        let meant = value
            .as_str()
            .and_then(|name| nearest(name, offered.iter().copied()));
        wrong.hint(meant_and_listed(meant.as_deref(), offered))
    })
}

/// The allowed names of an enum, for hints.
pub(crate) fn names<E: Named>() -> String {
    let names: Vec<_> = E::EVERY.iter().map(|value| value.wire_name()).collect();
    names.join(", ")
}

/// An array.
pub(crate) fn array(value: &Value) -> Result<&[Value], Wrong> {
    value
        .as_array()
        .map(Vec::as_slice)
        .ok_or_else(|| Wrong::kind("an array", value))
}

/// An array of at most `max` elements.
pub(crate) fn list(value: &Value, max: usize) -> Result<&[Value], Wrong> {
    let elements = array(value)?;
    if elements.len() > max {
        return Err(Wrong::count(elements.len(), "entries", max));
    }
    Ok(elements)
}

/// Checks the nesting depth of a value that is kept verbatim. In a stored document it is nested deeper than in the
/// operation, and JSON parsing fails beyond 128 levels.
pub(crate) fn check_depth(value: &Value) -> Result<(), Wrong> {
    if is_deeper(value, MAX_BAG_DEPTH) {
        let message = format!("is nested deeper than {MAX_BAG_DEPTH} levels");
        return Err(Wrong::new(message).hint("flatten it"));
    }
    Ok(())
}

fn is_deeper(value: &Value, levels: usize) -> bool {
    let below = |value: &Value| levels == 0 || is_deeper(value, levels - 1);
    match value {
        Value::Object(map) => map.values().any(below),
        Value::Array(values) => values.iter().any(below),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    }
}

/// An object of at most `max` members, kept verbatim; an empty one counts as absent.
pub(crate) fn bag(value: &Value, max: usize) -> Result<Option<JsonMap>, Wrong> {
    match value {
        Value::Object(map) if map.len() > max => Err(Wrong::count(map.len(), "members", max)),
        Value::Object(map) => Ok((!map.is_empty()).then(|| map.clone())),
        _ => Err(Wrong::kind("an object", value)),
    }
}
