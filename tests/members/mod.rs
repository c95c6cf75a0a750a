//! Members: list, the own one, one by id (http.md 18).

use rolltop_store::ObjectRecord;
use rolltop_store::testing::Write;
use serde_json::json;

use crate::search::fixture::{Fixture, ids};
use crate::support::World;

impl World {
    /// The first space's members route.
    pub(crate) fn members(&self) -> String {
        self.at("members")
    }

    /// Object id of the own member of the first space.
    pub(crate) async fn me(&self) -> String {
        let own = self.get(&format!("{}/me", self.members())).await.body(200);
        own["id"].as_str().unwrap().to_owned()
    }
}

// H-78, H-80, D-34; query.md 13
#[tokio::test]
async fn a_fresh_space_has_its_owner() {
    let world = World::new().await;
    let own = world
        .get(&format!("{}/me", world.members()))
        .await
        .body(200);
    let id = own["id"].as_str().unwrap();
    let account = own["identity"].as_str().unwrap();
    let row = json!({"id": id, "identity": account, "name": "Owner", "role": "owner"});
    assert_eq!(own, row);
    // Another member of another space, and the same account behind it.
    let two = format!("/v2/spaces/{}/members/me", world.two.short);
    let elsewhere = world.get(&two).await.body(200);
    assert!(!account.is_empty() && elsewhere["id"] != id);
    for member in ["identity", "name"] {
        assert_eq!(elsewhere[member], own[member]);
    }
    let listed = world.get(&world.members()).await.body(200);
    assert_eq!(
        (&listed["data"], &listed["total"]),
        (&json!([own]), &json!(1))
    );
    // Object ids are never shortened.
    for query in ["", "?ids=full"] {
        let path = format!("{}/{id}{query}", world.members());
        assert_eq!(world.get(&path).await.body(200), own);
    }
    let page = world.create(json!({"type": "page", "name": "P"})).await;
    assert_eq!(world.read(&page).await["properties"]["creator"], id);
    // Its id is a value of properties that point to members.
    let task = json!({"type": "task", "properties": {"assignee": id}});
    let task = world.create(task).await;
    let task = world.read(&task).await;
    assert_eq!(task["properties"]["assignee"], json!([id]));
}

// H-80; http.md 10, 18
#[tokio::test]
async fn references_without_a_member() {
    let world = World::new().await;
    let page = world.create(json!({"type": "page", "name": "P"})).await;
    let stranger = format!("bafyrei{}", "a".repeat(52));
    for id in [page.as_str(), &stranger, "Me", "x"] {
        let path = format!("{}/{id}", world.members());
        world
            .get(&path)
            .await
            .missing(&["member_id"])
            .mentions(&["list_members", &world.members()]);
    }
    // A member of another space is none of this one.
    let own = world.me().await;
    let elsewhere = format!("/v2/spaces/{}/members/{own}", world.two.short);
    world.get(&elsewhere).await.missing(&["member_id"]);
    let unknown = "/v2/spaces/nowhere/members/me";
    world.get(unknown).await.missing(&["space_id"]);
}

// H-80; http.md 18: an account that left, was removed or never joined is no member, though its object is there.
#[tokio::test]
async fn an_account_that_left_is_no_member() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let member = |status: usize| {
        let document = json!({"kind": "participant", "type": "participant", "properties": {
            "name": "Ann", "participantPermissions": 1, "participantStatus": status}});
        fixture.record("ann", 0, document)
    };
    let path = format!("{}/ann", world.members());
    let listed = async || {
        let listed = world.get(&world.members()).await.body(200);
        let ids = ids(&listed);
        assert_eq!(listed["total"], ids.len());
        ids
    };
    let others = listed().await;
    for status in [1, 2, 1, 3, 0, 4, 5] {
        fixture.put(vec![member(status)]);
        let reply = world.get(&path).await;
        let listed = listed().await;
        if status == 1 {
            assert_eq!(reply.body(200)["name"], "Ann");
            assert!(listed.contains(&"ann".to_owned()));
        } else {
            reply.missing(&["member_id"]).mentions(&["list_members"]);
            assert_eq!(listed, others, "{status}");
        }
    }
    let removed = ObjectRecord {
        archived: true,
        ..member(1)
    };
    fixture.put(vec![removed]);
    world.get(&path).await.missing(&["member_id"]);
}

