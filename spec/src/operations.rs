//! The table of operations (http.md 14): the facts about a route that the pipeline, the documents and the hints use.

use rolltop_document::issue::{Issue, Ref};

use crate::limits::{DOCUMENT_BODY_BYTES, PAIRING_BODY_BYTES, STRUCTURED_BODY_BYTES};

mod routes;

pub(crate) use routes::read;
pub use routes::{OPERATIONS, find};

/// Prefix for the registration of operations whose path has a literal where another has a variable, which Dropshot's
/// router rejects. Neither requests nor documents use this prefix.
pub const LITERAL: &str = "/literal";
/// The query parameter for dry runs (http.md 5).
const DRY_RUN: &str = "dry_run";

/// The major versions of the API (v1.md 1).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Major {
    /// The stable version.
    V1,
    /// The newer version.
    V2,
}

/// The id, method and path of an operation.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Route {
    /// The operationId.
    pub id: &'static str,
    /// The HTTP method, in upper case.
    pub method: &'static str,
    /// The path, with parameters in braces.
    pub path: &'static str,
}

/// The authorization rule of an operation (http.md 8).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Class {
    /// No credential.
    Exempt,
    /// Any key.
    DataFree,
    /// Any key; results are filtered by the grant before counting.
    ServiceFiltered,
    /// Only a key with write access to all spaces.
    CreateSpace,
    /// The grant must cover the space in the path, then allow the verb.
    Space,
}

/// The effect of an operation on the data, which may differ from its HTTP method (http.md 8).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Verb {
    /// Reads, or accesses no workspace data.
    Read,
    /// Mutates: rate limited, and accepts `dry_run`.
    Write,
}

/// The maximum size of a body, and its name in a refusal (http.md 3).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BodyCap {
    /// Documents and operations.
    Document,
    /// Every other JSON body of authenticated requests.
    Structured,
    /// Pairing.
    Pairing,
}

impl BodyCap {
    /// The limit in bytes.
    pub const fn bytes(self) -> usize {
        match self {
            Self::Document => DOCUMENT_BODY_BYTES,
            Self::Structured => STRUCTURED_BODY_BYTES,
            Self::Pairing => PAIRING_BODY_BYTES,
        }
    }

    /// The name of the body in a 413 response.
    pub const fn surface(self) -> &'static str {
        match self {
            Self::Document => "document body",
            Self::Structured => "structured body",
            Self::Pairing => "pairing body",
        }
    }
}

/// How an invalid JSON body is handled.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FaultyBody {
    /// Refused before any lookup (http.md 1).
    Refused,
    /// Refused by the handler at its own point in the order of checks, also if it is blank (http.md 19.2).
    Judged,
}

/// The kind of success response.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Answer {
    /// One JSON value.
    Json,
    /// The bytes of a file, complete or partial, or none if the client already has them.
    Content,
    /// A stream of events, resumable with `Last-Event-ID`.
    Events,
}

/// Everything that the pipeline and the documents need to know about an operation.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Operation {
    /// Its major version, which determines the form of refusals and responses.
    pub major: Major,
    /// Its id, method and path.
    pub route: Route,
    /// Its authorization rule.
    pub class: Class,
    /// Its effect on the data.
    pub verb: Verb,
    /// Supports `Idempotency-Key` (http.md 6): every write, and a read whose response is worth storing.
    pub idempotent: bool,
    /// The size limit of its body; `None` if it takes no body.
    pub body: Option<BodyCap>,
    /// How an invalid JSON body is handled.
    pub faulty_body: FaultyBody,
    /// Accepts a blank body as `{}` (http.md 3), and null too, which generated clients send instead of no body.
    pub takes_blank: bool,
    /// Accepts a multipart form with a file; the configuration limits its size (chats-files-auth.md 2.2).
    pub form: bool,
    /// The kind of success response.
    pub answer: Answer,
    /// The status of a success, except for dry runs.
    pub success: u16,
    /// Paged: `offset` and `limit` have effect.
    pub paged: bool,
    /// Only `limit` has effect.
    pub limited: bool,
    /// All query parameters except `offset` and `limit` are filters (v1.md 7).
    pub filters: bool,
    /// Deprecated in favor of the operation at this path (v1.md 4).
    pub successor: Option<&'static str>,
    /// `ids` has effect.
    pub ids: bool,
    /// `keys` has effect.
    pub keys: bool,
    /// `create_missing_options` has effect.
    pub create_missing_options: bool,
    /// Checks `If-Match`.
    pub if_match: bool,
    /// A success has an etag, in the body and as a header.
    pub etag: bool,
}

impl Operation {
    /// Whether it accepts `dry_run` (http.md 5).
    pub const fn takes_dry_run(&self) -> bool {
        matches!(self.verb, Verb::Write)
    }

