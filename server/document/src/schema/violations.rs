//! From the errors of the validator to findings with their place, their size and their repair.

use std::collections::HashSet;

use jsonschema::ValidationError;
use jsonschema::error::{TypeKind, ValidationErrorKind as Kind};
use serde_json::Value;

use super::Shape;
use crate::findings::MAX_FINDINGS;
use crate::issue::Issue;
use crate::limits::MAX_KEY;
use crate::path::Path;
use crate::vocabulary::{did_you_mean, nearest};
use crate::wording;

/// What a value does against its schema.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Violation {
    /// The rule that it breaks.
    pub rule: Rule,
    /// The member at fault, where the rule is about one of the root.
    pub member: Option<String>,
    /// How deep the place lies: 0 is the value itself.
    pub depth: usize,
    /// The finding.
    pub issue: Issue,
    /// Whether the value at fault is an empty string.
    pub empty: bool,
}

/// The kinds of rules that a published schema has.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Rule {
    /// A required member is missing.
    Missing,
    /// A member is not known.
    Unknown,
    /// The JSON type is another one.
    Type,
    /// A length, a count or a range.
    Bound,
    /// One of several values, or a pattern.
    Value,
}

/// Every violation by a value that stands at `root`, up to the most that any refusal reports.
pub(super) fn of(shape: &Shape, value: &Value, root: &Path) -> Vec<Violation> {
    let place = Place {
        schema: &shape.schema,
        value,
        root,
        null_is_absence: shape.null_is_absence,
    };
    let found = shape
        .validator
        .iter_errors(value)
        .flat_map(|error| place.violations(&error))
        .take(MAX_FINDINGS)
        .collect();
    one_for_each_fault(found)
}

/// One fault, one finding (document.md 10.3): a value of another JSON type is also none of those that are listed, and
/// one that is too long does not match a pattern, which states the bound once more (ops.md 17 G10).
fn one_for_each_fault(mut found: Vec<Violation>) -> Vec<Violation> {
    let said: HashSet<Option<String>> = found
        .iter()
        .filter(|fault| matches!(fault.rule, Rule::Type | Rule::Bound))
        .map(|fault| fault.issue.path.clone())
        .collect();
    found.retain(|fault| fault.rule != Rule::Value || !said.contains(&fault.issue.path));
    found
}

/// Where the errors of one value belong.
struct Place<'a> {
    schema: &'a Value,
    value: &'a Value,
    root: &'a Path,
    null_is_absence: bool,
}

impl Place<'_> {
    /// The recursion follows the alternatives of a schema, which are nested finitely.
    fn violations(&self, error: &ValidationError<'_>) -> Vec<Violation> {
        let (path, depth, member) = self.locate(error.instance_path().as_str());
        let found = error.instance();
        let one = |rule: Rule, issue: Issue| {
            vec![Violation {
                rule,
                member: member.clone(),
                depth,
                issue,
                empty: found.as_str() == Some(""),
            }]
        };
        let at = |rule: Rule, message: String| one(rule, Issue::at(&path, message));
        match error.kind() {
            Kind::AdditionalProperties { unexpected } => {
                let known = members(error, self.schema);
                let unknown = unexpected.iter().take(MAX_FINDINGS).map(|name| Violation {
                    rule: Rule::Unknown,
                    member: Some(name.clone()),
                    depth,
                    issue: unknown(name, &path, &known),
                    empty: false,
                });
                unknown.collect()
            }
            Kind::Required { property } => {
                let name = property.as_str().unwrap_or_default();
                let issue = Issue::at(path.key(name), format!("{name} is required"));
                let member = Some(name.to_owned());
                vec![Violation {
                    rule: Rule::Missing,
                    member,
                    depth,
                    issue,
                    empty: false,
                }]
            }
            Kind::Type { kind } => at(
                Rule::Type,
                format!("must be {}, not {}", self.types(kind), type_of(found)),
            ),
            Kind::MinLength { limit } => at(Rule::Bound, too_small(found, "characters", limit)),
            Kind::MaxLength { limit } => at(Rule::Bound, too_large(found, "characters", limit)),
            Kind::MinItems { limit } => at(Rule::Bound, too_small(found, "entries", limit)),
            Kind::MaxItems { limit } => at(Rule::Bound, too_large(found, "entries", limit)),
            Kind::MinProperties { limit } => at(Rule::Bound, too_small(found, "members", limit)),
            Kind::MaxProperties { limit } => at(Rule::Bound, too_large(found, "members", limit)),
            Kind::Minimum { limit } => at(Rule::Bound, format!("{found} is less than {limit}")),
            Kind::Maximum { limit } => at(Rule::Bound, format!("{found} is greater than {limit}")),
            Kind::Pattern { pattern } => {
                let issue = Issue::at(&path, format!("does not match {pattern}"));
                one(Rule::Value, issue.hint(characters_of(pattern)))
            }
            Kind::Enum { options } => one(Rule::Value, not_allowed(found, options, &path)),
            Kind::AnyOf { context } => self.nearest(context, &path).unwrap_or_else(|wanted| {
                at(
                    Rule::Type,
                    format!("must be {wanted}, not {}", type_of(found)),
                )
            }),
            _ => at(
                Rule::Value,
                format!("violates {} of its schema", error.kind().keyword()),
            ),
        }
    }

    /// The place that a JSON pointer into the value names, how deep it lies, and the member of the root above it.
    fn locate(&self, pointer: &str) -> (Path, usize, Option<String>) {
        let mut path = self.root.clone();
        let mut inside = Some(self.value);
        let mut member = None;
        let mut depth = 0;
        for segment in pointer.split('/').skip(1) {
            let name = segment.replace("~1", "/").replace("~0", "~");
            let position = inside
                .filter(|value| value.is_array())
                .and_then(|_| name.parse().ok());
            (path, inside) = match position {
                Some(position) => (
                    path.index(position),
                    inside.and_then(|value| value.get(position)),
                ),
                None => (path.key(&name), inside.and_then(|value| value.get(&name))),
            };
            depth += 1;
            member.get_or_insert(name);
        }
        (path, depth, member)
    }

    /// The violations of the one alternative that the value is meant for; otherwise what is wanted, in words.
    fn nearest(
        &self,
        context: &[Vec<ValidationError<'_>>],
        path: &Path,
    ) -> Result<Vec<Violation>, String> {
        let wrong_type = |errors: &&Vec<ValidationError<'_>>| {
            errors.iter().find_map(|error| match error.kind() {
                Kind::Type { kind } if self.locate(error.instance_path().as_str()).0 == *path => {
                    Some(self.types(kind))
                }
                _ => None,
            })
        };
        let admitting = context.iter().filter(|errors| wrong_type(errors).is_none());
        // Objects are told apart by their members: the alternative that is meant has fewer faults.
        let mut admitting: Vec<_> = admitting.collect();
        admitting.sort_by_key(|errors| errors.len());
        let meant = match admitting.as_slice() {
            [only] => Some(only),
            [best, second, ..] if best.len() < second.len() => Some(best),
            _ => None,
        };
        if let Some(meant) = meant {
            return Ok(meant
                .iter()
                .flat_map(|error| self.violations(error))
                .collect());
        }
        let wanted: Vec<String> = context
            .iter()
            .filter_map(|errors| wrong_type(&errors))
            .filter(|wanted| !wanted.is_empty())
            .collect();
        if wanted.is_empty() {
            return Err("one of the forms of its schema".to_owned());
        }
        Err(wanted.join(" or "))
    }

    /// The JSON types of a rule, in words. Null that stands for absence is none that is wanted.
    fn types(&self, kind: &TypeKind) -> String {
        let names: Vec<String> = match kind {
            TypeKind::Single(one) => vec![one.to_string()],
            TypeKind::Multiple(several) => several.iter().map(|one| one.to_string()).collect(),
        };
        let wanted = names.iter().map(String::as_str);
        let offered: Vec<&str> = wanted
            .filter(|name| !(self.null_is_absence && *name == "null"))
            .collect();
        offered.join(" or ")
    }
}

