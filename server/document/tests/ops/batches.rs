//! Several operations in one batch (ops.md 3): order, atomicity, locators that see earlier edits, the work bound.

use rolltop_document::issue::FaultKind::{Ambiguous, NotFound};
use rolltop_document::labels::Labels;
use serde_json::{Value, json};

use crate::fixture::{Fixture, assert_no_effect, outline, stats, text};

#[test]
fn later_operations_see_what_earlier_ones_left() {
    let d1 = Fixture::d1();
    // O-10
    let outcome = d1.ok(json!([
        {"op": "update_block", "match": "beta", "set": {"text": "gamma"}},
        {"op": "update_block", "match": "gamma", "set": {"color": "red"}},
    ]));
    assert_eq!(text(&outcome.document, "c1"), "gamma");
    assert_eq!(stats(&outcome), [0, 1, 0, 0, 0]);
    // O-14
    let outcome = d1.ok(json!([
        {"op": "replace_text", "id": "c1", "find": "beta", "replace": "kid"},
        {"op": "update_block", "id": "c1", "set": {"color": "red"}},
    ]));
    let set = json!({"text": "kid", "color": "red"});
    let whole = d1.ok(json!([{"op": "update_block", "id": "c1", "set": set}]));
    assert_eq!(outcome.document, whole.document);
}

#[test]
fn a_failing_operation_refuses_the_batch() {
    let d1 = Fixture::d1();
    let too = json!({"op": "update_block", "id": "p1", "set": {"text": "beta too"}});
    let gamma = json!({"op": "update_block", "match": "beta", "set": {"text": "gamma"}});
    let replace = json!({"op": "replace_text", "find": "beta", "replace": "x"});
    let delete = |place: &str, value: &str| json!({"op": "delete_block", place: value});
    let gone = json!([delete("id", "c1"), delete("id", "nowhere")]);
    #[rustfmt::skip]
    let cases = [
        (gone, NotFound, "ops[1].id", "outline"), // O-9
        (json!([gamma, gamma]), NotFound, "ops[1].match", ""), // O-11
        (json!([too, replace]), Ambiguous, "ops[1].find", "p1"), // O-12
        (json!([too, replace]), Ambiguous, "ops[1].find", "c1"), // O-12
        (json!([too, delete("match", "beta")]), Ambiguous, "ops[1].match", ""), // O-13
    ];
    for (ops, kind, path, says) in cases {
        let said = d1.refused(ops, kind, path);
        assert!(said.contains(says), "{said}");
    }
}

// O-176
#[test]
fn a_block_that_comes_and_goes_leaves_only_its_receipt() {
    let d1 = Fixture::d1();
    let outcome = d1.ok(json!([
        {"op": "insert_blocks", "blocks": [{"type": "paragraph", "text": "zzz"}], "position": "last"},
        {"op": "delete_block", "match": "zzz"},
    ]));
    assert_eq!(outcome.document, d1.document);
    assert_eq!(stats(&outcome), [0; 5]);
    assert!(!outcome.changed);
    let spelled = outcome.receipts.spelled(&Labels::of(&outcome.document));
    assert_eq!(spelled.blocks["ops[0].blocks[0]"].len(), 24);
}

#[test]
fn a_batch_without_effect_changes_nothing() {
    let d1 = Fixture::d1();
    let outcome = d1.ok(json!([
        {"op": "update_block", "id": "c1", "set": {"text": "beta", "type": "paragraph"}},
        {"op": "set_properties", "set": {"name": "Plan"}, "remove": {"labels": ["a"]}, "unset": ["when"]},
        {"op": "move_block", "id": "c1", "after": "p1"},
        {"op": "move_block", "id": "c1", "inside": "p1"},
    ]));
    assert_no_effect(&outcome, &d1.document);
}

/// A page of this many paragraphs.
fn paragraphs(count: usize) -> Fixture {
    let paragraph =
        |n| json!({"id": format!("b{n}x"), "type": "paragraph", "text": format!("text {n}.")});
    Fixture::page(Value::Array((0..count).map(paragraph).collect()))
}

