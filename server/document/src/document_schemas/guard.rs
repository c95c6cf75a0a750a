//! Schema guards for the bodies of creates, type updates and validation: the served schema plus relaxations from
//! [`beyond`] for input that the server accepts but does not advertise.
//!
//! The parser runs first, because its messages and hints are better. The guard then checks input that the parser
//! accepts, and refuses anything outside of its schema. This way the parser cannot diverge from the served schema.

use std::sync::LazyLock;

use schemars::schema::SchemaObject;
use serde_json::{Map, Value, json};

use super::documents;
use super::shortcut::ObjectShortcut;
use crate::findings::Findings;
use crate::path::Path;
use crate::schema::{Shape, json as schema_json, published};

mod beyond;
#[cfg(test)]
mod tests;

/// A document to validate.
pub(crate) static ANY_DOCUMENT: LazyLock<Guard> = LazyLock::new(|| Guard::of(Kind::AnyDocument));
/// A document to create an object from.
pub(crate) static OBJECT: LazyLock<Guard> = LazyLock::new(|| Guard::of(Kind::Object));
/// A document to create a template from.
pub(crate) static TEMPLATE: LazyLock<Guard> = LazyLock::new(|| Guard::of(Kind::Template));
/// A type, or a part of one, in document form.
pub(crate) static TYPE_DOCUMENT: LazyLock<Guard> = LazyLock::new(|| Guard::of(Kind::TypeDocument));
/// A type, or a part of one, in flat form.
pub(crate) static TYPE: LazyLock<Guard> = LazyLock::new(|| Guard::of(Kind::Type));
/// The shortcut body of a create.
pub(crate) static SHORTCUT: LazyLock<Guard> = LazyLock::new(|| Guard::of(Kind::Shortcut));

/// The kinds of guarded bodies.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Kind {
    AnyDocument,
    Object,
    Template,
    TypeDocument,
    Type,
    Shortcut,
}

impl Kind {
    /// The served schema.
    fn served(self) -> Value {
        match self {
            Self::AnyDocument => documents::any_document(),
            Self::Object => documents::object_document(),
            Self::Template => documents::template_document(),
            Self::TypeDocument => documents::type_document(),
            Self::Type => documents::type_members(),
            Self::Shortcut => published::<ObjectShortcut>(),
        }
    }
}

/// The validator for a kind of body.
pub(crate) struct Guard(Shape);

impl Guard {
    fn of(kind: Kind) -> Self {
        Self::with(kind.served(), &beyond::of_kind(kind))
    }

    fn with(mut schema: Value, relaxations: &[Relaxation]) -> Self {
        for relaxation in relaxations {
            relaxation.apply(&mut schema);
        }
        admit_nulls(&mut schema);
        Self(Shape::with_nulls(schema))
    }

    /// Reports the guard's violations if the parser found no fault.
    pub(crate) fn judge(&self, body: &Value, out: &mut Findings) {
        if !out.is_clean() {
            return;
        }
        let violations = self.0.violations(body, &Path::root());
        violations
            .into_iter()
            .for_each(|violation| out.issue(violation.issue));
    }
}

/// An addition to a served schema.
#[derive(Clone, Copy)]
struct Relaxation {
    /// The location: member names, `*` for entries of an array or map; can start with `$name` for a definition.
    at: &'static str,
    takes: Takes,
}

/// The kind of addition at a location.
#[derive(Clone, Copy)]
enum Takes {
    /// Accepts these members with any value.
    Members(&'static [&'static str]),
    /// Accepts these members of related objects if they are null.
    Nulls(&'static [&'static str]),
    /// Accepts the object without these required members.
    Without(&'static [&'static str]),
    /// Accepts these additional names.
    Names(fn() -> Vec<String>),
    /// Accepts an additional form.
    Form(fn() -> SchemaObject),
    /// Replaces the schema with a more general form.
    Instead(fn() -> SchemaObject),
    /// Accepts any value, because something else checks it.
    Anything,
    /// Removes the limit on the number of members, because they are counted elsewhere.
    Uncounted,
}

impl Relaxation {
    /// Applies the relaxation to a schema. Returns whether the schema has the location.
    fn apply(self, schema: &mut Value) -> bool {
        let (definition, rest) = match self.at.strip_prefix('$') {
            Some(rest) => {
                let (name, rest) = rest.split_once('/').unwrap_or((rest, ""));
                (Some(name), rest)
            }
            None => (None, self.at),
        };
        let root = match definition {
            None => Some(schema),
            Some(name) => schema
                .get_mut("$defs")
                .and_then(|definitions| definitions.get_mut(name)),
        };
        let steps: Vec<&str> = rest.split('/').filter(|step| !step.is_empty()).collect();
        root.is_some_and(|root| at_each(root, &steps, &|found| self.takes.add_to(found)))
    }
}

