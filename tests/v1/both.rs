//! One workspace behind two majors: what one writes, the other reads, and a write of v1 loses nothing that v1 cannot
//! express (v1.md 1).

use serde_json::{Value, json};

use crate::support::World;
use crate::support::dice::Dice;

const STEPS: usize = 60;
/// Properties of each format whose values both majors spell, and the types that list them.
const FORMATS: [(&str, &str); 6] = [
    ("memo", "text"),
    ("points", "number"),
    ("done", "checkbox"),
    ("due_date", "date"),
    ("status", "select"),
    ("tag", "multi_select"),
];
/// What a change of anything changes too.
const FOLLOWS: [&str; 3] = ["last_modified_date", "last_modified_by", "resolved_layout"];
const WORDS: [&str; 6] = ["alpha", "beta", "gamma", "delta", "omega", "sigma"];
const TAGS: [&str; 3] = ["Red", "Green", "Blue"];

/// Two objects, and the tags of the space as v1 knows them.
struct Both {
    world: World,
    ids: Vec<String>,
    dice: Dice,
    steps: Vec<String>,
}

impl Both {
    async fn new(seed: u64) -> Self {
        let world = World::new().await;
        for (key, format) in [("memo", "text"), ("points", "number")] {
            let new = json!({"name": key, "format": format, "key": key});
            world.post(&world.v1("/properties"), new).await.is(201);
        }
        for key in ["status", "tag"] {
            let path = format!("/v2/spaces/{}/properties/{key}/options", world.one.short);
            for name in TAGS {
                world.post(&path, json!({"name": name})).await.is(201);
            }
        }
        let rich = json!({
            "formatVersion": "2.0", "type": "page", "properties": {"name": "Rich"},
            "icon": {"format": "emoji", "emoji": "🧪", "color": "teal"},
            "cover": {"format": "gradient", "gradient": "sky"},
            "blocks": [
                {"type": "callout", "text": "alpha", "background_color": "yellow"},
                {"type": "table_of_contents"},
                {"type": "row"},
                {"type": "column", "indent": 1, "fields": {"width": 0.3}},
                {"type": "paragraph", "indent": 2, "text": "beta", "color": "red", "align": "center"},
                {"type": "column", "indent": 1},
                {"type": "toggle", "indent": 2, "text": "gamma"},
                {"type": "paragraph", "indent": 3, "text": "delta"},
            ],
        });
        let rich = world.create(rich).await;
        let plain = json!({"type_key": "task", "name": "Plain", "body": "# omega\n\nsigma"});
        let plain = world.post(&world.v1("/objects"), plain).await.body(201);
        Self {
            ids: vec![rich, plain["object"]["id"].as_str().unwrap().to_owned()],
            world,
            dice: Dice::new(seed),
            steps: Vec::new(),
        }
    }

    fn words(&mut self) -> String {
        let words = (0..=self.dice.roll(2)).map(|_| *self.dice.pick(&WORDS));
        words.collect::<Vec<_>>().join(" ")
    }

    /// A value of a format, as v2 spells it.
    fn value(&mut self, format: &str) -> Value {
        match format {
            "text" => json!(self.words()),
            "number" => json!(self.dice.roll(9)),
            "checkbox" => json!(self.dice.roll(2) == 1),
            "date" => json!(format!("2026-03-{:02}T00:00:00Z", 1 + self.dice.roll(28))),
            "select" => json!([self.dice.pick(&TAGS)]),
            _ => {
                let first = self.dice.roll(TAGS.len());
                json!(TAGS[first..])
            }
        }
    }

    /// The same as v1 spells it in a write: tags by id.
    async fn of_v1(&self, key: &str, format: &str, value: &Value) -> Value {
        if !matches!(format, "select" | "multi_select") {
            return value.clone();
        }
        let path = self.world.v1(&format!("/properties/{key}/tags"));
        let tags = self.world.get(&path).await.body(200)["data"].clone();
        let id = |name: &Value| {
            let mut tags = tags.as_array().unwrap().iter();
            tags.find(|tag| tag["name"] == *name).unwrap()["id"].clone()
        };
        match format {
            "select" => id(&value[0]),
            _ => value.as_array().unwrap().iter().map(id).collect(),
        }
    }

    async fn v2(&self, id: &str) -> Value {
        self.world.read(id).await
    }

    async fn v1(&self, id: &str) -> Value {
        let path = self.world.v1(&format!("/objects/{id}"));
        self.world.get(&path).await.body(200)["object"].clone()
    }

