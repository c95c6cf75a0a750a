//! Templates: create, list, and what objects start from (http.md 21, 22.1; document.md 8).

use serde_json::{Value, json};

use crate::search::fixture::Fixture;
use crate::support::World;
use crate::support::document::sketch;
use crate::support::partial::{has, with};

impl World {
    /// The first space's templates route.
    fn templates(&self) -> String {
        format!("/v2/spaces/{}/templates", self.one.short)
    }

    /// Creates a template and returns its id.
    async fn template(&self, body: Value) -> String {
        let made = self.post(&self.templates(), body).await.body(201);
        made["id"].as_str().unwrap().to_owned()
    }
}

fn chore() -> Value {
    json!({
        "template_for": "task",
        "properties": {"name": "Chore", "done": true, "description": "from the template"},
        "blocks": [{"id": "t1", "type": "checkbox", "text": "first step"}],
    })
}

// H-111, D-121, H-53
#[tokio::test]
async fn a_template_is_made_and_listed() {
    let world = World::new().await;
    let dry = format!("{}?dry_run=true", world.templates());
    let dry = world.post(&dry, chore()).await.body(200);
    assert_eq!(dry, json!({"type": "template", "dry_run": true}));
    assert_eq!(world.get(&world.templates()).await.json["total"], 0);
    let made = world.post(&world.templates(), chore()).await;
    let etag = made.json["etag"].as_str().unwrap();
    assert_eq!(made.header("etag"), Some(format!("\"{etag}\"").as_str()));
    let id = made.is(201).json["id"].as_str().unwrap();
    assert_eq!(made.json["type"], "template");
    let row = json!({"id": id, "name": "Chore", "template_for": "task"});
    let list = world.get(&world.templates()).await.body(200);
    assert_eq!(list["data"], json!([row]));
    let read = world.read(id).await;
    has!(read, {"kind": "template", "type": "template", "template_for": "task"});
    assert_eq!(sketch(&read), ["c first step"]);
    // It is no object among objects, and nothing that a search finds.
    assert_eq!(world.get(&world.objects()).await.json["total"], 0);
    let search = format!("/v2/spaces/{}/search", world.one.short);
    for body in [
        json!({}),
        json!({"query": "Chore"}),
        json!({"type": "template"}),
        json!({"filter": "name = \"Chore\""}),
    ] {
        assert_eq!(world.post(&search, body).await.body(200)["total"], 0);
    }
    // Afterwards it is edited and archived as an object.
    let ops = json!([{"op": "set_properties", "set": {"name": "Errand"}}]);
    world.edit(id, ops).await.is(200);
    let rows = world.column(&world.templates(), "name").await;
    assert_eq!(rows, ["Errand"]);
    world.delete(&world.object(id)).await.is(200);
    assert_eq!(world.get(&world.templates()).await.json["total"], 0);
}

// H-111, H-21, H-140; http.md 21
#[tokio::test]
async fn templates_are_listed_newest_first() {
    let world = World::new().await;
    for (name, of) in [("One", "task"), ("Two", "page"), ("Three", "Task")] {
        let body = json!({"template_for": of, "properties": {"name": name}});
        world.template(body).await;
        world
            .server
            .clock
            .advance(std::time::Duration::from_secs(1));
    }
    let list = world.templates();
    assert_eq!(world.column(&list, "name").await, ["Three", "Two", "One"]);
    let of_type = |spelling: &str| format!("{list}?type={spelling}");
    for spelling in ["task", "Task", "TASK"] {
        let path = of_type(spelling);
        assert_eq!(world.column(&path, "name").await, ["Three", "One"]);
    }
    assert_eq!(world.column(&of_type("note"), "name").await, [""; 0]);
    assert_eq!(world.get(&of_type("")).await.json["total"], 3);
    let named = format!("{list}?keys=name&type=task");
    assert_eq!(world.column(&named, "template_for").await, ["Task", "Task"]);
    let paged = world.get(&format!("{list}?limit=2")).await;
    paged.is(200).mentions(&["offset=2"]);
    has!(paged.json, {"total": 3, "has_more": true});
}

