//! Every bound that a schema advertises is the one that is enforced (ops.md 13, http.md 3).

use serde_json::{Value, json};

use super::SCHEMAS;
use super::fixture::Fixture;
use super::refusals;
use crate::support::answer::Reply;
use crate::support::bounds::{Bound, bounds};

/// The counts above this are tried where bodies are only judged.
const LARGE: u64 = 4_096;

/// What is said of a place.
fn said<'r>(reply: &'r Reply, path: &str) -> Vec<&'r str> {
    let issues = reply.json["issues"].as_array().into_iter().flatten();
    // What is wrong with an entry may be said of its list.
    let list = path
        .rsplit_once(['/', '['])
        .filter(|(_, last)| last.starts_with(|c: char| c.is_ascii_digit()));
    let list = list.map(|(list, _)| list);
    let here = issues.filter(|issue| {
        let place = issue["path"].as_str();
        place == Some(path) || (place.is_some() && place == list)
    });
    here.filter_map(|issue| issue["message"].as_str()).collect()
}

/// Whether a message names this number.
fn names(message: &str, number: u64) -> bool {
    let number = number.to_string();
    message
        .split(|c: char| !c.is_ascii_digit())
        .any(|word| word == number)
}

/// Whether a message says that the value is just out of bounds.
fn is_of_bound(message: &str, bound: &Bound) -> bool {
    let phrases = ["at most", "at least", "greater than", "less than"];
    phrases
        .iter()
        .any(|phrase| message.contains(&format!("{phrase} {}", bound.bound)))
}

/// Whether the refusal of what is out of bounds names the bound.
fn is_named(bound: &Bound, path: &str, outside: &Reply) -> bool {
    let is_large = outside.status == 413 && bound.bound == 1_048_576;
    let mut refused = said(outside, path).into_iter();
    is_large || refused.any(|message| names(message, bound.bound))
}

/// What is wrong with how a bound is enforced.
fn fault(bound: &Bound, path: &str, outside: &Reply, inside: &Reply) -> Option<String> {
    let refused = said(outside, path);
    let kept = said(inside, path);
    let is_lower = bound.keyword.starts_with("min");
    // A shorter value than the least is an empty one, and a stricter rule may judge what the bound admits.
    let is_said = !refused.is_empty() && (is_lower || !kept.is_empty());
    if !is_named(bound, path, outside) && !is_said {
        return Some(format!(
            "is not refused: {} {}",
            outside.status, outside.text
        ));
    }
    let bounded = kept.iter().find(|message| is_of_bound(message, bound));
    bounded.map(|message| format!("is refused where it is kept: {message}"))
}

// O-160
#[tokio::test]
async fn every_bound_is_the_one_that_is_enforced() {
    let fixture = Fixture::new().await;
    let index = fixture.world.get(SCHEMAS).await.body(200);
    let mut count = 0;
    let mut faults = Vec::new();
    let mut unnamed = Vec::new();
    for rows in ["kinds", "ops"] {
        for row in index[rows].as_array().unwrap() {
            let entry = fixture
                .world
                .get(row["url"].as_str().unwrap())
                .await
                .body(200);
            let kind = entry["kind"].as_str().unwrap();
            let endpoint = entry["endpoint"].as_str().unwrap();
            for bound in bounds(&entry["schema"]) {
                let large = bound.keyword == "maxItems" && bound.bound > LARGE;
                if (large && kind != "document") || (rows == "ops" && is_not_given(&bound)) {
                    continue;
                }
                let path = match (rows, kind) {
                    ("ops", _) => bound.in_operation(),
                    _ => bound.pointer(),
                };
                let body = |value: &Value| match (rows, kind) {
                    ("ops", _) => json!({"ops": [value]}),
                    (_, "chat_message") => saying_something(value),
                    _ => value.clone(),
                };
                let (inside, outside) = (body(&bound.inside), body(&bound.outside));
                let outside = fixture.send(endpoint, kind, &outside, true).await;
                let inside = fixture.send(endpoint, kind, &inside, true).await;
                let found = fault(&bound, &path, &outside, &inside)
                    .or_else(|| refusals::fault(&outside).map(str::to_owned));
                let found = found.map(|fault| fault.chars().take(400).collect::<String>());
                faults.extend(found.map(|fault| {
                    format!("{kind} {path} {} {} {fault}", bound.keyword, bound.bound)
                }));
                if !bound.keyword.starts_with("min") && !is_named(&bound, &path, &outside) {
                    unnamed.push(format!("{kind} {path} {} {}", bound.keyword, bound.bound));
                }
                count += 1;
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(count > 1000, "{count} bounds were tried");
    // What is not a date and no key is refused for that, whatever its length.
    let judged_first = ["/added_at maxLength 64", "/properties/0 maxLength 256"];
    unnamed.retain(|place| !judged_first.iter().any(|end| place.ends_with(end)));
    assert!(unnamed.is_empty(), "{}", unnamed.join("\n"));
}

/// A message that says something: whether it does is judged before the bounds of its other members
/// (chats-files-auth.md 1.8).
fn saying_something(message: &Value) -> Value {
    let mut message = message.clone();
    if let Some(members) = message.as_object_mut() {
        members.entry("text").or_insert_with(|| json!("words"));
    }
    message
}

/// Inside the content of an operation an empty string counts as not given, and so does an empty list of an optional
/// field (ops.md 1.2).
fn is_not_given(bound: &Bound) -> bool {
    match bound.keyword {
        "minLength" => bound.place.len() > 1 && !bound.required,
        "minItems" => bound.place.len() == 1 && !bound.required,
        _ => false,
    }
}
