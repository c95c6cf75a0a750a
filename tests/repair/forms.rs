//! Members that have another place or another form: what is said of them is done to the letter, and the body is taken.

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// The hint of the issue at a path.
#[track_caller]
fn hint_at(reply: &Reply, path: &str) -> String {
    let issues = reply.json["issues"].as_array().unwrap();
    let found = issues.iter().find(|issue| issue["path"] == path);
    let found = found.unwrap_or_else(|| panic!("nothing at {path}: {}", reply.text));
    found["hint"].as_str().unwrap().to_owned()
}

/// The JSON behind some words of a hint, without what follows it.
#[track_caller]
fn json_behind(hint: &str, words: &str) -> Value {
    let (_, rest) = hint.split_once(words).unwrap_or_else(|| panic!("{hint}"));
    let mut written = serde_json::Deserializer::from_str(rest).into_iter();
    written.next().unwrap().unwrap()
}

// document.md 8: the type of a template is told, whatever else the document names.
#[tokio::test]
async fn a_template_is_told_its_own_type() {
    let world = World::new().await;
    let templates = format!("/v2/spaces/{}/templates?dry_run=true", world.one.short);
    let objects = format!("{}?dry_run=true", world.objects());
    for path in [&templates, &objects] {
        let mut body = json!({"formatVersion": "2.0", "kind": "template", "type": "task", "template_for": "task"});
        let reply = world.post(path, body.clone()).await;
        body["type"] = json_behind(&hint_at(reply.invalid(&["/type"]), "/type"), "write ");
        world.post(path, body).await.is(200);
    }
    let reply = world.post(&templates, json!([])).await;
    let said = reply.invalid(&[]).json["message"].as_str().unwrap();
    let example = json_behind(said, "such as ");
    world.post(&templates, example).await.is(200);
}

// http.md 23, document.md 6.5: a view holds its filter as a tree; where the text is taken is told.
#[tokio::test]
async fn a_view_is_told_how_its_filter_is_written() {
    let world = World::new().await;
    let queries = format!("/v2/spaces/{}/queries?dry_run=true", world.one.short);
    let text = "name CONTAINS \"a\"";
    let wrong = json!({"name": "Q", "type": "task", "views": [{"name": "V", "filter": text}]});
    let reply = world.post(&queries, wrong).await;
    let hint = hint_at(reply.invalid(&["/views/0/filter"]), "/views/0/filter");
    let filters = json_behind(&hint, "as `filters`, such as ");
    let right = json!({"name": "Q", "type": "task", "views": [{"name": "V", "filters": filters}]});
    world.post(&queries, right).await.is(200);

    let both = json!({"name": "Q", "type": "task", "filter": text, "views": []});
    let reply = world.post(&queries, both).await;
    reply
        .ambiguous(&["/views"])
        .mentions(&["leave `views` out", "a view takes no filter as text"]);
    let right = json!({"name": "Q", "type": "task", "filter": text});
    world.post(&queries, right).await.is(200);
}

// http.md 19: the settings of a type have a place of their own, and other values are those of its object.
#[tokio::test]
async fn a_setting_among_the_properties_of_a_type_is_told_its_place() {
    let world = World::new().await;
    let path = format!("{}?dry_run=true", world.type_path("task"));
    for (setting, value) in [
        ("plural_name", json!("Tasks")),
        ("pluralName", json!("Tasks")),
        ("layout", json!("todo")),
        ("default_view", json!("list")),
    ] {
        let reply = world
            .patch(&path, json!({"properties": {setting: value}}))
            .await;
        let hint = hint_at(&reply, &format!("/properties/{setting}"));
        let place = hint
            .strip_prefix("write it as `type_settings.")
            .unwrap_or_else(|| panic!("{hint}"));
        let right = json!({"type_settings": {place.trim_end_matches('`'): value}});
        world.patch(&path, right).await.is(200);
    }
    let key = json!({"properties": {"api_key": "chore"}});
    let reply = world.patch(&path, key).await;
    assert_eq!(
        hint_at(&reply, "/properties/api_key"),
        "leave it out: only a create takes it"
    );
    let icon = json!({"format": "emoji", "emoji": "🌱"});
    let reply = world
        .patch(&path, json!({"properties": {"icon": icon}}))
        .await;
    assert_eq!(
        hint_at(&reply, "/properties/icon"),
        "write it as `icon` beside `properties`"
    );
    world
        .patch(&path, json!({"properties": {"name": "Task"}, "icon": icon}))
        .await
        .is(200);

    let due = json!({"due_date": "2026-07-06"});
    let reply = world.patch(&path, json!({"properties": due})).await;
    // Whoever was sent to patch_object with it would be sent back.
    reply
        .invalid(&["/properties/due_date"])
        .mentions(&["leave it out"]);
    reply.omits(&["patch_object"]);
    let types = format!("/v2/spaces/{}/types", world.one.short);
    world.post(&types, json!({"name": "Habit"})).await.is(201);
    let path = world.type_path("habit");
    let reply = world.patch(&path, json!({"properties": due})).await;
    let other = &reply.invalid(&["/properties/due_date"]).json["issues"][0]["see_also"][0];
    assert_eq!(other["op"], "patch_object");
    let object = world.object(other["params"]["object_id"].as_str().unwrap());
    let ops = json!({"ops": [{"op": "set_properties", "set": due}]});
    world
        .patch(&format!("{object}?dry_run=true"), ops)
        .await
        .is(200);
}

