//! From the errors of the validator to issues.

use jsonschema::ValidationError;
use jsonschema::error::{TypeKind, ValidationErrorKind as Kind};
use rolltop_document::findings::MAX_FINDINGS;
use rolltop_document::issue::Issue;
use rolltop_document::path::Path;
use rolltop_document::vocabulary::{did_you_mean, similar};
use serde_json::Value;

use super::Shape;

/// Longest name of an unknown member that is repeated, in characters.
const NAME_SHOWN: usize = 128;

/// Every fault of a body, up to the most that any refusal reports.
pub(super) fn of(shape: &Shape, body: &Value) -> Vec<Issue> {
    shape
        .validator
        .iter_errors(body)
        .flat_map(|error| issues(&error, &shape.schema))
        .take(MAX_FINDINGS)
        .collect()
}

/// The recursion follows the alternatives of a schema, which are nested finitely.
fn issues(error: &ValidationError<'_>, schema: &Value) -> Vec<Issue> {
    let path = Path::pointer(error.instance_path().as_str());
    let at = |message: String| vec![Issue::at(&path, message)];
    let found = error.instance();
    match error.kind() {
        Kind::AdditionalProperties { unexpected } => {
            let known = members(error, schema);
            unexpected
                .iter()
                .take(MAX_FINDINGS)
                .map(|name| unknown(name, &path, &known))
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
        Kind::AnyOf { context } => nearest(context, found, &path, schema),
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

fn unknown(name: &str, path: &Path, known: &[&str]) -> Issue {
    let name: String = name.chars().take(NAME_SHOWN).collect();
    let hint: Vec<String> = did_you_mean(&similar(&name, known.iter().copied()))
        .into_iter()
        .chain([format!("members: {}", known.join(", "))])
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
            .flat_map(|error| issues(error, schema))
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

#[cfg(test)]
mod tests {
    #![expect(clippy::panic, reason = "tests")]

    use serde_json::json;

    use super::*;

    /// A schema with every keyword of the default dialect that a value can fail.
    fn shape() -> Shape {
        let word = json!({ "type": "string", "minLength": 1, "maxLength": 3 });
        Shape::of(json!({
            "type": "object",
            "properties": {
                "color": { "type": "string", "enum": ["red", "green", "blue"] },
                "list": {
                    "type": "array",
                    "items": { "type": "integer", "minimum": 0, "maximum": 9 },
                    "minItems": 1,
                    "maxItems": 2,
                },
                "map": {
                    "type": "object",
                    "minProperties": 1,
                    "maxProperties": 2,
                    "additionalProperties": { "anyOf": [
                        word,
                        { "type": "null" },
                        { "type": "array", "items": word, "maxItems": 2 },
                    ]},
                },
                "code": { "type": "string", "pattern": "^[0-9]{4}$" },
                "op": { "type": "string", "const": "move" },
            },
            "required": ["color"],
            "additionalProperties": false,
        }))
    }

    #[track_caller]
    fn check(member: &str, value: Value, path: &str, message: &str, hint: Option<&str>) {
        let mut body = json!({ "color": "red" });
        if let Some(members) = body.as_object_mut() {
            members.insert(member.to_owned(), value);
        }
        let found = of(&shape(), &body);
        let [issue] = found.as_slice() else {
            panic!("{found:?}")
        };
        assert_eq!(issue.path_str(), path);
        assert_eq!(issue.message, message);
        assert_eq!(issue.hint.as_deref(), hint);
    }

    // http.md 3: the issue names the field, the measured size and the cap.
    #[test]
    fn sizes_are_measured() {
        check(
            "list",
            json!([]),
            "/list",
            "0 entries, at least 1 are required",
            None,
        );
        check(
            "list",
            json!([1, 2, 3]),
            "/list",
            "3 entries, at most 2 are allowed",
            None,
        );
        check(
            "list",
            json!([1, 10]),
            "/list/1",
            "10 is greater than 9",
            None,
        );
        check("list", json!([-1]), "/list/0", "-1 is less than 0", None);
        check(
            "map",
            json!({}),
            "/map",
            "0 members, at least 1 are required",
            None,
        );
        let three = json!({ "a": null, "b": null, "c": null });
        check(
            "map",
            three,
            "/map",
            "3 members, at most 2 are allowed",
            None,
        );
    }

    // http.md 11: paths are JSON pointers.
    #[test]
    fn an_alternative_is_chosen_by_the_type_of_the_value() {
        check(
            "map",
            json!({ "a/b": 5 }),
            "/map/a~1b",
            "must be string or null or array, not number",
            None,
        );
        check(
            "map",
            json!({ "a": "long" }),
            "/map/a",
            "4 characters, at most 3 are allowed",
            None,
        );
        check(
            "map",
            json!({ "a": ["x", ""] }),
            "/map/a/1",
            "0 characters, at least 1 are required",
            None,
        );
    }

    #[test]
    fn what_is_allowed_is_listed() {
        let allowed = "did you mean green?; allowed: red, green, blue";
        check(
            "color",
            json!("grene"),
            "/color",
            "is none of the allowed values",
            Some(allowed),
        );
        check(
            "color",
            json!("violet"),
            "/color",
            "is none of the allowed values",
            Some("allowed: red, green, blue"),
        );
        check(
            "code",
            json!("12a4"),
            "/code",
            "does not match ^[0-9]{4}$",
            None,
        );
        check(
            "op",
            json!("moved"),
            "/op",
            "violates const of its schema",
            None,
        );
    }

    #[test]
    fn every_published_body_compiles() {
        use super::super::{RequestBody, *};
        for shape in [
            CreateChallengeRequest::shape(),
            CreateApiKeyRequest::shape(),
            CreateSpaceRequest::shape(),
            UpdateSpaceRequest::shape(),
        ] {
            assert!(shape.schema.is_object());
        }
    }
}
