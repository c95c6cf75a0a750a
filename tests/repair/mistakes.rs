//! Mistakes and what is said of them: each refusal says what can be done, and advises nothing that is refused as well or
//! that the request has already (document.md 4.2, 10.3, 10.7; http.md 11).

use serde_json::{Value, json};

use super::send;
use crate::support::World;
use crate::support::partial::with;

/// A body that is refused, and what message and hint of its one issue say and do not say.
struct Mistake {
    route: String,
    body: Value,
    path: String,
    says: Vec<String>,
    never: Vec<String>,
}

fn on(route: &str, body: Value, path: impl Into<String>, says: &[&str], never: &[&str]) -> Mistake {
    let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    Mistake {
        route: route.to_owned(),
        body,
        path: path.into(),
        says: owned(says),
        never: owned(never),
    }
}

/// Sends the bodies. A single word that is not said may be a part of another word.
async fn check(world: &World, mistakes: Vec<Mistake>) {
    for Mistake {
        route,
        body,
        path,
        says,
        never,
    } in mistakes
    {
        let reply = send(world, &route, &body).await;
        let what = format!("{route} {body:.300}\n{}", reply.text);
        let status = if route.ends_with("/validate") {
            200
        } else {
            400
        };
        assert_eq!(
            (reply.status, reply.paths()),
            (status, vec![path]),
            "{what}"
        );
        let issue = &reply.json["issues"][0];
        let said = ["message", "hint"]
            .map(|member| issue[member].as_str().unwrap())
            .join(" | ");
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let words: Vec<&str> = said.split(|c| !is_part(c)).collect();
        for text in says {
            assert!(said.contains(&*text), "{text:?} is not in {what}");
        }
        for text in never {
            let is_said = if text.chars().all(is_part) {
                words.contains(&text.as_str())
            } else {
                said.contains(&*text)
            };
            assert!(!is_said, "{text:?} is in {what}");
        }
    }
}

const VALIDATE: &str = "POST /v2/validate";
const OBJECTS: &str = "POST objects?dry_run=true";
const TYPES: &str = "POST types?dry_run=true";
const SEARCH: &str = "POST search";
const QUERIES: &str = "POST queries?dry_run=true";

fn page(more: Value) -> Value {
    with(json!({"formatVersion": "2.0", "type": "page"}), more)
}

