//! The compact filter string over the tasks of the fixture (query.md 16.1).

use serde_json::{Value, json};

use super::fixture::{Fixture, ids};

// query.md 12: searches do not substitute placeholders: each is a value like any other, and fits the format or is refused.
#[tokio::test]
async fn placeholders_are_plain_values_in_a_search() {
    let fixture = Fixture::new().await;
    for placeholder in [
        "_filter_template_1_",
        "_filter_template_2_",
        "_filter_template_9_",
    ] {
        for property in ["priority", "done", "due_date", "status", "tags"] {
            let filter = format!("{property} = {placeholder:?}");
            let text = fixture.search(json!({"filter": filter})).await;
            text.invalid(&["/filter"]).omits(&["placeholder"]);
            let leaf = json!({"property": property, "condition": "equal", "value": placeholder});
            let tree = fixture.search(json!({"filters": [leaf]})).await;
            tree.invalid(&["/filters/0/value"]).omits(&["placeholder"]);
        }
        for (property, warnings) in [("notes", vec![]), ("assignee", vec!["/filter"])] {
            let filter = format!("{property} = {placeholder:?}");
            let found = fixture.search(json!({"filter": filter})).await;
            assert_eq!(ids(&found.is(200).json), [""; 0], "{filter}");
            assert_eq!(found.warnings(), warnings, "{filter}");
        }
    }
}

// document.md 3.5: what rows show by name is filtered by name, in both forms.
#[tokio::test]
async fn numbers_that_are_shown_by_name_are_filtered_by_name() {
    let fixture = Fixture::new().await;
    let made = fixture
        .world
        .create(json!({"type": "task", "name": "By the API"}))
        .await;
    let leaf = |value: Value| json!({"filters": [{"property": "origin", "condition": "equal", "value": value}], "fields": ["origin"]});
    for body in [
        json!({"filter": "origin = \"api\""}),
        json!({"filter": "origin IN (\"api\", \"import\")"}),
        json!({"filter": "origin = 9"}),
        leaf(json!("api")),
        leaf(json!(["api"])),
        leaf(json!(9)),
    ] {
        assert_eq!(fixture.ids(body.clone()).await, [made.as_str()], "{body}");
    }
    let shown = fixture.search(leaf(json!("api"))).await;
    assert_eq!(shown.json["data"][0]["properties"]["origin"], "api");
    for (body, path) in [
        (json!({"filter": "origin = \"apy\""}), "/filter"),
        (leaf(json!("apy")), "/filters/0/value"),
    ] {
        let refused = fixture.search(body).await;
        refused.invalid(&[path]).mentions(&["webclipper", "api"]);
    }
    // a number that has no names is written as one.
    let refused = fixture.search(json!({"filter": "priority = \"3\""})).await;
    refused.invalid(&["/filter"]).mentions(&["number"]);
}
