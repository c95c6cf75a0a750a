//! Advice that was once half of it: a path that named the list and not the entry, a member that was told to become one
//! that is given, a list of what the place does not take.

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// Path, message and hint of each issue.
fn told(reply: &Reply) -> Vec<[String; 3]> {
    let issues = reply.json["issues"].as_array().unwrap();
    let text = |issue: &Value, member: &str| issue[member].as_str().unwrap_or_default().to_owned();
    let each = issues
        .iter()
        .map(|issue| ["path", "message", "hint"].map(|member| text(issue, member)));
    each.collect()
}

/// The hint of the issue at a path.
#[track_caller]
fn hint_at(reply: &Reply, path: &str) -> String {
    let found = told(reply).into_iter().find(|[at, ..]| at == path);
    let Some([_, _, hint]) = found else {
        panic!("nothing at {path}: {}", reply.text)
    };
    hint
}

async fn validated(world: &World, document: Value) -> Reply {
    let mut whole = json!({"formatVersion": "2.0", "type": "page"});
    let members = whole.as_object_mut().unwrap();
    members.extend(document.as_object().unwrap().clone());
    world.post("/v2/validate", whole).await
}

// document.md 7: each entry is a type key; what is told of one leads to a list that is taken.
#[tokio::test]
async fn a_wrong_entry_of_object_types_is_named_by_its_place() {
    let world = World::new().await;
    let types = format!("/v2/spaces/{}/types?dry_run=true", world.one.short);
    for wrong in [json!(5), json!(null), json!({}), json!(""), json!(["page"])] {
        let listed = |entries: Value| json!([{"name": "Owner", "format": "objects", "object_types": entries}]);
        let body =
            |entries: Value| json!({"name": "Habit", "property_definitions": listed(entries)});
        let reply = world.post(&types, body(json!(["page", wrong, 6]))).await;
        let at = |entry| format!("/property_definitions/0/object_types/{entry}");
        reply.invalid(&[&at(1), &at(2)]);
        assert!(
            hint_at(&reply, &at(1)).contains("leave the entry out"),
            "{}",
            reply.text
        );
        world.post(&types, body(json!(["page"]))).await.is(200);
    }
}

// document.md 10.3: one fault, one repair.
#[tokio::test]
async fn a_member_that_is_given_twice_is_left_out() {
    let world = World::new().await;
    let page = world.page("P", json!([])).await;
    let leave_out = |name: &str, ours: &str| format!("leave {name} out: {ours} is given");
    let reply = validated(
        &world,
        json!({"Blocks": [], "blocks": [
            {"type": "paragraph", "text": "a", "TEXT": "b"},
            {"type": "embed", "processor": "youtube", "text": "https://e.org", "url": "https://e.org"},
        ]}),
    )
    .await;
    assert_eq!(hint_at(&reply, "/Blocks"), leave_out("Blocks", "blocks"));
    assert_eq!(hint_at(&reply, "/blocks/0/TEXT"), leave_out("TEXT", "text"));
    assert_eq!(
        hint_at(&reply, "/blocks/1/url"),
        "leave `url` out: `text` is given"
    );
    let twice = json!({"type": "page", "Type": "page"});
    let reply = world.post(&world.objects(), twice).await;
    assert_eq!(hint_at(&reply, "/Type"), leave_out("Type", "type"));
    let twice = json!({"name": "C", "NAME": "D"});
    let reply = world
        .post(
            &format!("/v2/spaces/{}/collections", world.one.short),
            twice,
        )
        .await;
    assert_eq!(hint_at(&reply, "/NAME"), leave_out("NAME", "name"));
    let ops = json!([{"op": "set_properties", "set": {"name": "x"}}]);
    let path = world.object(&page);
    let reply = world.patch(&path, json!({"ops": ops, "Ops": ops})).await;
    assert_eq!(hint_at(&reply, "/Ops"), leave_out("Ops", "ops"));
    let reply = world.patch(&path, json!({"Ops": ops})).await;
    assert_eq!(hint_at(&reply, "/Ops"), "rename Ops to ops");
}

