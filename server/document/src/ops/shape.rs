//! Validates an operation against its published schema: required and unknown fields, JSON types, bounds (ops.md 1.1).
//!
//! Bounds are checked at every depth of the schema, including payload blocks. Types and names inside a payload are left
//! to the block parser: it accepts more members than the schema publishes (ops.md 6) and gives better hints.

use serde_json::Value;

use super::table::OP_MEMBER;
use super::unknown_fields;
use crate::issue::{Fault, Issue, Ref};
use crate::path::Path;
use crate::schema::{Rule, Shape, Violation};
use crate::wire::JsonMap;
use crate::wording::shown;

/// The hint for an operation that names several subjects.
pub(super) const ONE_FOR_EACH: &str = "write one operation for each of them";
/// The fields that name the subject of an operation; each takes one name.
pub(super) const SUBJECTS: [&str; 3] = ["id", "view", "property"];
/// Depth of an operation's fields.
const FIELD: usize = 1;
/// Operations whose content is checked together with its bounds, so that one response reports all faults (ops.md 6,
/// 7.9).
const REPORTED_TOGETHER: [&str; 6] = [
    "update_block",
    "replace_subtree",
    "insert_blocks",
    "set_cell",
    "update_view",
    "insert_view",
];

/// The schema of a field, with its reference resolved.
pub(super) fn field<'a>(schema: &'a Value, name: &str) -> Option<&'a Value> {
    let field = schema.get("properties")?.get(name)?;
    let reference = field.get("$ref").and_then(Value::as_str);
    match reference.and_then(|reference| reference.strip_prefix('#')) {
        Some(pointer) => schema.pointer(pointer),
        None => Some(field),
    }
}

/// Whether the schema requires the field.
pub(super) fn is_required(schema: &Value, name: &str) -> bool {
    let required = schema.get("required").and_then(Value::as_array);
    required.is_some_and(|names| names.iter().any(|required| required == name))
}

/// The names of the fields.
pub(super) fn fields(schema: &Value) -> Vec<&str> {
    let fields = schema.get("properties").and_then(Value::as_object);
    let names = fields.into_iter().flat_map(|fields| fields.keys());
    names.map(String::as_str).collect()
}

/// Whether all members except `op` are fields of this schema and all required fields are present.
pub(super) fn has_fields(members: &JsonMap, schema: &Value) -> bool {
    let names = members.keys().map(String::as_str);
    let given: Vec<&str> = names.filter(|name| *name != OP_MEMBER).collect();
    let required = schema.get("required").and_then(Value::as_array);
    let mut required = required.into_iter().flatten().filter_map(Value::as_str);
    !given.is_empty()
        && given.iter().all(|name| field(schema, name).is_some())
        && required.all(|name| name == OP_MEMBER || given.contains(&name))
}

/// Whether the schema accepts this JSON type.
pub(super) fn accepts(schema: &Value, json_type: &str) -> bool {
    if let Some(arms) = schema.get("anyOf").and_then(Value::as_array) {
        return arms.iter().any(|arm| accepts(arm, json_type));
    }
    match schema.get("type") {
        Some(Value::Array(several)) => several.iter().any(|one| one == json_type),
        Some(one) => one == json_type,
        None => true,
    }
}

/// Whether the field accepts the JSON type of this value.
pub(super) fn takes(field: &Value, value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(_) => accepts(field, "boolean"),
        Value::Number(_) => accepts(field, "number") || accepts(field, "integer"),
        Value::String(_) => accepts(field, "string"),
        Value::Array(_) => accepts(field, "array") || is_map(field),
        Value::Object(_) => accepts(field, "object"),
    }
}

/// Whether the field is an object, which can also be written as a list of pairs.
pub(super) fn is_map(schema: &Value) -> bool {
    accepts(schema, "object") && !accepts(schema, "array")
}

/// Adds a reference to the schema of an operation to the hint.
pub(super) fn see_schema(issue: Issue, op: &str) -> Issue {
    let read = format!("read the schema of {op}");
    let hint = match &issue.hint {
        Some(repair) => format!("{repair}; {read}"),
        None => read,
    };
    issue.hint(hint).see(schema_of(op))
}

fn schema_of(op: &str) -> Ref {
    Ref::op("get_op_schema").param("op", op)
}

/// The schema that an operation is validated against.
pub(super) struct OpShape {
    name: &'static str,
    shape: Shape,
    listed: Listed,
}

/// Fields whose values another operation lists: (field, operation). A fault in the field refers to that operation.
pub(super) type Listed = &'static [(&'static str, &'static str)];

impl OpShape {
    pub(super) fn of(name: &'static str, schema: Value, listed: Listed) -> Self {
        Self {
            name,
            shape: Shape::of(schema),
            listed,
        }
    }

    /// The schema as it is published.
    pub(super) fn schema(&self) -> &Value {
        self.shape.schema()
    }
}