// http.md 21: hidden templates are none that a list shows.
#[tokio::test]
async fn hidden_templates_are_not_listed() {
    let fixture = Fixture::new().await;
    let properties = json!({"name": "Secret", "isHidden": true});
    let document = json!({"kind": "template", "type": "template", "template_for": "task", "properties": properties});
    fixture.put(vec![fixture.record("secret", 0, document)]);
    let world = &fixture.world;
    let list = world.templates();
    for path in [list.clone(), format!("{list}?type=task")] {
        assert_eq!(world.column(&path, "name").await, ["Report template"]);
        assert_eq!(world.get(&path).await.json["total"], 1);
    }
}

// H-111, D-121, D-52
#[tokio::test]
async fn faults_of_a_list_and_of_a_body() {
    let world = World::new().await;
    let list = world.templates();
    let get = async |query: &str| world.get(&format!("{list}?{query}")).await;
    let unknown = get("type=nope").await;
    unknown.invalid(&["type"]).mentions(&["list_types"]);
    get("type=task&type=page").await.ambiguous(&["type"]);
    get("limit=0").await.invalid(&["limit"]);
    let bare = json!({"properties": {"name": "Chore"}});
    world.post(&list, bare).await.invalid(&["/template_for"]);
    for (more, path) in [
        (json!({"template_for": "tusk"}), "/template_for"),
        (json!({"template": "none"}), "/template"),
        (json!({"collection_items": []}), "/collection_items"),
        (json!({"type": "page"}), "/type"),
        (json!({"kind": "page"}), "/kind"),
        (json!({"zz": 1}), "/zz"),
        (json!({"subtree": true}), "/subtree"),
        (json!({"partial": true}), "/partial"),
        (json!({"blocks": [{"type": "todo"}]}), "/blocks/0/type"),
        (json!({"properties": {"nope": 1}}), "/properties/nope"),
    ] {
        for query in ["", "?dry_run=true"] {
            let refused = world
                .post(&format!("{list}{query}"), with(chore(), more.clone()))
                .await;
            refused.invalid(&[path]);
        }
    }
    assert_eq!(world.get(&list).await.json["total"], 0);
}

// H-110: options of a template need consent like any others.
#[tokio::test]
async fn options_of_a_template_need_consent() {
    let world = World::new().await;
    let options = world.options("status");
    world.post(&options, json!({"name": "open"})).await.is(201);
    let body = json!({"template_for": "task", "properties": {"status": "Open"}});
    let refused = world.post(&world.templates(), body.clone()).await;
    refused
        .invalid(&["/properties/status"])
        .mentions(&["did you mean open?", "create_missing_options"]);
    let consent = format!("{}?create_missing_options=true", world.templates());
    let made = world.post(&consent, body).await.body(201);
    has!(made, {"created": {"options": [{"name": "Open", "property": "status"}]}});
}

// H-118, D-122
#[tokio::test]
async fn objects_start_from_a_named_template() {
    let world = World::new().await;
    let id = world.template(chore()).await;
    let body = |template: &str| {
        let properties = json!({"description": "own"});
        json!({"type": "task", "name": "Sweep", "markdown": "x", "properties": properties, "template": template})
    };
    let path = world.objects();
    let made = world.post(&path, body(&id)).await.body(201);
    let template = json!({"id": id, "name": "Chore", "source": "request", "blocks_added": 1, "combined": true});
    assert_eq!(made["template"], template);
    let dry = format!("{path}?dry_run=true");
    let dry = world.post(&dry, body(&id)).await.body(200);
    has!(dry, {"template": {"blocks_added": null}});
    let task = world.read(made["id"].as_str().unwrap()).await;
    assert_eq!(sketch(&task), ["c first step", "p x"]);
    assert_ne!(task["blocks"][0]["id"], "t1", "D-122: a new id");
    // The caller's properties win, the others come from the template; its name does not.
    has!(task, {"properties": {"name": "Sweep", "description": "own", "done": true}});
    for choice in ["none", ""] {
        let made = world.post(&path, body(choice)).await.body(201);
        assert!(made.get("template").is_none());
        let task = world.read(made["id"].as_str().unwrap()).await;
        assert_eq!(sketch(&task), ["p x"]);
    }
}