// document.md 1.1, 10.3: a member has one spelling, and no hint advises a member that is present.
#[tokio::test]
async fn members_are_renamed_or_left_out() {
    let world = World::new().await;
    let object = world.page("P", json!([])).await;
    let edit = format!("PATCH objects/{object}");
    let ops = json!([{"op": "set_properties", "set": {"name": "x"}}]);
    let embed = json!({"type": "embed", "processor": "youtube", "text": "https://e.org", "url": "https://e.org"});
    let tree = json!([{"property": "done", "condition": "equal", "value": true}]);
    #[rustfmt::skip]
    let mut mistakes: Vec<Mistake> = vec![
        on(VALIDATE, page(json!({"Blocks": [], "blocks": []})), "/Blocks", &["leave Blocks out: blocks is given"], &[]),
        on(VALIDATE, page(json!({"blocks": [{"type": "paragraph", "text": "a", "TEXT": "b"}]})), "/blocks/0/TEXT", &["leave TEXT out: text is given"], &[]),
        on(VALIDATE, page(json!({"blocks": [embed]})), "/blocks/0/url", &["leave `url` out: `text` is given"], &[]),
        on(OBJECTS, json!({"type": "page", "Type": "page"}), "/Type", &["leave Type out: type is given"], &[]),
        on("POST collections", json!({"name": "C", "NAME": "D"}), "/NAME", &["leave NAME out: name is given"], &[]),
        on(&edit, json!({"ops": ops, "Ops": ops}), "/Ops", &["leave Ops out: ops is given"], &[]),
        on(VALIDATE, page(json!({"BLOCKS": null})), "/BLOCKS", &["did you mean blocks? "], &[]),
        on(VALIDATE, page(json!({"Properties": null})), "/Properties", &["did you mean properties? "], &[]),
        on(VALIDATE, page(json!({"templateFor": null})), "/templateFor", &["did you mean template_for? "], &[]),
        on(VALIDATE, page(json!({"typeSettings": null})), "/typeSettings", &["did you mean type_settings? "], &[]),
        on(VALIDATE, page(json!({"FormatVersion": "2.0"})), "/FormatVersion", &["leave FormatVersion out: formatVersion is given"], &[]),
        on(VALIDATE, page(json!({"ETag": "x"})), "/ETag", &["leave it out"], &[]),
        on(OBJECTS, json!({"type": "page", "Formatversion": "2.0"}), "/Formatversion", &["did you mean formatVersion? "], &[]),
        // The template is named beside a document that is created, and is no part of it.
        on(VALIDATE, page(json!({"template": "none"})), "/template", &["leave it out"], &[]),
        on(VALIDATE, page(json!({"template": 3})), "/template", &["leave it out"], &[]),
        // What another create has is not a member of an object; a list is no map of values.
        on(OBJECTS, json!({"type": "page", "views": []}), "/views", &["create_query"], &[]),
        on(OBJECTS, json!({"type": "page", "fields": ["x"]}), "/fields", &[], &["write `fields` as"]),
        on(TYPES, json!({"formatVersion": "2.0", "properties": {"name": "Habit"}, "done": true}), "/done", &[], &["properties.done"]),
        on("POST properties", json!({"name": "Zz", "type": "text", "format": "text"}), "/type", &["format"], &["did you mean format"]),
        on("POST properties", json!({"name": "Zz", "format": "text", "api_key": "zz"}), "/api_key", &["did you mean key?"], &[]),
        // Tests as a tree and as one text have a member each.
        on(SEARCH, json!({"where": tree[0]}), "/where", &["did you mean filters?"], &[]),
        on(SEARCH, json!({"where": tree, "filters": tree}), "/where", &[], &["did you mean"]),
        on(SEARCH, json!({"where": "done = true"}), "/where", &["did you mean filter?"], &[]),
        on(SEARCH, json!({"filter": tree}), "/filter", &["go into `filters`, such as "], &[]),
        on(QUERIES, json!({"name": "Q", "type": "task", "filter": "name = \"a\"", "views": []}), "/views", &["leave `views` out", "a view takes no filter as text"], &[]),
        // Members of definitions and leaves.
        on(TYPES, definition(json!({"key": "due_date"})), "/property_definitions/0/key", &["rename it to `property`"], &[]),
        on(TYPES, definition(json!({"key": "due_date", "property": "due_date"})), "/property_definitions/0/key", &["leave key out: property is given"], &[]),
        on(
            TYPES,
            definition(json!({"name": "Streak", "type": "number", "format": "number"})),
            "/property_definitions/0/type",
            &["leave type out: format is given"],
            &[],
        ),
        on(TYPES, definition(json!({"key": "due_date", "property": null})), "/property_definitions/0/key", &["give it as `property`, in place of null"], &[]),
        on(SEARCH, preset(json!({})), "/filters/0/date_preset", &["rename date_preset to value"], &[]),
        on(SEARCH, preset(json!({"value": "2026-01-02"})), "/filters/0/date_preset", &["leave date_preset out: value is given"], &[]),
        on(SEARCH, preset(json!({"value": null})), "/filters/0/date_preset", &["give 2026-01-02 as value, in place of null"], &[]),
    ];
    // The name is given once, beside the properties or among them.
    let misnamed = [
        json!({"title": "B"}),
        json!({"nam": "B"}),
        json!([{"key": "Title", "value": "B"}]),
    ];
    for (properties, path) in misnamed
        .into_iter()
        .zip(["title", "nam", "Title"].map(|name| format!("/properties/{name}")))
    {
        let body = json!({"type": "page", "properties": properties});
        mistakes.push(on(
            OBJECTS,
            body.clone(),
            &path,
            &["did you mean name"],
            &[],
        ));
        mistakes.push(on(
            OBJECTS,
            with(body, json!({"name": "A"})),
            path,
            &[],
            &["did you mean name"],
        ));
    }
    let given = "out: properties.name is given";
    for properties in [
        json!({"name": "A"}),
        json!({"Name": "A"}),
        json!([{"key": "name", "value": "A"}]),
    ] {
        for (path, says) in [("/title", &[given][..]), ("/nam", &[]), ("/Name", &[given])] {
            let body = json!({"type": "page", "properties": properties, &path[1..]: "B"});
            mistakes.push(on(
                OBJECTS,
                body,
                path,
                says,
                &["did you mean name", "write `title` as"],
            ));
        }
    }
    let titled = page(json!({"properties": {"name": "A"}, "title": "B"}));
    mistakes.push(on(
        OBJECTS,
        titled,
        "/title",
        &["leave title out: properties.name is given"],
        &[],
    ));
    check(&world, mistakes).await;
    // A body without a version has a second fault; null stands for no template.
    let reply = send(&world, VALIDATE, &json!({"FormatVersion": "2.0"})).await;
    reply
        .is(200)
        .mentions(&["rename FormatVersion to formatVersion"]);
    let reply = send(&world, VALIDATE, &page(json!({"template": null}))).await;
    assert_eq!(reply.body(200)["issues"], json!([]));
    let none = page(json!({"template": "none"}));
    send(&world, OBJECTS, &none).await.is(200);
}

