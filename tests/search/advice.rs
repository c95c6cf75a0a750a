//! Searches and views that find less than it seems, and say so.

use serde_json::{Value, json};

use super::fixture::{Fixture, ids};

// query.md 7: an entry of a custom order that no value can be gets advice.
#[tokio::test]
async fn a_custom_order_of_no_values_is_told_of() {
    let fixture = Fixture::new().await;
    let by = |property: &str, entry: &str| json!([{"property": property, "direction": "custom", "custom_order": [entry]}]);
    for (property, entry, warned) in [
        ("priority", "high", true),
        ("priority", "3", false),
        ("due_date", "soon", true),
        ("due_date", "2026-08-10T09:00:00Z", false),
        ("done", "yes", true),
        ("done", "true", false),
        ("notes", "whatever", false),
    ] {
        let sorts = by(property, entry);
        let body = json!({"type": "task", "sorts": sorts});
        let reply = fixture.search(body).await;
        reply.is(200);
        let expected: &[&str] = if warned {
            &["/sorts/0/custom_order"]
        } else {
            &[]
        };
        assert_eq!(reply.warnings(), expected, "{property} {entry}");
        if warned {
            reply.mentions(&[entry]);
        }
    }
    let body = json!({"type": "task", "sorts": by("due_date", "2026-08-10T09:00:00Z")});
    let first = fixture.ids(body).await;
    assert_eq!(first[0], "A");
    let ignored = json!([{"property": "priority", "custom_order": ["high"]}]);
    let body = json!({"type": "task", "sorts": ignored});
    let reply = fixture.search(body).await;
    assert_eq!(reply.warnings(), [""; 0]);
}

// query.md 6.2: a type whose objects are never rows, at the top and in a filter.
#[tokio::test]
async fn types_without_rows_are_told_of() {
    let fixture = Fixture::new().await;
    let tree = json!([{"operator": "or", "filters": [
        {"property": "done", "condition": "equal", "value": true},
        {"property": "type", "condition": "in", "value": ["page", "template"]}]}]);
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "date"}), "/type", "another type"),
        (json!({"type": "dashboard"}), "/type", "another type"),
        (json!({"filter": r#"type = "template""#}), "/filter", "list_templates"),
        (json!({"filter": r#"type = "object_type""#}), "/filter", "list_types"),
        (json!({"filters": tree}), "/filters/0/filters/1", "list_templates"),
    ];
    for (body, path, hint) in cases {
        let reply = fixture.search(body).await;
        reply.is(200);
        assert_eq!(reply.warnings(), [path]);
        reply.mentions(&[hint]);
    }
    let sent = json!({"filter": r#"type != "template""#});
    let negated = fixture.search(sent).await;
    assert_eq!(negated.warnings(), [""; 0]);
}

// query.md 6.2: what the advice on the type of types tells to send instead can be sent, whatever types the space has.
#[tokio::test]
async fn the_advice_on_the_type_of_types_can_be_followed() {
    for (own, spelling) in [
        (json!([]), Some("type")),
        (json!([{"name": "Foo", "api_key": "type"}]), Some("types")),
        (
            json!([{"name": "Foo", "api_key": "type"}, {"name": "Bar", "api_key": "types"}]),
            Some("object_type"),
        ),
        (json!([{"name": "Type", "api_key": "sort"}]), None),
    ] {
        let fixture = Fixture::new().await;
        let types = format!("/v2/spaces/{}/types", fixture.world.one.full);
        for own in own.as_array().unwrap() {
            fixture.world.post(&types, own.clone()).await.body(201);
        }
        let filter = json!({"filter": r#"type = "object_type""#});
        let reply = fixture.search(filter).await;
        let hint = reply.is(200).json["warnings"][0]["hint"].as_str().unwrap();
        let (before, after) = hint.split_once("`type`: ").unzip();
        assert!(
            before.unwrap_or(hint).starts_with("use list_types"),
            "{hint}"
        );
        fixture.world.get(&types).await.is(200);
        let named = after.and_then(|after| after.split('"').nth(1));
        assert_eq!(named, spelling, "{hint}");
        if let Some(spelling) = named {
            let found = fixture.search(json!({"type": spelling})).await.body(200);
            let rows = found["data"].as_array().unwrap();
            assert!(rows.iter().all(|row| row["type"] == "object_type"));
            assert!(!rows.is_empty());
        }
    }
}

// query.md 9: a query without a term matches nothing, and says so.
#[tokio::test]
async fn a_query_of_marks_is_told_of() {
    let fixture = Fixture::new().await;
    for query in ["🚀", "*", "\""] {
        let reply = fixture.search(json!({"query": query})).await;
        assert_eq!(ids(&reply.json), [""; 0], "{query}");
        assert_eq!(reply.warnings(), ["/query"], "{query}");
    }
}

// query.md 11.3: what a removed property does to a view is said once, and as it is.
#[tokio::test]
async fn removed_properties_are_told_of_as_they_act() {
    let fixture = Fixture::new().await;
    let sort = json!([{"property": "notes"}]);
    let mut views = Vec::new();
    for (filter, rows, sentences) in [
        (r#"notes NOT CONTAINS "zz""#, 5, vec!["matches all of them"]),
        ("notes IS EMPTY", 5, vec!["matches all of them"]),
        (r#"notes CONTAINS "a""#, 0, vec!["matches nothing"]),
        (r#"notes = "a" OR notes = "b""#, 0, vec!["matches nothing"]),
        (
            r#"notes = "a" OR notes != "b""#,
            5,
            vec!["matches nothing", "matches all of them"],
        ),
    ] {
        let sent = json!({"filter": filter, "sorts": sort});
        let id = fixture.query(sent).await;
        views.push((id, rows, sentences));
    }
    let path = format!("/v2/spaces/{}/properties/notes", fixture.world.one.short);
    fixture.world.delete(&path).await.is(200);
    for (id, rows, mut sentences) in views {
        sentences.push("the sort is left out");
        let found = fixture.query_rows(&id, "").await.body(200);
        assert_eq!(ids(&found).len(), rows);
        let warnings = found["warnings"].as_array().unwrap().iter();
        let messages: Vec<&str> = warnings
            .map(|warning: &Value| warning["message"].as_str().unwrap())
            .collect();
        assert_eq!(messages.len(), sentences.len(), "{messages:?}");
        for (message, sentence) in messages.iter().zip(sentences) {
            assert!(
                message.contains(sentence) && message.contains("Notes"),
                "{message}"
            );
        }
    }
}
