//! Members that stand at the wrong place of a create: what the hint says is done word by word and leads to a body that
//! is taken, without coming back to one that was refused (document.md 10.7).

use serde_json::{Map, Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// Most refusals on the way to a body that is taken.
const MAX_ROUNDS: usize = 3;

/// Sends a body and follows the hints of every refusal.
async fn followed(world: &World, method: &str, path: &str, body: Value) -> Reply {
    let mut sent = vec![body];
    loop {
        let body = sent.last().unwrap();
        let reply = world.request(method, path).json(body).send().await;
        if reply.status < 400 {
            return reply;
        }
        assert!(sent.len() <= MAX_ROUNDS, "{body} {}", reply.text);
        let mut better = body.clone();
        for issue in reply.json["issues"].as_array().unwrap() {
            follow(better.as_object_mut().unwrap(), issue);
        }
        assert!(!sent.contains(&better), "{better} again: {}", reply.text);
        sent.push(better);
    }
}

/// Does what one hint says.
fn follow(body: &mut Map<String, Value>, issue: &Value) {
    let hint = issue["hint"].as_str().unwrap();
    let own = issue["path"].as_str().unwrap().trim_start_matches('/');
    for step in hint.split("; ") {
        if let Some((_, rest)) = step
            .split_once('"')
            .filter(|(verb, _)| ["add ", "include "].contains(verb))
        {
            let (member, rest) = rest.split_once("\":\"").unwrap();
            let (value, _) = rest.split_once('"').unwrap();
            body.insert(member.to_owned(), json!(value));
        } else if let Some(rest) = step.strip_prefix("write `") {
            let (member, rest) = rest.split_once("` as `").unwrap();
            let (place, _) = rest.split_once('`').unwrap();
            let value = body.remove(member).unwrap();
            put(body, place, value);
        } else if step == "leave it out" {
            body.remove(own);
        } else if let Some(rest) = step.strip_prefix("leave ") {
            let (member, _) = rest.split_once(" out").unwrap();
            body.remove(member.trim_matches('`'));
        }
    }
}

fn put(body: &mut Map<String, Value>, place: &str, value: Value) {
    match place.split_once('.') {
        Some((holder, member)) => {
            let holder = body.entry(holder).or_insert_with(|| json!({}));
            holder[member] = value;
        }
        None if place == "blocks" && value.is_string() => {
            body.insert(
                place.to_owned(),
                json!([{"type": "paragraph", "text": value}]),
            );
        }
        None => {
            body.insert(place.to_owned(), value);
        }
    }
}

// H-114; document.md 10.7: each of them ends at an object that has what was meant.
#[tokio::test]
async fn hints_of_creates_lead_to_an_object() {
    let world = World::new().await;
    let icon = json!({"format": "emoji", "emoji": "🚀"});
    let has = |place: &'static str, value: Value| (place, value);
    #[rustfmt::skip]
    let cases = [
        (
            json!({"type": "page", "name": "X", "markdown": "hi", "icon": icon}),
            vec![
                has("/properties/name", json!("X")),
                has("/icon", icon.clone()),
                has("/blocks/0/text", json!("hi")),
            ],
        ),
        (json!({"type": "page", "name": "X", "cover": {"format": "color", "color": "red"}}), vec![has("/properties/name", json!("X"))]),
        (
            json!({"type": "page", "title": "X", "description": "D", "content": "hi"}),
            vec![
                has("/properties/name", json!("X")),
                has("/properties/description", json!("D")),
                has("/blocks/0/text", json!("hi")),
            ],
        ),
        (json!({"type": "page", "name": "X", "title": "Y", "body": "hi"}), vec![has("/properties/name", json!("X"))]),
        (json!({"type": "page", "content": [{"type": "quote", "text": "q"}]}), vec![has("/blocks/0/type", json!("quote"))]),
        (
            json!({"type": "task", "name": "X", "Due date": "2026-07-06", "done": true}),
            vec![
                has("/properties/due_date", json!("2026-07-06T00:00:00Z")),
                has("/properties/done", json!(true)),
            ],
        ),
        (json!({"type": "task", "name": "X", "done": true, "properties": {"Done": false}}), vec![has("/properties/done", json!(false))]),
        (json!({"type": "page", "children": [{"type": "quote", "text": "q"}]}), vec![has("/blocks/0/type", json!("quote"))]),
        (json!({"type": "set", "name": "X", "filter": "done = true"}), vec![has("/properties/name", json!("X"))]),
        (
            json!({"formatVersion": "2.0", "type": "page", "name": "X", "markdown": "hi"}),
            vec![
                has("/properties/name", json!("X")),
                has("/blocks/0/text", json!("hi")),
            ],
        ),
        (
            json!({"formatVersion": "2.0", "type": "page", "title": "X", "markdown": "hi", "icon": icon}),
            vec![
                has("/properties/name", json!("X")),
                has("/blocks/0/text", json!("hi")),
                has("/icon", icon.clone()),
            ],
        ),
        (
            json!({"formatVersion": "2.0", "name": "X", "text": "hi", "description": "D"}),
            vec![
                has("/properties/name", json!("X")),
                has("/properties/description", json!("D")),
                has("/blocks/0/text", json!("hi")),
            ],
        ),
        (
            json!({"formatVersion": "2.0", "markdown": "hi", "blocks": [{"type": "quote", "text": "q"}]}),
            vec![has("/blocks/0/text", json!("q"))],
        ),
    ];
    for (body, expected) in cases {
        let reply = followed(&world, "POST", &world.objects(), body.clone()).await;
        let made = reply.body(201);
        let read = world.read(made["id"].as_str().unwrap()).await;
        for (place, value) in expected {
            let found = read.pointer(place).unwrap_or(&Value::Null);
            let contains = match (&value, found) {
                (Value::Object(wanted), Value::Object(found)) => wanted
                    .iter()
                    .all(|(key, value)| found.get(key) == Some(value)),
                _ => *found == value,
            };
            assert!(contains, "{place} of {read} after {body}");
        }
    }
}

// document.md 10.7: a property at the root belongs among the properties, in a document as in a shortcut.
#[tokio::test]
async fn a_property_at_the_root_is_moved_at_once() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let mut keys = Vec::new();
    for name in ["Items", "Mood of day"] {
        let made = world
            .post(
                &format!("{space}/properties"),
                json!({"name": name, "format": "text"}),
            )
            .await;
        keys.push(made.body(201)["key"].as_str().unwrap().to_owned());
    }
    let [items, mood] = [&keys[0], &keys[1]];
    #[rustfmt::skip]
    let rows = [
        (json!({"done": true}), "done", json!(true)),
        (json!({"Due date": "2026-07-06"}), "due_date", json!("2026-07-06T00:00:00Z")),
        // What the space has by this name comes before what a collection has.
        (json!({"items": "a"}), items, json!("a")),
        (json!({"Mood of day": "a"}), mood, json!("a")),
        (json!({"Mood of day": "a", "properties": {mood.as_str(): "b"}}), mood, json!("b")),
    ];
    for (stray, place, expected) in rows {
        for form in [
            json!({"type": "task"}),
            json!({"type": "task", "formatVersion": "2.0"}),
        ] {
            let mut body = form;
            let members = body.as_object_mut().unwrap();
            members.extend(stray.as_object().unwrap().clone());
            let refused = world.post(&world.objects(), body.clone()).await;
            if stray.get("properties").is_some() {
                refused.mentions(&[&format!("properties.{place} is given")]);
            }
            for issue in refused.is(400).json["issues"].as_array().unwrap() {
                follow(body.as_object_mut().unwrap(), issue);
            }
            let made = world.post(&world.objects(), body).await.body(201);
            let read = world.read(made["id"].as_str().unwrap()).await;
            assert_eq!(read["properties"][place], expected, "{read}");
        }
    }
    // Without a property of the name it is what another create has, and the list of a type holds other things.
    let reply = world
        .post(&world.objects(), json!({"type": "page", "views": []}))
        .await;
    reply.invalid(&["/views"]).mentions(&["create_query"]);
    let of_type = json!({"formatVersion": "2.0", "properties": {"name": "Habit"}, "done": true});
    let reply = world.post(&format!("{space}/types"), of_type).await;
    reply.invalid(&["/done"]).omits(&["properties.done"]);
}

