//! From a refusal to the next request: every issue is put right by the first rule that its text calls for.

use serde_json::{Value, json};

use super::Patch;
use super::finding::{Finding, Step, at, at_mut};
use super::rules::{self, Rule};
use crate::support::World;
use crate::support::answer::Reply;

/// The request that the refusal asks for.
pub(super) async fn repaired(world: &World, path: &str, patch: &Patch, reply: &Reply) -> Patch {
    let mut better = patch.clone();
    if reply.json["code"] == "etag_mismatch" {
        better.if_match = reply.header("etag").map(str::to_owned);
        return better;
    }
    let mut issues = reply.json["issues"].as_array().unwrap().clone();
    if issues.is_empty() {
        let said = &reply.json["message"];
        issues.push(json!({"message": said, "hint": said}));
    }
    // From the last to the first, so that what is taken out shifts no other place.
    for issue in issues.iter().rev() {
        let finding = Finding::of(issue);
        let by_text = rules::ALL
            .iter()
            .any(|rule: &Rule| rule(&mut better, &finding).is_some());
        if !by_text {
            let by_reading = look_up(world, path, &mut better, &finding).await;
            if by_reading.is_none() {
                resend(&mut better, &finding);
            }
        }
    }
    better
}

/// Reads what `see_also` points to and takes from there what was meant.
async fn look_up(
    world: &World,
    path: &str,
    patch: &mut Patch,
    finding: &Finding<'_>,
) -> Option<()> {
    let wanted = at(&patch.body, &finding.place)?.as_str()?.to_owned();
    for reference in &finding.see_also {
        match reference["op"].as_str() {
            Some("get_object") if reference["query"]["outline"] == "true" => {
                let outline = world.get(&format!("{path}?outline=true")).await.body(200);
                let found = in_outline(&outline, &wanted, finding.member()?)?;
                *at_mut(&mut patch.body, &finding.place)? = found;
                return Some(());
            }
            Some("list_objects") => {
                let rows = world
                    .get(&format!("{}?limit=100", world.objects()))
                    .await
                    .body(200);
                let rows = rows["data"].as_array()?;
                let row = rows.iter().find(|row| row["name"] == wanted)?;
                *at_mut(&mut patch.body, &finding.place)? = row["id"].clone();
                return Some(());
            }
            _ => {}
        }
    }
    None
}

/// The id of the block that has the text, or the text as the block spells it.
fn in_outline(outline: &Value, wanted: &str, member: &str) -> Option<Value> {
    let wanted = wanted.to_lowercase();
    let text = |entry: &Value| entry["text"].as_str().unwrap_or_default().to_owned();
    let entries = outline["outline"].as_array()?;
    let hit = entries
        .iter()
        .find(|entry| text(entry).to_lowercase().contains(&wanted))?;
    if !matches!(member, "find" | "match") {
        return Some(hit["id"].clone());
    }
    let spelled = text(hit);
    let start = spelled.to_lowercase().find(&wanted)?;
    Some(spelled.get(start..start + wanted.len())?.into())
}

/// Sends the same request again with the query that `see_also` gives.
fn resend(patch: &mut Patch, finding: &Finding<'_>) {
    for reference in finding
        .see_also
        .iter()
        .filter(|reference| reference["op"].is_null())
    {
        for (name, value) in reference["query"].as_object().into_iter().flatten() {
            let value = value.as_str().unwrap_or_default().to_owned();
            patch.query.push((name.clone(), value));
        }
        if let [Step::Key(member)] = finding.place.as_slice() {
            // The parameter stood in the body.
            patch.body.as_object_mut().unwrap().shift_remove(member);
        }
    }
}
