//! Search over all spaces (query.md 10, 16.5).

use rolltop_store::ObjectRecord;
use rolltop_store::testing::{Commit, Plan, Write};
use serde_json::{Value, json};

use super::fixture::{Fixture, NOW, ids};
use crate::support::World;
use crate::support::answer::Reply;
use crate::support::partial::has;

const PATH: &str = "/v2/search";

/// The fixture in the first space, and two pages and an option of a property in the second.
async fn both() -> Fixture {
    let fixture = Fixture::new().await;
    let two = |record: ObjectRecord| ObjectRecord {
        space_id: fixture.world.two.full.clone(),
        ..record
    };
    let page = |id: &str, days: i64, name: &str| {
        let document = json!({"kind": "page", "type": "page", "properties": {"name": name}});
        two(fixture.record(id, NOW - 3600 - days * 86_400, document))
    };
    let records = vec![
        page("S", 1, "Second report"),
        page("R", 50, "Report in two"),
    ];
    let plan = Plan {
        writes: records.into_iter().map(Write::PutObject).collect(),
        ..Plan::at(NOW * 1000)
    };
    fixture.world.server.store.commit(plan).unwrap();
    fixture
}

async fn search(fixture: &Fixture, body: Value) -> Reply {
    fixture.world.post(PATH, body).await
}

// H-76, H-129
#[tokio::test]
async fn spaces_are_searched_together() {
    let fixture = both().await;
    let world = &fixture.world;
    let found = search(&fixture, json!({})).await.body(200);
    // Equal to the second: the space with the smaller id comes first.
    let newest = if world.one.full < world.two.full {
        ["A", "B", "S", "C", "D", "G", "R", "E"]
    } else {
        ["A", "S", "B", "C", "D", "G", "R", "E"]
    };
    assert_eq!(ids(&found), newest);
    let rows = found["data"].as_array().unwrap();
    for row in rows {
        let space = match row["id"].as_str().unwrap() {
            "S" | "R" => &world.two,
            _ => &world.one,
        };
        assert_eq!(row["space_id"], json!(space.short), "{row}");
    }
    assert_eq!(found["total"], 8);
    let full = world.post("/v2/search?ids=full", json!({})).await.body(200);
    assert_eq!(full["data"][0]["space_id"], json!(world.one.full));

    let sorts = json!([{"property": "name"}]);
    let named = search(&fixture, json!({"query": "report", "sorts": sorts})).await;
    assert_eq!(ids(&named.body(200)), ["D", "R", "E", "S", "A"]);
    let ranked = search(&fixture, json!({"query": "report notes"})).await;
    assert_eq!(ids(&ranked.body(200))[0], "E");

    let sent = json!({"type": "page"});
    let page = world.post("/v2/search?limit=2", sent).await.body(200);
    assert_eq!(ids(&page), ["S", "R"]);
    has!(page, {"has_more": true, "total": 3});
    let rest = world
        .post("/v2/search?limit=2&offset=2", json!({"type": "page"}))
        .await
        .body(200);
    assert_eq!(ids(&rest), ["E"]);
    let space = fixture.search(json!({})).await.body(200);
    assert!(space["data"][0].get("space_id").is_none());
}

//
#[tokio::test]
async fn what_one_space_does_not_know_is_warned_of() {
    let fixture = both().await;
    let names_two = &fixture.world.two.short;
    let filter = json!({"filter": "notes IS NOT EMPTY"});
    let reply = search(&fixture, filter).await;
    reply.is(200).mentions(&[names_two]);
    assert_eq!(reply.warnings(), ["/filter"]);
    assert_eq!(ids(&reply.json), ["A", "D"]);
    let option = json!({"filter": "status = \"Done\""});
    let reply = search(&fixture, option).await;
    assert_eq!(
        (ids(&reply.json), reply.warnings()),
        (vec!["B".into()], vec!["/filter".into()])
    );
    let reply = search(
        &fixture,
        json!({"type": "page", "fields": ["name", "notes"]}),
    )
    .await;
    assert_eq!(reply.warnings(), ["/fields/1", "/fields/1"]);
    let warnings = reply.json["warnings"].as_array().unwrap();
    for (space, name) in [(&fixture.world.one, "One"), (&fixture.world.two, "Two")] {
        let named = format!("space {} (\"{name}\") does not know", space.short);
        let of_space = |warning: &&Value| warning["message"].as_str().unwrap().starts_with(&named);
        assert_eq!(warnings.iter().filter(of_space).count(), 1);
    }
    assert_eq!(ids(&reply.json), ["S", "R", "E"]);
    // of a field that one space knows, the other one gets advice.
    let known = json!({"type": "task", "fields": ["notes"], "filter": "done = true"});
    fixture
        .world
        .post(
            &format!("/v2/spaces/{names_two}/objects"),
            json!({"type": "task", "name": "Two", "properties": {"done": true}}),
        )
        .await
        .is(201);
    let reply = search(&fixture, known).await;
    assert_eq!(reply.warnings(), ["/fields/0"]);
    reply.mentions(&[names_two]);
    assert_eq!(reply.json["total"], 3);
    // the same advice from both spaces comes once.
    let reply = search(&fixture, json!({"filter": "due_date < today()"})).await;
    assert_eq!(reply.warnings(), ["/filter"]);
}

