//! Refusals whose advice once led nowhere: each says what can be done, and of what was sent only a few words.

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// Message and hint of the only issue.
#[track_caller]
fn said(reply: &Reply) -> String {
    let issues = reply.json["issues"].as_array().unwrap();
    assert_eq!(issues.len(), 1, "{}", reply.text);
    format!("{} [{}]", issues[0]["message"], issues[0]["hint"])
}

// query.md 3.6: a search is narrowed by its type, which a query has already.
#[tokio::test]
async fn a_query_whose_filter_is_too_long_is_told_what_a_query_can_do() {
    let world = World::new().await;
    let long = format!("name = \"{}\"", "x".repeat(5_000));
    let path = format!("/v2/spaces/{}/queries", world.one.short);
    let body = json!({"name": "Q", "type": "task", "filter": long});
    let told = said(world.post(&path, body).await.invalid(&["/filter"]));
    assert!(
        told.contains("structured `filters`") && !told.contains("split"),
        "{told}"
    );
    let search = format!("/v2/spaces/{}/search", world.one.short);
    let told = said(
        world
            .post(&search, json!({ "filter": long }))
            .await
            .invalid(&["/filter"]),
    );
    assert!(told.contains("narrow with `type`"), "{told}");
}

// query.md 3.1: dates are strings of the language.
#[tokio::test]
async fn a_date_without_its_quotes_is_told_of_them() {
    let world = World::new().await;
    let search = format!("/v2/spaces/{}/search", world.one.short);
    for (filter, date) in [
        ("due_date < 2026-01-01", "2026-01-01"),
        (
            "(done = true OR due_date >= 2026-01-01) AND done = true",
            "2026-01-01",
        ),
        ("due_date = 2026-01-01T10:00:00Z", "2026-01-01T10:00:00Z"),
    ] {
        let reply = world.post(&search, json!({ "filter": filter })).await;
        let told = said(reply.invalid(&["/filter"]));
        let advice = format!("a date stands in double quotes: \\\"{date}\\\"");
        assert!(told.contains(&advice), "{filter}: {told}");
    }
    let reply = world.post(&search, json!({"filter": "name = 1-2"})).await;
    assert!(!said(&reply).contains("date"), "{}", reply.text);
}

// document.md 4.2: suggested is what the place takes.
#[tokio::test]
async fn keys_that_no_write_takes_are_not_offered() {
    let world = World::new().await;
    let page = world.page("P", json!([])).await;
    for key in ["nope", "tipe", "addeddate_", "backlink", "create"] {
        let set = json!([{"op": "set_properties", "set": {key: 1}}]);
        let reply = world.edit(&page, set).await;
        let told = said(reply.invalid(&[&format!("ops[0].set.{key}")]));
        let known = told.split(['?', ':', ',', ' ', '[', ']', '"']);
        let kept = ["type", "added_date", "backlinks", "created_date", "id"];
        let offered: Vec<&str> = known.filter(|word| kept.contains(word)).collect();
        assert!(offered.is_empty(), "{told}");
    }
    // A search can name them.
    let search = format!("/v2/spaces/{}/search", world.one.short);
    let filter = json!({"filter": "backlink IS EMPTY"});
    assert!(said(&world.post(&search, filter).await).contains("did you mean backlinks"));
}

// document.md 4.2: a suggestion is followed, so that none leads to what is refused as well: a property that is given
// beside it, or one that the place does not take.
#[tokio::test]
async fn keys_that_lead_to_another_refusal_are_not_suggested() {
    let world = World::new().await;
    let dataview = json!([{"id": "dv", "type": "dataview", "properties": [{"property": "name"}], "views": [{}]}]);
    let page = world.page("P", dataview).await;
    let offered = |told: &str, key: &str| {
        let mut words = told.split(['?', ':', ',', ' ', '[', ']', '"']);
        words.any(|word| word == key)
    };
    let set = |fields: Value| {
        let mut op = json!({"op": "set_properties"});
        let members = op.as_object_mut().unwrap();
        members.extend(fields.as_object().unwrap().clone());
        op
    };
    let columns = |columns: Value| json!({"op": "update_view", "columns": columns});
    #[rustfmt::skip]
    let cases = [
        (set(json!({"set": {"dudate": "x"}})), "ops[0].set.dudate", "due_date", true),
        (set(json!({"set": {"dudate": "x", "Due date": "2026-01-02"}})), "ops[0].set.dudate", "due_date", false),
        (set(json!({"set": {"dudate": "x"}, "unset": ["due_date"]})), "ops[0].set.dudate", "due_date", false),
        (set(json!({"set": {"nam": "x"}})), "ops[0].set.nam", "name", true),
        (set(json!({"add": {"nam": ["x"]}})), "ops[0].add.nam", "name", false),
        (set(json!({"remove": {"tagg": ["x"]}})), "ops[0].remove.tagg", "tag", true),
        (columns(json!({"nam": {}})), "ops[0].columns.nam", "name", true),
        (columns(json!({"nam": {"width": 9}, "Name": {"width": 9}})), "ops[0].columns.nam", "name", false),
    ];
    for (op, path, key, is_of_use) in cases {
        let reply = world.edit(&page, json!([op])).await;
        let told = said(reply.invalid(&[path]));
        assert_eq!(offered(&told, key), is_of_use, "{told}");
    }
    // What other programs call a name, beside the name.
    let titled = set(json!({"set": {"name": "N", "title": "T"}}));
    let reply = world.edit(&page, json!([titled])).await;
    let told = said(reply.invalid(&["ops[0].set.title"]));
    assert!(told.contains("leave title out: name is given"), "{told}");

    let properties = json!({"dudate": "x", "due_date": "2026-01-02"});
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "page", "properties": properties}), "/properties/dudate"),
        (json!({"formatVersion": "2.0", "type": "page", "properties": properties}), "/properties/dudate"),
    ];
    for (body, path) in cases {
        let reply = world.post(&world.objects(), body).await;
        let told = said(reply.invalid(&[path]));
        assert!(!offered(&told, "due_date"), "{told}");
    }

    // What a type does not list is neither taken out of its list nor moved in it.
    for (kind, is_of_use) in [("task", true), ("page", false)] {
        for op in [
            json!({"op": "remove_property", "property": "dudate"}),
            json!({"op": "move_property", "property": "dudate", "position": "first"}),
        ] {
            let reply = world
                .patch(&world.type_path(kind), json!({"ops": [op]}))
                .await;
            let told = said(reply.invalid(&["ops[0].property"]));
            assert_eq!(offered(&told, "due_date"), is_of_use, "{told}");
        }
    }
}