impl Takes {
    fn add_to(self, schema: &mut Value) {
        match self {
            Self::Form(form) => {
                let served = schema.take();
                *schema = json!({ "anyOf": [served, schema_json(&form())] });
            }
            Self::Instead(form) => *schema = schema_json(&form()),
            Self::Anything => *schema = json!({}),
            _ => match schema.get_mut("anyOf").and_then(Value::as_array_mut) {
                Some(arms) => arms.iter_mut().for_each(|arm| self.add_within(arm)),
                None => self.add_within(schema),
            },
        }
    }

    /// Applies it to one alternative.
    fn add_within(self, schema: &mut Value) {
        match self {
            Self::Members(names) => add_members(schema, names, &json!({})),
            Self::Nulls(names) => add_members(schema, names, &json!({ "type": "null" })),
            Self::Without(names) => {
                if let Some(required) = schema.get_mut("required").and_then(Value::as_array_mut) {
                    required.retain(|name| !names.iter().any(|free| name == free));
                }
            }
            Self::Names(more) => {
                if let Some(names) = schema.get_mut("enum").and_then(Value::as_array_mut) {
                    names.extend(more().into_iter().map(Value::from));
                }
            }
            Self::Uncounted => {
                if let Some(schema) = schema.as_object_mut() {
                    schema.shift_remove("maxProperties");
                }
            }
            Self::Form(_) | Self::Instead(_) | Self::Anything => {}
        }
    }
}

/// Skips objects without declared members: they are other alternatives at this location.
fn add_members(schema: &mut Value, names: &[&str], value: &Value) {
    let members = schema.get_mut("properties").and_then(Value::as_object_mut);
    if let Some(members) = members {
        for name in names {
            members
                .entry((*name).to_owned())
                .or_insert_with(|| value.clone());
        }
    }
}

/// Calls `act` for every schema at these steps, through all alternatives. Returns whether there is one. The recursion
/// is bounded by the steps and the alternatives of the schema.
fn at_each(schema: &mut Value, steps: &[&str], act: &dyn Fn(&mut Value)) -> bool {
    let Some((step, rest)) = steps.split_first() else {
        act(schema);
        return true;
    };
    if let Some(arms) = schema.get_mut("anyOf").and_then(Value::as_array_mut) {
        let each = arms.iter_mut().map(|arm| at_each(arm, steps, act));
        return each.fold(false, |any, found| any | found);
    }
    let entries = if schema.get("items").is_some() {
        "items"
    } else {
        "additionalProperties"
    };
    let inner = match *step {
        "*" => schema.get_mut(entries).filter(|values| values.is_object()),
        name => schema
            .get_mut("properties")
            .and_then(|members| members.get_mut(name)),
    };
    inner.is_some_and(|inner| at_each(inner, rest, act))
}

/// Accepts null for optional members, where it counts as absent (document.md 3.1, http.md 3). The recursion is bounded
/// by the depth of the schema.
fn admit_nulls(schema: &mut Value) {
    let Value::Object(node) = schema else {
        return;
    };
    let required = node.get("required").and_then(Value::as_array).cloned();
    let required = required.unwrap_or_default();
    if let Some(Value::Object(members)) = node.get_mut("properties") {
        for (name, member) in members {
            admit_nulls(member);
            if !required.contains(&json!(name)) {
                admit_null(member);
            }
        }
    }
    for inner in ["items", "additionalProperties"] {
        node.get_mut(inner).into_iter().for_each(admit_nulls);
    }
    let arms = node.get_mut("anyOf").and_then(Value::as_array_mut);
    arms.into_iter().flatten().for_each(admit_nulls);
    let definitions = node.get_mut("$defs").and_then(Value::as_object_mut);
    definitions
        .into_iter()
        .flat_map(Map::values_mut)
        .for_each(admit_nulls);
}

/// The same value, or null.
fn admit_null(schema: &mut Value) {
    let nothing = json!({ "type": "null" });
    let Some(node) = schema.as_object_mut() else {
        return;
    };
    if let Some(arms) = node.get_mut("anyOf").and_then(Value::as_array_mut) {
        arms.push(nothing);
        return;
    }
    if node.contains_key("$ref") || node.contains_key("const") {
        let only = std::mem::take(node);
        *schema = json!({ "anyOf": [only, nothing] });
        return;
    }
    if let Some(names) = node.get_mut("enum").and_then(Value::as_array_mut) {
        names.push(Value::Null);
    }
    if let Some(kind @ Value::String(_)) = node.get_mut("type")
        && kind != "null"
    {
        *kind = json!([kind.take(), "null"]);
    }
}