// H-140: names in the place of keys.
#[tokio::test]
async fn rows_of_all_spaces_spell_names() {
    let fixture = both().await;
    let path = format!("{PATH}?keys=name");
    let body = json!({"filter": "name = \"fix sink\"", "fields": ["due_date", "tags"]});
    let found = fixture.world.post(&path, body).await.body(200);
    let row = &found["data"][0];
    has!(row, {"id": "B", "type": "Task"});
    assert_eq!(
        row["properties"],
        json!({"Due date": "2026-08-12T23:30:00Z", "Tags": ["home"]})
    );
}

// query.md 10, H-129: faults that need no space.
#[tokio::test]
async fn faults_of_every_space_are_refused() {
    let fixture = both().await;
    #[rustfmt::skip]
    let cases = [
        (json!({"filter": "doen ="}), "/filter"),
        (json!({"filters": [{"property": "nixq", "condition": "equals"}]}), "/filters/0/condition"),
        (json!({"sorts": [{"property": "nixq", "direction": "down"}]}), "/sorts/0/direction"),
        (json!({"limit": 5}), "/limit"),
    ];
    for (body, path) in cases {
        search(&fixture, body).await.invalid(&[path]);
    }
    let both = json!({"filter": "", "filters": []});
    let reply = search(&fixture, both).await;
    reply.ambiguous(&["/filter", "/filters"]);
}

// what no space knows is found nowhere, and one warning for each kind of it names the spaces and what was meant.
#[tokio::test]
async fn what_no_space_knows_is_warned_of() {
    let fixture = both().await;
    let world = &fixture.world;
    let refused = json!({"type": "tusk"});
    #[rustfmt::skip]
    let unknown = [
        (refused, "/type", "did you mean task?"),
        (json!({"filter": "status = \"Dne\""}), "/filter", "did you mean Done?"),
        (json!({"filter": "doen = true"}), "/filter", "did you mean done?"),
        (json!({"filters": [{"property": "status", "condition": "in", "value": ["Dne"]}]}), "/filters/0/value", "did you mean Done?"),
        (json!({"sorts": [{"property": "nmae"}]}), "/sorts/0/property", "did you mean name?"),
    ];
    let third = json!({"name": "Three"});
    for more in [None, Some(third)] {
        if let Some(space) = more {
            world.post("/v2/spaces", space).await.is(201);
        }
        let spaces = world.get("/v2/spaces").await.body(200);
        for (body, path, meant) in &unknown {
            let reply = search(&fixture, body.clone()).await;
            let found = reply.is(200);
            has!(found.json, {"data": [], "total": 0});
            assert_eq!(found.json["has_more"], false);
            assert_eq!(found.warnings(), [*path], "{}", found.text);
            let warning = &found.json["warnings"][0];
            let message = warning["message"].as_str().unwrap();
            for space in spaces["data"].as_array().unwrap() {
                let id = space["id"].as_str().unwrap();
                assert!(message.contains(id), "{message}");
            }
            let hint = warning["hint"].as_str().unwrap();
            assert!(hint.starts_with(meant), "{warning}");
        }
    }
}

// a page that has more is followed by another one, up to the last hit.
#[tokio::test]
async fn pages_go_on_to_the_last_hit() {
    const FIRST: usize = 1_990;
    const ALL: usize = 2_100;
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let records = (0..ALL).map(|number| {
        let space = [&world.one, &world.two][number % 2];
        let document = json!({"kind": "page", "type": "page", "properties": {"name": "deep"}});
        ObjectRecord {
            space_id: space.full.clone(),
            ..fixture.record(&format!("deep{number:04}"), NOW - number as i64, document)
        }
    });
    fixture.put(records.collect());
    let mut seen = Vec::new();
    let mut offset = FIRST;
    loop {
        let path = format!("{PATH}?limit=50&offset={offset}");
        let body = json!({"filter": "name = \"deep\""});
        let page = world.post(&path, body).await.body(200);
        assert_eq!(page["total"], ALL);
        seen.extend(ids(&page));
        if page["has_more"] == false {
            assert!(page.get("message").is_none());
            break;
        }
        offset += page["data"].as_array().unwrap().len();
    }
    let expected: Vec<String> = (FIRST..ALL)
        .map(|number| format!("deep{number:04}"))
        .collect();
    assert_eq!(seen, expected);
    let path = format!("{PATH}?offset=9007199254740991");
    let beyond = world.post(&path, json!({})).await.body(200);
    assert_eq!((ids(&beyond), &beyond["has_more"]), (vec![], &json!(false)));
}

