//! What is said of bodies that are wrong in one place, wherever a published schema has one: path, fault and repair,
//! each fault once, and no more than a few words of what was sent (http.md 11).

use std::collections::HashSet;

use serde_json::{Value, json};

use super::SCHEMAS;
use super::fixture::Fixture;
use crate::support::answer::Reply;
use crate::support::slips::{Slip, slips};

/// Most bytes of one finding, whatever was sent.
const MAX_FINDING: usize = 4_096;

/// Most bytes by which what is said of something long is longer than what is said of the same in short: a path holds the
/// beginning of a key, message and hint hold the first words.
const MAX_GROWTH: usize = 1_000;

/// Whether an answer says what is wrong, and nothing else. A success may carry what was made beside its warnings.
fn is_verdict(reply: &Reply) -> bool {
    reply.status >= 400 || reply.json["issues"].is_array()
}

/// Whether an answer grows with what was sent.
fn grows(long: &Reply, short: &Reply) -> bool {
    let are_verdicts = is_verdict(long) && is_verdict(short);
    are_verdicts && long.text.len() > short.text.len() + MAX_GROWTH
}

/// What is wrong with an answer.
pub(super) fn fault(reply: &Reply) -> Option<&'static str> {
    if reply.status >= 500 {
        return Some("fails");
    }
    let warnings = reply.json["warnings"].as_array().map_or(0, Vec::len);
    let issues = reply.json["issues"].as_array();
    let count = issues.map_or(0, Vec::len);
    if reply.status >= 400 && count == 0 {
        // Of a body as a whole the message says fault and repair.
        let said = reply.json["message"].as_str().unwrap_or_default();
        return (!said.contains("; ")).then_some("says no repair");
    }
    if is_verdict(reply) && reply.text.len() > MAX_FINDING * (1 + count + warnings) {
        return Some("is long");
    }
    let mut said = HashSet::new();
    issues.into_iter().flatten().find_map(|issue| {
        let text = |member: &str| issue[member].as_str().unwrap_or_default();
        let (message, hint) = (text("message"), text("hint"));
        // A report says of the document as a whole what it is.
        let path = issue["path"].as_str();
        if path == Some("") || path.is_none() && reply.status >= 400 {
            return Some("names no place");
        }
        match () {
            () if message.is_empty() => Some("names no fault"),
            () if hint.is_empty() => Some("names no repair"),
            () if hint == message => Some("repeats the fault"),
            () if !said.insert((text("path"), message)) => Some("says it twice"),
            () => None,
        }
    })
}

// http.md 11, ops.md 1.1, document.md 10.3
#[tokio::test]
async fn every_refusal_names_the_place_the_fault_and_the_repair() {
    let fixture = Fixture::new().await;
    let index = fixture.world.get(SCHEMAS).await.body(200);
    let (mut refused, mut faults) = (0, Vec::new());
    for rows in ["kinds", "ops"] {
        for row in index[rows].as_array().unwrap() {
            let entry = fixture.world.get(row["url"].as_str().unwrap()).await;
            let entry = entry.body(200);
            let (kind, endpoint) = (entry["kind"].as_str(), entry["endpoint"].as_str());
            let (kind, endpoint) = (kind.unwrap(), endpoint.unwrap());
            // The other documents are one that every kind of document holds.
            let deepest = match kind {
                "object" | "template" | "type_document" => 2,
                _ => usize::MAX,
            };
            let whole = |body: Value| match rows {
                "ops" => json!({ "ops": [body] }),
                _ => body,
            };
            for Slip { what, body, short } in slips(&entry["schema"], deepest) {
                let reply = fixture.send(endpoint, kind, &whole(body), true).await;
                refused += usize::from(reply.status >= 400);
                faults.extend(fault(&reply).map(|fault| report(kind, &what, fault, &reply)));
                if let Some(short) = short {
                    let short = fixture.send(endpoint, kind, &whole(short), true).await;
                    let growing = grows(&reply, &short).then_some("grows");
                    faults.extend(growing.map(|fault| report(kind, &what, fault, &reply)));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(refused > 1000, "{refused} refusals were read");
}

fn report(kind: &str, what: &str, fault: &str, reply: &Reply) -> String {
    let cut = |text: &str| text.chars().take(400).collect::<String>();
    format!("{kind} {}: {fault}: {}", cut(what), cut(&reply.text))
}
