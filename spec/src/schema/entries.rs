//! The registry of published schemas: request kinds and operations, each with an endpoint and an example (ops.md 16). A
//! kind is listed if its endpoint is served.

use std::borrow::Cow;
use std::sync::LazyLock;

use rolltop_document::document_schemas::{
    any_document, filters, object_document, template_document, type_document, type_members,
};
use rolltop_document::issue::{Issue, Ref};
use rolltop_document::ops::{OPS, OpSpec, TYPE_OPS, TypeOpSpec};
use rolltop_document::schema::published;
use rolltop_document::vocabulary::nearest;
use rolltop_document::wording::shown;
use rolltop_query::text::{GRAMMAR_EXAMPLES, grammar};
use serde_json::{Value, json};

use super::dialect;
use crate::chats::{
    AddChatMessageRequest, ChatReactionRequest, ChatReadRequest, CreateChatRequest,
    EditChatMessageRequest,
};
use crate::errors::ErrorKind;
use crate::examples;
use crate::files::UploadFileRequest;
use crate::objects::ObjectShortcut;
use crate::operations::served;
use crate::properties::{CreateOptionRequest, CreatePropertyRequest};
use crate::queries::{CreateCollectionRequest, CreateQueryRequest};
use crate::refusal::ApiError;
use crate::schemas::{Dialect, SchemaEntry, SchemaIndex, SchemaIndexRow};
use crate::search::SearchRequestDoc;
use crate::spaces::CreateSpaceRequest;
use crate::validate::RequestBody;

/// A kind of request body: its name, the operations that accept it, and its schema.
struct Kind {
    name: &'static str,
    operations: &'static [&'static str],
    schema: fn() -> Value,
}

/// The kind for the filter member of bodies; the compact string is equivalent.
const FILTERS: &str = "filters";

/// The path parameters that select an entry.
const KIND: &str = "kind";
const OP: &str = "op";

/// Every kind, by name (ops.md 16.1).
const KINDS: &[Kind] = &[
    Kind {
        name: "chat",
        operations: &["create_chat"],
        schema: body::<CreateChatRequest>,
    },
    Kind {
        name: "chat_message",
        operations: &["add_chat_message"],
        schema: body::<AddChatMessageRequest>,
    },
    Kind {
        name: "chat_message_edit",
        operations: &["edit_chat_message"],
        schema: body::<EditChatMessageRequest>,
    },
    Kind {
        name: "chat_reaction",
        operations: &["toggle_chat_reaction"],
        schema: body::<ChatReactionRequest>,
    },
    Kind {
        name: "chat_read",
        operations: &["read_chat"],
        schema: body::<ChatReadRequest>,
    },
    Kind {
        name: "collection",
        operations: &["create_collection"],
        schema: body::<CreateCollectionRequest>,
    },
    Kind {
        name: "document",
        operations: &["validate"],
        schema: any_document,
    },
    Kind {
        name: "file",
        operations: &["upload_file"],
        schema: body::<UploadFileRequest>,
    },
    Kind {
        name: FILTERS,
        operations: &[
            "search_space",
            "search_global",
            "create_query",
            "patch_object",
            "update_type",
        ],
        schema: filters,
    },
    Kind {
        name: "object",
        operations: &["create_object"],
        schema: object_document,
    },
    Kind {
        name: "property",
        operations: &["create_property"],
        schema: body::<CreatePropertyRequest>,
    },
    Kind {
        name: "property_option",
        operations: &["create_property_option", "update_property_option"],
        schema: body::<CreateOptionRequest>,
    },
    Kind {
        name: "query",
        operations: &["create_query"],
        schema: body_with_filter::<CreateQueryRequest>,
    },
    Kind {
        name: "search",
        operations: &["search_space", "search_global"],
        schema: body_with_filter::<SearchRequestDoc>,
    },
    Kind {
        name: "shortcut",
        operations: &["create_object"],
        schema: published::<ObjectShortcut>,
    },
    Kind {
        name: "space",
        operations: &["create_space", "update_space"],
        schema: body::<CreateSpaceRequest>,
    },
    Kind {
        name: "template",
        operations: &["create_template"],
        schema: template_document,
    },
    Kind {
        name: "type",
        operations: &["create_type", "update_type"],
        schema: type_members,
    },
    Kind {
        name: "type_document",
        operations: &["create_type"],
        schema: type_document,
    },
];