// http.md 19.1, 20.1: an empty key is derived like a missing one, and members of other requests are told ours.
#[tokio::test]
async fn members_of_new_types_and_properties_are_told_ours() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let types = format!("{space}/types?dry_run=true");
    let reply = world
        .post(&types, json!({"name": "T", "api_key": ""}))
        .await;
    assert_eq!(
        hint_at(&reply, "/api_key"),
        "leave it out: the key is derived from the name"
    );
    let properties = format!("{space}/properties?dry_run=true");
    #[rustfmt::skip]
    let cases = [
        (json!({"name": "Zz", "type": "text"}), "/type", "format"),
        (json!({"name": "Zz", "format": "text", "api_key": "zz"}), "/api_key", "key"),
    ];
    for (wrong, member, meant) in cases {
        let reply = world.post(&properties, wrong).await;
        let says = format!("did you mean {meant}?");
        assert!(hint_at(&reply, member).starts_with(&says), "{}", reply.text);
    }
}

// http.md 20.1, 23: what is created once is not created in batches.
#[tokio::test]
async fn what_a_create_cannot_hold_is_added_afterwards() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let options: Vec<Value> = (0..101).map(|n| json!({"name": n.to_string()})).collect();
    let body = json!({"name": "Zz", "format": "select", "options": options});
    let reply = world.post(&format!("{space}/properties"), body).await;
    reply
        .invalid(&["/options"])
        .mentions(&["at most 100", "create_property_option adds others"]);
    let items: Vec<Value> = (0..1001).map(|n| json!(format!("i{n}"))).collect();
    let reply = world
        .post(
            &format!("{space}/collections"),
            json!({"name": "C", "items": items}),
        )
        .await;
    reply
        .invalid(&["/items"])
        .mentions(&["at most 1000", "add_items adds others"]);
    let reply = world
        .post(
            &format!("{space}/collections"),
            json!({"name": "C", "items": ["Ada"]}),
        )
        .await;
    reply
        .invalid(&["/items/0"])
        .mentions(&[&format!("GET {space}/objects")]);
}

// query.md 3: a filter as text that other languages would take, and the one that is.
#[tokio::test]
async fn a_filter_of_another_language_is_told_ours() {
    let world = World::new().await;
    let search = format!("/v2/spaces/{}/search", world.one.short);
    let structured = "written in the structured `filters`";
    for (wrong, says) in [
        ("name = null", "write IS EMPTY or IS NOT EMPTY"),
        ("name != None", "write IS EMPTY or IS NOT EMPTY"),
        ("due_date > date(\"2026-07-06\")", "a date stands alone"),
        ("`Due date` < today()", structured),
        ("'name' = \"x\"", "write it as a word"),
        ("done = true AND ('name' = \"x\")", "write it as a word"),
        ("name IN ('x')", "strings are written in double quotes"),
        ("name = “x”", "strings are written in double quotes"),
        ("Due date < today()", structured),
        ("name LIKE \"x\"", "CONTAINS"),
    ] {
        let reply = world.post(&search, json!({"filter": wrong})).await;
        reply.invalid(&["/filter"]).mentions(&[says]);
    }
    for right in [
        "name IS EMPTY",
        "due_date > \"2026-07-06\"",
        "name = \"x\" AND (done = true)",
        "name IN (\"x\")",
    ] {
        world.post(&search, json!({"filter": right})).await.is(200);
    }
    // In the tree a day that is named is a member of its own.
    let leaf = |member: &str, value: &str| json!({"filters": [{"property": "due_date", "condition": "equal", member: value}]});
    let reply = world.post(&search, leaf("value", "today")).await;
    reply
        .invalid(&["/filters/0/value"])
        .mentions(&["write it as `date_preset` in place of `value`"]);
    world
        .post(&search, leaf("date_preset", "today"))
        .await
        .is(200);
    let reply = world.post(&search, leaf("value", "soon")).await;
    reply.invalid(&["/filters/0/value"]).omits(&["date_preset"]);
}

