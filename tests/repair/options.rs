//! Options in filters: the hint writes them in the form of the filter.

use serde_json::{Value, json};

use crate::support::World;

// query.md 3.1, 4.3: a filter lists options in the form that it is written in, and asks for none by its own condition.
#[tokio::test]
async fn options_in_filters_are_repaired_in_the_form_of_the_filter() {
    let world = World::new().await;
    let dataview = json!({"id": "dv", "type": "dataview", "views": [{"name": "All"}]});
    let page = world.page("P", json!([dataview])).await;
    let some = json!([{"op": "set_properties", "set": {"tag": ["a", "b \"c\""]}}]);
    let path = format!("{}?create_missing_options=true", world.object(&page));
    world.patch(&path, json!({ "ops": some })).await.is(200);
    let search = format!("/v2/spaces/{}/search", world.one.short);
    let queries = format!("/v2/spaces/{}/queries?dry_run=true", world.one.short);
    let text = r#"tag = "a, b \"c\"""#;
    let tree = json!([{"property": "tag", "condition": "in", "value": "a; b \"c\""}]);
    for (member, value) in [("filter", json!(text)), ("filters", tree)] {
        let view =
            |value: &Value| json!([{"op": "update_view", "block": "dv", "set": {member: value}}]);
        let query = |value: &Value| json!({"name": "Q", "type": "task", member: value});
        let place = if member == "filter" { "" } else { "[0].value" };
        let pointer = if member == "filter" {
            "/filter"
        } else {
            "/filters/0/value"
        };
        for reply in [
            world.edit(&page, view(&value)).await,
            world.post(&search, json!({ member: value })).await,
            world.post(&queries, query(&value)).await,
        ] {
            let of_op = format!("ops[0].set.{member}{place}");
            assert!(
                [of_op.as_str(), pointer].contains(&&*reply.paths()[0]),
                "{}",
                reply.text
            );
            reply.omits(&["create_missing_options"]);
            let hint = reply.json["issues"][0]["hint"].as_str().unwrap().to_owned();
            let right = if member == "filter" {
                assert!(hint.contains(" IN,"), "{hint}");
                let (_, list) = hint.split_once("!=: ").unwrap();
                let list = &list[..=list.find(')').unwrap()];
                json!(format!("tag IN {list}"))
            } else {
                let (_, list) = hint.split_once("in a list: ").unwrap();
                let (list, _) = list.split_once(';').unwrap();
                let list: Value = serde_json::from_str(list).unwrap();
                json!([{"property": "tag", "condition": "in", "value": list}])
            };
            world.edit(&page, view(&right)).await.is(200);
            world.post(&search, json!({ member: right })).await.is(200);
            world.post(&queries, query(&right)).await.is(200);
        }
    }
    for (filter, says) in [
        (json!({"filter": "tag = \"\""}), "IS EMPTY"),
        (
            json!({"filters": [{"property": "tag", "condition": "equal", "value": " "}]}),
            "the condition empty",
        ),
    ] {
        let op = json!([{"op": "update_view", "block": "dv", "set": filter}]);
        for reply in [
            world.edit(&page, op).await,
            world.post(&search, filter.clone()).await,
        ] {
            reply.is(400).mentions(&[says]);
        }
    }
}
