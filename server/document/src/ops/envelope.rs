//! The body of an edit request: `{"ops": [...]}` and nothing else (ops.md 1.1).

use serde_json::Value;

use super::limits::MAX_OPS;
use super::table::OP_MEMBER;
use crate::controls::{of_header, of_query};
use crate::issue::{Fault, Issue, Ref, pointer};
use crate::similar::fold;
use crate::wire::JsonMap;
use crate::wording::{given_twice, shown, too_many};

/// The member that carries the operations.
const OPS_MEMBER: &str = "ops";

/// The operations of a body. Each is decoded later. `names` lists the operations of the route, for hints.
///
/// # Errors
/// `validation_failed` with JSON pointers, in the order of the table of ops.md 1.1.
pub fn envelope(body: &Value, names: impl FnOnce() -> String) -> Result<&[Value], Fault> {
    let Some(root) = body.as_object() else {
        let issue = Issue::pathless("the body must be a JSON object")
            .hint(r#"send the operations as {"ops":[...]}"#)
            .see(Ref::op("get_op_schema"));
        return Err(Fault::invalid(issue));
    };
    if root.contains_key(OP_MEMBER) && !root.contains_key(OPS_MEMBER) {
        let issue = Issue::at("/op", "this is a single operation, not a batch")
            .hint(r#"wrap it in the list: {"ops":[...]}"#)
            .see(Ref::op("get_op_schema"));
        return Err(Fault::invalid(issue));
    }
    check_members(root)?;
    match root.get(OPS_MEMBER) {
        Some(Value::Array(ops)) if ops.len() > MAX_OPS => {
            let message = too_many(ops.len(), "operations", MAX_OPS);
            Err(Fault::invalid(
                Issue::at("/ops", message).hint("split them into several requests"),
            ))
        }
        Some(Value::Array(ops)) if !ops.is_empty() => Ok(ops),
        given => {
            let brackets = match given {
                Some(Value::Object(_)) => "write the operation in brackets; ",
                _ => "",
            };
            let issue = Issue::at("/ops", "ops must be a list of at least one operation")
                .hint(format!("{brackets}operations: {}", names()));
            Err(Fault::invalid(issue))
        }
    }
}

fn check_members(root: &JsonMap) -> Result<(), Fault> {
    let mut unknown: Vec<&str> = root
        .keys()
        .map(String::as_str)
        .filter(|name| *name != OPS_MEMBER)
        .collect();
    unknown.sort_unstable();
    let issues = unknown.into_iter().map(|name| unknown_member(name, root));
    Fault::refuse(issues.collect(), "the body carries only ops")
}

/// Other names that callers use for the list of operations, folded.
const BATCHES: [&str; 4] = ["operations", "operation", "edits", "changes"];

/// A hint for a member that is the list of operations under another name.
pub(crate) fn renamed_batch(name: &str, root: &JsonMap) -> Option<String> {
    let folded = fold(name);
    let is_given = root.contains_key(OPS_MEMBER);
    if folded == OPS_MEMBER && is_given {
        return Some(given_twice(name, OPS_MEMBER));
    }
    let is_batch = folded == OPS_MEMBER || BATCHES.contains(&folded.as_str());
    (is_batch && !is_given).then(|| format!("rename {} to {OPS_MEMBER}", shown(name)))
}

fn unknown_member(name: &str, root: &JsonMap) -> Issue {
    let issue = Issue::at(
        pointer("", name),
        format!("{} is not a member: the body has only ops", shown(name)),
    );
    let issue = match of_query(issue, name, root).or_else(|issue| of_header(issue, name)) {
        Ok(issue) => return issue,
        Err(issue) => issue,
    };
    if let Some(hint) = renamed_batch(name, root) {
        return issue.hint(hint);
    }
    let (op, fields) = match name.to_ascii_lowercase().as_str() {
        "properties" => ("set_properties", r#""set":..."#),
        "name" => ("set_properties", r#""set":{"name":...}"#),
        "blocks" => ("insert_blocks", r#""blocks":..."#),
        "markdown" => ("insert_blocks", r#""markdown":..."#),
        "views" => ("insert_view", r#""name":"...""#),
        "items" | "collection_items" => ("add_items", r#""items":..."#),
        _ => {
            return issue
                .hint("see the list of kinds and operations")
                .see(Ref::op("list_schemas"));
        }
    };
    let shape = format!(r#"{{"op":"{op}",{fields}}}"#);
    let others = match op {
        "insert_blocks" => {
            "; it adds to what is there, which replace_text, update_block, replace_subtree and delete_block change"
        }
        _ => "",
    };
    issue
        .hint(format!("put an operation into ops: {shape}{others}"))
        .see(Ref::op("get_op_schema").param("op", op))
}