    /// One write through one of the majors. A write of v1 changes what it names alone.
    async fn step(&mut self) {
        let id = self.dice.pick(&self.ids).clone();
        let (key, format) = *self.dice.pick(&FORMATS);
        let before = self.v2(&id).await;
        match self.dice.roll(9) {
            0 => {
                let name = self.words();
                self.patch_v1(&id, json!({"name": name}), &["name"], &before)
                    .await;
            }
            1 | 2 => {
                let value = self.value(format);
                let spelled = self.of_v1(key, format, &value).await;
                let body = json!({"properties": [{"key": key, format: spelled}]});
                self.patch_v1(&id, body, &[key], &before).await;
                assert_eq!(
                    self.v2(&id).await["properties"][key],
                    value,
                    "{:?}",
                    self.steps
                );
            }
            3 => {
                let body = json!({"properties": [{"key": key, format: null}]});
                self.patch_v1(&id, body, &[key], &before).await;
                assert!(
                    self.v2(&id).await["properties"].get(key).is_none(),
                    "{:?}",
                    self.steps
                );
            }
            4 => {
                let markdown = format!("{}\n\n- {}\n", self.words(), self.words());
                self.patch_v1(&id, json!({"markdown": markdown}), &["blocks"], &before)
                    .await;
            }
            5 => {
                let emoji = *self.dice.pick(&["🚀", "🎈"]);
                let icon = json!({"icon": {"format": "emoji", "emoji": emoji}});
                self.patch_v1(&id, icon, &["icon"], &before).await;
            }
            6 => {
                let type_key = *self.dice.pick(&["page", "task"]);
                self.patch_v1(&id, json!({"type_key": type_key}), &["type"], &before)
                    .await;
            }
            7 => {
                let (name, value) = (self.words(), self.value(format));
                let set = json!({"op": "set_properties", "set": {"name": name, key: value}});
                let type_key = *self.dice.pick(&["page", "task"]);
                self.edit_v2(&id, json!([set, {"op": "set_type", "type": type_key}]))
                    .await;
            }
            _ => {
                let block = json!({"type": "quote", "text": self.words(), "background_color": "lime", "color": "blue"});
                let unset = json!({"op": "set_properties", "unset": [key]});
                self.edit_v2(
                    &id,
                    json!([unset, {"op": "insert_blocks", "blocks": [block]}]),
                )
                .await;
            }
        }
        for id in &self.ids {
            self.compare(id).await;
        }
    }

    /// Everything but what is named stays as it was; the etag changes with the document.
    async fn patch_v1(&mut self, id: &str, body: Value, named: &[&str], before: &Value) {
        self.steps.push(format!("v1 {id} {body}"));
        let path = self.world.v1(&format!("/objects/{id}"));
        let answered = self.world.patch(&path, body).await.body(200);
        assert_eq!(answered["object"], self.v1(id).await, "{:?}", self.steps);
        let after = self.v2(id).await;
        let rest = |document: &Value| {
            let mut rest = document.clone();
            let members = rest.as_object_mut().unwrap();
            members.retain(|member, _| member != "etag" && !named.contains(&member.as_str()));
            let values = members["properties"].as_object_mut().unwrap();
            values.retain(|key, _| {
                !FOLLOWS.contains(&key.as_str()) && !named.contains(&key.as_str())
            });
            rest
        };
        assert_eq!(rest(&after), rest(before), "{:?}", self.steps);
        let is_same = |part: &str| after[part] == before[part];
        assert_eq!(
            is_same("etag"),
            is_same("properties") && is_same("blocks") && is_same("icon") && is_same("type"),
            "{:?}",
            self.steps
        );
    }

    async fn edit_v2(&mut self, id: &str, ops: Value) {
        self.steps.push(format!("v2 {id} {ops}"));
        self.world.edit(id, ops).await.is(200);
    }

    /// Both majors tell the same of an object.
    async fn compare(&self, id: &str) {
        let (old, new) = (self.v1(id).await, self.v2(id).await);
        let said = format!("{old}\n{new}\n{:?}", self.steps);
        assert_eq!(old["name"], new["properties"]["name"], "{said}");
        assert_eq!(old["type"]["key"], new["type"], "{said}");
        assert_eq!(old["icon"]["emoji"], new["icon"]["emoji"], "{said}");
        for (key, format) in FORMATS {
            let mut served = old["properties"].as_array().unwrap().iter();
            let served = served.find(|value| value["key"] == key);
            let name = |tag: &Value| tag["name"].clone();
            let served = served.map(|value| match (format, &value[format]) {
                ("select", tag) => json!([name(tag)]),
                ("multi_select", tags) => tags.as_array().unwrap().iter().map(name).collect(),
                (_, value) => value.clone(),
            });
            assert_eq!(served.as_ref(), new["properties"].get(key), "{key} {said}");
        }
        let blocks = new["blocks"].as_array().unwrap().iter();
        let texts: Vec<&str> = blocks.filter_map(|block| block["text"].as_str()).collect();
        let markdown = old["markdown"].as_str().unwrap();
        assert_eq!(words_of(markdown), words_of(&texts.join(" ")), "{said}");
    }
}

fn words_of(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| !word.is_empty()).collect()
}

#[tokio::test]
async fn both_majors_tell_the_same_after_every_write() {
    let mut both = Both::new(0x0a11_ce5e).await;
    for _ in 0..STEPS {
        both.step().await;
    }
    // The order of lists is that of the last changes, in both.
    let old = both.world.get(&both.world.v1("/objects")).await.body(200);
    let new = both.world.get(&both.world.objects()).await.body(200);
    assert_eq!(super::column(&old, "id"), super::column(&new, "id"));
}