// http.md 19.1, query.md 4.2: a member is renamed to none that is given.
#[tokio::test]
async fn members_that_are_given_are_no_names_for_others() {
    let world = World::new().await;
    let kinds = format!("/v2/spaces/{}/types", world.one.short);
    #[rustfmt::skip]
    let cases = [
        (json!({"key": "due_date"}), "key", "rename it to `property`"),
        (json!({"key": "due_date", "property": "due_date"}), "key", "leave key out: property is given"),
        (json!({"name": "Streak", "type": "number", "format": "number"}), "type", "leave type out: format is given"),
        (json!({"key": "due_date", "property": null}), "key", "give it as `property`, in place of null"),
    ];
    for (definition, member, says) in cases {
        let body = json!({"name": "T", "property_definitions": [definition]});
        let reply = world.post(&kinds, body).await;
        let told = said(reply.invalid(&[&format!("/property_definitions/0/{member}")]));
        assert!(told.contains(says), "{told}");
    }
    let search = format!("/v2/spaces/{}/search", world.one.short);
    #[rustfmt::skip]
    let cases = [
        (None, "rename date_preset to value"),
        (Some(json!("2026-01-02")), "leave date_preset out: value is given"),
        (Some(Value::Null), "give 2026-01-02 as value, in place of null"),
    ];
    for (value, says) in cases {
        let mut leaf =
            json!({"property": "due_date", "condition": "less", "date_preset": "2026-01-02"});
        if let Some(value) = value {
            leaf["value"] = value;
        }
        let reply = world.post(&search, json!({"filters": [leaf]})).await;
        let told = said(reply.invalid(&["/filters/0/date_preset"]));
        assert!(told.contains(says), "{told}");
    }
}

// http.md 11: whatever was sent, in a body, a path or a query, a refusal is short.
#[tokio::test]
async fn what_was_sent_is_not_sent_back() {
    let world = World::new().await;
    let page = world.page("P", json!([])).await;
    let long = "y".repeat(3_000);
    let space = &world.one.short;
    for path in [
        format!("/v2/spaces/{long}/objects"),
        format!("/v2/spaces/{space}/objects/{long}"),
        format!("/v2/spaces/{space}/types/{long}"),
        format!("/v2/spaces/{space}/properties/{long}"),
        format!("/v2/spaces/{space}/properties/tag/options/{long}"),
        format!("/v2/spaces/{space}/members/{long}"),
        format!("/v2/spaces/{space}/chats/{long}/messages"),
        format!("/v2/spaces/{space}/files/{long}/content"),
        format!("/v2/spaces/{space}/queries/{long}/objects"),
        format!("{}?include={long}", world.object(&page)),
        format!("{}?block={long}", world.object(&page)),
        format!("{}?ids={long}", world.object(&page)),
        format!("{}?format={long}", world.object(&page)),
        format!("/v2/spaces/{space}/objects?fields={long}"),
        format!("/v2/schemas/{long}"),
        format!("/v2/schemas/ops/{long}?dialect={long}"),
    ] {
        let reply = world.get(&path).await;
        assert!((400..500).contains(&reply.status), "{}", reply.text);
        assert!(reply.text.len() < 1_500, "{path}: {}", reply.text);
    }
    let long = "y".repeat(100_000);
    for document in [
        json!({"formatVersion": long}),
        json!({"formatVersion": "2.0", "type": "page", "properties": {"due_date": long, "layout": long, long.as_str(): 1}}),
        json!({"formatVersion": "2.0", "type": "page", "blocks": [{"id": long, "type": "paragraph"}, {"type": long}]}),
        json!({"formatVersion": "2.0", "type": "page", "blocks": [{"type": "paragraph", "text": format!("<{long}>")}]}),
        json!({"formatVersion": "2.0", "type": "page", "icon": {"format": long}, long.as_str(): 1}),
        json!({"formatVersion": "2.0", "type": "set", "blocks": [{"type": "dataview", "views": [
            {"type": long, "sorts": [{"property": long, "direction": long}],
             "filters": [{"property": long, "condition": long, "value": long}]}]}]}),
    ] {
        let reply = world.post("/v2/validate", document).await;
        let found = ["issues", "warnings"].map(|list| reply.json[list].as_array().unwrap().len());
        let found: usize = found.iter().sum();
        assert!(
            found > 0 && reply.text.len() < 1_000 * found,
            "{}",
            reply.text
        );
    }
}
