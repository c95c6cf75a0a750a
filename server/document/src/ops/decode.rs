//! Decodes one element of `ops`: lenient reading, then validation against its schema, then deserialization (ops.md 1.1,
//! 1.2).

use std::cell::OnceCell;

use serde_json::Value;

use super::lenient;
use super::meant;
use super::shape;
use super::table::{OP_MEMBER, OPS, Op, OpSpec};
use super::type_ops::{TYPE_OPS, TypeOpSpec};
use crate::issue::{Fault, Issue, Ref};
use crate::path::Path;
use crate::wire::JsonMap;
use crate::wording::shown;

/// A decoded operation.
#[derive(Clone, Debug, PartialEq)]
pub struct Decoded {
    /// The operation.
    pub op: Op,
    /// Violations of the schema's bounds inside the content; reported together with the other faults of the content.
    pub(super) bounds: Vec<Issue>,
}

/// The elements of a batch. Some passes look at operations before they are applied; each element is decoded only once.
pub(super) struct Elements<'a> {
    given: &'a [Value],
    decoded: Vec<OnceCell<Result<Decoded, Fault>>>,
}

impl<'a> Elements<'a> {
    pub(super) fn of(given: &'a [Value]) -> Self {
        Self {
            given,
            decoded: vec![OnceCell::new(); given.len()],
        }
    }

    /// The decodable operations with one of these names. Faults of the others are reported when they are applied.
    pub(super) fn named(&self, names: &[&str]) -> impl Iterator<Item = (usize, &Op)> {
        let elements = self.given.iter().zip(&self.decoded).enumerate();
        elements.filter_map(move |(index, (element, decoded))| {
            let name = element.get(OP_MEMBER).and_then(Value::as_str)?;
            let decode = || decode(index, element);
            let op = names
                .contains(&name)
                .then(|| decoded.get_or_init(decode).as_ref().ok());
            Some((index, &op??.op))
        })
    }

    /// All elements in order, decoded.
    pub(super) fn in_turn(self) -> impl Iterator<Item = Result<Decoded, Fault>> {
        let elements = self.given.iter().zip(self.decoded).enumerate();
        elements.map(|(index, (element, decoded))| {
            let decoded = decoded.into_inner();
            decoded.unwrap_or_else(|| decode(index, element))
        })
    }
}

/// Decodes the element at `index` of a batch.
///
/// # Errors
/// `validation_failed` as the table of ops.md 1.1 says.
pub fn decode(index: usize, element: &Value) -> Result<Decoded, Fault> {
    let path = Path::op(index);
    let Some(given) = element.as_object() else {
        let message = "an operation must be a JSON object";
        return Err(Fault::invalid(
            Issue::at(&path, message)
                .hint(r#"write {"op":"<name>", …}"#)
                .see(Ref::op("get_op_schema")),
        ));
    };
    let spec = named(given, &path)?;
    let members = lenient::read(given, spec.published(), &path)?;
    let (fields, bounds) = shape::check(members, &spec.shape, &path)?;
    let op = (spec.decode)(fields).map_err(|error| {
        let members = lenient::read(given, spec.published(), &path).unwrap_or_default();
        let issue = shape::wrong_type(members, &spec.shape, &path)
            .unwrap_or_else(|| Issue::at(&path, format!("{}: {error}", spec.name)));
        Fault::invalid(shape::see_schema(issue, spec.name))
    })?;
    Ok(Decoded { op, bounds })
}

fn named(members: &JsonMap, path: &Path) -> Result<&'static OpSpec, Fault> {
    match members.get(OP_MEMBER).and_then(Value::as_str) {
        Some(name) if !name.is_empty() => {
            OpSpec::named(name).ok_or_else(|| unknown_op(name, members, path))
        }
        _ => Err(unnamed(members, path)),
    }
}

/// The operation name is missing; the fields may show which operation the caller meant.
fn unnamed(members: &JsonMap, path: &Path) -> Fault {
    let message = "op is required: the name of the operation";
    let issue = Issue::at(path.key(OP_MEMBER), message);
    if let Some(hint) = misnamed(members, |name| OpSpec::named(name).is_some()) {
        return Fault::invalid(issue.hint(hint));
    }
    let mut fitting = OPS
        .iter()
        .filter(|spec| shape::has_fields(members, spec.published()));
    let meant = match (fitting.next(), fitting.next()) {
        (Some(only), None) => Some(only.name),
        _ => None,
    };
    Fault::invalid(issue.hint(suggestion_and_list(meant)))
}

/// A hint for an operation whose name was written in another field than `op`.
pub(super) fn misnamed(members: &JsonMap, is_name: impl Fn(&str) -> bool) -> Option<String> {
    if members.contains_key(OP_MEMBER) {
        return None;
    }
    let mut members = members.iter();
    let (member, _) = members.find(|(_, value)| value.as_str().is_some_and(&is_name))?;
    Some(format!("rename {} to {OP_MEMBER}", shown(member)))
}

/// A hint with the suggested operation, if any, and the list of all operations.
fn suggestion_and_list(meant: Option<&str>) -> String {
    let listed = format!("operations: {}", OpSpec::names());
    match meant {
        Some(meant) => format!("did you mean {meant}? {listed}"),
        None => listed,
    }
}

/// A hint for an operation on types that was sent for an object. The caller may have meant the object's own values.
fn hint_for_type_op(of_types: &str) -> String {
    let values = "set_properties sets, adds and unsets values of this object";
    match of_types {
        "add_property" => format!(
            "{values}; add_property, which update_type takes, adds a property to its type; create_property makes one;"
        ),
        "remove_property" => format!(
            "{values}; remove_property, which update_type takes, takes a property from its type;"
        ),
        other => format!("did you mean {other}, which update_type takes?"),
    }
}

/// Suggests an operation for an unknown name. A bare verb fits several operations; if the fields match exactly one of
/// them, that one is suggested.
pub(super) fn suggest_operation<'a>(
    name: &str,
    members: &JsonMap,
    known: impl Iterator<Item = (&'a str, &'a Value)> + Clone,
) -> Option<String> {
    let mut fitting = known.clone().filter(|(known, schema)| {
        meant::is_verb_of(name, known) && shape::has_fields(members, schema)
    });
    match (fitting.next(), fitting.next()) {
        (Some((only, _)), None) => Some(only.to_owned()),
        _ => meant::operation(name, known.map(|(name, _)| name)),
    }
}

fn unknown_op(name: &str, members: &JsonMap, path: &Path) -> Fault {
    let of_types = |spec: &&TypeOpSpec| meant::is_spelling_of(name, spec.name);
    if let Some(spec) = TYPE_OPS.iter().find(of_types) {
        let (message, takes) = if spec.name == name {
            let message = format!("{name} is an operation on types, this is an object");
            (message, "update_type takes it;".to_owned())
        } else {
            let message = format!("{} is not an operation", shown(name));
            (message, hint_for_type_op(spec.name))
        };
        let hint = format!("{takes} {}", suggestion_and_list(None));
        let issue = Issue::at(path.key(OP_MEMBER), message).hint(hint);
        return Fault::invalid(issue.see(Ref::op("update_type")));
    }
    let known = OPS.iter().map(|spec| (spec.name, spec.published()));
    let meant = suggest_operation(name, members, known);
    let issue = Issue::at(
        path.key(OP_MEMBER),
        format!("{} is not an operation", shown(name)),
    );
    Fault::invalid(issue.hint(suggestion_and_list(meant.as_deref())))
}