/// The view operations, which objects and types accept (ops.md 15).
const VIEW_OPS: [&str; 4] = ["update_view", "insert_view", "move_view", "delete_view"];

static KIND_ENTRIES: LazyLock<Vec<SchemaEntry>> =
    LazyLock::new(|| KINDS.iter().filter_map(kind).collect());
static OP_ENTRIES: LazyLock<Vec<SchemaEntry>> = LazyLock::new(|| {
    let of_objects = OPS.iter().map(op);
    of_objects.chain(TYPE_OPS.iter().map(type_op)).collect()
});

/// The request kinds, by name.
pub fn kinds() -> &'static [SchemaEntry] {
    &KIND_ENTRIES
}

/// The accepted names of kinds: the listed ones, then the alternative spellings of those for chats.
pub(crate) fn kind_spellings() -> Vec<String> {
    let names = kinds().iter().map(|entry| entry.kind.clone());
    let others = kinds().iter().filter_map(|entry| {
        let other = other_spelling(&entry.kind)?;
        (other != entry.kind).then_some(other)
    });
    names.chain(others).collect()
}

/// The names of the operations.
pub(crate) fn op_names() -> Vec<&'static str> {
    ops().iter().map(|entry| entry.kind.as_str()).collect()
}

/// The edit operations, in table order.
pub fn ops() -> &'static [SchemaEntry] {
    &OP_ENTRIES
}

/// The index of published schemas with their URLs.
pub fn index() -> SchemaIndex {
    let rows = |entries: &[SchemaEntry], folder: &str| {
        let row = |entry: &SchemaEntry| SchemaIndexRow {
            kind: entry.kind.clone(),
            endpoint: entry.endpoint.clone(),
            url: format!("{folder}/{}", entry.kind),
        };
        entries.iter().map(row).collect()
    };
    SchemaIndex {
        kinds: rows(kinds(), "/v2/schemas"),
        ops: rows(ops(), "/v2/schemas/ops"),
    }
}

/// The kind with this name. Those for chats can also be spelled in camelCase.
///
/// # Errors
/// `not_found` with every name, or `validation_failed` if the kind has no schema in the dialect.
pub fn find_kind(
    name: &str,
    dialect: Option<Dialect>,
) -> Result<Cow<'static, SchemaEntry>, ApiError> {
    let spelled = |entry: &&SchemaEntry| {
        entry.kind == name || other_spelling(&entry.kind).is_some_and(|other| other == name)
    };
    let found = kinds().iter().find(spelled);
    in_dialect(
        found.ok_or_else(|| unknown(KIND, name, kinds(), ops()))?,
        dialect,
    )
}

/// The operation with this exact name.
///
/// # Errors
/// `not_found` with every name.
pub fn find_op(
    name: &str,
    dialect: Option<Dialect>,
) -> Result<Cow<'static, SchemaEntry>, ApiError> {
    let found = ops().iter().find(|entry| entry.kind == name);
    in_dialect(
        found.ok_or_else(|| unknown(OP, name, ops(), kinds()))?,
        dialect,
    )
}

fn in_dialect(
    entry: &'static SchemaEntry,
    dialect: Option<Dialect>,
) -> Result<Cow<'static, SchemaEntry>, ApiError> {
    Ok(match dialect {
        None => Cow::Borrowed(entry),
        Some(dialect) => Cow::Owned(dialect::project(entry, dialect)?),
    })
}

