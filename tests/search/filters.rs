//! The compact filter string over the tasks of the fixture (query.md 16.1).

use std::collections::BTreeSet;

use serde_json::json;

use super::fixture::{Fixture, ids};

fn set(ids: impl IntoIterator<Item = impl Into<String>>) -> BTreeSet<String> {
    ids.into_iter().map(Into::into).collect()
}

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

// query.md 3.6: the size is checked before everything else.
#[tokio::test]
async fn a_long_filter_is_told_in_bytes() {
    let fixture = Fixture::new().await;
    let long = format!("name = \"{}\"", "é".repeat(2050));
    let reply = fixture.search(json!({"filter": long})).await;
    reply
        .invalid(&["/filter"])
        .mentions(&["offset 4096", "4096"]);
    for blank in [" ", "\n"] {
        let reply = fixture.search(json!({"filter": blank})).await;
        reply.invalid(&["/filter"]).mentions(&["empty filter"]);
    }
    let all = fixture.ids(json!({"filter": ""})).await;
    assert_eq!(all, ["A", "B", "C", "D", "G", "E"]);
}

// query.md 3.1: blank, tab, line feed and carriage return stand between words; other white space is a character like any.
#[tokio::test]
async fn only_four_characters_are_white_space() {
    let fixture = Fixture::new().await;
    let spaced = json!({"type": "task", "filter": "\tdone\r\n=\ttrue \n"});
    assert_eq!(set(fixture.ids(spaced).await), set(["B", "D"]));
    for odd in ["\u{a0}", "\u{2028}", "\u{3000}", "\u{85}", "\u{b}", "\u{c}"] {
        let filter = format!("done{odd}= true");
        let reply = fixture
            .search(json!({"type": "task", "filter": filter}))
            .await;
        reply.invalid(&["/filter"]);
        let message = reply.json["issues"][0]["message"].as_str().unwrap();
        let start = format!("parse error at offset 4, token '{odd}': unexpected character");
        assert!(message.starts_with(&start), "{message:?}");
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
    let leaf = |value: serde_json::Value| json!({"filters": [{"property": "origin", "condition": "equal", "value": value}], "fields": ["origin"]});
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