// H-118: the default of the type, which a request can do without, and which may be gone.
#[tokio::test]
async fn objects_start_from_the_default_template() {
    let world = World::new().await;
    let template = world.template(chore()).await;
    let task = format!("/v2/spaces/{}/types/task", world.one.short);
    let default = json!({"default_template": template});
    world.patch(&task, default).await.is(200);
    let row = &world.get(&world.templates()).await.body(200)["data"][0];
    assert_eq!(row["default"], true);
    let post = async |body: Value| world.post(&world.objects(), body).await;
    // What a create answers of the template, and the blocks of what it made.
    let made = async |body: Value| {
        let made = post(body).await.body(201);
        let read = world.read(made["id"].as_str().unwrap()).await;
        (made["template"].clone(), sketch(&read))
    };
    let sweep = json!({"type": "task", "name": "Sweep"});
    let (used, blocks) = made(sweep.clone()).await;
    has!(used, {"id": template, "name": "Chore", "source": "type_default", "blocks_added": 1, "combined": false});
    assert_eq!(blocks, ["c first step"]);
    let whole = json!({"formatVersion": "2.0", "type": "task", "blocks": [{"type": "paragraph", "text": "x"}]});
    assert_eq!(made(whole).await.1, ["c first step", "p x"]);
    // The empty one is as none at all: the default counts.
    for (template, is_used) in [("none", false), ("", true)] {
        let (used, blocks) = made(with(sweep.clone(), json!({ "template": template }))).await;
        assert_eq!(used.is_object(), is_used);
        assert_eq!(blocks.len(), usize::from(is_used));
    }
    let (other, _) = made(json!({"type": "page", "name": "P"})).await;
    assert_eq!(other, Value::Null);
    // Gone: the object is made all the same, with a word.
    world.delete(&world.object(&template)).await.is(200);
    let made = post(sweep).await;
    assert_eq!(made.is(201).warnings(), ["/type"]);
    made.mentions(&[&template]);
    assert_eq!(made.json.get("template"), None);
}

// H-118, D-122
#[tokio::test]
async fn an_unusable_template_is_refused() {
    let world = World::new().await;
    let page = world.create(json!({"type": "page", "name": "P"})).await;
    let archived = world.template(chore()).await;
    world.delete(&world.object(&archived)).await.is(200);
    let elsewhere = json!({"template_for": "page"});
    let other = world.template(elsewhere).await;
    let unknown = format!("bafyrei{}", "a".repeat(52));
    for id in [&page, &archived, &other, &unknown] {
        for query in ["", "?dry_run=true"] {
            let path = format!("{}{query}", world.objects());
            let body = json!({"type": "task", "name": "T", "template": id});
            let refused = world.post(&path, body).await;
            refused
                .invalid(&["/template"])
                .mentions(&["list_templates"]);
        }
    }
}