// http.md 18, query.md 13: the own row is served before its object says that the member is there, and is no row of the
// list until then.
#[tokio::test]
async fn the_own_row_is_there_before_its_object() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let me = world.me().await;
    let listed = world.get(&world.members()).await.body(200);
    let record = world.server.store.object(&me).unwrap().unwrap();
    let account = world.get(&format!("{}/{me}", world.members())).await.json["identity"].clone();
    world.change_document(&me, |joining| {
        joining["properties"]["participantStatus"] = json!(0);
        joining["properties"]["name"] = json!("Ann");
    });
    let own = world.get(&format!("{}/me", world.members())).await;
    assert_eq!(
        own.body(200),
        json!({"id": me, "identity": account, "name": "", "role": ""})
    );
    let path = format!("{}/{me}", world.members());
    world.get(&path).await.missing(&["member_id"]);
    let others = world.get(&world.members()).await.body(200);
    assert_eq!(ids(&others), ["m1", "m2"]);
    let before = listed["total"].as_u64().unwrap();
    assert_eq!(others["total"], before - 1);
    // What is made meanwhile is made by the member that it will be.
    let page = world.create(json!({"type": "page", "name": "P"})).await;
    assert_eq!(world.read(&page).await["properties"]["creator"], me);
    fixture.put(vec![ObjectRecord::clone(&record)]);
    assert_eq!(world.get(&path).await.body(200)["role"], "owner");
}

// http.md 18, query.md 12, 13: where the server has no account, there is no own row, and nothing that stands for it.
#[tokio::test]
async fn without_an_account_there_is_no_own_row() {
    let fixture = Fixture::new().await;
    let world = &fixture.world;
    let me = world.me().await;
    let mine =
        json!({"property": "assignee", "condition": "equal", "value": "_filter_template_2_"});
    let done = json!({"property": "done", "condition": "equal", "value": true});
    let group = json!({"operator": "or", "filters": [mine]});
    let mut queries = Vec::new();
    for (filters, before, after) in [
        (
            json!([mine]),
            [""; 0].as_slice(),
            ["A", "B", "C", "D", "G"].as_slice(),
        ),
        (json!([mine, done]), &[], &["B", "D"]),
        (json!([group, done]), &[], &["B", "D"]),
    ] {
        let query = fixture.query(json!({ "filters": filters })).await;
        let rows = fixture.query_rows(&query, "").await;
        assert_eq!(
            (ids(&rows.json), rows.warnings().len()),
            (before.iter().map(|id| (*id).to_owned()).collect(), 0)
        );
        queries.push((query, after));
    }
    world.store([Write::DeleteObject { id: me.clone() }]);
    let own = world.get(&format!("{}/me", world.members())).await;
    own.missing(&["member_id"])
        .mentions(&["no account", "list_members"]);
    let path = format!("{}/{me}", world.members());
    world.get(&path).await.missing(&["member_id"]);
    let listed = world.get(&world.members()).await.body(200);
    assert_eq!(ids(&listed), ["m1", "m2"]);
    for (query, expected) in queries {
        let rows = fixture.query_rows(&query, "").await;
        assert_eq!(ids(&rows.is(200).json), expected);
        assert_eq!(rows.warnings(), ["view"]);
        rows.mentions(&["has no meaning here"]);
    }
    // Searches and reads go on.
    let found = fixture
        .search(json!({"type": "task", "fields": ["creator"]}))
        .await;
    assert_eq!(found.is(200).json["total"], 5);
    let page = world.create(json!({"type": "page", "name": "P"})).await;
    world.get(&world.object(&page)).await.is(200);
}

// H-78: older versions gave the owner no name.
#[tokio::test]
async fn an_owner_without_a_name_is_called_owner() {
    let world = World::new().await;
    let me = world.me().await;
    world.change_document(&me, |member| member["properties"]["name"] = json!(""));
    let own = world.get(&format!("{}/me", world.members())).await;
    assert_eq!(own.body(200)["name"], "Owner");
}