/// Validates an operation. Returns its fields and the bound violations in its content that are to be reported with the
/// other faults of the content.
///
/// # Errors
/// The first fault: missing fields, then unknown fields and wrong types, then bounds.
pub(super) fn check(
    members: JsonMap,
    op: &OpShape,
    path: &Path,
) -> Result<(Value, Vec<Issue>), Fault> {
    let mut value = Value::Object(members);
    let violations = op.shape.violations(&value, path);
    let is_told_later =
        |violation: &Violation| REPORTED_TOGETHER.contains(&op.name) && is_bound_within(violation);
    let counting = violations.into_iter().filter(is_of_the_operation);
    let (later, now): (Vec<_>, Vec<_>) = counting.partition(is_told_later);
    if let Some(violation) = now.into_iter().min_by_key(rank) {
        return Err(Fault::invalid(refusal(violation, op, &value, path)));
    }
    if let Some(members) = value.as_object_mut() {
        members.shift_remove(OP_MEMBER);
    }
    let bounds = later.into_iter().map(|bound| bound.issue).collect();
    Ok((value, bounds))
}

/// Whether a value inside a field is too large, too small, too long or too short.
fn is_bound_within(violation: &Violation) -> bool {
    violation.rule == Rule::Bound && violation.depth > FIELD
}

/// The first value of a wrong type, at any depth: the reason why deserialization failed. It is reported at the
/// operation, as a field of a wrong type is (ops.md 1.1).
pub(super) fn wrong_type(members: JsonMap, op: &OpShape, path: &Path) -> Option<Issue> {
    let violations = op.shape.violations(&Value::Object(members), path);
    let mut wrong = violations
        .into_iter()
        .filter(|violation| violation.rule == Rule::Type);
    let issue = wrong.next()?.issue;
    let inside = issue.path_str().strip_prefix(&path.to_string())?;
    let part = inside.trim_start_matches('.');
    let message = format!("{part} of {} {}", op.name, issue.message);
    Some(issue.placed(path).reworded(message))
}

/// Whether a violation is reported here and not by the block parser.
fn is_of_the_operation(violation: &Violation) -> bool {
    match violation.rule {
        Rule::Missing | Rule::Unknown => violation.depth == 0,
        Rule::Type | Rule::Value => violation.depth <= FIELD,
        // In a payload an empty string counts as not given (ops.md 1.2), but an entry of a list is always given.
        Rule::Bound => violation.depth <= FIELD || !violation.empty || is_entry(violation),
    }
}

/// Whether the faulty value is an entry of a list.
fn is_entry(violation: &Violation) -> bool {
    violation.issue.path_str().ends_with(']')
}

/// The order in which faults are reported.
fn rank(violation: &Violation) -> u8 {
    match violation.rule {
        Rule::Missing => 0,
        Rule::Unknown | Rule::Type => 1,
        Rule::Bound | Rule::Value => 2,
    }
}

fn refusal(violation: Violation, held: &OpShape, value: &Value, path: &Path) -> Issue {
    let (op, schema) = (held.name, held.schema());
    let repair = |missing| unknown_fields::repair(value.as_object()?, missing, schema);
    let Violation {
        rule,
        member,
        issue,
        ..
    } = violation;
    let name = member.unwrap_or_default();
    match rule {
        Rule::Missing => {
            let issue = issue.reworded(format!("{op} requires {name}"));
            let issue = match repair(Some(&name)) {
                Some(repair) => issue.hint(repair),
                None => issue,
            };
            see_schema(issue, op)
        }
        Rule::Unknown => {
            let repair =
                repair(None).unwrap_or_else(|| format!("fields: {}", fields(schema).join(", ")));
            let message = format!("{} is not a field of {op}", shown(&name));
            see_schema(Issue::at(path, message).hint(repair), op)
        }
        Rule::Type => {
            let message = format!("{name} of {op} {}", issue.message);
            let place = if has_forms(schema, &name) {
                path.key(&name)
            } else {
                path.clone()
            };
            let several = value.get(&name).and_then(Value::as_array);
            let issue = match issue.hint.clone() {
                Some(wanted)
                    if several.is_some_and(|several| several.len() > 1)
                        && SUBJECTS.contains(&&*name) =>
                {
                    let each = value.as_object().map(unknown_fields::one_for_each);
                    let each = each.as_deref().unwrap_or(ONE_FOR_EACH);
                    issue.hint(format!("{each}; {wanted}"))
                }
                _ => issue,
            };
            see_schema(issue.placed(place).reworded(message), op)
        }
        Rule::Bound | Rule::Value => {
            let mut listed = held.listed.iter();
            let listed = listed.find(|(field, _)| *field == name);
            match listed {
                Some((_, operation)) => issue.see(Ref::op(operation)),
                None => issue,
            }
        }
    }
}

/// Whether the field's content has several forms. A wrong form is then a fault of the content, reported at its path
/// (ops.md 7.8).
fn has_forms(schema: &Value, name: &str) -> bool {
    field(schema, name).is_some_and(|field| field.get("anyOf").is_some())
}