// document.md 6.5, 6.7, 9.5: one block has the id of the own dataview, wherever the blocks come from.
#[tokio::test]
async fn a_template_and_an_object_with_dataviews_make_one_document() {
    let world = World::new().await;
    let dataview = |name: &str| json!([{"type": "dataview", "views": [{"name": name}]}]);
    let shown = |document: &Value| -> Vec<String> {
        let blocks = document["blocks"].as_array().unwrap().iter();
        let own = |block: &Value| block["id"] == "dataview";
        let views = blocks.map(|block| format!("{} {}", own(block), block["views"][0]["name"]));
        views.collect()
    };
    for (of, expected) in [
        ("task", vec!["false \"theirs\"", "true \"mine\""]),
        ("set", vec!["true \"mine\""]),
        ("collection", vec!["true \"mine\""]),
    ] {
        let body =
            json!({"template_for": of, "properties": {"name": "T"}, "blocks": dataview("theirs")});
        let template = world.template(body).await;
        let body = json!({"formatVersion": "2.0", "type": of, "template": template, "blocks": dataview("mine")});
        let created = world.post(&world.objects(), body).await;
        created.is(201);
        // Advice where a part of the template is not shown.
        let left_out = expected.len() == 1;
        let warned: &[&str] = if left_out { &["/template"] } else { &[] };
        assert_eq!(created.warnings(), warned);
        let id = created.json["id"].as_str().unwrap().to_owned();
        let made = world.read(&id).await;
        assert_eq!(shown(&made), expected, "{of}");
        let rename = json!([{"op": "set_properties", "set": {"name": "N"}}]);
        world.edit(&id, rename).await.is(200);
        // Without blocks of its own the object takes over the template's.
        let sent = json!({"type": of, "template": template});
        let id = world.create(sent).await;
        assert_eq!(shown(&world.read(&id).await), ["true \"theirs\""], "{of}");
    }
}

// H-98, H-105, H-109; document.md 4.2: what was removed is given to no other object, by a template either.
#[tokio::test]
async fn a_template_gives_nothing_that_was_removed() {
    let world = World::new().await;
    let definitions = json!([
        {"name": "Stage", "format": "select", "options": ["Todo", "Done"]},
        {"name": "Labels", "format": "multi_select", "options": ["a", "b"]},
        {"name": "Notes", "format": "text"},
        {"name": "Kept", "format": "text"},
    ]);
    let plant = json!({"name": "Plant", "property_definitions": definitions});
    world.post(&world.types(), plant).await.is(201);
    let values = json!({"name": "TP", "stage": "Todo", "labels": ["a", "b"], "notes": "secret", "kept": "x"});
    let sent = json!({"template_for": "plant", "properties": values});
    let template = world.template(sent).await;
    for removed in ["stage/options/Todo", "labels/options/a", "notes"] {
        world.delete(&world.property(removed)).await.is(200);
    }
    let body = json!({"type": "plant", "name": "O", "template": template});
    let made = world.post(&world.objects(), body).await;
    assert_eq!(made.is(201).warnings(), ["/template"]);
    made.mentions(&["Notes", "stage", "labels", "patch_object"])
        .omits(&["kept"]);
    let read = world.read(made.json["id"].as_str().unwrap()).await;
    has!(read["properties"], {"labels": ["b"], "kept": "x", "stage": null});
    assert!(!read.to_string().contains("secret"), "{read}");
    // The default template of a type says so where the type stands; a value of the request's own is not missed.
    let default = json!({ "default_template": template });
    world
        .patch(&world.type_path("plant"), default)
        .await
        .is(200);
    let own = json!({"stage": "Done", "labels": ["b"]});
    let body = json!({"type": "plant", "name": "P", "properties": own});
    let made = world.post(&world.objects(), body).await;
    assert_eq!(made.is(201).warnings(), ["/type"]);
    made.omits(&["stage", "labels"]);
    let read = world.read(made.json["id"].as_str().unwrap()).await;
    assert_eq!(read["properties"]["stage"], json!(["Done"]));
}

// http.md 11: the hint of advice contains the request that it points to.
#[tokio::test]
async fn advice_on_what_a_template_lost_has_the_edit_that_mends_it() {
    let world = World::new().await;
    let effort = json!({"name": "Effort", "format": "number"});
    world.post(&world.properties(), effort).await.is(201);
    let sent = json!({"template_for": "page", "properties": {"name": "T", "effort": 1}});
    let id = world.template(sent).await;
    world.delete(&world.property("effort")).await.is(200);
    let body = json!({"type": "page", "name": "P", "template": id});
    let made = world.post(&world.objects(), body).await;
    assert_eq!(made.is(201).warnings(), ["/template"]);
    let hint = made.json["warnings"][0]["hint"].as_str().unwrap();
    let edit = format!("PATCH {}", world.object(&id));
    assert!(hint.contains(&edit), "{hint}");
}
