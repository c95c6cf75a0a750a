//! `rolltop bin`, run as a person runs it: with a server over its socket, and without one on the data directory.

use std::process::Output;

use serde_json::{Value, json};

use crate::support::{Home, run};

/// A server, a client with a key for everything, and a space.
struct World {
    home: Home,
    space: String,
}

impl World {
    async fn new() -> Self {
        let home = Home::new();
        let space = home.client.space("Home").await;
        Self { home, space }
    }

    fn path(&self, tail: &str) -> String {
        format!("/v2/spaces/{}/{tail}", self.space)
    }

    async fn post(&self, tail: &str, body: Value) -> Value {
        self.home
            .client
            .ok("POST", &self.path(tail), Some(body))
            .await
    }

    async fn get(&self, tail: &str) -> (u16, Value) {
        self.home.client.send("GET", &self.path(tail), None).await
    }

    async fn delete(&self, tail: &str) {
        self.home.client.ok("DELETE", &self.path(tail), None).await;
    }

    /// A page that was archived; its id.
    async fn archived_page(&self, name: &str) -> String {
        let made = self
            .post("objects", json!({"type": "page", "name": name}))
            .await;
        let id = made["id"].as_str().unwrap().to_owned();
        self.delete(&format!("objects/{id}")).await;
        id
    }

    fn run(&self, line: &[&str]) -> Output {
        self.home.run(line)
    }

