//! The table of operations (http.md 14): what the pipeline, the documents and the hints know about a route.

use rolltop_document::issue::{Issue, Ref};

use crate::limits::{DOCUMENT_BODY_BYTES, PAIRING_BODY_BYTES, STRUCTURED_BODY_BYTES};

mod routes;

pub(crate) use routes::read;
pub use routes::{OPERATIONS, find};

/// Where operations are registered whose path has a literal beside the variable of another one, which Dropshot's router
/// refuses. No request reaches them there, and no document shows it.
pub const LITERAL: &str = "/literal";
/// The parameter of a trial (http.md 5).
const DRY_RUN: &str = "dry_run";

/// The two spellings of the same use cases (v1.md 1).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Major {
    /// The stable one.
    V1,
    /// The other.
    V2,
}

/// Where an operation is reached.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Route {
    /// The operationId.
    pub id: &'static str,
    /// The HTTP method, in capitals.
    pub method: &'static str,
    /// The path with its parameters in braces.
    pub path: &'static str,
}

/// How grants apply to an operation (http.md 8).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Class {
    /// No credential.
    Exempt,
    /// Any key.
    DataFree,
    /// Allowed; results are intersected with the grant before counting.
    ServiceFiltered,
    /// Only a key that reaches every space and may write.
    CreateSpace,
    /// The space of the path must be covered, then the verb.
    Space,
}

/// What an operation does to the data; not the HTTP method (http.md 8).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Verb {
    /// Reads, or touches no data of the workspace at all.
    Read,
    /// Mutates: rate limited, takes `dry_run`.
    Write,
}

/// How large a body may be, and how a refusal names it (http.md 3).
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum BodyCap {
    /// Documents and operations.
    Document,
    /// Every other JSON body with a key.
    Structured,
    /// Pairing.
    Pairing,
}

impl BodyCap {
    /// The cap.
    pub const fn bytes(self) -> usize {
        match self {
            Self::Document => DOCUMENT_BODY_BYTES,
            Self::Structured => STRUCTURED_BODY_BYTES,
            Self::Pairing => PAIRING_BODY_BYTES,
        }
    }

    /// The surface as a 413 names it.
    pub const fn surface(self) -> &'static str {
        match self {
            Self::Document => "document body",
            Self::Structured => "structured body",
            Self::Pairing => "pairing body",
        }
    }
}

/// What becomes of a body that is no strict JSON.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FaultyBody {
    /// It is refused before anything is looked up (http.md 1).
    Refused,
    /// The handler refuses it in its own order, a blank one too (http.md 19.2).
    Judged,
}

/// What a success holds.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Answer {
    /// One JSON value.
    Json,
    /// The bytes of a file, whole or in part, or nothing when the caller has them already.
    Content,
    /// A stream of events, which `Last-Event-ID` resumes.
    Events,
}

/// Everything that the pipeline and the documents need to know about one served operation.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Operation {
    /// Which major it belongs to; it decides how the steps of the pipeline refuse and answer.
    pub major: Major,
    /// Where it is reached.
    pub route: Route,
    /// How grants apply.
    pub class: Class,
    /// What it does to the data.
    pub verb: Verb,
    /// It honours `Idempotency-Key` (http.md 6): every write, and a read whose answer is worth keeping.
    pub idempotent: bool,
    /// The cap of its body; without one the operation takes no body.
    pub body: Option<BodyCap>,
    /// What becomes of a body that is no strict JSON.
    pub faulty_body: FaultyBody,
    /// A blank body counts as `{}` (http.md 3), and so does null, which generated clients send in place of none.
    pub takes_blank: bool,
    /// A body of a multipart type is a form with a file, capped by the configuration (chats-files-auth.md 2.2).
    pub form: bool,
    /// What a success holds.
    pub answer: Answer,
    /// The status of a success that is no dry run.
    pub success: u16,
    /// It pages: `offset` and `limit` have effect.
    pub paged: bool,
    /// Of the two only `limit` has effect.
    pub limited: bool,
    /// Every query parameter but `offset` and `limit` is a filter (v1.md 7).
    pub filters: bool,
    /// It is deprecated in favour of the operation at this path (v1.md 4).
    pub successor: Option<&'static str>,
    /// `ids` has effect.
    pub ids: bool,
    /// `keys` has effect.
    pub keys: bool,
    /// `create_missing_options` has effect.
    pub create_missing_options: bool,
    /// `If-Match` is read.
    pub if_match: bool,
    /// A success carries an etag, also as a header.
    pub etag: bool,
}

impl Operation {
    /// It takes `dry_run` (http.md 5).
    pub const fn takes_dry_run(&self) -> bool {
        matches!(self.verb, Verb::Write)
    }

    /// It reads `If-None-Match` and may answer 304 (http.md 7): a read with an etag.
    pub const fn is_conditional(&self) -> bool {
        matches!(self.verb, Verb::Read) && self.etag
    }

    /// A parameter of the query has effect; one that is not read by every route has where it is pointed to.
    pub fn takes(&self, parameter: &str) -> bool {
        match parameter {
            DRY_RUN => self.takes_dry_run(),
            "create_missing_options" => self.create_missing_options,
            "ids" => self.ids,
            "keys" => self.keys,
            _ => true,
        }
    }

    /// It creates or edits an object that defines nothing.
    pub fn writes_object(&self) -> bool {
        matches!(
            self.route.id,
            "create_object" | "create_template" | "patch_object"
        )
    }

    /// It spends a token of the write rate (http.md 12).
    pub const fn is_rate_limited(&self) -> bool {
        matches!(self.verb, Verb::Write)
    }

    /// Its path names something that may be missing.
    pub fn names_something(&self) -> bool {
        self.route.path.contains('{')
    }

    /// Its path names a space.
    pub const fn has_space(&self) -> bool {
        matches!(self.class, Class::Space)
    }
}

/// The served operation of v2 with this id.
pub fn served(id: &str) -> Option<&'static Operation> {
    OPERATIONS.iter().find(|operation| operation.route.id == id)
}

/// Renders a reference as `METHOD /path?k=v` (http.md 11, H-137). Parameters are substituted
/// once and verbatim, a missing one keeps its `{name}`, query pairs are sorted by name.
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

/// Makes the references of an issue speak of this request's own space and object where they do not name others,
/// in the caller's spelling (http.md 9), and its hint contain the rendered form of each of them.
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

/// Completes advice as answers give it. None of it points to the request that it answers, which needs no repair.
pub fn advice(warnings: &mut [Issue]) {
    for issue in warnings {
        complete_hint(issue, &Ref::same_request());
    }
}

/// Gives a reference what the query of this request asks for, as far as it is said in `this_request`: whoever follows it
/// sends what it says. A trial stays one, also where another operation than that of the request deletes.
fn inherit_query(reference: &mut Ref, this_request: &Ref) {
    let trial = this_request.query.get(DRY_RUN);
    let deletes = |op: &str| find(op).is_some_and(|route| route.method == "DELETE");
    match reference.op.as_deref() {
        None => {
            for (name, value) in &this_request.query {
                let said = reference.query.entry(name.clone());
                said.or_insert_with(|| value.clone());
            }
        }
        Some(op) if !deletes(op) => return,
        Some(_) => {}
    }
    if let Some(trial) = trial {
        reference.query.insert(DRY_RUN.to_owned(), trial.clone());
    }
}

/// Gives a reference the path parameters that its operation shares with this request.
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