// document.md 1.1: members of the root have one spelling.
#[tokio::test]
async fn a_member_of_the_root_in_another_case_is_told_which_it_is() {
    let world = World::new().await;
    for (name, meant) in [
        ("BLOCKS", "blocks"),
        ("Properties", "properties"),
        ("templateFor", "template_for"),
        ("typeSettings", "type_settings"),
    ] {
        let reply = validated(&world, json!({name: null})).await;
        let hint = hint_at(&reply, &format!("/{name}"));
        assert!(
            hint.starts_with(&format!("did you mean {meant}? ")),
            "{hint}"
        );
    }
    let reply = validated(&world, json!({"FormatVersion": "2.0"})).await;
    assert_eq!(
        hint_at(&reply, "/FormatVersion"),
        "leave FormatVersion out: formatVersion is given"
    );
    let reply = world
        .post("/v2/validate", json!({"FormatVersion": "2.0"}))
        .await;
    assert_eq!(
        hint_at(&reply, "/formatVersion"),
        "rename FormatVersion to formatVersion"
    );
    // What a write ignores is not missed.
    assert_eq!(
        hint_at(&validated(&world, json!({"ETag": "x"})).await, "/ETag"),
        "leave it out"
    );
    let reply = world
        .post(
            &world.objects(),
            json!({"type": "page", "Formatversion": "2.0"}),
        )
        .await;
    let hint = hint_at(&reply, "/Formatversion");
    assert!(hint.starts_with("did you mean formatVersion? "), "{hint}");
}

// http.md 11: a hint lists what the place takes.
#[tokio::test]
async fn what_a_place_does_not_take_is_not_offered() {
    let world = World::new().await;
    let objects = format!("{}?dry_run=true", world.objects());
    let document =
        |kind: &str, of_type: &str| json!({"formatVersion": "2.0", "kind": kind, "type": of_type});
    let reply = world.post(&objects, document("pages", "page")).await;
    assert_eq!(
        hint_at(&reply, "/kind"),
        "did you mean page? page, template"
    );

    let types = format!("/v2/spaces/{}/types?dry_run=true", world.one.short);
    let definition = json!([{"name": "Owner", "section": "files"}]);
    let body = json!({"name": "Habit", "property_definitions": definition});
    let reply = world.post(&types, body).await;
    assert_eq!(
        hint_at(&reply, "/property_definitions/0/section"),
        "featured, hidden"
    );

    // document.md 15: objects of these types are made elsewhere, or by the server alone.
    let page = world.page("P", json!([])).await;
    for wrong in ["templat", "audi", "fil", "participan", "imag"] {
        let shortcut = world.post(&objects, json!({"type": wrong})).await;
        let whole = world.post(&objects, document("page", wrong)).await;
        for reply in [shortcut, whole] {
            let [_, message, hint] = told(reply.invalid(&["/type"])).remove(0);
            let known = message.split_once("known keys: ").unwrap().1;
            for never in ["audio", "file", "image", "participant", "template", "video"] {
                let lists = |text: &str| text.split([',', ' ', '?']).any(|word| word == never);
                assert!(!lists(known) && !lists(&hint), "{message} {hint}");
            }
        }
        let ops = json!([{"op": "set_type", "type": wrong}]);
        let reply = world.edit(&page, ops).await;
        let [_, message, hint] = told(reply.invalid(&["ops[0].type"])).remove(0);
        assert!(
            !format!("{message} {hint}").contains("audio"),
            "{message} {hint}"
        );
    }
    // Of a template it is the type that it is for.
    let reply = world.post(&objects, document("template", "templat")).await;
    assert!(
        hint_at(&reply, "/type").contains("did you mean template"),
        "{}",
        reply.text
    );
}

// document.md 10.1: no path is empty.
#[tokio::test]
async fn what_is_left_out_has_no_path() {
    let world = World::new().await;
    let blocks = vec![json!({"type": "paragraph", "zz": 1}); 1_001];
    let reply = validated(&world, json!({ "blocks": blocks })).await;
    let last = reply.json["issues"].as_array().unwrap().last().unwrap();
    assert_eq!(last.get("path"), None, "{last}");
}

// ops.md 16: what is no kind may be an operation, and the other way round.
#[tokio::test]
async fn an_unknown_schema_is_told_where_it_may_be() {
    let world = World::new().await;
    #[rustfmt::skip]
    let cases = [
        ("/v2/schemas/set_properties", "is an operation", "get_op_schema"),
        ("/v2/schemas/ops/document", "is a kind", "get_schema"),
        ("/v2/schemas/documnt", "did you mean document?", "list_schemas"),
        ("/v2/schemas/ops/setProperties", "did you mean set_properties?", "list_schemas"),
        ("/v2/schemas/ops/frobnicate", "one of these names", "list_schemas"),
    ];
    for (path, hint, see) in cases {
        let reply = world.get(path).await;
        assert_eq!(reply.status, 404, "{}", reply.text);
        let issue = &reply.json["issues"][0];
        assert!(issue["hint"].as_str().unwrap().contains(hint), "{issue}");
        assert_eq!(issue["see_also"][0]["op"], see, "{issue}");
    }
}
