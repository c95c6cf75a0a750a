//! Bodies that the rules allow are allowed by the served description too.

use serde_json::{Map, Value, json};

use super::{fits, is_one, served};
use crate::support::World;

/// What a document describes for the JSON body of an operation.
fn request_schema(operation: &Value) -> &Value {
    &operation["requestBody"]["content"]["application/json"]["schema"]
}

// document.md 7: options as bare names; http.md 19.2: null clears the description;
// query.md 4.4: a checkbox is compared with several values.
#[tokio::test]
async fn what_is_taken_is_described() {
    let world = World::new().await;
    let made =
        json!({"name": "Habit", "property_definitions": [{"name": "Paid", "format": "checkbox"}]});
    world.post(&world.types(), made).await.is(201);
    let leaf = json!({"property": "paid", "condition": "in", "value": [true, false]});
    let options =
        json!([{"name": "Stage", "format": "select", "options": ["Seed", {"name": "Bloom"}]}]);
    let settings = json!({"property_definitions": options});
    #[rustfmt::skip]
    let bodies = [
        ("create_type", "", json!({"name": "A", "property_definitions": options})),
        ("create_type", "", json!({"kind": "object_type", "properties": {"name": "B"}, "type_settings": settings})),
        ("update_type", "habit", json!({"properties": {"description": null}})),
        ("search_space", "", json!({"type": "habit", "filters": [leaf]})),
        ("create_query", "", json!({"name": "Q", "type": "habit", "filters": [leaf]})),
    ];
    let document = world
        .anonymous("GET", "/v2/docs/openapi.json")
        .send()
        .await
        .body(200);
    let operations = served(&world).await;
    for (id, of_type, body) in bodies {
        let described = &operations[id];
        let path = described
            .path
            .replace("{space_id}", &world.one.short)
            .replace("{type}", of_type);
        let reply = world
            .request(&described.method, &path)
            .json(&body)
            .send()
            .await;
        assert!(reply.status < 300, "{id}: {}", reply.text);
        let schema = request_schema(&described.operation);
        fits(&document, schema, &body, &|| format!("{id} {body}"));
    }
    // What agents decode under says the same of filters.
    let published = world.get("/v2/schemas/filters").await.body(200);
    let validator = jsonschema::validator_for(&published["schema"]).unwrap();
    assert!(validator.is_valid(&json!({"filters": [leaf]})));
}

/// What stands for the variables of paths.
const NAMED: [(&str, &str); 3] = [
    ("{type}", "habit"),
    ("{key}", "stage"),
    ("{option}", "Seed"),
];

