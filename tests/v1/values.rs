//! Values, written and read (v1.md 11).

use serde_json::{Value, json};

use crate::support::World;

struct Values {
    world: World,
    /// The page that has the values.
    id: String,
}

impl Values {
    /// A page, and a property of each format that no built-in one has, whose key is the format.
    async fn new() -> Self {
        let world = World::new().await;
        for format in [
            "text", "number", "checkbox", "date", "files", "objects", "url", "email", "phone",
        ] {
            let body = json!({"name": format!("My {format}"), "format": format, "key": format!("my_{format}")});
            world.post(&world.v1("/properties"), body).await.is(201);
        }
        for format in ["select", "multi_select"] {
            let tags = json!([
                {"name": "A", "color": "red", "key": format!("{format}_a")}, {"name": "B", "color": "ice"},
            ]);
            let body = json!({"name": format, "format": format, "key": format!("my_{format}"), "tags": tags});
            world.post(&world.v1("/properties"), body).await.is(201);
        }
        let id = world.create(json!({"type": "page", "name": "P"})).await;
        Self { world, id }
    }

    async fn set(&self, value: Value) -> crate::support::answer::Reply {
        let path = self.world.v1(&format!("/objects/{}", self.id));
        self.world
            .patch(&path, json!({"properties": [value]}))
            .await
    }

    /// The value of a property in an answer.
    fn shown(object: &Value, key: &str) -> Value {
        let all = object["object"]["properties"].as_array().unwrap();
        let found = all.iter().find(|value| value["key"] == key);
        found.map_or(Value::Null, |value| {
            value[value["format"].as_str().unwrap()].clone()
        })
    }

    async fn tags(&self, key: &str) -> Vec<Value> {
        let path = self.world.v1(&format!("/properties/{key}/tags"));
        let list = self.world.get(&path).await.body(200);
        list["data"].as_array().unwrap().clone()
    }

    async fn in_v2(&self, key: &str) -> Value {
        self.world.read(&self.id).await["properties"][key].clone()
    }
}

// V-61, V-62, V-63, V-65
#[tokio::test]
async fn every_format_is_written_and_read() {
    let values = Values::new().await;
    let other = values
        .world
        .create(json!({"type": "page", "name": "Other"}))
        .await;
    let select = values.tags("my_select").await;
    let several = values.tags("my_multi_select").await;
    for (format, sent, shown, in_v2) in [
        ("text", json!("x"), json!("x"), json!("x")),
        ("text", json!(""), json!(""), json!("")),
        ("number", json!(2.5), json!(2.5), json!(2.5)),
        ("number", json!(0), json!(0), json!(0)),
        ("checkbox", json!(false), json!(false), json!(false)),
        (
            "date",
            json!("2026-03-20"),
            json!("2026-03-20T00:00:00Z"),
            json!("2026-03-20T00:00:00Z"),
        ),
        (
            "date",
            json!("2026-03-20T10:00:00.5+02:00"),
            json!("2026-03-20T08:00:00Z"),
            json!("2026-03-20T08:00:00Z"),
        ),
        ("url", json!("x y"), json!("x y"), json!("x y")),
        ("email", json!("e"), json!("e"), json!("e")),
        ("phone", json!("1"), json!("1"), json!("1")),
        ("objects", json!([other]), json!([other]), json!([other])),
        (
            "select",
            select[0]["id"].clone(),
            select[0].clone(),
            json!(["A"]),
        ),
        ("select", json!("select_a"), select[0].clone(), json!(["A"])),
        (
            "select",
            select[1]["key"].clone(),
            select[1].clone(),
            json!(["B"]),
        ),
        (
            "multi_select",
            json!([several[1]["key"], "multi_select_a"]),
            json!([several[1], several[0]]),
            json!(["B", "A"]),
        ),
    ] {
        let key = format!("my_{format}");
        let reply = values
            .set(json!({"key": key, format: sent}))
            .await
            .body(200);
        assert_eq!(Values::shown(&reply, &key), shown, "{key} {sent}");
        assert_eq!(values.in_v2(&key).await, in_v2, "{key} {sent}");
    }
    // A stored null is left out, and so is what is taken away.
    let path = values.world.object(&values.id);
    let ops = json!({"ops": [{"op": "set_properties", "set": {"my_text": null}}]});
    values.world.patch(&path, ops).await.is(200);
    let read = values.world.v1(&format!("/objects/{}", values.id));
    let read = values.world.get(&read).await.body(200);
    assert_eq!(Values::shown(&read, "my_text"), json!(null));
    for (format, nothing) in [
        ("number", json!(null)),
        ("multi_select", json!([])),
        ("objects", json!([])),
        ("select", json!(null)),
    ] {
        let key = format!("my_{format}");
        let reply = values
            .set(json!({"key": key, format: nothing}))
            .await
            .body(200);
        assert_eq!(Values::shown(&reply, &key), json!(null), "{key}");
        assert_eq!(values.in_v2(&key).await, json!(null), "{key}");
    }
}

