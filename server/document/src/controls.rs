//! Query parameters and headers that callers wrote into the body or an operation. The hint says where they belong.

use serde_json::Value;

use crate::issue::{Issue, Ref};
use crate::similar::fold;
use crate::wire::JsonMap;
use crate::wording::shown;

/// A query parameter of every route, and its values (http.md 2).
struct Parameter {
    name: &'static str,
    values: [&'static str; 2],
    /// Callers also use this name for their own data, so only its exact values are recognized as the parameter.
    is_common: bool,
}

const PARAMETERS: [Parameter; 4] = [
    Parameter {
        name: "dry_run",
        values: ["true", "false"],
        is_common: false,
    },
    Parameter {
        name: "create_missing_options",
        values: ["true", "false"],
        is_common: false,
    },
    Parameter {
        name: "ids",
        values: ["full", "compact"],
        is_common: true,
    },
    Parameter {
        name: "keys",
        values: ["name", "slug"],
        is_common: true,
    },
];

/// Folded member names that stand for a header.
const HEADERS: [(&str, &str); 3] = [
    ("ifmatch", "If-Match"),
    ("etag", "If-Match"),
    ("idempotencykey", "Idempotency-Key"),
];

impl Parameter {
    /// The parameter that a member with this name and value stands for.
    fn meant(name: &str, value: &Value) -> Option<&'static Self> {
        let folded = fold(name);
        let found = PARAMETERS
            .iter()
            .find(|parameter| fold(parameter.name) == folded)?;
        (!found.is_common || found.legal(value).is_some()).then_some(found)
    }

    /// The value in the query, if it is valid.
    fn legal(&self, value: &Value) -> Option<&'static str> {
        let written = match value {
            Value::String(text) => text.to_lowercase(),
            other => other.to_string(),
        };
        self.values.into_iter().find(|legal| *legal == written)
    }

    /// The same request with all query parameters that its body contains. If a parameter is given twice, the value
    /// listed first has priority, so that `dry_run` stays true.
    fn resent(body: &JsonMap) -> Ref {
        let mut request = Ref::same_request();
        for parameter in &PARAMETERS {
            let given = body
                .iter()
                .filter(|(name, _)| fold(name) == fold(parameter.name))
                .filter_map(|(_, value)| parameter.legal(value))
                .min_by_key(|given| parameter.values.iter().position(|value| value == given));
            if let Some(value) = given {
                request = request.query(parameter.name, value);
            }
        }
        request
    }
}

fn header(name: &str) -> Option<&'static str> {
    let folded = fold(name);
    let found = HEADERS.iter().find(|(meant, _)| *meant == folded);
    found.map(|(_, header)| *header)
}

/// The issue for a body member that is a query parameter, or the unchanged issue. The reference contains all such
/// parameters of the body, because otherwise the corrected request would be refused for the next one.
pub(crate) fn of_query(issue: Issue, name: &str, body: &JsonMap) -> Result<Issue, Issue> {
    let value = body.get(name).unwrap_or(&Value::Null);
    let Some(parameter) = Parameter::meant(name, value) else {
        return Err(issue);
    };
    let belongs = "it is a parameter of the query, not a member";
    Ok(match parameter.legal(value) {
        Some(_) => issue.hint(belongs).see(Parameter::resent(body)),
        None => {
            let [one, other] = parameter.values;
            let name = parameter.name;
            issue.hint(format!("{belongs}: {name}={one} or {name}={other}"))
        }
    })
}

/// The issue for a body member that is a header, or the unchanged issue.
pub(crate) fn of_header(issue: Issue, name: &str) -> Result<Issue, Issue> {
    match header(name) {
        Some(header) => Ok(issue.hint(format!(
            "it is the header {header} of the request, not a member"
        ))),
        None => Err(issue),
    }
}

/// A hint for a field of an operation that belongs to the request.
pub(crate) fn of_request(name: &str, value: &Value) -> Option<String> {
    let given = shown(name);
    if let Some(parameter) = Parameter::meant(name, value) {
        let [usual, _] = parameter.values;
        let (name, value) = (parameter.name, parameter.legal(value).unwrap_or(usual));
        return Some(format!(
            "leave {given} out here: it is a query parameter of the request, ?{name}={value}"
        ));
    }
    let header = header(name)?;
    Some(format!(
        "leave {given} out here: it is the header {header} of the request"
    ))
}
