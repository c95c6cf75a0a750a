//! Hints, versions, and errors as data (http.md 11).

use rolltop_spec::operations::served;
use serde_json::{Value, json};

use crate::support::World;

/// A reference as a hint has it, after `METHOD /path` of the request that was refused.
fn rendered(reference: &Value, this_request: &str) -> String {
    let op = reference["op"].as_str();
    let mut text = match op {
        None => this_request.split('?').next().unwrap().to_owned(),
        Some(id) => {
            let route = served(id).unwrap();
            format!("{} {}", route.route.method, route.route.path)
        }
    };
    for (name, value) in reference["params"].as_object().into_iter().flatten() {
        text = text.replace(&format!("{{{name}}}"), value.as_str().unwrap());
    }
    let query = reference["query"].as_object().into_iter().flatten();
    let mut query: Vec<String> = query
        .map(|(name, value)| format!("{name}={}", value.as_str().unwrap()))
        .collect();
    query.sort();
    if !query.is_empty() {
        text = format!("{text}?{}", query.join("&"));
    }
    text
}

// H-137: of another operation, of this request sent anew with a query, with parameters that are not encoded and with some
// that are left out.
#[tokio::test]
async fn a_hint_holds_the_rendered_request() {
    let world = World::new().await;
    world.select("Stage", &["Todo"]).await;
    let task = world.create(json!({"type": "task", "name": "T"})).await;
    let of_space = format!("/v2/spaces/{}", world.one.short);
    let stage = json!({"ops": [{"op": "set_properties", "set": {"stage": "New"}}]});
    let new_option = json!({"type": "task", "properties": {"stage": "New"}});
    let in_filter = json!({"name": "Q", "type": "task", "filter": "stage = \"New\""});
    let mut told = Vec::new();
    #[rustfmt::skip]
    let cases = [
        ("GET", "/objects/nobody", Value::Null),
        ("GET", "/types/tusk", Value::Null),
        ("GET", "/properties/stag%C3%A9%20x", Value::Null),
        ("PATCH", "/properties/stage/options/T%C3%B6do", json!({"name": "X"})),
        ("POST", "/objects", json!({"type": "tusk"})),
        ("POST", "/objects?keys=slug", new_option),
        ("POST", "/queries", in_filter),
        ("PATCH", &format!("/objects/{task}"), stage),
        ("POST", "/properties", json!({"name": "Stage", "format": "text"})),
        ("PATCH", "/types/task", json!({"ops": [{"op": "delete_block"}]})),
        ("GET", "/schemas", Value::Null),
        ("GET", "/members/nobody", Value::Null),
    ];
    for (method, path, body) in cases {
        let path = format!("{of_space}{path}");
        let request = world.request(method, &path);
        let request = if body.is_null() {
            request
        } else {
            request.json(&body)
        };
        let reply = request.send().await;
        let issues = reply.json["issues"].as_array().into_iter().flatten();
        for issue in issues {
            for reference in issue["see_also"].as_array().into_iter().flatten() {
                let rendered = rendered(reference, &format!("{method} {path}"));
                let hint = issue["hint"].as_str().unwrap();
                assert!(hint.contains(&rendered), "{rendered} in {hint}");
                told.push(rendered);
            }
        }
    }
    let one = |holds: &dyn Fn(&String) -> bool| assert!(told.iter().any(holds), "{told:#?}");
    one(&|request| request.ends_with("/objects?create_missing_options=true"));
    one(&|request| request.starts_with(&format!("GET {of_space}/")));
    one(&|request| request.contains('{'));
}

// H-29
#[tokio::test]
async fn an_error_is_four_members() {
    let world = World::new().await;
    let unknown = world.object(&format!("bafyrei{}", "a".repeat(52)));
    for reply in [
        world.get("/v2/spaces?limit=0").await,
        world.get(&unknown).await,
        world.post(&world.objects(), json!({"type": "tusk"})).await,
        world
            .request_as(&world.keys.kr, "POST", &world.objects())
            .json(&json!({}))
            .send()
            .await,
    ] {
        let mut members: Vec<&String> = reply.json.as_object().unwrap().keys().collect();
        members.sort();
        assert_eq!(members, ["code", "issues", "message", "status"]);
        assert_eq!(reply.json["status"], reply.status);
        for issue in reply.json["issues"].as_array().unwrap() {
            assert!(!issue["message"].as_str().unwrap().is_empty());
        }
    }
}

// H-135
#[tokio::test]
async fn any_version_is_served() {
    let world = World::new().await;
    let old = world
        .request("GET", "/v2/spaces")
        .header("service-version", "1999-01-01")
        .send()
        .await;
    assert_eq!(old.text, world.get("/v2/spaces").await.text);
}