/// A new type with one definition.
fn definition(definition: Value) -> Value {
    json!({"name": "Habit", "property_definitions": [definition]})
}

/// A search by a leaf with a date in the place of a preset.
fn preset(more: Value) -> Value {
    let leaf = json!({"property": "due_date", "condition": "less", "date_preset": "2026-01-02"});
    json!({"filters": [with(leaf, more)]})
}

// document.md 4.2, 6.5, 7, 15; http.md 10, 11: a hint lists what the place takes, and nothing that is given there already.
#[tokio::test]
async fn what_a_place_does_not_take_is_not_offered() {
    let world = World::new().await;
    let views = json!([{"id": "v1", "name": "All"}]);
    let dataview = json!({"id": "dv", "type": "dataview", "properties": [{"property": "name"}], "views": views});
    let object = world.page("P", json!([dataview])).await;
    let edit = format!("PATCH objects/{object}");
    let set = |fields: Value| json!({"ops": [with(json!({"op": "set_properties"}), fields)]});
    let columns = |columns: Value| json!({"ops": [{"op": "update_view", "columns": columns}]});
    let listed = |op: &str, more: Value| json!({"ops": [with(json!({"op": op, "property": "dudate"}), more)]});
    let (due, none) = (&["due_date"][..], &[][..]);
    let both = json!({"dudate": "x", "due_date": "2026-01-02"});
    let first = || json!({"position": "first"});
    #[rustfmt::skip]
    let mut mistakes: Vec<Mistake> = vec![
        on(OBJECTS, json!({"formatVersion": "2.0", "kind": "pages", "type": "page"}), "/kind", &["did you mean page? page, template"], &[]),
        on(OBJECTS, json!({"formatVersion": "2.0", "kind": "template", "type": "templat", "template_for": "task"}), "/type", &["did you mean template"], &[]),
        on(TYPES, definition(json!({"name": "Owner", "section": "files"})), "/property_definitions/0/section", &["| featured, hidden"], &[]),
        on(&edit, set(json!({"set": {"dudate": "x"}})), "ops[0].set.dudate", due, none),
        on(&edit, set(json!({"set": {"dudate": "x", "Due date": "2026-01-02"}})), "ops[0].set.dudate", none, due),
        on(&edit, set(json!({"set": {"dudate": "x"}, "unset": ["due_date"]})), "ops[0].set.dudate", none, due),
        on(&edit, set(json!({"set": {"nam": "x"}})), "ops[0].set.nam", &["name"], &[]),
        on(&edit, set(json!({"add": {"nam": ["x"]}})), "ops[0].add.nam", none, &["name"]),
        on(&edit, set(json!({"remove": {"tagg": ["x"]}})), "ops[0].remove.tagg", &["tag"], none),
        on(&edit, columns(json!({"nam": {}})), "ops[0].columns.nam", &["name"], none),
        on(&edit, columns(json!({"nam": {"width": 9}, "Name": {"width": 9}})), "ops[0].columns.nam", none, &["name"]),
        on(&edit, set(json!({"set": {"name": "N", "title": "T"}})), "ops[0].set.title", &["leave title out: name is given"], none),
        on(OBJECTS, json!({"type": "page", "properties": both}), "/properties/dudate", none, due),
        on(OBJECTS, page(json!({"properties": both})), "/properties/dudate", none, due),
        // What a type does not list is neither taken out of its list nor moved in it.
        on("PATCH types/task", listed("remove_property", json!({})), "ops[0].property", due, none),
        on("PATCH types/task", listed("move_property", first()), "ops[0].property", due, none),
        on("PATCH types/page", listed("remove_property", json!({})), "ops[0].property", none, due),
        on("PATCH types/page", listed("move_property", first()), "ops[0].property", none, due),
        // A search can name what no write takes.
        on(SEARCH, json!({"filter": "backlink IS EMPTY"}), "/filter", &["did you mean backlinks"], &[]),
        on(SEARCH, json!({"fields": ["tag", "due_dat"]}), "/fields/1", due, none),
        on(SEARCH, json!({"fields": ["due_dat", "Due date"]}), "/fields/0", none, due),
    ];
    for key in ["nope", "tipe", "addeddate_", "backlink", "create"] {
        let path = format!("ops[0].set.{key}");
        let never = &["type", "added_date", "backlinks", "created_date", "id"];
        mistakes.push(on(&edit, set(json!({"set": {key: 1}})), path, &[], never));
    }
    // Objects of these types are made elsewhere, or by the server alone.
    let never = &["audio", "file", "image", "participant", "template", "video"];
    for wrong in ["templat", "audi", "fil", "participan", "imag"] {
        mistakes.push(on(
            OBJECTS,
            json!({"type": wrong}),
            "/type",
            &["known keys: "],
            never,
        ));
        mistakes.push(on(
            OBJECTS,
            json!({"formatVersion": "2.0", "type": wrong}),
            "/type",
            &["known keys: "],
            never,
        ));
        let ops = json!({"ops": [{"op": "set_type", "type": wrong}]});
        mistakes.push(on(&edit, ops, "ops[0].type", &[], &["audio"]));
    }
    for wrong in [json!(5), json!(null), json!({}), json!(""), json!(["page"])] {
        let owner = json!({"name": "Owner", "format": "objects", "object_types": ["page", wrong]});
        let path = "/property_definitions/0/object_types/1";
        mistakes.push(on(
            TYPES,
            definition(owner),
            path,
            &["leave the entry out"],
            &[],
        ));
    }
    // A list names each property once, and so does a view.
    let wrong = json!({"property": "due_dat"});
    #[rustfmt::skip]
    let others = [
        (json!({"property": "priority"}), true),
        (json!({"property": "due_date"}), false),
        (json!({"property": "dueDate"}), false),
        (json!({"name": "Due date"}), false),
        (json!({"property": "deadline", "name": "Due date"}), false),
    ];
    for (other, is_advised) in others {
        let (says, never) = if is_advised { (due, none) } else { (none, due) };
        for (at, list) in [json!([&wrong, &other]), json!([&other, &wrong])]
            .into_iter()
            .enumerate()
        {
            let path = format!("/property_definitions/{at}/property");
            let body = json!({"name": "Habit", "property_definitions": list});
            mistakes.push(on(TYPES, body.clone(), &path, says, never));
            mistakes.push(on("PATCH types/task?dry_run=true", body, path, says, never));
        }
    }
    for (other, is_advised) in [("tag", true), ("Due date", false)] {
        let (says, never) = if is_advised { (due, none) } else { (none, due) };
        let columns = json!([{"property": other}, wrong]);
        let views = json!([{"type": "table", "name": "A", "columns": columns}]);
        let set = json!({"ops": [{"op": "update_block", "id": "dv", "set": {"views": views}}]});
        let query = json!({"name": "Q", "type": "task", "views": views});
        let document = page(json!({"blocks": [{"type": "dataview", "views": views}]}));
        mistakes.push(on(
            OBJECTS,
            document,
            "/blocks/0/views/0/columns/1/property",
            says,
            never,
        ));
        mistakes.push(on(
            &edit,
            set,
            "ops[0].set.views[0].columns[1].property",
            says,
            never,
        ));
        mistakes.push(on(
            QUERIES,
            query,
            "/views/0/columns/1/property",
            says,
            never,
        ));
    }
    check(&world, mistakes).await;
}