// Q-508, H-66, C-104
#[tokio::test]
async fn the_grant_bounds_the_search() {
    let fixture = both().await;
    let world = &fixture.world;
    world
        .anonymous("POST", PATH)
        .send()
        .await
        .older(401, "unauthorized");
    let reply = world
        .request_as(&world.keys.kr, "POST", PATH)
        .json(&json!({"fields": ["notes"]}))
        .send()
        .await;
    assert_eq!(ids(&reply.json), ["A", "B", "C", "D", "G", "E"]);
    assert_eq!(reply.json["total"], 6);
    reply.omits(&["warnings", &world.two.short, "Two"]);
}

// a type that one space knows.
#[tokio::test]
async fn a_type_of_one_space_finds_its_rows() {
    let fixture = both().await;
    let world = &fixture.world;
    let types = format!("/v2/spaces/{}/types", world.one.short);
    world.post(&types, json!({"name": "Plant"})).await.is(201);
    let oak = world.create(json!({"type": "plant", "name": "Oak"})).await;
    let reply = search(&fixture, json!({"type": "plant"})).await;
    assert_eq!(ids(&reply.json), [oak]);
    assert_eq!(reply.warnings(), ["/type"]);
    reply.mentions(&[&world.two.short, "Two"]);
}

// http.md 9, query.md 10: what is said of one space can be followed as it stands, and says which space it is.
#[tokio::test]
async fn hints_of_many_spaces_name_the_space() {
    let world = World::new().await;
    let spaces = [&world.one.short, &world.two.short];
    let reply = world.post("/v2/search", json!({"fields": ["zzzqq"]})).await;
    assert_eq!(reply.is(200).warnings(), ["/fields/0"]);
    let warning = &reply.json["warnings"][0];
    let message = warning["message"].as_str().unwrap();
    assert!(spaces.iter().all(|space| message.contains(*space)));
    // Both are meant; the request is one of the first that is named.
    let is_first = |space: &&&String| message.starts_with(&format!("space {space} ("));
    let space = spaces.iter().find(is_first).unwrap();
    let request = format!("GET /v2/spaces/{space}/properties");
    assert!(
        warning["hint"].as_str().unwrap().contains(&request),
        "{warning}"
    );
    assert_eq!(warning["see_also"][0]["params"]["space_id"], space.as_str());
    for body in [json!({"type": "rowxq"}), json!({"filter": "nixq = 1"})] {
        let reply = world.post("/v2/search", body).await;
        let warning = &reply.is(200).json["warnings"][0];
        let space = warning["see_also"][0]["params"]["space_id"]
            .as_str()
            .unwrap();
        assert!(spaces.iter().any(|known| *known == space), "{warning}");
        let hint = warning["hint"].as_str().unwrap();
        assert!(hint.contains(&format!("/v2/spaces/{space}/")), "{warning}");
    }
}

// query.md 10, http.md 9: however many spaces a warning is about, it comes once, names some of them and stays readable.
#[tokio::test]
async fn a_warning_about_many_spaces_is_short() {
    let world = World::new().await;
    for _ in 0..11 {
        let name = json!({"name": format!("Line\tup {}", "n".repeat(4_000))});
        world.post("/v2/spaces", name).await.is(201);
    }
    let one = format!("/v2/spaces/{}", world.one.short);
    let fields: Vec<String> = (0..25).map(|number| format!("zzzqq{number}")).collect();
    let asked = json!({"fields": fields});
    let of_one = world.post(&format!("{one}/search"), asked.clone()).await;
    let reasons: Vec<&str> = of_one.is(400).json["issues"]
        .as_array()
        .unwrap()
        .iter()
        .map(|issue| issue["message"].as_str().unwrap())
        .collect();
    assert_eq!(reasons.len(), fields.len());
    let reply = world.post(PATH, asked).await;
    let warnings = reply.is(200).json["warnings"].as_array().unwrap();
    assert_eq!(warnings.len(), fields.len());
    let is_named = |message: &str| {
        assert!(message.chars().count() < 2_000, "{message}");
        assert_eq!(message.matches("(\"").count(), 8, "{message}");
        let shown = message.matches("(\"Line\\tup nnn").count();
        assert!(shown >= 6, "{message}");
        assert!(!message.contains(&"n".repeat(81)), "{message}");
    };
    for (warning, reason) in warnings.iter().zip(reasons) {
        let message = warning["message"].as_str().unwrap();
        is_named(message);
        assert!(message.ends_with(&format!(" and 5 more do not know this field: {reason}")));
    }

    let notes = json!({"name": "Notes", "format": "text"});
    world
        .post(&format!("{one}/properties"), notes)
        .await
        .is(201);
    let filter = json!({"filter": "notes IS NOT EMPTY"});
    let reply = world.post(PATH, filter).await;
    assert_eq!(reply.is(200).warnings(), ["/filter"]);
    let message = reply.json["warnings"][0]["message"].as_str().unwrap();
    is_named(message);
    assert!(message.contains(" and 4 more were left out: "), "{message}");
    assert!(message.contains("notes"), "{message}");
}