// V-64, V-65, V-66, V-69
#[tokio::test]
async fn what_no_property_takes_is_refused() {
    let values = Values::new().await;
    let other = values.tags("my_multi_select").await[0].clone();
    let invalid =
        |what: &str, key: &str, value: &str| format!("bad input: {what} for {key:?}: {value}");
    let misfit = |key: &str| format!("bad input: property {key:?} of format ");
    let select = |value: &str| invalid("invalid select option", "my_select", value);
    for (value, said) in [
        (json!({"key": "my_select", "select": "A"}), select("A")),
        (json!({"key": "my_select", "select": "nosuch"}), select("nosuch")),
        (json!({"key": "my_select", "select": other["id"]}), select(other["id"].as_str().unwrap())),
        (
            json!({"key": "my_multi_select", "multi_select": ["nosuch"]}),
            invalid("invalid select option", "my_multi_select", "nosuch"),
        ),
        (json!({"key": "my_date", "date": "20.03.2026"}), invalid("invalid date format", "my_date", "20.03.2026")),
        (json!({"key": "my_number", "number": "3"}), misfit("my_number")),
        (json!({"key": "my_checkbox", "checkbox": "true"}), misfit("my_checkbox")),
        (json!({"key": "my_text", "text": 5}), misfit("my_text")),
        (json!({"key": "my_objects", "objects": "x"}), misfit("my_objects")),
        (json!({"key": "my_objects", "objects": ["x"]}), invalid("invalid object reference", "my_objects", "x")),
        (
            json!({"key": "my_files", "files": [values.id]}),
            invalid("invalid file reference", "my_files", &values.id),
        ),
        (
            json!({"key": "created_date", "date": "2026-03-20"}),
            "bad input: property \"created_date\" cannot be set directly as it is a reserved system property".to_owned(),
        ),
        (json!({"key": "nosuch", "text": "x"}), "bad input: unknown property key: \"nosuch\"".to_owned()),
        (json!({"key": "My text", "text": "x"}), "bad input: unknown property key: \"My text\"".to_owned()),
        (json!({"key": "my_text"}), "bad input: could not determine property link value type".to_owned()),
        (json!({"text": "x"}), "bad input: ".to_owned()),
    ] {
        values.set(value).await.old_begins(400, "bad_request", &said);
    }
    assert_eq!(values.tags("my_select").await.len(), 2);
    for key in ["name", "origin", "space_id"] {
        let reply = values.set(json!({"key": key, "text": "x"})).await.body(200);
        assert_eq!(reply["object"]["name"], "P");
    }
    let members = values
        .world
        .get(&values.world.v1("/members"))
        .await
        .body(200);
    let member = members["data"][0]["id"].clone();
    let reply = values
        .set(json!({"key": "my_objects", "objects": [member]}))
        .await
        .body(200);
    assert_eq!(Values::shown(&reply, "my_objects"), json!([member]));
    assert_eq!(Values::shown(&reply, "creator"), json!([member]));
}

// V-67, V-68
#[tokio::test]
async fn what_is_served_is_listed() {
    let values = Values::new().await;
    let world = &values.world;
    let body = json!({"type_key": "page", "name": "Q", "body": format!("[P](rolltop://object?objectId={})", values.id)});
    let linking = world.post(&world.v1("/objects"), body).await.body(201);
    assert_eq!(Values::shown(&linking, "links"), json!([values.id]));
    let linked = world
        .get(&world.v1(&format!("/objects/{}", values.id)))
        .await
        .body(200);
    assert_eq!(
        Values::shown(&linked, "backlinks"),
        json!([linking["object"]["id"]])
    );
    let list = world
        .get(&world.v1("/properties?limit=1000"))
        .await
        .body(200);
    let listed = list["data"].as_array().unwrap();
    let types = world.get(&world.v1("/types")).await.body(200);
    let of_types = types["data"].as_array().unwrap().iter();
    let of_types = of_types.flat_map(|one| one["properties"].as_array().unwrap());
    let of_object = linked["object"]["properties"].as_array().unwrap().iter();
    for property in of_types.chain(of_object) {
        let is_listed = listed.iter().any(|known| known["id"] == property["id"]);
        assert!(is_listed, "{property}");
    }
    for property in listed {
        let path = world.v1(&format!("/properties/{}", property["id"].as_str().unwrap()));
        assert_eq!(world.get(&path).await.body(200)["property"], *property);
    }
}
