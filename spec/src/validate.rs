//! Validates request bodies against their published schemas.
//!
//! A validator is compiled once from the schema that [`crate::schema`] publishes, so the served and the enforced schema
//! are identical. Each fault becomes an issue with its path, and the measured size or the allowed values; it does not
//! repeat the value. The document crate validates documents, types, the object shortcut and the operations of a PATCH
//! (document.md 10, ops.md 1.1). It knows their paths and hints.

use std::borrow::Cow;
use std::sync::LazyLock;

use rolltop_document::block::judge_query_views;
use rolltop_document::findings::Findings;
use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::path::Path;
use rolltop_document::schema::{Rule, Shape, Violation, published};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::auth::{CreateApiKeyRequest, CreateChallengeRequest};
use crate::chats::{
    AddChatMessageRequest, ChatReactionRequest, ChatReadRequest, CreateChatRequest,
    EditChatMessageRequest,
};
use crate::files::UploadFileRequest;
use crate::properties::{
    CreateOptionRequest, CreatePropertyRequest, UpdateOptionRequest, UpdatePropertyRequest,
};
use crate::queries::{CreateCollectionRequest, CreateQueryRequest};
use crate::search::SearchRequestDoc;
use crate::spaces::{CreateSpaceRequest, UpdateSpaceRequest};

/// A request body that is validated against its schema.
pub trait RequestBody: JsonSchema + DeserializeOwned {
    /// Members whose content has its own parser. It accepts more spellings than the schema publishes (query.md 4.2) and
    /// gives better hints. The schema's limits still apply at every depth.
    const PARSED: &'static [Parsed];
    /// Properties that callers mistake for members of the body, but that only an edit can set.
    const LATER: &'static [&'static str];

    /// Its schema.
    fn shape() -> &'static Shape;
}

/// A member with its own parser: its name, and a function that validates its entries without a space. It runs if the
/// body is refused anyway, so that one response reports all faults.
pub type Parsed = (&'static str, fn(&[Value], &Path, &mut Findings));

macro_rules! request_bodies {
    ($($body:ident $(($($parsed:literal by $judge:path)+))? $([later $($later:literal)+])?)+) => {
        $(impl RequestBody for $body {
            const PARSED: &'static [Parsed] = &[$($(($parsed, $judge)),+)?];
            const LATER: &'static [&'static str] = &[$($($later),+)?];

            fn shape() -> &'static Shape {
                static SHAPE: LazyLock<Shape> = LazyLock::new(|| Shape::of(published::<$body>()));
                &SHAPE
            }
        })+
    };
}

request_bodies! {
    CreateChallengeRequest CreateApiKeyRequest CreateSpaceRequest UpdateSpaceRequest
    CreatePropertyRequest UpdatePropertyRequest CreateOptionRequest UpdateOptionRequest
    CreateChatRequest[later "description"] AddChatMessageRequest EditChatMessageRequest ChatReactionRequest ChatReadRequest
    SearchRequestDoc CreateQueryRequest("views" by judge_query_views) [later "description"]
    CreateCollectionRequest[later "description"]
    UploadFileRequest
}

/// Parses a request body.
///
/// # Errors
/// `validation_failed` with every fault of the body, in order.
pub fn read<T: RequestBody>(body: &Value) -> Result<T, Fault> {
    let schema = T::shape().schema();
    let mut held = without_nulls(body, schema);
    // The parser of a member interprets nulls inside it.
    if let Cow::Owned(held) = &mut held {
        for (name, _) in T::PARSED {
            let written = body.get(name).filter(|written| written.is_array());
            if let (Some(written), Some(member)) = (written, held.get_mut(name)) {
                member.clone_from(written);
            }
        }
    }
    let body = &*held;
    let mut violations = T::shape().violations(body, &Path::root());
    violations.retain(|fault| !is_parsed(fault, T::PARSED));
    let reworded = violations.into_iter().map(|fault| reworded::<T>(fault));
    let mut issues: Vec<Issue> = reworded.collect();
    if !issues.is_empty() {
        add_parsed::<T>(body, &mut issues);
    }
    Fault::refuse(issues, "the request body is invalid")?;
    T::deserialize(body).map_err(|error| Fault::invalid(unreadable(&error)))
}

/// Rewords a fault if the schema alone gives no useful hint.
fn reworded<T: RequestBody>(fault: Violation) -> Issue {
    let is_later = |member: &String| T::LATER.contains(&member.as_str());
    if fault.rule == Rule::Unknown
        && fault.depth == 0
        && fault.member.as_ref().is_some_and(is_later)
    {
        let hint = "leave it out and set it after the create with patch_object, by set_properties";
        return fault.issue.hint(hint).see(Ref::op("patch_object"));
    }
    fault.issue
}

/// Adds the faults found by member parsers, except where the schema already reports one. Entries beyond the maximum
/// list length are skipped.
fn add_parsed<T: RequestBody>(body: &Value, issues: &mut Vec<Issue>) {
    let members = T::shape().schema().get("properties");
    for (name, judge) in T::PARSED {
        let entries = body.get(name).and_then(Value::as_array);
        let entries = entries.map(Vec::as_slice).unwrap_or_default();
        let most = members.and_then(|members| members.get(name)?.get("maxItems")?.as_u64());
        let most = most.and_then(|most| usize::try_from(most).ok());
        let (entries, _) = entries.split_at(most.unwrap_or(usize::MAX).min(entries.len()));
        let mut found = Findings::default();
        judge(entries, &Path::root().key(name), &mut found);
        found.sort();
        let is_new = |issue: &Issue| issues.iter().all(|known| known.path != issue.path);
        let added: Vec<Issue> = found.issues.into_iter().filter(is_new).collect();
        issues.extend(added);
    }
}