/// The error for an unknown name. The hint suggests an entry of the other list or a similar name.
fn unknown(parameter: &str, name: &str, known: &[SchemaEntry], others: &[SchemaEntry]) -> ApiError {
    let names: Vec<&str> = known.iter().map(|entry| entry.kind.as_str()).collect();
    let message = format!(
        "{} has no schema; known are {}",
        shown(name),
        names.join(", ")
    );
    let issue = Issue::at(parameter, message);
    let issue = match (others.iter().find(|entry| entry.kind == name), parameter) {
        (Some(op), KIND) => issue
            .hint(format!("{name} is an operation"))
            .see(Ref::op("get_op_schema").param(OP, &op.kind)),
        (Some(kind), _) => issue
            .hint(format!("{name} is a kind of body"))
            .see(Ref::op("get_schema").param(KIND, &kind.kind)),
        (None, _) => match nearest(name, names) {
            Some(meant) => issue.hint(format!("did you mean {meant}?")),
            None => issue.hint("use one of these names"),
        }
        .see(Ref::op("list_schemas")),
    };
    ApiError::at(ErrorKind::NotFound, issue)
}

/// The alternative spelling of a kind.
fn other_spelling(kind: &str) -> Option<String> {
    kind.starts_with("chat").then(|| camel_case(kind))
}

fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |mut joined, word| {
        let mut letters = word.chars();
        joined.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        joined.push_str(letters.as_str());
        joined
    })
}

/// The schema that bodies are validated against.
fn body<T: RequestBody>() -> Value {
    T::shape().schema().clone()
}

/// The same for a body that accepts a filter in two forms. Only the string is published, because it is equivalent and
/// easier for small models (ops.md 16.1).
fn body_with_filter<T: RequestBody>() -> Value {
    let mut schema = body::<T>();
    let members = schema.get_mut("properties").and_then(Value::as_object_mut);
    members.and_then(|members| members.shift_remove(FILTERS));
    schema
}

fn kind(kind: &Kind) -> Option<SchemaEntry> {
    let endpoint = endpoint(kind.operations)?;
    let is_filters = kind.name == FILTERS;
    let examples: &[&str] = if is_filters { &GRAMMAR_EXAMPLES } else { &[] };
    Some(SchemaEntry {
        kind: kind.name.to_owned(),
        endpoint,
        grammar: is_filters.then(|| grammar().to_owned()),
        grammar_examples: examples.iter().map(|text| (*text).to_owned()).collect(),
        schema: (kind.schema)(),
        example: examples::kind(kind.name),
        example_body: None,
    })
}

fn op(spec: &OpSpec) -> SchemaEntry {
    let operations: &[&str] = if VIEW_OPS.contains(&spec.name) {
        &["patch_object", "update_type"]
    } else {
        &["patch_object"]
    };
    op_entry(spec.name, operations, spec.published())
}

fn type_op(spec: &TypeOpSpec) -> SchemaEntry {
    op_entry(spec.name, &["update_type"], spec.published())
}

fn op_entry(name: &str, operations: &[&str], schema: &Value) -> SchemaEntry {
    let example = examples::op(name);
    SchemaEntry {
        kind: name.to_owned(),
        endpoint: endpoint(operations).unwrap_or_default(),
        grammar: None,
        grammar_examples: Vec::new(),
        schema: schema.clone(),
        example_body: Some(json!({ "ops": [example.clone()] })),
        example,
    }
}

/// Example responses of the registry's own operations.
pub(crate) fn success(id: &str) -> Option<Value> {
    Some(match id {
        "list_schemas" => json!(index()),
        "get_schema" => json!(find_kind("space", None).ok()?),
        "get_op_schema" => json!(find_op("set_type", None).ok()?),
        _ => return None,
    })
}

/// Method and path of the operations that are served.
fn endpoint(operations: &[&str]) -> Option<String> {
    let routes: Vec<String> = operations
        .iter()
        .filter_map(|id| served(id))
        .map(|operation| format!("{} {}", operation.route.method, operation.route.path))
        .collect();
    (!routes.is_empty()).then(|| routes.join(" · "))
}

#[cfg(test)]
mod tests {
    use super::*;

    // ops.md 16
    #[test]
    fn names_in_camel_case() {
        assert_eq!(camel_case("chat_message_edit"), "chatMessageEdit");
        assert_eq!(camel_case("chat"), "chat");
    }
}