    /// Whether it supports `If-None-Match` and can respond with 304 (http.md 7): a read with an etag.
    pub const fn is_conditional(&self) -> bool {
        matches!(self.verb, Verb::Read) && self.etag
    }

    /// Whether a query parameter has effect. Parameters of a single route count as effective in the hints that mention
    /// them.
    pub fn takes(&self, parameter: &str) -> bool {
        match parameter {
            DRY_RUN => self.takes_dry_run(),
            "create_missing_options" => self.create_missing_options,
            "ids" => self.ids,
            "keys" => self.keys,
            _ => true,
        }
    }

    /// Whether it creates or edits an object that is not a definition.
    pub fn writes_object(&self) -> bool {
        matches!(
            self.route.id,
            "create_object" | "create_template" | "patch_object"
        )
    }

    /// Whether it takes a token of the write rate limit (http.md 12).
    pub const fn is_rate_limited(&self) -> bool {
        matches!(self.verb, Verb::Write)
    }

    /// Whether its path names something that may not exist.
    pub fn names_something(&self) -> bool {
        self.route.path.contains('{')
    }

    /// Whether its path names a space.
    pub const fn has_space(&self) -> bool {
        matches!(self.class, Class::Space)
    }
}

/// The served v2 operation with this id.
pub fn served(id: &str) -> Option<&'static Operation> {
    OPERATIONS.iter().find(|operation| operation.route.id == id)
}

/// Renders a reference as `METHOD /path?k=v` (http.md 11, H-137). Parameters are substituted once, without escaping; a
/// missing one keeps its `{name}`. Query pairs are sorted by name.
pub fn render_ref(reference: &Ref, this_request: &Ref) -> Option<String> {
    let route = find(reference.op.as_deref().or(this_request.op.as_deref())?)?;
    let params = if reference.op.is_some() {
        &reference.params
    } else {
        &this_request.params
    };
    let path: Vec<&str> = route
        .path
        .split('/')
        .map(|segment| {
            let name = segment
                .strip_prefix('{')
                .and_then(|rest| rest.strip_suffix('}'));
            name.and_then(|name| params.get(name))
                .map_or(segment, String::as_str)
        })
        .collect();
    let query: Vec<String> = reference
        .query
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let question = if query.is_empty() { "" } else { "?" };
    Some(format!(
        "{} {}{question}{}",
        route.method,
        path.join("/"),
        query.join("&")
    ))
}

/// Completes the references of an issue with this request's space and object, in the caller's spelling (http.md 9),
/// unless they name others. Appends each rendered reference to the hint.
pub fn complete_hint(issue: &mut Issue, this_request: &Ref) {
    let this_operation = this_request.op.as_deref().and_then(served);
    if let Some(operation) = this_operation {
        let takes = |name: &String| operation.takes(name);
        let is_vain =
            |it: &Ref| it.op.is_none() && !it.query.is_empty() && !it.query.keys().any(takes);
        issue.see_also.retain(|reference| !is_vain(reference));
    }
    for reference in &mut issue.see_also {
        inherit_params(reference, this_request);
        inherit_query(reference, this_request);
        let Some(rendered) = render_ref(reference, this_request) else {
            continue;
        };
        match &mut issue.hint {
            Some(hint) if hint.contains(&rendered) => {}
            Some(hint) => *hint = format!("{hint} ({rendered})"),
            None => issue.hint = Some(format!("see {rendered}")),
        }
    }
}

/// Completes the hints of warnings. A warning never refers to the request that it answers, because that request
/// succeeded.
pub fn advice(warnings: &mut [Issue]) {
    for issue in warnings {
        complete_hint(issue, &Ref::same_request());
    }
}

/// Copies the effective query parameters of this request to a reference, so that following it has the same options.
/// `dry_run` is also copied to another operation if it deletes.
fn inherit_query(reference: &mut Ref, this_request: &Ref) {
    let trial = this_request.query.get(DRY_RUN);
    let deletes = |op: &str| find(op).is_some_and(|route| route.method == "DELETE");
    match reference.op.as_deref() {
        None => {
            for (name, value) in &this_request.query {
                let entry = reference.query.entry(name.clone());
                entry.or_insert_with(|| value.clone());
            }
        }
        Some(op) if !deletes(op) => return,
        Some(_) => {}
    }
    if let Some(trial) = trial {
        reference.query.insert(DRY_RUN.to_owned(), trial.clone());
    }
}

/// Copies the path parameters that the referenced operation shares with this request.
fn inherit_params(reference: &mut Ref, this_request: &Ref) {
    let Some(route) = reference.op.as_deref().and_then(find) else {
        return;
    };
    for (name, value) in &this_request.params {
        if route.path.contains(&format!("{{{name}}}")) {
            reference
                .params
                .entry(name.clone())
                .or_insert_with(|| value.clone());
        }
    }
}

#[cfg(test)]
mod tests;