/// The fault of a body that the schema accepts and the type does not. No such case is known.
fn unreadable(error: &serde_json::Error) -> Issue {
    Issue::at("", format!("the body cannot be read: {error}"))
        .hint("send what the schema of this body says")
        .see(Ref::op("list_schemas"))
}

/// Whether the body violates the strict reading, which is checked before the path is resolved (http.md 1 and 3): an
/// unknown member or a wrong JSON type.
pub fn is_unreadable<T: RequestBody>(body: &Value) -> bool {
    let schema = T::shape().schema();
    let violations = T::shape().violations(&without_nulls(body, schema), &Path::root());
    let is_strict = |fault: &Violation| matches!(fault.rule, Rule::Unknown | Rule::Type);
    violations.iter().any(is_strict)
}

/// Whether the fault is inside an entry of a member with its own parser. Entries that are not objects do not reach the
/// parser.
fn is_parsed(fault: &Violation, parsed: &[Parsed]) -> bool {
    const ENTRY: usize = 2;
    let path = fault.issue.path.as_deref().unwrap_or_default();
    let member = path.split('/').nth(1).unwrap_or_default();
    let inside = fault.depth > ENTRY || fault.depth == ENTRY && fault.rule != Rule::Type;
    inside && fault.rule != Rule::Bound && parsed.iter().any(|(name, _)| *name == member)
}

/// Removes nulls that count as absent: those of optional members for which null has no own meaning (http.md 3). The
/// recursion is bounded by the depth of the schema.
fn without_nulls<'v>(value: &'v Value, schema: &Value) -> Cow<'v, Value> {
    let of_body = Part::of(schema, schema);
    if of_body.has_absent(value) {
        Cow::Owned(of_body.stripped(value))
    } else {
        Cow::Borrowed(value)
    }
}

/// The schema of a part of a body.
#[derive(Clone, Copy)]
struct Part<'s> {
    schema: &'s Value,
    root: &'s Value,
}

impl<'s> Part<'s> {
    fn of(schema: &'s Value, root: &'s Value) -> Self {
        let reference = schema.get("$ref").and_then(Value::as_str);
        let target = reference.and_then(|path| root.pointer(path.strip_prefix('#')?));
        Self {
            schema: target.unwrap_or(schema),
            root,
        }
    }

    fn member(self, name: &str) -> Option<Self> {
        let member = self.schema.get("properties")?.get(name)?;
        Some(Self::of(member, self.root))
    }

    fn items(self) -> Option<Self> {
        Some(Self::of(self.schema.get("items")?, self.root))
    }

    /// Whether null counts as absent for this member.
    fn takes_null_for_absent(self, name: &str) -> bool {
        let required = self.schema.get("required").and_then(Value::as_array);
        let is_required = required.is_some_and(|all| all.iter().any(|one| one == name));
        let member = || self.schema.get("properties")?.get(name);
        !is_required && member().is_some_and(|member| !admits_null(member))
    }

    /// Whether the value contains nulls that count as absent. Parts without a schema are skipped.
    fn has_absent(self, value: &Value) -> bool {
        match value {
            Value::Object(members) => members.iter().any(|(name, value)| match value {
                Value::Null => self.takes_null_for_absent(name),
                Value::Object(_) | Value::Array(_) => {
                    self.member(name).is_some_and(|part| part.has_absent(value))
                }
                Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
            }),
            Value::Array(items) => self
                .items()
                .is_some_and(|part| items.iter().any(|item| part.has_absent(item))),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
        }
    }

    /// The value without nulls that count as absent.
    fn stripped(self, value: &Value) -> Value {
        match value {
            Value::Object(members) => {
                let kept = members
                    .iter()
                    .filter(|(name, value)| !value.is_null() || !self.takes_null_for_absent(name));
                let kept = kept.map(|(name, value)| match self.member(name) {
                    Some(part) => (name.clone(), part.stripped(value)),
                    None => (name.clone(), value.clone()),
                });
                Value::Object(kept.collect())
            }
            Value::Array(items) => match self.items() {
                Some(part) => items.iter().map(|item| part.stripped(item)).collect(),
                None => value.clone(),
            },
            scalar => scalar.clone(),
        }
    }
}

fn admits_null(schema: &Value) -> bool {
    let is_null = |kind: &Value| kind == "null";
    match schema.get("type") {
        Some(Value::Array(types)) => types.iter().any(is_null),
        Some(kind) => is_null(kind),
        None => {
            let arms = schema.get("anyOf").and_then(Value::as_array);
            arms.is_some_and(|arms| arms.iter().any(admits_null))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_body_has_a_schema_that_compiles() {
        for shape in [
            CreateChallengeRequest::shape(),
            CreateApiKeyRequest::shape(),
            CreateSpaceRequest::shape(),
            UpdateSpaceRequest::shape(),
            CreatePropertyRequest::shape(),
            UpdatePropertyRequest::shape(),
            CreateOptionRequest::shape(),
            UpdateOptionRequest::shape(),
            SearchRequestDoc::shape(),
            CreateQueryRequest::shape(),
            CreateCollectionRequest::shape(),
        ] {
            assert!(shape.schema().is_object());
        }
    }
}