// http.md 17, 19 to 22: where the rule is one that a schema can say, the description and the server say the same.
#[tokio::test]
async fn bodies_are_described_as_they_are_judged() {
    let world = World::new().await;
    let stage = json!({"name": "Stage", "format": "select", "options": ["Seed"]});
    let made = json!({"name": "Habit", "property_definitions": [stage]});
    world.post(&world.types(), made).await.is(201);
    let icon = json!({"format": "emoji", "emoji": "🚀"});
    let cover = json!({"format": "color", "color": "blue"});
    let many: Map<String, Value> = (0..2049).map(|at| (at.to_string(), json!(1))).collect();
    #[rustfmt::skip]
    let rows = [
        (
            "create_object",
            vec![
                json!({"formatVersion": "2.0", "template": "none", "blocks": []}),
                json!({"formatVersion": "2.0", "kind": "page", "icon": icon}),
            ],
            vec![
                json!({"formatVersion": "2.1"}),
                json!({"formatVersion": "2.0", "kind": "zz"}),
                json!({"formatVersion": "2.0", "icon": {}}),
                json!({"formatVersion": "2.0", "properties": many}),
            ],
        ),
        (
            "create_template",
            vec![
                json!({"template_for": "habit", "icon": icon}),
                json!({"template_for": "habit", "formatVersion": "2.0", "kind": "template"}),
            ],
            vec![
                json!({"template_for": "habit", "formatVersion": "1.0"}),
                json!({"template_for": "habit", "kind": "page"}),
                json!({"template_for": "habit", "type": ""}),
                json!({"template_for": "habit", "properties": many}),
                json!({"template_for": "habit", "icon": {}}),
            ],
        ),
        (
            "create_type",
            vec![
                json!({"name": "A", "api_key": "a"}),
                json!({"kind": "object_type", "type": "object_type", "cover": cover,
                    "properties": {"name": "A"}}),
            ],
            vec![
                json!({}),
                json!({"plural_name": "As"}),
                json!({"name": "A", "property_definitions": [{}]}),
                json!({"kind": "", "properties": {"name": "A"}}),
            ],
        ),
        (
            "update_type",
            vec![
                json!({"plural_name": "Habits"}),
                json!({"formatVersion": "2.0", "kind": "object_type", "properties": {"name": "A"}}),
                json!({"ops": [{"op": "remove_property", "property": "stage"}]}),
            ],
            vec![
                json!({}),
                json!({"api_key": "habit"}),
                json!({"formatVersion": "2.1", "properties": {"name": "A"}}),
                json!({"kind": "page", "properties": {"name": "A"}}),
                json!({"ops": [{}]}),
                json!({"ops": [{"op": "set_type", "type": "page"}]}),
            ],
        ),
        ("update_space", vec![json!({"name": "A"})], vec![json!({})]),
        ("update_property", vec![json!({"name": "A"})], vec![json!({})]),
        ("update_property_option", vec![json!({"color": "red"})], vec![json!({})]),
    ];
    let document = world.get("/v2/docs/openapi.json").await.body(200);
    let operations = served(&world).await;
    for (id, taken, refused) in rows {
        let described = &operations[id];
        let mut path = described.path.replace("{space_id}", &world.one.short);
        for (variable, name) in NAMED {
            path = path.replace(variable, name);
        }
        let judged = [(taken, 200), (refused, 400)];
        let bodies = judged.into_iter().flat_map(|(bodies, status)| {
            let with_status = move |body| (body, status);
            bodies.into_iter().map(with_status)
        });
        for (body, status) in bodies {
            let path = format!("{path}?dry_run=true");
            let request = world.request(&described.method, &path).json(&body);
            let reply = request.send().await;
            assert_eq!(reply.status, status, "{id} {body}: {}", reply.text);
            let is_described = is_one(&document, request_schema(&described.operation), &body);
            assert_eq!(is_described, status == 200, "{id} {body}");
        }
    }
}

// http.md 3, 24: a search takes a blank body and null for one, and nothing else does but what takes none.
#[tokio::test]
async fn a_body_is_optional_where_none_is_taken_for_an_empty_one() {
    let world = World::new().await;
    let mut optional = Vec::new();
    for (id, described) in served(&world).await {
        if described.operation["requestBody"]["required"] == false {
            let path = described.path.replace("{space_id}", &world.one.short);
            for nothing in ["", "null"] {
                let request = world.request(&described.method, &path).raw(nothing);
                request.send().await.is(200);
            }
            optional.push(id);
        }
    }
    assert_eq!(optional, ["search_global", "search_space"]);
}

// http.md 16, 24: the values of parameters that are described are those that are taken.
#[tokio::test]
async fn parameters_are_described_as_they_are_judged() {
    let world = World::new().await;
    let operations = served(&world).await;
    for (id, name) in [("get_schema", "kind"), ("get_op_schema", "op")] {
        let described = &operations[id];
        let names = parameter(&described.operation, name)["enum"].as_array();
        for name in names.unwrap() {
            let variable = described.path.find('{').unwrap();
            let path = format!("{}{}", &described.path[..variable], name.as_str().unwrap());
            world.get(&path).await.is(200);
        }
    }
    let described = &operations["search_global"];
    let most = parameter(&described.operation, "offset")["maximum"].as_u64();
    let most = most.unwrap();
    for (offset, status) in [(most, 200), (most + 1, 400)] {
        let path = format!("{}?offset={offset}", described.path);
        world.post(&path, json!({})).await.is(status);
    }
}

/// The schema of a parameter of an operation.
fn parameter<'d>(operation: &'d Value, name: &str) -> &'d Value {
    let mut all = operation["parameters"].as_array().unwrap().iter();
    &all.find(|parameter| parameter["name"] == name).unwrap()["schema"]
}
