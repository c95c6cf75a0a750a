//! What is said beside the body of a request: parameters of its query, and headers. Callers write them into bodies and
//! operations as well; the repair says where they belong.

use serde_json::Value;

use crate::issue::{Issue, Ref};
use crate::similar::fold;
use crate::wire::JsonMap;
use crate::wording::shown;

/// A parameter that every route reads, and its values (http.md 2).
struct Parameter {
    name: &'static str,
    values: [&'static str; 2],
    /// Callers call what is theirs so too: only one of the values is meant for the parameter.
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

/// Headers that a member is meant for, by its folded name.
const HEADERS: [(&str, &str); 3] = [
    ("ifmatch", "If-Match"),
    ("etag", "If-Match"),
    ("idempotencykey", "Idempotency-Key"),
];

impl Parameter {
    /// The one that a member with this value is meant for.
    fn meant(name: &str, value: &Value) -> Option<&'static Self> {
        let folded = fold(name);
        let found = PARAMETERS
            .iter()
            .find(|parameter| fold(parameter.name) == folded)?;
        (!found.is_common || found.legal(value).is_some()).then_some(found)
    }

    /// The value as a query takes it, if it takes it.
    fn legal(&self, value: &Value) -> Option<&'static str> {
        let written = match value {
            Value::String(text) => text.to_lowercase(),
            other => other.to_string(),
        };
        self.values.into_iter().find(|legal| *legal == written)
    }

    /// The same request with all that its body says of its query. What is said in two ways is said as the first value
    /// has it: a trial that is asked for anywhere is one.
    fn resent(body: &JsonMap) -> Ref {
        let mut request = Ref::same_request();
        for parameter in &PARAMETERS {
            let said = body
                .iter()
                .filter(|(name, _)| fold(name) == fold(parameter.name))
                .filter_map(|(_, value)| parameter.legal(value))
                .min_by_key(|said| parameter.values.iter().position(|value| value == said));
            if let Some(value) = said {
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

/// The issue for a member of a body that is a parameter of the query, or gives back what is none. Its reference has all
/// that the body says so: a request that took one of them would be refused for the next.
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

/// The issue for a member of a body that is a header, or gives back what is none.
pub(crate) fn of_header(issue: Issue, name: &str) -> Result<Issue, Issue> {
    match header(name) {
        Some(header) => Ok(issue.hint(format!(
            "it is the header {header} of the request, not a member"
        ))),
        None => Err(issue),
    }
}

/// Where a field of an operation goes that belongs to the request.
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
