//! Wrong requests that agents send, and what they can make of the refusal: for each the corrected request is derived
//! from the answer's own path, message, hint and candidates, and succeeds (ops.md 19).

mod advice;
mod creates;
mod elsewhere;
mod finding;
mod forms;
mod given;
mod mistakes;
mod places;
mod repairer;
mod resent;
mod rules;
mod slips;
mod spelled;
mod unstored;
mod words;

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;
use mistakes::{Mistake, Subject, accepted, mistakes};
use repairer::repaired;

/// A PATCH as an agent builds it.
#[derive(Clone, Debug, PartialEq)]
struct Patch {
    query: Vec<(String, String)>,
    if_match: Option<String>,
    body: Value,
}

impl Patch {
    async fn send(&self, world: &World, path: &str) -> Reply {
        let query: Vec<String> = self
            .query
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        let path = format!("{path}?{}", query.join("&"));
        let request = world.request("PATCH", &path).json(&self.body);
        match &self.if_match {
            Some(etag) => request.header("If-Match", etag).send().await,
            None => request.send().await,
        }
    }
}

// ops.md 19; O-2 to O-4, O-6 to O-8, O-26, O-35, O-65, O-75 to O-78, O-81, O-94, O-99, O-111, O-120, O-121, O-129
#[tokio::test]
async fn every_refusal_says_enough_to_build_the_request_that_succeeds() {
    let world = World::new().await;
    let ada = world
        .create(json!({"type": "contact", "name": "Ada"}))
        .await;
    let mut unsaid = Vec::new();
    for mistake in mistakes() {
        let id = mistake.subject.create(&world).await;
        if let Err(why) = correct(&world, &mistake, &id, &ada).await {
            unsaid.push(format!("{}: {why}", mistake.name));
        }
    }
    assert!(unsaid.is_empty(), "{}", unsaid.join("\n\n"));
}

/// Sends the wrong request and follows the refusals to one that succeeds.
async fn correct(world: &World, mistake: &Mistake, id: &str, ada: &str) -> Result<(), String> {
    let path = world.object(id);
    let before = world.read(id).await;
    let mut patch = mistake.patch(&before);
    let mut reply = patch.send(world, &path).await;
    if reply.status < 400 {
        return Err(format!("is accepted: {}", reply.text));
    }
    for _ in 0..mistake.rounds {
        if reply.status < 400 {
            break;
        }
        let says = format!("{}\n{}", patch.body, reply.text);
        if reply.status >= 500 || world.read(id).await != before || !says_enough(&reply) {
            return Err(format!("is badly refused: {says}"));
        }
        let better = repaired(world, &path, &patch, &reply).await;
        if better == patch {
            return Err(format!("leads to no other request: {says}"));
        }
        patch = better;
        reply = patch.send(world, &path).await;
    }
    if reply.status != 200 {
        return Err(format!("never succeeds: {}\n{}", patch.body, reply.text));
    }
    let after = world.read(id).await;
    for (place, expected) in &mistake.expected {
        let expected = match expected.as_str() {
            Some("$ada") => &json!(ada),
            _ => expected,
        };
        let found = place_of(&after, place);
        if found != *expected {
            return Err(format!("{place} is {found} after {}", patch.body));
        }
    }
    Ok(())
}

/// A refusal names a place, a fault and a repair.
fn says_enough(reply: &Reply) -> bool {
    let issues = reply.json["issues"].as_array().unwrap();
    let says = |issue: &Value| {
        let has = |member: &str| issue[member].as_str().is_some_and(|text| !text.is_empty());
        has("path") && has("message") && has("hint")
    };
    // Of a body as a whole the message says both.
    let says_both = |message: &str| message.contains("; ");
    issues.iter().all(says)
        && (!issues.is_empty() || reply.json["message"].as_str().is_some_and(says_both))
}

