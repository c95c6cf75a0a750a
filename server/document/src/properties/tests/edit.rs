//! Adding and removing entries of list properties (ops.md 7.1).

use serde_json::{Value, json};

use super::{objects, property};
use crate::findings::Findings;
use crate::path::Path;
use crate::properties::{NewOptions, Slot, ValueContext, add_entries, remove_entries};
use crate::testing::fixture::{CountingIds, case_vocabulary};

/// Applies `add` or `remove` to a held value: the value after, or the message of the first fault.
fn edited(
    slug: &str,
    field: &str,
    held: Option<Value>,
    entries: Value,
) -> Result<Option<Value>, String> {
    let (vocabulary, objects, ids) = (case_vocabulary(), objects(), CountingIds::default());
    let new_options = NewOptions::new(true, &ids);
    let context = ValueContext::Space {
        objects: &objects,
        new_options: &new_options,
    };
    let path = Path::op(0).key(field).key(slug);
    let slot = Slot {
        property: property(&vocabulary, slug),
        path: &path,
        held: held.as_ref(),
    };
    let mut findings = Findings::default();
    let after = match field {
        "add" => add_entries(slot, &entries, context, &mut findings).map(Some),
        _ => remove_entries(slot, &entries, &mut findings),
    };
    after.ok_or_else(|| {
        findings
            .issues
            .iter()
            .map(|issue| issue.message.clone())
            .collect()
    })
}

// ops.md 7.1: add appends what is not there, remove takes away what is.
#[test]
fn adding_and_removing_entries() {
    #[rustfmt::skip]
    let cases = [
        ("labels", "add", Some(json!(["opt-a"])), json!(["b", "a", "b"]), Some(json!(["opt-a", "opt-b"]))),
        ("labels", "add", None, json!(["a"]), Some(json!(["opt-a"]))),
        ("labels", "add", Some(Value::Null), json!(["a"]), Some(json!(["opt-a"]))),
        ("severity", "add", Some(json!([])), json!(["Low"]), Some(json!(["opt-Low"]))),
        ("people", "add", Some(json!(["M"])), json!(["O#page"]), Some(json!(["M", "O"]))),
        ("labels", "remove", Some(json!(["opt-a"])), json!(["a", "nope"]), Some(json!([]))),
        ("people", "remove", Some(json!(["gone", "M"])), json!(["gone#x"]), Some(json!(["M"]))),
        ("labels", "remove", None, json!(["a"]), None),
        ("labels", "remove", Some(Value::Null), json!(["a"]), Some(Value::Null)),
    ];
    for (slug, field, held, entries, after) in cases {
        assert_eq!(
            edited(slug, field, held, entries.clone()),
            Ok(after),
            "{field} {slug} {entries}"
        );
    }
    #[rustfmt::skip]
    let refused = [
        ("severity", "add", Some(json!(["opt-Low"])), json!(["High"]), "a select takes one"),
        ("severity", "add", None, json!(["High", "Low"]), "takes 1 entry"),
        ("effort", "add", None, json!([1]), "select, multi_select"),
        ("effort", "remove", None, json!([1]), "works on"),
        ("labels", "add", None, json!("a"), "an array of entries"),
        ("labels", "remove", None, json!([1]), "strings as entries"),
        ("people", "add", None, json!(["nope"]), "no object"),
    ];
    for (slug, field, held, entries, fault) in refused {
        let message = edited(slug, field, held, entries.clone())
            .err()
            .unwrap_or_default();
        assert!(
            message.contains(fault),
            "{field} {slug} {entries}: {message}"
        );
    }
}
