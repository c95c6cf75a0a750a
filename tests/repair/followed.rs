//! Bodies with members of other programs or at the wrong place: what each hint says is done word by word and leads to a
//! body that is accepted, without coming back to one that was refused (document.md 10.7, ops.md 19).

use serde_json::{Map, Value, json};

use super::send;
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::partial::{assert_members, with};

/// Most refusals on the way to a body that is accepted.
const MAX_ROUNDS: usize = 3;

/// Sends a body and follows the hints of every refusal.
async fn followed(world: &World, route: &str, body: Value) -> Reply {
    let mut sent = vec![body];
    loop {
        let body = sent.last().unwrap();
        let reply = send(world, route, body).await;
        if reply.status < 400 {
            return reply;
        }
        assert!(sent.len() <= MAX_ROUNDS, "{body} {}", reply.text);
        let mut better = body.clone();
        for issue in reply.json["issues"].as_array().unwrap() {
            follow(&mut better, issue);
        }
        assert!(!sent.contains(&better), "{better} again: {}", reply.text);
        sent.push(better);
    }
}

/// Does what one hint says.
fn follow(body: &mut Value, issue: &Value) {
    let hint = issue["hint"].as_str().unwrap();
    let pointer = issue["path"].as_str().unwrap();
    if let Some(form) = form_of(hint).filter(|_| !hint.starts_with("write `")) {
        *body.pointer_mut(pointer).unwrap() = form;
        return;
    }
    let (holder, own) = pointer.rsplit_once('/').unwrap();
    let taken = |body: &mut Value, member: &str| {
        let holder = body.pointer_mut(holder).unwrap();
        holder.as_object_mut().unwrap().shift_remove(member)
    };
    for step in hint.split("; ") {
        let quoted = step.split_once('"');
        if let Some((_, rest)) = quoted.filter(|(verb, _)| ["add ", "include "].contains(verb)) {
            let (member, rest) = rest.split_once("\":\"").unwrap();
            let (value, _) = rest.split_once('"').unwrap();
            body[member] = json!(value);
        } else if let Some(rest) = step.strip_prefix("write `") {
            let (member, rest) = rest.split_once("` as `").unwrap();
            let (place, _) = rest.split_once('`').unwrap();
            let value = taken(body, member).unwrap();
            put(body.as_object_mut().unwrap(), place, value);
        } else if let Some(place) = step.strip_prefix("write it as `") {
            let (place, _) = place.split_once('`').unwrap();
            let value = taken(body, own).unwrap();
            put(body.as_object_mut().unwrap(), place, value);
        } else if let Some(value) = step.strip_prefix("write \"") {
            let (value, _) = value.split_once('"').unwrap();
            body.pointer_mut(holder).unwrap()[own] = json!(value);
        } else if let Some(rest) = step.strip_prefix("did you mean ") {
            let (meant, _) = rest.split_once('?').unwrap();
            let value = taken(body, own).unwrap();
            body[meant] = value;
        } else if step.starts_with("leave it out") {
            taken(body, own);
        } else if let Some(rest) = step.strip_prefix("leave ") {
            let (member, _) = rest.split_once(" out").unwrap();
            taken(body, member.trim_matches('`'));
        }
    }
}

/// The form that a hint shows, as a value.
fn form_of(hint: &str) -> Option<Value> {
    let (_, form) = hint.split_once("such as ")?;
    let form = form.split_once("; ").map_or(form, |(form, _)| form);
    serde_json::from_str(form).ok()
}

fn put(body: &mut Map<String, Value>, place: &str, value: Value) {
    match place.split_once('.') {
        Some((holder, member)) => {
            let holder = body.entry(holder).or_insert_with(|| json!({}));
            holder[member] = value;
        }
        None => {
            let is_text = place == "blocks" && value.is_string();
            let paragraph = json!([{"type": "paragraph", "text": value}]);
            body.insert(place.to_owned(), if is_text { paragraph } else { value });
        }
    }
}

