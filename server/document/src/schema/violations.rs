//! Converts validator errors to findings with path, size and hint.

use std::collections::HashSet;

use jsonschema::ValidationError;
use jsonschema::error::{TypeKind, ValidationErrorKind as Kind};
use serde_json::Value;

use super::Shape;
use super::forms;
use super::wanted::{Wanted, characters_of, one_of};
use crate::controls::of_query;
use crate::issue::{Issue, MAX_FINDINGS};
use crate::limits::MAX_KEY;
use crate::members::meant_value;
use crate::members::read::json_kind;
use crate::members::{body_member, view_member};
use crate::path::Path;
use crate::similar::{did_you_mean, fold};
use crate::wording;

/// A violation of a schema by a value.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Violation {
    /// The violated rule.
    pub rule: Rule,
    /// The member of the root that contains the fault, if any.
    pub member: Option<String>,
    /// The depth of the fault: 0 is the value itself.
    pub depth: usize,
    /// The finding.
    pub issue: Issue,
    /// Whether the faulty value is an empty string.
    pub empty: bool,
}

/// The kinds of rules in a published schema.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Rule {
    /// A required member is missing.
    Missing,
    /// A member is unknown.
    Unknown,
    /// The JSON type is wrong.
    Type,
    /// A length, count or range limit.
    Bound,
    /// An enum value or a pattern.
    Value,
}

/// Every violation by the value at `root`, up to the maximum number of reported findings.
pub(super) fn of(shape: &Shape, value: &Value, root: &Path) -> Vec<Violation> {
    let place = Place {
        schema: &shape.schema,
        value,
        root,
        null_is_absence: shape.null_is_absence,
    };
    let errors = shape.validator.iter_errors(value);
    let violations = errors.flat_map(|error| place.violations(&error));
    // A value breaks at most two rules at the same path, and only one of them is reported.
    let found = violations.take(2 * (MAX_FINDINGS + 1)).collect();
    one_for_each_fault(found)
}

/// Keeps one finding per fault (document.md 10.3). A value of a wrong JSON type is also not in the enum. A value that
/// is too long also fails a pattern that repeats the limit (ops.md 17 G10).
fn one_for_each_fault(mut found: Vec<Violation>) -> Vec<Violation> {
    let reported: HashSet<Option<String>> = found
        .iter()
        .filter(|fault| matches!(fault.rule, Rule::Type | Rule::Bound))
        .map(|fault| fault.issue.path.clone())
        .collect();
    found.retain(|fault| fault.rule != Rule::Value || !reported.contains(&fault.issue.path));
    found
}

/// The context for locating the errors of one value.
struct Place<'a> {
    schema: &'a Value,
    value: &'a Value,
    root: &'a Path,
    null_is_absence: bool,
}

impl Place<'_> {
    /// The recursion follows the alternatives of a schema, whose nesting is finite.
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
        let wanted = self.wanted(error);
        let at = |rule: Rule, message: String, hint: String| {
            one(rule, Issue::at(&path, message).hint(hint))
        };
        let retyped = || {
            let pointer = error.instance_path().as_str();
            forms::shown(wanted.retyped(found), pointer, found)
        };
        let text = || wanted.measured(found.as_str().unwrap_or_default());
        let too_small = |(length, units): (usize, &str), limit: &u64| {
            let hint = match found {
                _ if error.instance().is_object() => wanted.some_member(),
                _ => format!("write {}", wanted.form()),
            };
            let message = wording::too_few(length, units, limit);
            at(Rule::Bound, message, wanted.explaining(hint))
        };
        let too_long = |(length, units): (usize, &str), limit: &u64| {
            let message = wording::too_many(length, units, limit);
            let hint = format!("shorten it to {} at most", wording::counted(limit, units));
            at(Rule::Bound, message, hint)
        };
        let too_large = |units: &str, limit: &u64| {
            let message = wording::too_many(length(found), units, limit);
            at(
                Rule::Bound,
                message,
                Wanted::divided(*limit, depth, &path.to_string()),
            )
        };
        match error.kind() {
            Kind::AdditionalProperties { unexpected } => {
                let known = wanted.members();
                let unknown = unexpected
                    .iter()
                    .take(MAX_FINDINGS + 1)
                    .map(|name| Violation {
                        rule: Rule::Unknown,
                        member: Some(name.clone()),
                        depth,
                        issue: unknown(name, &path, &known, (found, depth)),
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
                    issue: issue.hint(missing(wanted, name)),
                    empty: false,
                }]
            }
            Kind::Type { kind } => {
                let message = format!("must be {}, not {}", self.types(kind), json_kind(found));
                at(Rule::Type, message, retyped())
            }
            Kind::MinLength { limit } => too_small(text(), limit),
            Kind::MaxLength { limit } => too_long(text(), limit),
            Kind::MinItems { limit } => too_small((length(found), "entries"), limit),
            Kind::MaxItems { limit } => too_large("entries", limit),
            Kind::MinProperties { limit } => too_small((length(found), "members"), limit),
            Kind::MaxProperties { limit } => too_large("members", limit),
            Kind::Minimum { limit } => {
                let message = format!("{} is less than {limit}", number(found));
                at(Rule::Bound, message, format!("write {}", wanted.form()))
            }
            Kind::Maximum { limit } => {
                let message = format!("{} is greater than {limit}", number(found));
                at(Rule::Bound, message, format!("write {}", wanted.form()))
            }
            Kind::Pattern { pattern } => at(
                Rule::Value,
                format!("does not match {pattern}"),
                format!("write {}", characters_of(pattern)),
            ),
            Kind::Enum { options } => one(Rule::Value, not_allowed(found, options, &path)),
            Kind::Constant { expected_value } => at(
                Rule::Value,
                format!("must be {expected_value}"),
                format!("write {expected_value}"),
            ),
            Kind::AnyOf { context } => self.nearest(context, &path).unwrap_or_else(|expected| {
                let message = format!("must be {expected}, not {}", json_kind(found));
                at(Rule::Type, message, retyped())
            }),
            _ => at(
                Rule::Value,
                "is not admitted here".to_owned(),
                format!("write {}", wanted.form()),
            ),
        }
    }

    /// The path for a JSON pointer into the value, its depth, and the root member that contains it.
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

    /// The violations of the alternative that the value was meant for; otherwise a description of the accepted values.
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
        // For objects, the intended alternative is the one with fewer faults.
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
            return Err("of another form".to_owned());
        }
        Err(one_of(wanted.into_iter()))
    }

    /// The schema that contains the violated rule.
    fn wanted(&self, error: &ValidationError<'_>) -> Wanted<'_> {
        let keyword = error.schema_path().as_str();
        let place = keyword.rsplit_once('/').map_or("", |(place, _)| place);
        Wanted::at(self.schema, place, self.null_is_absence)
    }

    /// The JSON types of a rule, in words. Null is omitted if it only means absence.
    fn types(&self, kind: &TypeKind) -> String {
        let names: Vec<String> = match kind {
            TypeKind::Single(one) => vec![one.to_string()],
            TypeKind::Multiple(several) => several.iter().map(|one| one.to_string()).collect(),
        };
        let wanted = names.iter().map(String::as_str);
        let offered: Vec<String> = wanted
            .filter(|name| !(self.null_is_absence && *name == "null"))
            .map(|name| type_name(name).to_owned())
            .collect();
        match offered.as_slice() {
            [] => String::new(),
            _ => one_of(offered.into_iter()),
        }
    }
}