// http.md 19, 21: the same of templates and of types in both forms.
#[tokio::test]
async fn hints_of_templates_and_types_lead_to_one() {
    let world = World::new().await;
    let space = format!("/v2/spaces/{}", world.one.short);
    let templates = format!("{space}/templates");
    let types = format!("{space}/types");
    let definitions = json!([{"name": "Effort", "format": "number"}]);
    #[rustfmt::skip]
    let cases = [
        (&templates, json!({"template_for": "task", "name": "T1"})),
        (&templates, json!({"template_for": "task", "title": "T2", "content": "hi"})),
        (&types, json!({"formatVersion": "2.0", "name": "Habit"})),
        (
            &types,
            json!({
                "formatVersion": "2.0", "title": "Sprint", "description": "D", "markdown": "x",
                "plural_name": "Sprints", "property_definitions": definitions,
            }),
        ),
        (&types, json!({"title": "Errand", "description": "D", "property_definitions": definitions})),
    ];
    for (path, body) in cases {
        followed(&world, "POST", path, body).await.is(201);
    }
    let path = world.type_path("task");
    for body in [
        json!({"description": "D", "plural_name": "Chores"}),
        json!({"title": "Chore"}),
        json!({"kind": "object_type", "title": "Task", "plural_name": "Tasks"}),
    ] {
        followed(&world, "PATCH", &path, body).await.is(200);
    }
}

// document.md 10.7: the template is named beside a document that is created, and is no part of it.
#[tokio::test]
async fn validate_leaves_the_template_to_creates() {
    let world = World::new().await;
    let document =
        |template: Value| json!({"formatVersion": "2.0", "type": "page", "template": template});
    for template in [json!("none"), json!(3), json!(""), json!("é".repeat(300))] {
        let reply = world
            .post("/v2/validate", document(template))
            .await
            .body(200);
        let issues = reply["issues"].as_array().unwrap();
        assert_eq!(issues.len(), 1, "{reply}");
        assert_eq!(issues[0]["path"], "/template");
        assert_eq!(issues[0]["hint"], "leave it out");
    }
    let reply = world
        .post("/v2/validate", document(Value::Null))
        .await
        .body(200);
    assert_eq!(reply["issues"], json!([]));
    let created = world.post(&world.objects(), document(json!("none"))).await;
    created.is(201);
}