// H-114; document.md 10.7: following the hints creates the intended object.
#[tokio::test]
async fn hints_of_creates_lead_to_an_object() {
    let world = World::new().await;
    for name in ["Items", "Mood of day"] {
        let sent = json!({"name": name, "format": "text"});
        world.add_property(sent).await;
    }
    let icon = json!({"format": "emoji", "emoji": "🚀"});
    let named = |name: &str| json!({"properties": {"name": name}});
    let text = |kind: &str, text: &str| json!({"blocks": [{"type": kind, "text": text}]});
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "page", "name": "X", "markdown": "hi", "icon": icon}), with(with(named("X"), text("paragraph", "hi")), json!({"icon": icon}))),
        (json!({"type": "page", "name": "X", "cover": {"format": "color", "color": "red"}}), named("X")),
        (
            json!({"type": "page", "title": "X", "description": "D", "content": "hi"}),
            with(text("paragraph", "hi"), json!({"properties": {"name": "X", "description": "D"}})),
        ),
        (json!({"type": "page", "name": "X", "title": "Y", "body": "hi"}), named("X")),
        (json!({"type": "page", "content": [{"type": "quote", "text": "q"}]}), text("quote", "q")),
        (json!({"type": "page", "children": [{"type": "quote", "text": "q"}]}), text("quote", "q")),
        (json!({"type": "set", "name": "X", "filter": "done = true"}), named("X")),
        (json!({"formatVersion": "2.0", "type": "page", "name": "X", "markdown": "hi"}), with(named("X"), text("paragraph", "hi"))),
        (
            json!({"formatVersion": "2.0", "type": "page", "title": "X", "markdown": "hi", "icon": icon}),
            with(with(named("X"), text("paragraph", "hi")), json!({"icon": icon})),
        ),
        (
            json!({"formatVersion": "2.0", "name": "X", "text": "hi", "description": "D"}),
            with(text("paragraph", "hi"), json!({"properties": {"name": "X", "description": "D"}})),
        ),
        (json!({"formatVersion": "2.0", "markdown": "hi", "blocks": [{"type": "quote", "text": "q"}]}), text("quote", "q")),
        // A null name among the properties counts as absent.
        (json!({"type": "page", "properties": {"name": null}, "title": "B"}), named("B")),
        // A property at the root belongs among the properties, in a document as in a shortcut.
        (
            json!({"type": "task", "name": "X", "Due date": "2026-07-06", "done": true}),
            json!({"properties": {"due_date": "2026-07-06T00:00:00Z", "done": true}}),
        ),
        (json!({"type": "task", "formatVersion": "2.0", "Due date": "2026-07-06"}), json!({"properties": {"due_date": "2026-07-06T00:00:00Z"}})),
        (json!({"type": "task", "name": "X", "done": true, "properties": {"Done": false}}), json!({"properties": {"done": false}})),
        // What the space has by this name comes before what a collection has.
        (json!({"type": "task", "items": "a"}), json!({"properties": {"items": "a"}})),
        (json!({"type": "task", "formatVersion": "2.0", "Mood of day": "a"}), json!({"properties": {"mood_of_day": "a"}})),
        (json!({"type": "task", "Mood of day": "a", "properties": {"mood_of_day": "b"}}), json!({"properties": {"mood_of_day": "b"}})),
        // As other programs call them.
        (json!({"type_key": "page"}), json!({"type": "page"})),
        (json!({"objectType": "page"}), json!({"type": "page"})),
        (json!({"formatVersion": "2.0", "type_key": "task"}), json!({"type": "task"})),
        (json!({"type": "page", "displayName": "N"}), named("N")),
        (json!({"type": "page", "fields": {"description": "x"}}), json!({"properties": {"description": "x"}})),
        (json!({"type": "page", "attributes": {"description": "x"}}), json!({"properties": {"description": "x"}})),
        (json!({"type": "page", "template_id": "none"}), json!({"type": "page"})),
        (json!({"formatVersion": "2.0", "props": {"name": "N"}}), named("N")),
    ];
    for (body, expected) in cases {
        let made = followed(&world, "POST objects", body).await.body(201);
        let read = world.read(made["id"].as_str().unwrap()).await;
        assert_members(&read, &expected);
    }
    // What the space itself has by such a name is meant before.
    for name in ["Object type", "Template id", "Display name"] {
        let key = name.to_lowercase().replace(' ', "_");
        let sent = json!({"name": name, "format": "text"});
        world.add_property(sent).await;
        for body in [json!({"type": "page"}), json!({"formatVersion": "2.0"})] {
            let body = with(body, json!({key.as_str(): "x"}));
            let made = followed(&world, "POST objects", body).await.body(201);
            let object = world.object(made["id"].as_str().unwrap());
            let read = world.get(&object).await.body(200);
            assert_eq!(read["properties"][&key], "x");
        }
    }
}