// document.md 10.7, http.md 19.1: members of objects and types elsewhere stand where they are told to.
#[tokio::test]
async fn members_of_objects_elsewhere_are_written_as_ours() {
    let world = World::new().await;
    let objects = format!("{}?dry_run=true", world.objects());
    let types = format!("/v2/spaces/{}/types?dry_run=true", world.one.short);
    let page = json!({"type": "page"});
    let document = json!({"formatVersion": "2.0"});
    let habit = json!({"name": "Habit"});
    #[rustfmt::skip]
    let cases = [
        (&objects, &json!({}), "type_key", json!("page")),
        (&objects, &json!({}), "objectType", json!("page")),
        (&objects, &page, "displayName", json!("N")),
        (&objects, &page, "fields", json!({"description": "x"})),
        (&objects, &page, "attributes", json!({"description": "x"})),
        (&objects, &page, "template_id", json!("none")),
        (&objects, &document, "type_key", json!("task")),
        (&objects, &document, "props", json!({"name": "N"})),
        (&types, &habit, "key", json!("habit_key")),
        (&types, &habit, "slug", json!("habit_key")),
        (&types, &habit, "fields", json!([{"name": "Effort", "format": "number"}])),
    ];
    for (path, body, member, value) in cases {
        let mut wrong = body.clone();
        wrong[member] = value.clone();
        let reply = world.post(path, wrong).await;
        let hint = hint_at(&reply, &format!("/{member}"));
        let told = hint.strip_prefix(&format!("write `{member}` as `"));
        let place = told.and_then(|told| told.split('`').next());
        let place = place.unwrap_or_else(|| panic!("{member}: {hint}"));
        let mut right = body.clone();
        match place.split_once('.') {
            Some((holder, inner)) => right[holder] = json!({inner: value}),
            None => right[place] = value,
        }
        world.post(path, right).await.is(200);
    }
    // What the space itself has by such a name is meant before.
    let properties = format!("/v2/spaces/{}/properties", world.one.short);
    for (name, key) in [
        ("Object type", "object_type"),
        ("Template id", "template_id"),
        ("Display name", "display_name"),
    ] {
        let definition = json!({"name": name, "format": "text"});
        world.post(&properties, definition).await.is(201);
        for body in [&page, &document] {
            let mut wrong = body.clone();
            wrong[key] = json!("x");
            let reply = world.post(&objects, wrong).await;
            let hint = hint_at(&reply, &format!("/{key}"));
            let says = format!("write `{key}` as `properties.{key}`;");
            assert!(hint.starts_with(&says), "{hint}");
            let mut right = body.clone();
            right["properties"] = json!({key: "x"});
            world.post(&objects, right).await.is(200);
        }
    }
    // A list is no map of values.
    let reply = world
        .post(&objects, json!({"type": "page", "fields": ["x"]}))
        .await;
    reply.invalid(&["/fields"]).omits(&["write `fields` as"]);
}

// query.md 3, 4: tests as a tree and as one text have a member each, whatever they are called elsewhere.
#[tokio::test]
async fn a_tree_of_tests_is_led_to_its_own_member() {
    let world = World::new().await;
    let search = format!("/v2/spaces/{}/search", world.one.short);
    let tree = json!([{"property": "done", "condition": "equal", "value": true}]);
    for (member, value, path) in [("where", &tree, "/where"), ("filter", &tree, "/filter")] {
        let reply = world.post(&search, json!({member: value})).await;
        reply.invalid(&[path]).mentions(&["filters"]);
    }
    let reply = world.post(&search, json!({"filter": tree})).await;
    let example = json_behind(&hint_at(&reply, "/filter"), "go into `filters`, such as ");
    for filters in [tree.clone(), example] {
        world
            .post(&search, json!({"filters": filters}))
            .await
            .is(200);
    }
    let one = json!({"where": tree[0]});
    let reply = world.post(&search, one).await;
    reply
        .invalid(&["/where"])
        .mentions(&["did you mean filters?"]);
    let both = json!({"where": tree, "filters": tree});
    let reply = world.post(&search, both).await;
    reply.invalid(&["/where"]).omits(&["did you mean"]);
    let reply = world.post(&search, json!({"where": "done = true"})).await;
    reply
        .invalid(&["/where"])
        .mentions(&["did you mean filter?"]);
}

// http.md 22.1: the templates that are listed are those that can be named, and the default is chosen where it is told.
#[tokio::test]
async fn a_template_that_cannot_be_used_leads_to_those_that_can() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let template = async |of_type: &str| {
        let body = json!({"template_for": of_type, "properties": {"name": of_type}});
        world
            .post(&format!("{space}/templates"), body)
            .await
            .body(201)["id"]
            .clone()
    };
    let (for_page, for_task) = (template("page").await, template("task").await);
    let create = format!("{}?dry_run=true", world.objects());
    let reply = world
        .post(&create, json!({"type": "task", "template": for_page}))
        .await;
    let list = format!("{space}/templates?type=task");
    reply
        .invalid(&["/template"])
        .mentions(&[&format!("GET {list}")]);
    let listed = world.get(&list).await.body(200);
    assert_eq!(listed["data"][0]["id"], for_task);
    let right = json!({"type": "task", "template": listed["data"][0]["id"]});
    world.post(&create, right).await.is(200);

    let default = json!({"default_template": for_task});
    world.patch(&world.type_path("task"), default).await.is(200);
    world
        .delete(&world.object(for_task.as_str().unwrap()))
        .await
        .is(200);
    let reply = world.post(&create, json!({"type": "task"})).await;
    assert_eq!(reply.is(200).warnings(), ["/type"]);
    reply.mentions(&[&format!(
        "choose another default (PATCH {space}/types/task)"
    )]);
}