// O-15
#[test]
fn structural_work_is_bounded() {
    let page = paragraphs(2500);
    let moves = vec![json!({"op": "move_block", "id": "b0x"}); 512];
    let said = page.invalid(Value::Array(moves), "/ops");
    assert!(said.contains("512") && said.contains("2500"), "{said}");
    let replace = |n| json!({"op": "replace_text", "id": format!("b{n}x"), "find": "text", "replace": "word"});
    let outcome = page.ok(Value::Array((0..512).map(replace).collect()));
    assert_eq!(stats(&outcome), [0, 512, 0, 0, 0]);
}

// ops.md 13: R × (B + P) up to 2^20; Markdown counts 256, and what shifts nothing does not count.
#[test]
fn structural_work_is_counted_exactly() {
    let page = paragraphs(2500);
    let times = |op: Value, count: usize| Value::Array(vec![op; count]);
    let refused = |ops: Value| {
        let fault = page.run(ops).expect_err("too much or wrong");
        fault.issues[0].path_str() == "/ops"
    };
    // 419 × 2,500 is below the bound, 420 × 2,500 above it. The block is unknown: step 11 comes before step 12.
    for op in [
        json!({"op": "move_block", "id": "nowhere"}),
        json!({"op": "delete_block", "id": "nowhere"}),
        json!({"op": "insert_blocks", "after": "nowhere", "markdown": ""}),
    ] {
        let op_has_markdown = op.get("markdown").is_some();
        assert!(refused(times(op.clone(), 420)), "{op}");
        if !op_has_markdown {
            assert!(!refused(times(op.clone(), 419)), "{op}");
        }
    }
    let replace =
        json!({"op": "replace_subtree", "id": "nowhere", "blocks": [{"type": "divider"}]});
    // 365 × (2,500 + 365) is below, 366 × (2,500 + 366) above.
    assert!(!refused(times(replace.clone(), 365)));
    assert!(refused(times(replace, 366)));
    let markdown = json!({"op": "insert_blocks", "after": "nowhere", "markdown": "x"});
    // 59 × (2,500 + 59 × 256) is below, 60 × (2,500 + 60 × 256) above.
    assert!(!refused(times(markdown.clone(), 59)));
    assert!(refused(times(markdown, 60)));
    let update = json!({"op": "update_block", "id": "nowhere", "set": {"text": "x"}});
    assert!(!refused(times(update, 512)));
    // Step 10 comes before step 11.
    let mut ops = vec![json!({"op": "set_properties", "set": {"severity": "New"}})];
    ops.extend(vec![json!({"op": "move_block", "id": "nowhere"}); 511]);
    page.invalid(Value::Array(ops), "ops[0].set.severity");
}

#[test]
fn references_resolve_exactly_then_by_suffix() {
    let delete = |id: &str| json!({"op": "delete_block", "id": id});
    let candidates = "h1 heading_1 \"Plan\" .. p1 paragraph \"alpha\" .. c1 paragraph \"beta\"";
    Fixture::d1().refuses([
        (Ambiguous, delete("1"), "id", candidates), // O-26
        (NotFound, delete("nowhere"), "id", ""),    // O-27
    ]);
    let page = Fixture::page(json!([
        {"id": "0123456789abcdef0123ff2c", "type": "paragraph", "text": "t"},
        {"id": "xc1", "type": "divider"},
        {"id": "c1", "type": "divider"},
    ]));
    // O-25
    let outcome = page.ok(json!([{"op": "update_block", "id": "3ff2c", "set": {"text": "u"}}]));
    assert_eq!(text(&outcome.document, "0123456789abcdef0123ff2c"), "u");
    // O-28
    let outcome = page.ok(json!([delete("c1")]));
    assert_eq!(outline(&outcome.document), "0123456789abcdef0123ff2c xc1");
}

#[test]
fn excerpts_are_cut_at_characters_and_candidates_at_eight() {
    let long = format!("{}needle{}", "ä".repeat(40), "ö".repeat(40));
    let paragraph = |n| json!({"id": format!("b{n}"), "type": "paragraph", "text": long});
    let page = Fixture::page((0..10).map(paragraph).collect());
    let delete = json!([{"op": "delete_block", "match": "needle"}]);
    let said = page.ambiguous(delete, "ops[0].match");
    assert!(
        said.contains("b0 paragraph \"…") && said.contains("and 2 more"),
        "{said}"
    );
    assert!(!said.contains("b8"), "{said}");
}
