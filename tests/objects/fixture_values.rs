//! Values and keys of the space that document.md 18 describes: a property of every format, two of one name.

use serde_json::{Value, json};

use crate::files::PIXEL;
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::form::Form;

struct Fixture {
    world: World,
    /// The own member.
    member: String,
    /// A page.
    page: String,
    /// An image file.
    image: String,
}

impl Fixture {
    async fn new() -> Self {
        let world = World::new().await;
        for property in [
            json!({"name": "Severity", "format": "select", "options": [{"name": "High"}, {"name": "Low"}]}),
            json!({"name": "Labels", "format": "multi_select", "options": [{"name": "a"}, {"name": "b"}]}),
            json!({"name": "Effort", "format": "number"}),
            json!({"name": "Reviewed", "format": "checkbox"}),
            json!({"name": "When", "format": "date"}),
            json!({"name": "Site", "format": "url"}),
            json!({"name": "People", "format": "objects"}),
            json!({"name": "Docs", "format": "files"}),
            json!({"name": "Stage A", "key": "stage_a", "format": "text"}),
            json!({"name": "Stage B", "key": "stage_b", "format": "text"}),
        ] {
            world.add_property(property).await;
        }
        for key in ["stage_a", "stage_b"] {
            let rename = json!({"name": "Stage"});
            world.patch(&world.property(key), rename).await.is(200);
        }
        let files = format!("/v2/spaces/{}/files", world.one.short);
        let upload = Form::file("pixel.png", PIXEL).send(world.request("POST", &files));
        let image = upload.await.body(201)["id"].as_str().unwrap().to_owned();
        Self {
            member: world.me().await,
            page: world.page("O", json!([])).await,
            image,
            world,
        }
    }