// query.md 3, 3.1, 3.6: what other languages write, and how ours says it.
#[tokio::test]
async fn a_filter_of_another_language_leads_to_ours() {
    let world = World::new().await;
    let structured = "in the structured `filters`";
    let empty = "write IS EMPTY or IS NOT EMPTY";
    let quotes = "strings are written in double quotes";
    let date = |date: &str| format!("write a date in double quotes: \"{date}\"");
    let (day, instant) = (date("2026-01-01"), date("2026-01-01T10:00:00Z"));
    let text = |filter: &str| json!({"filter": filter});
    let leaf = |value: &str| json!({"filters": [{"property": "due_date", "condition": "equal", "value": value}]});
    let long = format!("name = \"{}\"", "x".repeat(5_000));
    #[rustfmt::skip]
    let mistakes: Vec<Mistake> = vec![
        on(SEARCH, text("name = null"), "/filter", &[empty], &[]),
        on(SEARCH, text("name != None"), "/filter", &[empty], &[]),
        on(SEARCH, text("due_date > date(\"2026-07-06\")"), "/filter", &["write a date alone"], &[]),
        on(SEARCH, text("`Due date` < today()"), "/filter", &[structured], &[]),
        on(SEARCH, text("Due date < today()"), "/filter", &[structured], &[]),
        on(SEARCH, text("'name' = \"x\""), "/filter", &["write it as a word"], &[]),
        on(SEARCH, text("done = true AND ('name' = \"x\")"), "/filter", &["write it as a word"], &[]),
        on(SEARCH, text("name IN ('x')"), "/filter", &[quotes], &[]),
        on(SEARCH, text("name = “x”"), "/filter", &[quotes], &[]),
        on(SEARCH, text("name LIKE \"x\""), "/filter", &["CONTAINS"], &[]),
        on(SEARCH, text("due_date < 2026-01-01"), "/filter", &[&day], &[]),
        on(SEARCH, text("(done = true OR due_date >= 2026-01-01) AND done = true"), "/filter", &[&day], &[]),
        on(SEARCH, text("due_date = 2026-01-01T10:00:00Z"), "/filter", &[&instant], &[]),
        on(SEARCH, text("name = 1-2"), "/filter", &[], &["date"]),
        // In the tree a day that is named is a member of its own.
        on(SEARCH, leaf("today"), "/filters/0/value", &["write it as `date_preset` in place of `value`"], &[]),
        on(SEARCH, leaf("soon"), "/filters/0/value", &[], &["date_preset"]),
        // A search is narrowed by its type, which a query has already.
        on(SEARCH, text(&long), "/filter", &["narrow with `type`"], &[]),
        on(QUERIES, json!({"name": "Q", "type": "task", "filter": long}), "/filter", &["structured `filters`"], &["split"]),
    ];
    check(&world, mistakes).await;
    for right in [
        "name IS EMPTY",
        "due_date > \"2026-07-06\"",
        "name IN (\"x\")",
    ] {
        send(&world, SEARCH, &text(right)).await.is(200);
    }
}

