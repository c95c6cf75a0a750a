//! Describes in words what a schema accepts. Every hint for a violation is derived from the schema itself, so hints
//! always match the served schema and no endpoint has its own wording.

use serde_json::Value;

use super::counts_bytes;
use crate::wording::counted;

/// The unit of texts with a byte limit. A text has at least as many bytes as characters.
const BYTES: &str = "bytes";
/// Minimum limit of a list that callers can split into batches.
const BATCH: u64 = 64;
/// Lists in create bodies, and the operation that adds more entries later.
const CREATED_WITH: [(&str, &str); 2] = [
    ("/options", "create_property_option"),
    ("/items", "add_items"),
];
/// Maximum number of member names in a hint.
const MAX_LISTED: usize = 40;
/// Maximum depth of followed alternatives and references; no published schema is nested deeper.
const MAX_STEPS: usize = 8;

/// A location in a schema, with the root for resolving references.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'s> {
    schema: &'s Value,
    root: &'s Value,
    /// Whether null means an absent member, so that hints do not offer it.
    null_is_absence: bool,
}

impl<'s> Wanted<'s> {
    /// The schema at a pointer into the root, or the root if the pointer is invalid.
    pub(super) fn at(root: &'s Value, pointer: &str, null_is_absence: bool) -> Self {
        let schema = root.pointer(pointer).unwrap_or(root);
        Self {
            schema,
            root,
            null_is_absence,
        }
    }

    /// A member of the object.
    pub(super) fn member(self, name: &str) -> Option<Self> {
        let schema = self.resolved().get("properties")?.get(name)?;
        Some(Self { schema, ..self })
    }

