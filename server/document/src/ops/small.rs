//! What of a small body takes little time on a small document, told before any of it is done.

use serde_json::Value;

/// The member of `replace_text` that puts its text in many places.
const REPLACE_ALL: &str = "replace_all";
/// The member of `insert_blocks` and of the shortcut of a create that is read as Markdown.
const MARKDOWN: &str = "markdown";
/// Operations up to which a batch is small.
const FEW_OPS: usize = 16;
/// Lines up to which Markdown is small: each may be a block.
const FEW_LINES: usize = 128;
/// What tables are made of: a few bytes of Markdown make many cells.
const TABLE: char = '|';

/// Whether operations are few, and none of them makes much of little: text in many places, or blocks and cells.
pub fn are_small(ops: &[Value]) -> bool {
    let repeats = |op: &Value| op.get(REPLACE_ALL) == Some(&Value::Bool(true));
    ops.len() <= FEW_OPS && !ops.iter().any(repeats) && ops.iter().all(has_small_markdown)
}

/// Whether the Markdown of an operation or of a shortcut, if it has any, makes few blocks and no tables.
pub fn has_small_markdown(of: &Value) -> bool {
    let source = of.get(MARKDOWN).and_then(Value::as_str).unwrap_or_default();
    source.lines().take(FEW_LINES + 1).count() <= FEW_LINES && !source.contains(TABLE)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_makes_much_of_little_is_not_small() {
        let reads =
            |markdown: &str| has_small_markdown(&json!({"type": "page", "markdown": markdown}));
        let lines = |count: usize| "-\n".repeat(count);
        assert!(reads(&lines(FEW_LINES)) && reads("# a") && has_small_markdown(&json!({})));
        assert!(!reads(&lines(FEW_LINES + 1)) && !reads("a|b\n-|-"));

        let op = json!({"op": "delete_block", "id": "a"});
        assert!(are_small(&vec![op.clone(); FEW_OPS]));
        assert!(!are_small(&vec![op; FEW_OPS + 1]));
        let replace = |all: bool| json!([{"op": "replace_text", "find": "a", "replace": "b", "replace_all": all}]);
        assert_eq!(
            replace(false).as_array().map(|ops| are_small(ops)),
            Some(true)
        );
        assert_eq!(
            replace(true).as_array().map(|ops| are_small(ops)),
            Some(false)
        );
        let insert = |markdown: &str| json!({"op": "insert_blocks", "markdown": markdown});
        assert!(are_small(&[insert("a")]));
        assert!(!are_small(&[insert("a"), insert("a|b\n-|-")]));
    }
}