    fn bin(&self) -> Vec<Value> {
        let output = self.run(&["bin", "list", "--json"]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    }

    fn restored(&self, reference: &str) -> Value {
        let output = self.run(&["bin", "restore", reference, "--json"]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        serde_json::from_slice(&output.stdout).unwrap()
    }

    /// The sentence of a refusal.
    fn refused(&self, line: &[&str]) -> String {
        let output = self.run(line);
        assert_eq!(output.status.code(), Some(1), "{}", text(&output.stdout));
        assert!(output.stdout.is_empty());
        text(&output.stderr)
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

// http.md 22.3: restoring happens outside of the API; chats-files-auth.md 3.2: with a server and without one.
#[tokio::test]
async fn an_archived_object_comes_back() {
    let world = World::new().await;
    assert!(text(&world.run(&["bin", "list"]).stderr).contains("the bin is empty"));
    let first = world.archived_page("First").await;
    let second = world.archived_page("Second").await;
    let row = |id: &str, name: &str| {
        json!({
            "id": id, "kind": "page", "type": "page", "key": null, "name": name,
            "space_id": world.bin()[0]["space_id"], "space": "Home",
        })
    };
    assert_eq!(world.bin(), [row(&second, "Second"), row(&first, "First")]);
    let table = text(&world.run(&["bin", "list"]).stdout);
    assert!(table.starts_with("ID") && table.contains(&first) && table.contains("Second"));
    let few = world.run(&["bin", "list", "--json", "--limit", "1"]);
    let shown: Vec<Value> = serde_json::from_slice(&few.stdout).unwrap();
    assert_eq!(shown.len(), 1);
    assert!(text(&few.stderr).contains("1 of 2"));

    assert_eq!(world.restored(&first)["name"], "First");
    let (_, listed) = world.get("objects").await;
    assert_eq!(listed["data"][0]["name"], "First");
    let (_, read) = world.get(&format!("objects/{first}")).await;
    assert!(read["properties"].get("is_archived").is_none());
    assert_eq!(world.bin().len(), 1);
    let refusal = world.refused(&["bin", "restore", &first]);
    assert!(refusal.contains("rolltop bin list"), "{refusal}");

    // The same without a server.
    let data = world.home.data().to_owned();
    let home = world.home.restarted(|server| {
        assert!(server.terminate().success());
        let said = run(&["bin", "restore", &second[second.len() - 8..]], &data);
        assert!(said.status.success());
        assert!(text(&said.stderr).contains("Second is back in Home"));
        let listed = run(&["bin", "list", "--json"], &data);
        assert_eq!(text(&listed.stdout).trim(), "[]");
    });
    let world = World { home, ..world };
    assert_eq!(world.get("objects").await.1["total"], 2);
}

// The name, the end of the id, one space: any reference that names one thing.
#[tokio::test]
async fn references_name_one_thing() {
    let world = World::new().await;
    let one = world.archived_page("Twin").await;
    let two = world.archived_page("Twin").await;
    let refusal = world.refused(&["bin", "restore", "Twin"]);
    assert!(
        refusal.contains(&one) && refusal.contains(&two),
        "{refusal}"
    );
    for reference in ["twin", "Twi", "", &one[one.len() - 5..]] {
        world.refused(&["bin", "restore", reference]);
    }
    assert_eq!(world.bin().len(), 2);
    assert_eq!(world.restored(&one[one.len() - 6..])["id"], one.as_str());
    assert_eq!(world.restored("Twin")["id"], two.as_str());
    let other = world.home.client.space("Away").await;
    let kept = world.archived_page("Kept").await;
    let elsewhere = world.refused(&["bin", "restore", &kept, "--space", "Away"]);
    assert!(elsewhere.contains("nothing in the bin"), "{elsewhere}");
    for space in [other.as_str(), "Away"] {
        let listed = world.run(&["bin", "list", "--json", "--space", space]);
        assert_eq!(text(&listed.stdout).trim(), "[]");
    }
    world.refused(&["bin", "list", "--space", "nowhere"]);
    let output = world.run(&["bin", "restore", "Kept", "--space", "Home"]);
    assert!(output.status.success());
    let limit = world.run(&["bin", "list", "--limit", "0"]);
    assert_eq!(limit.status.code(), Some(2));
    assert!(text(&limit.stderr).contains("0 is not in 1..=1000"));
}

// http.md 20.1, 20.3: a property comes back under its key, with its values and options, while the key is free.
#[tokio::test]
async fn a_property_comes_back_under_its_key() {
    let world = World::new().await;
    let body = json!({"name": "Stage", "format": "select", "options": [{"name": "Todo"}]});
    let made = world.post("properties", body.clone()).await;
    let page = json!({"type": "page", "name": "P", "properties": {"stage": "Todo"}});
    let page = world.post("objects", page).await;
    let page = format!("objects/{}", page["id"].as_str().unwrap());
    world.delete("properties/stage").await;
    let rows = world.bin();
    assert_eq!(
        (&rows[0]["kind"], &rows[0]["key"], &rows[0]["name"]),
        (&json!("property"), &json!("stage"), &json!("Stage"))
    );
    // Another property takes the key meanwhile: the old one stays where it is, whatever its spelling.
    let thief = world.post("properties", body).await;
    let refusal = world.refused(&["bin", "restore", "Stage"]);
    assert!(
        refusal.contains("property key already exists")
            && refusal.contains("archive that property"),
        "{refusal}"
    );
    let (_, read) = world.get(&page).await;
    assert!(read["properties"].get("stage").is_none());
    world.delete("properties/stage").await;
    let refusal = world.refused(&["bin", "restore", "Stage"]);
    assert!(refusal.contains(thief["id"].as_str().unwrap()), "{refusal}");
    assert_eq!(world.restored(made["id"].as_str().unwrap())["key"], "stage");
    let (_, read) = world.get(&page).await;
    assert_eq!(read["properties"]["stage"], json!(["Todo"]));
    let (_, options) = world.get("properties/stage/options").await;
    assert_eq!(options["total"], 1);
}

// document.md 4.1: a key is also taken where another folds to the same.
#[tokio::test]
async fn a_key_that_folds_alike_is_taken() {
    let world = World::new().await;
    let property = |key: &str| json!({"name": key, "key": key, "format": "text"});
    let of_type = |key: &str| json!({"name": key, "api_key": key});
    for (route, body) in [
        ("properties", &property as &dyn Fn(&str) -> Value),
        ("types", &of_type),
    ] {
        world.post(route, body("my_thing")).await;
        world.delete(&format!("{route}/my_thing")).await;
        world.post(route, body("mything")).await;
        let refusal = world.refused(&["bin", "restore", "my_thing"]);
        assert!(refusal.contains("key already exists"), "{refusal}");
        world.delete(&format!("{route}/mything")).await;
        assert_eq!(world.restored("my_thing")["key"], "my_thing");
        let (status, _) = world.get(&format!("{route}/my_thing")).await;
        assert_eq!(status, 200);
    }
}

// The first to take a key has it: a restore and a create of one key at one time leave one holder.
#[tokio::test]
async fn a_restore_and_a_create_do_not_share_a_key() {
    let world = World::new().await;
    for round in 0..4 {
        let key = format!("race{round}");
        let body = json!({"name": key, "format": "text"});
        let old = world.post("properties", body.clone()).await;
        world.delete(&format!("properties/{key}")).await;
        let (data_dir, id) = (world.home.data().to_owned(), old["id"].clone());
        let restore = tokio::task::spawn_blocking(move || {
            run(&["bin", "restore", id.as_str().unwrap()], &data_dir)
        });
        // The command takes a while to start: other requests first, more of them in every round.
        let path = world.path("properties");
        let create = async {
            for _ in 0..10 * round {
                world.get("properties").await;
            }
            world.home.client.send("POST", &path, Some(body)).await.0
        };
        let (restored, created) = tokio::join!(restore, create);
        let restored = restored.unwrap().status.success();
        assert!(restored != (created == 201), "{restored} {created}");
        let (status, holder) = world.get(&format!("properties/{key}")).await;
        assert_eq!((status, holder["id"] == old["id"]), (200, restored));
    }
}

// A built-in property keeps its key for itself; a property or a type whose name is shown twice comes back with advice.
#[tokio::test]
async fn what_shares_a_name_comes_back_with_advice() {
    let world = World::new().await;
    world.delete("properties/due_date").await;
    assert_eq!(world.restored("Due date")["key"], "due_date");
    assert_eq!(world.get("properties/due_date").await.0, 200);
    let body = |key: &str| json!({"name": "Odd", "format": "text", "key": key});
    world.post("properties", body("odd_one")).await;
    world.delete("properties/odd_one").await;
    world.post("properties", body("odd_two")).await;
    let output = world.run(&["bin", "restore", "Odd", "--json"]);
    assert!(output.status.success());
    assert!(text(&output.stderr).contains("warning: another property"));
    let (status, several) = world.get("properties/Odd").await;
    assert_eq!((status, &several["code"]), (400, &json!("ambiguous_input")));
    let body = |key: &str| json!({"name": "Even", "api_key": key});
    world.post("types", body("even_one")).await;
    world.delete("types/even_one").await;
    let output = world.run(&["bin", "restore", "Even"]);
    assert!(!text(&output.stderr).contains("warning"));
    world.delete("types/even_one").await;
    world.post("types", body("even_two")).await;
    let output = world.run(&["bin", "restore", "Even", "--json"]);
    assert!(output.status.success());
    assert!(text(&output.stderr).contains("warning: another type"));
    let (status, several) = world.get("types/Even").await;
    assert_eq!((status, &several["code"]), (400, &json!("ambiguous_input")));
}

// http.md 20.5: an archived option is no row of the bin; creating its name takes it out.
#[tokio::test]
async fn options_are_not_restored_here() {
    let world = World::new().await;
    let body = json!({"name": "Stage", "format": "select", "options": [{"name": "Todo"}]});
    world.post("properties", body).await;
    world.delete("properties/stage/options/Todo").await;
    assert!(world.bin().is_empty());
    world.refused(&["bin", "restore", "Todo"]);
    world
        .post("properties/stage/options", json!({"name": "Todo"}))
        .await;
}

// A row says what it is by the key that its type had, in the list as when it is back.
#[tokio::test]
async fn a_row_names_the_type_that_it_had() {
    let world = World::new().await;
    let plant = json!({"name": "Plant"});
    world.post("types", plant.clone()).await;
    let oak = json!({"type": "plant", "name": "Oak"});
    let oak = world.post("objects", oak).await;
    world
        .delete(&format!("objects/{}", oak["id"].as_str().unwrap()))
        .await;
    world.delete("types/plant").await;
    world.post("types", plant).await;
    let rows = world.bin();
    let row = rows.iter().find(|row| row["name"] == "Oak").unwrap();
    assert_eq!(row["type"], "plant");
    let said = world.run(&["bin", "restore", "Oak"]);
    let said = text(&said.stderr);
    assert!(said.contains("plant Oak is back in Home"), "{said}");
}

// Where several things are meant, each is called as the list calls it; a type and a file by the words of a person.
#[tokio::test]
async fn things_are_called_as_the_list_calls_them() {
    let world = World::new().await;
    let herb = json!({"name": "Herb"});
    world.post("types", herb.clone()).await;
    for of_type in ["herb", "page"] {
        let basil = json!({"type": of_type, "name": "Basil"});
        let basil = world.post("objects", basil).await;
        let id = basil["id"].as_str().unwrap();
        world.delete(&format!("objects/{id}")).await;
    }
    let said = world.run(&["bin", "restore", "Basil"]);
    let said = text(&said.stderr);
    assert!(
        said.contains("(herb in Home)") && said.contains("(page in Home)"),
        "{said}"
    );
    world.delete("types/herb").await;
    let listed = world.run(&["bin", "list"]);
    let herb = text(&listed.stdout)
        .lines()
        .find(|line| line.contains("Herb"))
        .map(str::to_owned);
    assert!(herb.unwrap().contains(" type "));
    let said = world.run(&["bin", "restore", "Herb"]);
    assert!(text(&said.stderr).contains("type Herb is back in Home"));
}