/// The hint for a missing member.
fn missing(object: Wanted<'_>, name: &str) -> String {
    match object.member(name) {
        Some(member) => member.explaining(format!("add {name}: {}", member.form())),
        None => format!("add {name}"),
    }
}

fn number(found: &Value) -> String {
    wording::shown(&found.to_string()).to_string()
}

/// The issue for an unknown member. `object` is the object that contains it, and its depth.
fn unknown(name: &str, path: &Path, known: &[&str], (object, depth): (&Value, usize)) -> Issue {
    let message = format!("{} is an unknown member", wording::shown(name));
    let issue = Issue::at(path.key(&wording::cut(name, MAX_KEY)), message);
    let issue = match object.as_object().filter(|_| depth == 0) {
        Some(body) => match of_query(issue, name, body) {
            Ok(issue) => return issue,
            Err(issue) => issue,
        },
        None => issue,
    };
    let (given, open): (Vec<&str>, Vec<&str>) = known
        .iter()
        .partition(|member| object.get(**member).is_some());
    let folded = fold(name);
    if let Some(ours) = given.iter().find(|ours| fold(ours) == folded) {
        return issue.hint(wording::given_twice(name, ours));
    }
    let is_tree = matches!(object.get(name), Some(Value::Array(_) | Value::Object(_)));
    // At a deeper level, the object is a sort or an option.
    let meant = match depth {
        0 => body_member(name, &open).and_then(|meant| match meant.as_str() {
            "filter" if is_tree => open.contains(&"filters").then(|| "filters".to_owned()),
            _ => Some(meant),
        }),
        _ => view_member(name, &open),
    };
    let hint: Vec<String> = did_you_mean(meant.as_slice())
        .into_iter()
        .chain([format!("members: {}", known.join(", "))])
        .collect();
    issue.hint(hint.join("; "))
}

fn not_allowed(found: &Value, options: &Value, path: &Path) -> Issue {
    let allowed: Vec<&str> = options
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    let wanted = found.as_str().unwrap_or_default();
    let meant = meant_value(wanted, &allowed);
    let hint: Vec<String> = did_you_mean(meant.as_slice())
        .into_iter()
        .chain([format!("allowed: {}", allowed.join(", "))])
        .collect();
    Issue::at(path, wording::not_allowed(wanted)).hint(hint.join("; "))
}

/// The name of a JSON type, for messages.
fn type_name(kind: &str) -> &str {
    match kind {
        "string" => "a string",
        "number" => "a number",
        "integer" => "a whole number",
        "boolean" => "true or false",
        "array" => "an array",
        "object" => "an object",
        other => other,
    }
}

/// The number of code points, elements or members (http.md 3).
fn length(value: &Value) -> usize {
    match value {
        Value::String(text) => text.chars().count(),
        Value::Array(elements) => elements.len(),
        Value::Object(members) => members.len(),
        Value::Null | Value::Bool(_) | Value::Number(_) => 0,
    }
}

#[cfg(test)]
mod tests;