    /// P: a page by the shortcut with these properties, as raw JSON.
    async fn post(&self, properties: &str) -> Reply {
        let body = format!(r#"{{"type":"page","properties":{properties}}}"#);
        let request = self.world.request("POST", &self.world.objects());
        request.raw(body).send().await
    }

    /// The properties as they are served.
    async fn served(&self, properties: &str) -> Value {
        let created = self.post(properties).await.body(201);
        let document = self.world.read(created["id"].as_str().unwrap()).await;
        document["properties"].clone()
    }
}

// D-22 to D-30
#[tokio::test]
async fn a_value_has_one_spelling() {
    let fixture = Fixture::new().await;
    let (member, image) = (&fixture.member, &fixture.image);
    let (member_list, image_list) = (format!(r#"["{member}"]"#), format!(r#"["{image}"]"#));
    for (key, given, served) in [
        ("effort", "1e2", "100"),
        ("effort", "9007199254740992", "9007199254740992"),
        ("effort", "0.10000000000000001", "0.1"),
        ("reviewed", "false", "false"),
        ("when", r#""2026-07-06""#, r#""2026-07-06T00:00:00Z""#),
        (
            "when",
            r#""2026-07-06T15:04:05.9+02:00""#,
            r#""2026-07-06T13:04:05Z""#,
        ),
        ("when", "1783350245", r#""2026-07-06T15:04:05Z""#),
        ("severity", r#""High""#, r#"["High"]"#),
        ("severity", r#"["High"]"#, r#"["High"]"#),
        ("labels", r#""a""#, r#"["a"]"#),
        ("labels", r#"["b","a","b"]"#, r#"["b","a"]"#),
        ("site", r#""not a url""#, r#""not a url""#),
        ("people", &format!(r#""{member}""#), &member_list),
        ("people", &format!(r#""{member}#Ada""#), &member_list),
        (
            "people",
            &format!(r#"["{member}","{member}"]"#),
            &member_list,
        ),
        ("docs", &image_list, &image_list),
        ("docs", &format!(r#""{image}""#), &image_list),
        ("effort", "0", "0"),
        ("site", r#""""#, r#""""#),
        ("labels", "[]", "[]"),
        ("when", "null", "null"),
    ] {
        let properties = fixture.served(&format!(r#"{{"{key}":{given}}}"#)).await;
        // As it is written, so that 100.0 is not taken for 100.
        assert_eq!(properties[key].to_string(), served, "{key} {given}");
    }
}

// D-22 to D-30
#[tokio::test]
async fn a_value_of_another_kind_is_refused() {
    let fixture = Fixture::new().await;
    let (member, page) = (&fixture.member, &fixture.page);
    for (key, given, below) in [
        ("effort", "9007199254740993", ""),
        ("effort", r#""3""#, ""),
        ("effort", "true", ""),
        ("reviewed", r#""yes""#, ""),
        ("reviewed", "1", ""),
        ("when", r#""tomorrow""#, ""),
        ("when", r#""2026-13-01""#, ""),
        ("when", r#"["2026-07-06"]"#, ""),
        ("severity", r#"["High","Low"]"#, ""),
        ("severity", "3", ""),
        ("severity", r#""""#, ""),
        ("severity", r#""high""#, ""),
        ("severity", r#""Urgent""#, ""),
        ("labels", r#"["a",1]"#, "/1"),
        ("site", r#"["x"]"#, ""),
        ("site", "5", ""),
        ("people", &format!(r#"["{member}","nope"]"#), "/1"),
        ("people", r#"["_date_2026-01-31"]"#, "/0"),
        ("people", r#"["_missing_object"]"#, "/0"),
        ("company", &format!(r#"["{member}","{page}"]"#), ""),
        ("docs", &format!(r#"["{page}"]"#), "/0"),
    ] {
        let reply = fixture.post(&format!(r#"{{"{key}":{given}}}"#)).await;
        reply.invalid(&[&format!("/properties/{key}{below}")]);
    }
    fixture.post(r#"{"effort":1e400}"#).await.is(400);
    let near = fixture.post(r#"{"severity":"high"}"#).await;
    near.mentions(&["High", "create_missing_options"]);
    let options = fixture.world.options("severity");
    assert_eq!(
        fixture.world.column(&options, "name").await,
        ["High", "Low"],
        "a refusal creates nothing"
    );
}

// D-42, D-43, O-34
#[tokio::test]
async fn two_properties_of_one_name() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let refused = fixture.post(r#"{"Stage":"x"}"#).await;
    refused
        .ambiguous(&["/properties/Stage"])
        .mentions(&["stage_a", "stage_b"]);
    let named = async |properties: &str| {
        let created = fixture.post(properties).await.body(201);
        let id = created["id"].as_str().unwrap().to_owned();
        let path = format!("{}?keys=name", world.object(&id));
        let document = world.get(&path).await.body(200);
        let served: Vec<String> = document["properties"]
            .as_object()
            .unwrap()
            .keys()
            .filter(|key| key.to_lowercase().starts_with("stage") || *key == "Due date")
            .cloned()
            .collect();
        (id, served)
    };
    let (both, served) = named(r#"{"stage_a":"x","stage_b":"y","due_date":null}"#).await;
    assert_eq!(served, ["Due date", "stage_a", "stage_b"]);
    let (one, served) = named(r#"{"stage_a":"x"}"#).await;
    assert_eq!(served, ["Stage"]);

    for ops in [
        json!([{"op": "set_properties", "set": {"Stage": "z"}}]),
        json!([{"op": "set_properties", "unset": ["stage"]}]),
    ] {
        let reply = world.edit(&both, ops).await;
        assert_eq!(
            (reply.status, &reply.json["code"]),
            (400, &json!("ambiguous_input"))
        );
        reply.mentions(&["stage_a", "stage_b"]);
    }
    // What the document itself serves comes first (document.md 4.2).
    let set = json!({"ops": [{"op": "set_properties", "set": {"Stage": "z"}}]});
    let path = format!("{}?keys=name", world.object(&one));
    world.patch(&path, set).await.is(200);
    assert_eq!(world.read(&one).await["properties"]["stage_a"], "z");
}

// D-95: the rules of texts hold in string cells, and none of them in code and embeds.
#[tokio::test]
async fn texts_of_cells_code_and_embeds() {
    let world = World::new().await;
    let text = "__b__ a*b &lt;u> <u>a</u><u>b</u>";
    let id = world
        .page(
            "T",
            json!([
                {"id": "t1", "type": "table", "columns": [{"id": "c1"}], "rows": [{"id": "r1", "cells": [text]}]},
                {"id": "code", "type": "code", "text": text},
                {"id": "embed", "type": "embed", "text": text},
            ]),
        )
        .await;
    let document = world.read(&id).await;
    let blocks = document["blocks"].as_array().unwrap();
    let served = &blocks[0]["rows"][0]["cells"][0];
    assert_eq!(served, r"**b** a*b \<u> <u>ab</u>");
    assert_eq!(
        (&blocks[1]["text"], &blocks[2]["text"]),
        (&json!(text), &json!(text))
    );
    let ops = json!([
        {"op": "set_cell", "table_id": "t1", "row": "r1", "col": "c1", "value": served},
        {"op": "update_block", "id": "code", "set": {"text": text}},
        {"op": "update_block", "id": "embed", "set": {"text": text}},
    ]);
    let result = world.edit(&id, ops).await.body(200);
    assert_eq!(result["etag"], document["etag"]);
    assert_eq!(result["diff_stats"]["blocks_changed"], 0);
    let faulty =
        json!([{"op": "set_cell", "table_id": "t1", "row": "r1", "col": "c1", "value": "<u>x"}]);
    world.edit(&id, faulty).await.invalid(&["ops[0].value"]);
}