/// `#id/member` of the block with that id, or a pointer into the document.
fn place_of(document: &Value, place: &str) -> Value {
    let found = match place.strip_prefix('#') {
        None => document.pointer(place),
        Some(block) => {
            let (id, rest) = block.split_at(block.find('/').unwrap_or(block.len()));
            let blocks = document["blocks"].as_array().unwrap();
            let block = blocks.iter().find(|block| block["id"] == id);
            block.and_then(|block| block.pointer(rest))
        }
    };
    found.cloned().unwrap_or_default()
}

// ops.md 19: what looks like a mistake and is none, because the rules give it the one meaning it can have.
#[tokio::test]
async fn what_can_only_mean_one_thing_is_accepted() {
    let world = World::new().await;
    for right in accepted() {
        let id = Subject::Page.create(&world).await;
        let reply = world.edit(&id, right.ops).await;
        assert_eq!(reply.status, 200, "{}: {}", right.name, reply.text);
        let after = world.read(&id).await;
        assert_eq!(place_of(&after, right.place), right.value, "{}", right.name);
    }
}

// ops.md 19: a list of properties that was replaced by mistake; the answer says what to add again.
#[tokio::test]
async fn a_replaced_property_list_is_put_right_from_the_answer() {
    let world = World::new().await;
    let path = world.type_path("task");
    let keys = async || {
        let document = world.get(&path).await.body(200);
        let definitions = document["type_settings"]["property_definitions"].clone();
        let definitions = definitions.as_array().unwrap().iter();
        let mut keys: Vec<_> = definitions.map(|it| it["property"].to_string()).collect();
        keys.sort();
        keys
    };
    let before = keys().await;
    let meant = json!({"property_definitions": [{"name": "Effort", "format": "number"}]});
    let answer = world.patch(&path, meant).await.body(200);
    let removed = answer["removed"]["properties"].as_array().unwrap();
    assert_eq!(removed.len(), before.len());
    let add = |row: &Value| json!({"op": "add_property", "property": row["key"]});
    let ops: Vec<Value> = removed.iter().map(add).collect();
    world.patch(&path, json!({ "ops": ops })).await.is(200);
    let after = keys().await;
    assert!(before.iter().all(|key| after.contains(key)));
    assert_eq!(after.len(), before.len() + 1);
}

// O-7, ops.md 1.1: every operation in camelCase is refused with the name that is meant.
#[tokio::test]
async fn every_camel_case_operation_is_told_its_name() {
    let world = World::new().await;
    let page = world.page("P", json!([])).await;
    let index = world.get("/v2/schemas").await.body(200);
    for row in index["ops"].as_array().unwrap() {
        let name = row["kind"].as_str().unwrap();
        let mut words = name.split('_');
        let first = words.next().unwrap().to_owned();
        let camel = words.fold(first, |all, word| {
            all + &word[..1].to_uppercase() + &word[1..]
        });
        let path = match name {
            "add_property" | "remove_property" | "move_property" => world.type_path("task"),
            _ => world.object(&page),
        };
        let reply = world.patch(&path, json!({"ops": [{ "op": camel }]})).await;
        reply.invalid(&["ops[0].op"]).mentions(&[name]);
    }
}

// ops.md 19: labels of reads and of receipts are one spelling, usable as they are.
#[tokio::test]
async fn labels_and_receipts_work_as_they_are_served() {
    let world = World::new().await;
    let id = world
        .page("P", json!([{"type": "paragraph", "text": "x"}]))
        .await;
    let label = world.read(&id).await["blocks"][0]["id"].clone();
    let insert = json!([{"op": "insert_blocks", "after": label, "blocks": [{"type": "paragraph", "text": "y"}]}]);
    let result = world.edit(&id, insert).await.body(200);
    let receipt = result["created_blocks"]["ops[0].blocks[0]"].clone();
    assert_eq!(world.read(&id).await["blocks"][1]["id"], receipt);
    let echo = json!([{"op": "replace_subtree", "id": receipt, "blocks": [{"id": receipt, "type": "paragraph", "text": "y"}]}]);
    let etag = world.read(&id).await["etag"].clone();
    assert_eq!(world.edit(&id, echo).await.body(200)["etag"], etag);
}
