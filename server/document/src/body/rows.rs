//! The rows of queries and collections: the query source, the collection items, and the dataview that shows them
//! (document.md 6.5, 6.7).

use std::collections::HashSet;

use serde_json::Value;

use super::BodyContext;
use super::identity::{ANY, resolve_type};
use crate::block::{BlockType, Input};
use crate::document::QuerySource;
use crate::findings::Findings;
use crate::ids::DATAVIEW_ID;
use crate::issue::Issue;
use crate::kinds::{Kind, Layout};
use crate::limits::{MAX_COLLECTION_ITEMS, MAX_LIST, MAX_SERVED_ITEMS};
use crate::members::read::{self, Wrong};
use crate::members::{Members, Writer};
use crate::place::Place;
use crate::properties::SOURCE_FORM;

const SOURCE_MEMBERS: [&str; 2] = ["types", "properties"];

/// The source of a query's rows. `{}` means that the query has no source; it differs from an absent member.
pub(super) fn query_source(
    members: &Members<'_>,
    kind: Option<Kind>,
    layout: Option<Layout>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<QuerySource> {
    let value = members.given("query_source")?;
    let place = members.place().key("query_source");
    if kind == Some(Kind::ObjectType) || layout.is_some_and(|layout| layout != Layout::Set) {
        let message = "only queries have a `query_source`";
        out.issue(Issue::at(place.path(), message).hint("create an object of type set"));
        return None;
    }
    let source = Members::open_as(value, &place, Writer::Caller, SOURCE_FORM, out)?;
    source.close("a query source", &SOURCE_MEMBERS, out);
    let types = keys(&source, "types", out, |spelling, out, place| {
        resolve_type(spelling, place, ANY, cx, out)
    });
    let properties = keys(&source, "properties", out, |spelling, out, place| {
        let found = cx.content.names.property(spelling);
        found
            .map_err(|miss| out.miss(&place.path(), miss))
            .map(|found| found.key)
            .ok()
    });
    Some(QuerySource { types, properties })
}

/// A list of keys without duplicates.
fn keys(
    members: &Members<'_>,
    name: &str,
    out: &mut Findings,
    resolve: impl Fn(&str, &mut Findings, &Place<'_>) -> Option<String>,
) -> Vec<String> {
    let values = members.array(name, MAX_LIST, out).unwrap_or_default();
    let list = members.place().key(name);
    let mut seen = HashSet::new();
    let mut keys = Vec::with_capacity(values.len());
    for (position, value) in values.iter().enumerate() {
        if out.is_full() {
            break;
        }
        let place = list.index(position);
        match read::key(value) {
            Ok(spelling) => {
                let found = resolve(spelling, out, &place);
                keys.extend(found.filter(|key| seen.insert(key.clone())));
            }
            Err(wrong) => out.issue(wrong.at(&place.path())),
        }
    }
    keys
}

/// The members of a collection, in order, without duplicates.
pub(super) fn collection_items(
    members: &Members<'_>,
    layout: Option<Layout>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<Vec<String>> {
    let is_collection = layout == Some(Layout::Collection);
    let given = members.given("collection_items").is_some();
    if given && layout.is_some() && !is_collection {
        let message = "only collections have `collection_items`";
        let issue = Issue::at(members.path("collection_items"), message);
        out.issue(issue.hint("create an object of type collection"));
        return None;
    }
    let items = existing_objects(members, cx, out);
    (given || is_collection).then_some(items)
}

fn existing_objects(
    members: &Members<'_>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Vec<String> {
    let most = match cx.content.input {
        Input::Create => MAX_COLLECTION_ITEMS,
        _ => MAX_SERVED_ITEMS,
    };
    let values = members
        .array("collection_items", most, out)
        .unwrap_or_default();
    let list = members.place().key("collection_items");
    let mut seen = HashSet::new();
    let mut items = Vec::with_capacity(values.len());
    for (position, value) in values.iter().enumerate() {
        let judged = read::key(value).and_then(|id| match cx.content.objects {
            Some(objects) if objects.object(id).is_none() => {
                Err(Wrong::new(format!("the space holds no object {id:?}"))
                    .hint("the id of an object of the space"))
            }
            _ => Ok(id),
        });
        match judged {
            Ok(id) if seen.insert(id) => items.push(id.to_owned()),
            Ok(_) => {}
            Err(wrong) => out.issue(wrong.at(&list.index(position).path())),
        }
    }
    items
}

/// Refuses a block that misuses the fixed id of the own dataview, which shows a query or collection (document.md 6.5,
/// 6.7).
pub(super) fn refuse_stolen_dataview(members: &Members<'_>, out: &mut Findings) {
    let blocks = members.given("blocks").and_then(Value::as_array);
    for (index, block) in blocks.into_iter().flatten().enumerate() {
        let is_own = || {
            block.get("type").and_then(Value::as_str) == Some(BlockType::Dataview.name())
                && block
                    .get("indent")
                    .is_none_or(|indent| indent == 0 || indent.is_null())
        };
        if block.get("id").and_then(Value::as_str) == Some(DATAVIEW_ID) && !is_own() {
            let path = members.path("blocks").index(index).key("id");
            let message = format!(
                "{DATAVIEW_ID} is the id of the object's own dataview, which shows its rows"
            );
            out.issue(Issue::at(path, message).hint("leave the id out"));
        }
    }
    warn_of_other_dataview(blocks.map(Vec::as_slice).unwrap_or_default(), members, out);
}

/// Warns about a dataview with another id than the own dataview: it does not show the object's rows. The server adds
/// the own dataview with a default view.
fn warn_of_other_dataview(blocks: &[Value], members: &Members<'_>, out: &mut Findings) {
    // These rules match the block parser: an empty reference counts as absent, and 0.0 is a valid indent.
    let is_nothing = |value: &Value| value.is_null() || value == "";
    let given = |block: &Value, name: &str| block.get(name).is_some_and(|value| !is_nothing(value));
    let shows_this = |block: &&Value| {
        let indent = block.get("indent");
        indent.is_none_or(|indent| indent.is_null() || indent.as_f64() == Some(0.0))
            && block.get("type").and_then(Value::as_str) == Some(BlockType::Dataview.name())
            && !given(block, "object_id")
    };
    let is_own = |block: &Value| {
        block
            .get("id")
            .is_none_or(|id| id.is_null() || id == DATAVIEW_ID)
    };
    let mut shown = blocks.iter().filter(shows_this);
    if shown.clone().any(is_own) {
        return;
    }
    if let Some(other) = shown.next()
        && let Some(index) = blocks.iter().position(|block| std::ptr::eq(block, other))
    {
        let path = members.path("blocks").index(index).key("id");
        let message = format!(
            "the rows of the object are shown by the dataview {DATAVIEW_ID}, which the server adds"
        );
        let hint = "leave the id out, and this dataview shows them";
        out.warn(Issue::at(path, message).hint(hint));
    }
}