// http.md 20.1, 23: what is created once is not created in batches.
#[tokio::test]
async fn what_a_create_cannot_hold_is_added_afterwards() {
    let world = World::new().await;
    let options: Vec<Value> = (0..101).map(|n| json!({"name": n.to_string()})).collect();
    let items: Vec<String> = (0..1001).map(|n| format!("i{n}")).collect();
    let list = format!("GET /v2/spaces/{}/objects", world.one.short);
    #[rustfmt::skip]
    let mistakes: Vec<Mistake> = vec![
        on("POST properties", json!({"name": "Zz", "format": "select", "options": options}), "/options", &["at most 100", "create_property_option adds others"], &[]),
        on("POST collections", json!({"name": "C", "items": items}), "/items", &["at most 1000", "add_items adds others"], &[]),
        on("POST collections", json!({"name": "C", "items": ["Ada"]}), "/items/0", &[&list], &[]),
    ];
    check(&world, mistakes).await;
}

// http.md 11: whatever was sent, in a body, a path or a query, a refusal is short.
#[tokio::test]
async fn what_was_sent_is_not_sent_back() {
    let world = World::new().await;
    let page = world.page("P", json!([])).await;
    let long = "y".repeat(3_000);
    let space = &world.one.short;
    for path in [
        format!("/v2/spaces/{long}/objects"),
        format!("/v2/spaces/{space}/objects/{long}"),
        format!("/v2/spaces/{space}/types/{long}"),
        format!("/v2/spaces/{space}/properties/{long}"),
        format!("/v2/spaces/{space}/properties/tag/options/{long}"),
        format!("/v2/spaces/{space}/members/{long}"),
        format!("/v2/spaces/{space}/chats/{long}/messages"),
        format!("/v2/spaces/{space}/files/{long}/content"),
        format!("/v2/spaces/{space}/queries/{long}/objects"),
        format!("{}?include={long}", world.object(&page)),
        format!("{}?block={long}", world.object(&page)),
        format!("{}?ids={long}", world.object(&page)),
        format!("{}?format={long}", world.object(&page)),
        format!("/v2/spaces/{space}/objects?fields={long}"),
        format!("/v2/schemas/{long}"),
        format!("/v2/schemas/ops/{long}?dialect={long}"),
    ] {
        let reply = world.get(&path).await;
        assert!((400..500).contains(&reply.status), "{}", reply.text);
        assert!(reply.text.len() < 1_500, "{path}: {}", reply.text);
    }
    let long = "y".repeat(100_000);
    #[rustfmt::skip]
    let documents = [
        json!({"formatVersion": long}),
        json!({"formatVersion": "2.0", "type": "page", "properties": {"due_date": long, "layout": long, long.as_str(): 1}}),
        json!({"formatVersion": "2.0", "type": "page", "blocks": [{"id": long, "type": "paragraph"}, {"type": long}]}),
        json!({"formatVersion": "2.0", "type": "page", "blocks": [{"type": "paragraph", "text": format!("<{long}>")}]}),
        json!({"formatVersion": "2.0", "type": "page", "icon": {"format": long}, long.as_str(): 1}),
        json!({"formatVersion": "2.0", "type": "set", "blocks": [{"type": "dataview", "views": [
            {"type": long, "sorts": [{"property": long, "direction": long}],
             "filters": [{"property": long, "condition": long, "value": long}]}]}]}),
    ];
    for document in documents {
        let reply = world.post("/v2/validate", document).await;
        let found = ["issues", "warnings"].map(|list| reply.json[list].as_array().unwrap().len());
        let found: usize = found.iter().sum();
        assert!(
            found > 0 && reply.text.len() < 1_000 * found,
            "{}",
            reply.text
        );
    }
}