fn too_small(found: &Value, unit: &str, limit: &u64) -> String {
    wording::too_few(length(found), unit, limit)
}

fn too_large(found: &Value, unit: &str, limit: &u64) -> String {
    wording::too_many(length(found), unit, limit)
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
    let meant = nearest(name, known.iter().copied());
    let hint: Vec<String> = did_you_mean(meant.as_slice())
        .into_iter()
        .chain([format!("members: {}", known.join(", "))])
        .collect();
    let message = format!("{} is an unknown member", wording::shown(name));
    Issue::at(path.key(&wording::cut(name, MAX_KEY)), message).hint(hint.join("; "))
}

fn not_allowed(found: &Value, options: &Value, path: &Path) -> Issue {
    let allowed: Vec<&str> = options
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    let wanted = found.as_str().unwrap_or_default();
    let meant = nearest(wanted, allowed.iter().copied());
    let hint: Vec<String> = did_you_mean(meant.as_slice())
        .into_iter()
        .chain([format!("allowed: {}", allowed.join(", "))])
        .collect();
    Issue::at(path, "is none of the allowed values").hint(hint.join("; "))
}

/// The characters that a pattern of one class admits, in words: every published pattern is one (ops.md 17 G10).
fn characters_of(pattern: &str) -> String {
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
    format!("write characters of {}", spaced.trim_end())
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
        let found = of(&shape(), &body, &Path::root());
        let [Violation { issue, .. }] = found.as_slice() else {
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

    // document.md 10.3: one fault, one finding.
    #[test]
    fn a_value_of_another_type_is_not_said_to_be_unlisted_too() {
        let message = "must be string, not number";
        check("color", json!(5), "/color", message, None);
        check("code", json!(5), "/code", message, None);
    }

    // document.md 3.1: null counts as an absent member, and is nothing to write.
    #[test]
    fn null_that_stands_for_absence_is_not_offered() {
        let shape = Shape::with_nulls(json!({
            "type": "object",
            "properties": {
                "bag": { "type": ["object", "null"] },
                "either": { "anyOf": [
                    { "type": "string" }, { "type": "array" }, { "type": "null" },
                ]},
                "align": { "type": ["string", "null"], "enum": ["left", null] },
            },
        }));
        let body = json!({"bag": [], "either": 1, "align": 5});
        let found = of(&shape, &body, &Path::root());
        let mut messages: Vec<_> = found.iter().map(|fault| &*fault.issue.message).collect();
        messages.sort_unstable();
        let expected = [
            "must be object, not array",
            "must be string or array, not number",
            "must be string, not number",
        ];
        assert_eq!(messages, expected);
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
            Some("write characters of 0-9"),
        );
        check(
            "op",
            json!("moved"),
            "/op",
            "violates const of its schema",
            None,
        );
    }
}
