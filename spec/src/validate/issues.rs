//! From the errors of the validator to issues.

use jsonschema::ValidationError;
use jsonschema::error::{TypeKind, ValidationErrorKind as Kind};
use rolltop_document::issue::Issue;
use rolltop_document::path::Path;
use rolltop_document::vocabulary::{did_you_mean, similar};
use serde_json::Value;

use super::Shape;

/// Longest name of an unknown member that is repeated, in characters.
const NAME_SHOWN: usize = 128;

/// Every fault of a body.
pub(super) fn of(shape: &Shape, body: &Value, stray: Option<&str>) -> Vec<Issue> {
    shape
        .validator
        .iter_errors(body)
        .flat_map(|error| issues(&error, &shape.schema, stray))
        .collect()
}

/// The recursion follows the alternatives of a schema, which are nested finitely.
fn issues(error: &ValidationError<'_>, schema: &Value, stray: Option<&str>) -> Vec<Issue> {
    let path = Path::pointer(error.instance_path().as_str());
    let at = |message: String| vec![Issue::at(&path, message)];
    let found = error.instance();
    match error.kind() {
        Kind::AdditionalProperties { unexpected } => {
            let known = members(error, schema);
            unexpected
                .iter()
                .map(|name| unknown(name, &path, &known, stray))
                .collect()
        }
        Kind::Required { property } => {
            let name = property.as_str().unwrap_or_default();
            vec![Issue::at(path.key(name), format!("{name} is required"))]
        }
        Kind::Type { kind } => at(format!("must be {}, not {}", types(kind), type_of(found))),
        Kind::MinLength { limit } => at(format!(
            "{} characters, at least {limit} are required",
            length(found)
        )),
        Kind::MaxLength { limit } => at(format!(
            "{} characters, at most {limit} are allowed",
            length(found)
        )),
        Kind::MinItems { limit } => at(format!(
            "{} entries, at least {limit} are required",
            length(found)
        )),
        Kind::MaxItems { limit } => at(format!(
            "{} entries, at most {limit} are allowed",
            length(found)
        )),
        Kind::MinProperties { limit } => at(format!(
            "{} members, at least {limit} are required",
            length(found)
        )),
        Kind::MaxProperties { limit } => at(format!(
            "{} members, at most {limit} are allowed",
            length(found)
        )),
        Kind::Minimum { limit } => at(format!("{found} is less than {limit}")),
        Kind::Maximum { limit } => at(format!("{found} is greater than {limit}")),
        Kind::Pattern { pattern } => at(format!("does not match {pattern}")),
        Kind::Enum { options } => vec![not_allowed(found, options, &path)],
        Kind::AnyOf { context } => nearest(context, found, &path, schema, stray),
        _ => at(format!("violates {} of its schema", error.kind().keyword())),
    }
}

/// The members that the object at fault may have.
fn members<'a>(error: &ValidationError<'_>, schema: &'a Value) -> Vec<&'a str> {
    let keyword = error.schema_path().as_str();
    let object = keyword
        .rsplit_once('/')
        .and_then(|(parent, _)| schema.pointer(parent));
    let members = object
        .and_then(|object| object.get("properties"))
        .and_then(Value::as_object);
    members
        .into_iter()
        .flat_map(|members| members.keys().map(String::as_str))
        .collect()
}

fn unknown(name: &str, path: &Path, known: &[&str], stray: Option<&str>) -> Issue {
    let name: String = name.chars().take(NAME_SHOWN).collect();
    let hint: Vec<String> = did_you_mean(&similar(&name, known.iter().copied()))
        .into_iter()
        .chain([format!("members: {}", known.join(", "))])
        .chain(stray.map(str::to_owned))
        .collect();
    Issue::at(path.key(&name), format!("{name} is an unknown member")).hint(hint.join("; "))
}

fn not_allowed(found: &Value, options: &Value, path: &Path) -> Issue {
    let allowed: Vec<&str> = options
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    let wanted = found.as_str().unwrap_or_default();
    let hint: Vec<String> = did_you_mean(&similar(wanted, allowed.iter().copied()))
        .into_iter()
        .chain([format!("allowed: {}", allowed.join(", "))])
        .collect();
    Issue::at(path, "is none of the allowed values").hint(hint.join("; "))
}

/// The faults under the one alternative that admits the type of the value, or all the types there are.
fn nearest(
    context: &[Vec<ValidationError<'_>>],
    found: &Value,
    path: &Path,
    schema: &Value,
    stray: Option<&str>,
) -> Vec<Issue> {
    let wrong_type = |errors: &&Vec<ValidationError<'_>>| {
        errors.iter().find_map(|error| match error.kind() {
            Kind::Type { kind } if error.instance().as_ref() == found => Some(types(kind)),
            _ => None,
        })
    };
    let mut admitting = context.iter().filter(|errors| wrong_type(errors).is_none());
    if let (Some(only), None) = (admitting.next(), admitting.next()) {
        return only
            .iter()
            .flat_map(|error| issues(error, schema, stray))
            .collect();
    }
    let wanted: Vec<String> = context
        .iter()
        .filter_map(|errors| wrong_type(&errors))
        .collect();
    vec![Issue::at(
        path,
        format!("must be {}, not {}", wanted.join(" or "), type_of(found)),
    )]
}

fn types(kind: &TypeKind) -> String {
    match kind {
        TypeKind::Single(one) => one.to_string(),
        TypeKind::Multiple(several) => several
            .iter()
            .map(|one| one.to_string())
            .collect::<Vec<_>>()
            .join(" or "),
    }
}

fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// Code points, elements or members (http.md 3).
fn length(value: &Value) -> usize {
    match value {
        Value::String(text) => text.chars().count(),
        Value::Array(elements) => elements.len(),
        Value::Object(members) => members.len(),
        Value::Null | Value::Bool(_) | Value::Number(_) => 0,
    }
}