// http.md 3, 19, 21: the same of every other body.
#[tokio::test]
async fn hints_of_other_bodies_lead_to_success() {
    let world = World::new().await;
    let messages = format!("POST chats/{}/messages", world.chat("C").await);
    let definitions = json!([{"name": "Effort", "format": "number"}]);
    let icon = json!({"format": "emoji", "emoji": "🌱"});
    let (templates, types, task) = (
        "POST templates",
        "POST types?dry_run=true",
        "PATCH types/task?dry_run=true",
    );
    let (queries, collections, search) = ("POST queries", "POST collections", "POST search");
    #[rustfmt::skip]
    let cases = [
        (templates, json!({"template_for": "task", "name": "T1"})),
        (templates, json!({"template_for": "task", "title": "T2", "content": "hi"})),
        (templates, json!({"formatVersion": "2.0", "kind": "template", "type": "task", "template_for": "task"})),
        ("POST objects", json!({"formatVersion": "2.0", "kind": "template", "type": "task", "template_for": "task"})),
        (types, json!({"formatVersion": "2.0", "name": "Habit"})),
        (
            types,
            json!({
                "formatVersion": "2.0", "title": "Sprint", "description": "D", "markdown": "x",
                "plural_name": "Sprints", "property_definitions": definitions,
            }),
        ),
        (types, json!({"title": "Errand", "description": "D", "property_definitions": definitions})),
        (types, json!({"name": "Habit", "key": "habit_key"})),
        (types, json!({"name": "Habit", "slug": "habit_key"})),
        (types, json!({"name": "Habit", "fields": definitions})),
        // An empty key is derived like a missing one.
        (types, json!({"name": "T", "api_key": ""})),
        (task, json!({"description": "D", "plural_name": "Chores"})),
        (task, json!({"title": "Chore"})),
        (task, json!({"kind": "object_type", "title": "Task", "plural_name": "Tasks"})),
        // Settings and icon have places of their own.
        (task, json!({"properties": {"plural_name": "Tasks"}})),
        (task, json!({"properties": {"pluralName": "Tasks"}})),
        (task, json!({"properties": {"layout": "todo"}})),
        (task, json!({"properties": {"default_view": "list"}})),
        (task, json!({"properties": {"name": "Task", "icon": icon}})),
        (task, json!({"properties": {"name": "Task", "api_key": "chore"}})),
        (queries, json!({"title": "Q", "type": "page"})),
        (queries, json!({"name": "Q", "type": "page", "description": "D"})),
        (queries, json!({"title": "Q", "type": "page", "description": "D", "where": "name = \"x\""})),
        (collections, json!({"title": "C", "description": "D"})),
        (collections, json!({"name": "C", "members": []})),
        (&messages, json!({"content": "hi"})),
        (search, json!({"q": "x", "orderBy": [{"property": "name"}]})),
        (search, json!({"where": [{"property": "done", "condition": "equal", "value": true}]})),
        (search, json!({"where": "done = true"})),
        // A form in a hint.
        (search, json!({"sorts": ["name"]})),
        (search, json!({"sorts": "name"})),
        (search, json!({"filters": ["name = \"x\""]})),
        (search, json!({"filters": "name = \"x\""})),
        ("POST /v2/search", json!({"sorts": ["name"]})),
        ("POST /v2/search", json!({"filters": [5]})),
        (queries, json!({"name": "Q", "type": "page", "sorts": ["name"]})),
        (queries, json!({"name": "Q", "type": "page", "filters": ["name"]})),
        (queries, json!({"name": "Q", "type": "page", "views": ["All"]})),
        (queries, json!({"name": "Q", "type": "page", "views": "All"})),
        (queries, json!({"name": "Q", "type": "page", "views": [{"name": "A", "sorts": ["name"]}]})),
        ("POST objects", json!({"formatVersion": "2.0", "type": "page", "cover": "blue"})),
        (types, json!({"name": "T", "property_definitions": ["Rating"]})),
        (
            types,
            json!({"formatVersion": "2.0", "kind": "object_type", "properties": {"name": "U"}, "type_settings": {"property_definitions": ["Rating"]}}),
        ),
        ("POST properties", json!({"name": "P", "format": "select", "options": ["Done"]})),
    ];
    for (route, body) in cases {
        let reply = followed(&world, route, body.clone()).await;
        assert!(reply.status < 300, "{route} {body} {}", reply.text);
    }
    // What a create does not take, the edit that the hint names does.
    let query = json!({"name": "Q", "type": "page"});
    let made = send(&world, queries, &query).await.body(201);
    let set = json!([{"op": "set_properties", "set": {"description": "D"}}]);
    world.edit(made["id"].as_str().unwrap(), set).await.is(200);
}