    /// The names of the members.
    pub(super) fn members(self) -> Vec<&'s str> {
        let members = self.resolved().get("properties").and_then(Value::as_object);
        let names = members.into_iter().flat_map(|members| members.keys());
        names.map(String::as_str).collect()
    }

    /// Appends the schema's description in brackets.
    pub(super) fn explaining(self, form: String) -> String {
        let description = self.schema.get("description").and_then(Value::as_str);
        match description.map(|text| text.trim_end_matches('.')) {
            Some(text) => format!("{form} ({text})"),
            None => form,
        }
    }

    /// A description of valid values: `a string of 1 to 64 characters`.
    pub(super) fn form(self) -> String {
        self.form_within(MAX_STEPS)
    }

    fn form_within(self, steps: usize) -> String {
        let schema = self.resolved();
        let Some(steps) = steps.checked_sub(1) else {
            return "a value".to_owned();
        };
        if let Some(arms) = schema.get("anyOf").and_then(Value::as_array) {
            let arms = arms.iter().map(|schema| Self { schema, ..self });
            return self.offered(arms.map(|arm| arm.form_within(steps)));
        }
        if let Some(only) = schema.get("const") {
            return only.to_string();
        }
        if let Some(names) = schema.get("enum").and_then(Value::as_array) {
            let names: Vec<&str> = names
                .iter()
                .map(|name| name.as_str().unwrap_or("null"))
                .filter(|name| !(self.null_is_absence && *name == "null"))
                .collect();
            return match names.as_slice() {
                [only] => format!("{only:?}"),
                _ => format!("one of {}", names.join(", ")),
            };
        }
        match schema.get("type") {
            Some(Value::Array(several)) => {
                let several = several.iter().filter_map(Value::as_str);
                self.offered(several.map(|kind| self.of_type(kind, steps)))
            }
            Some(Value::String(kind)) => self.of_type(kind, steps),
            _ => "a value".to_owned(),
        }
    }

    /// `a, b or c` without duplicates, and without null if it only means absence.
    fn offered(self, forms: impl Iterator<Item = String>) -> String {
        one_of(forms.filter(|form| !(self.null_is_absence && form == "null")))
    }

    fn of_type(self, kind: &str, steps: usize) -> String {
        let schema = self.resolved();
        match kind {
            "string" => {
                let sized = self.sized("a string", "Length", self.units());
                match schema.get("pattern").and_then(Value::as_str) {
                    // The pattern itself states the length.
                    Some(pattern) if count_of(pattern).is_some() => {
                        format!("a string of {}", characters_of(pattern))
                    }
                    Some(pattern) => format!("{sized}, {}", characters_of(pattern)),
                    None => sized,
                }
            }
            "array" => {
                let list = self.sized("an array", "Items", "entries");
                match schema.get("items").map(|schema| Self { schema, ..self }) {
                    Some(entry) if entry.is_text() => {
                        format!("{list}, each {}", entry.form_within(steps))
                    }
                    _ => list,
                }
            }
            "object" => match self.required().as_slice() {
                [] => "an object".to_owned(),
                names => format!("an object with {}", names.join(", ")),
            },
            "integer" => {
                let bound = |name: &str| schema.get(name).map(Value::to_string);
                match (bound("minimum"), bound("maximum")) {
                    (Some(least), Some(most)) => format!("a whole number from {least} to {most}"),
                    _ => "a whole number".to_owned(),
                }
            }
            "number" => "a number".to_owned(),
            "boolean" => "true or false".to_owned(),
            other => other.to_owned(),
        }
    }

    /// Whether the accepted values are listed in an enum.
    fn is_listed(self) -> bool {
        self.resolved().get("enum").is_some()
    }

    fn is_text(self) -> bool {
        let schema = self.resolved();
        schema.get("type").is_some_and(|kind| kind == "string")
    }

    fn required(self) -> Vec<&'s str> {
        let names = self.resolved().get("required").and_then(Value::as_array);
        names
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect()
    }

    /// The length of a text in the unit of the schema, and the unit.
    pub(super) fn measured(self, text: &str) -> (usize, &'static str) {
        match self.units() {
            BYTES => (text.len(), BYTES),
            characters => (text.chars().count(), characters),
        }
    }

    /// The unit of the text's length limits.
    fn units(self) -> &'static str {
        match counts_bytes(self.resolved()) {
            true => BYTES,
            false => "characters",
        }
    }

    /// `a string of 1 to 64 characters`, from the limits that end in `Length`.
    fn sized(self, what: &str, bound: &str, units: &str) -> String {
        let schema = self.resolved();
        let number = |least_or_most: &str| {
            schema
                .get(format!("{least_or_most}{bound}"))
                .and_then(Value::as_u64)
        };
        match (number("min").unwrap_or_default(), number("max")) {
            (least, Some(most)) if least == most => format!("{what} of {}", counted(most, units)),
            (0, Some(most)) => format!("{what} of at most {}", counted(most, units)),
            (least, Some(most)) => format!("{what} of {least} to {}", counted(most, units)),
            (0, None) => what.to_owned(),
            (least, None) => format!("{what} of at least {}", counted(least, units)),
        }
    }

    /// Whether the schema accepts values of this JSON type.
    fn admits(self, kind: &str) -> bool {
        let schema = self.resolved();
        if let Some(arms) = schema.get("anyOf").and_then(Value::as_array) {
            return arms
                .iter()
                .any(|schema| Self { schema, ..self }.admits(kind));
        }
        match schema.get("type") {
            Some(Value::Array(several)) => several.iter().any(|one| one == kind),
            Some(one) => one == kind,
            None => false,
        }
    }

    /// The value converted to the expected type, if that is obvious, and a description of the expected values.
    pub(super) fn retyped(self, found: &Value) -> String {
        let form = self.form();
        let entries = self
            .resolved()
            .get("items")
            .map(|schema| Self { schema, ..self });
        match found {
            Value::Number(_) | Value::Bool(_) if self.admits("string") && !self.is_listed() => {
                format!("write it in quotes, \"{found}\": {form}")
            }
            Value::String(text)
                if self.admits("boolean") && matches!(text.as_str(), "true" | "false") =>
            {
                format!("write it without quotes: {text}")
            }
            Value::String(text)
                if (self.admits("number") || self.admits("integer"))
                    && text.len() <= 32
                    && text.parse::<f64>().is_ok_and(f64::is_finite) =>
            {
                format!("write it without quotes: {form}")
            }
            Value::String(_)
                if self.admits("array") && entries.is_some_and(|one| one.admits("string")) =>
            {
                format!("write the entries in brackets: {form}")
            }
            Value::Object(_)
                if self.admits("array") && entries.is_some_and(|one| one.admits("object")) =>
            {
                format!("write the entries in brackets: {form}")
            }
            _ => format!("write {form}"),
        }
    }

    /// A hint how to shorten a list or map that is too large. Entries of a batch can be sent in several requests;
    /// nested lists belong together.
    pub(super) fn divided(most: u64, depth: usize, path: &str) -> String {
        let others = CREATED_WITH.iter().find(|(list, _)| *list == path);
        if let Some((_, operation)) = others {
            format!("write at most {most}; {operation} adds others afterwards")
        } else if depth <= 1 && most >= BATCH {
            format!("split it into batches of at most {most}")
        } else {
            format!("write at most {most}")
        }
    }

    /// The hint for an empty object that needs a member.
    pub(super) fn some_member(self) -> String {
        let members = self.members();
        let listed: Vec<&str> = members.iter().take(MAX_LISTED).copied().collect();
        if listed.is_empty() {
            "give at least one member".to_owned()
        } else {
            format!("give at least one of {}", listed.join(", "))
        }
    }

    /// The schema with references resolved.
    fn resolved(self) -> &'s Value {
        let mut schema = self.schema;
        for _ in 0..MAX_STEPS {
            let reference = schema.get("$ref").and_then(Value::as_str);
            let target = reference.and_then(|path| self.root.pointer(path.strip_prefix('#')?));
            match target {
                Some(target) => schema = target,
                None => return schema,
            }
        }
        schema
    }
}

/// The characters accepted by a pattern of one character class, in words, with the number if it is fixed. All published
/// patterns have this form (ops.md 17 G10).
pub(super) fn characters_of(pattern: &str) -> String {
    let class = pattern
        .split_once('[')
        .and_then(|(_, rest)| rest.split_once(']'));
    let class = class.map(|(class, _)| class).unwrap_or_default();
    let ranges = ["a-z", "A-Z", "0-9"].map(|range| format!("{range} "));
    let spaced = ["a-z", "A-Z", "0-9"]
        .iter()
        .zip(&ranges)
        .fold(class.to_owned(), |text, (range, spaced)| {
            text.replace(range, spaced)
        });
    let characters = count_of(pattern).map_or_else(
        || "characters".to_owned(),
        |count| counted(count, "characters"),
    );
    format!("{characters} of {}", spaced.trim_end())
}

/// The number of characters that such a pattern accepts, if it is fixed.
fn count_of(pattern: &str) -> Option<usize> {
    let (_, count) = pattern.strip_suffix("}$")?.rsplit_once('{')?;
    count.parse().ok()
}

/// `a, b or c` without duplicates.
pub(super) fn one_of(forms: impl Iterator<Item = String>) -> String {
    let mut once: Vec<String> = Vec::new();
    for form in forms {
        if !once.contains(&form) {
            once.push(form);
        }
    }
    match once.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => "a value".to_owned(),
    }
}