// query.md 3.1, 4.3: a filter lists options in the form that it is written in, and asks for none by its own condition.
#[tokio::test]
async fn options_in_filters_are_repaired_in_the_form_of_the_filter() {
    let world = World::new().await;
    let dataview = json!({"id": "dv", "type": "dataview", "views": [{"name": "All"}]});
    let page = world.page("P", json!([dataview])).await;
    let some = json!([{"op": "set_properties", "set": {"tag": ["a", "b \"c\""]}}]);
    let path = format!("{}?create_missing_options=true", world.object(&page));
    world.patch(&path, json!({ "ops": some })).await.is(200);
    let edit = format!("PATCH objects/{page}");
    let ways = |filter: Value| {
        let update = json!({"op": "update_view", "block": "dv", "set": filter});
        let query = with(json!({"name": "Q", "type": "task"}), filter.clone());
        let edit = (edit.as_str(), json!({"ops": [update]}));
        [
            edit,
            ("POST search", filter),
            ("POST queries?dry_run=true", query),
        ]
    };
    let tree =
        |value: Value| json!({"filters": [{"property": "tag", "condition": "in", "value": value}]});
    let text = json!({"filter": r#"tag = "a, b \"c\"""#});
    for (wrong, is_text) in [(text, true), (tree(json!("a; b \"c\"")), false)] {
        for (route, body) in ways(wrong) {
            let reply = send(&world, route, &body).await;
            reply.is(400).omits(&["create_missing_options"]);
            let hint = reply.json["issues"][0]["hint"].as_str().unwrap();
            let right = if is_text {
                let (_, list) = hint
                    .split_once(" IN,")
                    .unwrap()
                    .1
                    .split_once("!=: ")
                    .unwrap();
                json!({"filter": format!("tag IN {}", &list[..=list.find(')').unwrap()])})
            } else {
                let (_, list) = hint.split_once("in a list: ").unwrap();
                tree(serde_json::from_str(list.split_once(';').unwrap().0).unwrap())
            };
            for (route, body) in ways(right) {
                send(&world, route, &body).await.is(200);
            }
        }
    }
    let blank = json!({"filters": [{"property": "tag", "condition": "equal", "value": " "}]});
    for (filter, says) in [
        (json!({"filter": "tag = \"\""}), "IS EMPTY"),
        (blank, "the condition empty"),
    ] {
        for (route, body) in ways(filter).into_iter().take(2) {
            send(&world, route, &body).await.is(400).mentions(&[says]);
        }
    }
}

// http.md 23, 22.1: a hint that names another request or another form leads to one that is accepted.
#[tokio::test]
async fn requests_that_hints_name_succeed() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    // document.md 6.5: a view holds its filter as a tree.
    let queries = "POST queries?dry_run=true";
    let query = |view: Value| json!({"name": "Q", "type": "task", "views": [view]});
    let wrong = query(json!({"name": "V", "filter": "name CONTAINS \"a\""}));
    let reply = send(&world, queries, &wrong).await;
    let hint = reply.invalid(&["/views/0/filter"]).json["issues"][0]["hint"]
        .as_str()
        .unwrap();
    let (_, form) = hint.split_once("as `filters`, such as ").unwrap();
    let mut forms = serde_json::Deserializer::from_str(form).into_iter::<Value>();
    let right = query(json!({"name": "V", "filters": forms.next().unwrap().unwrap()}));
    send(&world, queries, &right).await.is(200);

    // http.md 19: values of the object of a type are those of patch_object.
    let due = json!({"due_date": "2026-07-06"});
    let sent = json!({"name": "Habit"});
    world.post(&world.types(), sent).await.is(201);
    let sent = json!({"properties": due});
    let reply = world.patch(&world.type_path("habit"), sent).await;
    let other = &reply.invalid(&["/properties/due_date"]).json["issues"][0]["see_also"][0];
    assert_eq!(other["op"], "patch_object");
    let set = json!([{"op": "set_properties", "set": due}]);
    let object = other["params"]["object_id"].as_str().unwrap();
    world.edit(object, set).await.is(200);

    // The templates that are listed are those that can be named, and the default is chosen where the warning says.
    let template = async |of_type: &str| {
        let body = json!({"template_for": of_type, "properties": {"name": of_type}});
        send(&world, "POST templates", &body).await.body(201)["id"].clone()
    };
    let (for_page, for_task) = (template("page").await, template("task").await);
    let create = "POST objects?dry_run=true";
    let reply = send(
        &world,
        create,
        &json!({"type": "task", "template": for_page}),
    )
    .await;
    let list = format!("{space}/templates?type=task");
    reply
        .invalid(&["/template"])
        .mentions(&[&format!("GET {list}")]);
    let listed = world.get(&list).await.body(200);
    assert_eq!(listed["data"][0]["id"], for_task);
    let right = json!({"type": "task", "template": for_task});
    send(&world, create, &right).await.is(200);
    let default = json!({"default_template": for_task});
    world.patch(&world.type_path("task"), default).await.is(200);
    world
        .delete(&world.object(for_task.as_str().unwrap()))
        .await
        .is(200);
    let reply = send(&world, create, &json!({"type": "task"})).await;
    assert_eq!(reply.is(200).warnings(), ["/type"]);
    reply.mentions(&[&format!(
        "choose another default (PATCH {space}/types/task)"
    )]);
}
