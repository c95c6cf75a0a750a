//! The fixture of query.md 16: five tasks, what lies around them, and a clock that stands in the middle of a week.
//! Everything has the id that the cases name it by, and so is put into the store directly.

use std::time::Duration;

use rolltop_http::testing::START;
use rolltop_store::ObjectRecord;
use rolltop_store::testing::{Commit, Plan, Write};
use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

/// 2026-08-12T10:00:00Z, a Wednesday.
pub(crate) const NOW: i64 = 1_786_528_800;
const DAY: i64 = 86_400;

/// The custom properties of the tasks: key, position of the format, name.
const PROPERTIES: [(&str, usize, &str); 5] = [
    ("notes", 0, "Notes"),
    ("tags", 3, "Tags"),
    ("link", 7, "Link"),
    ("mail", 8, "Mail"),
    ("attachments", 5, "Attachments"),
];
/// The properties that the type gets beside its own.
const LISTED: [&str; 7] = [
    "notes",
    "tags",
    "link",
    "mail",
    "attachments",
    "priority",
    "phone",
];

/// A space with the fixture in it.
pub(crate) struct Fixture {
    pub(crate) world: World,
}

impl Fixture {
    pub(crate) async fn new() -> Self {
        Self::over(World::new().await)
    }

    pub(crate) fn over(world: World) -> Self {
        let since = u64::try_from(NOW - START).unwrap();
        world.server.clock.advance(Duration::from_secs(since));
        let fixture = Self { world };
        fixture.define();
        fixture.fill();
        fixture
    }

    /// Commits these records into the first space.
    pub(crate) fn put(&self, records: Vec<ObjectRecord>) {
        let plan = Plan {
            writes: records.into_iter().map(Write::PutObject).collect(),
            ..Plan::at(NOW * 1000)
        };
        self.world.server.store.commit(plan).unwrap();
    }

    /// A record of the first space with this stored document.
    pub(crate) fn record(&self, id: &str, modified_at: i64, document: Value) -> ObjectRecord {
        let kind = document["kind"].as_str().unwrap_or("page").to_owned();
        ObjectRecord {
            id: id.into(),
            space_id: self.world.one.full.clone(),
            type_key: document["type"].as_str().unwrap().into(),
            name: document["properties"]["name"]
                .as_str()
                .unwrap_or_default()
                .into(),
            snippet: String::new(),
            listed: kind == "page",
            kind,
            archived: false,
            created_at: modified_at * 1000,
            modified_at: modified_at * 1000,
            creator: "m1".into(),
            modified_by: "m1".into(),
            app_name: None,
            etag: "00000000".into(),
            document: document.to_string().into(),
            version: 0,
        }
    }

    fn define(&self) {
        let mut records = Vec::new();
        for (key, format, name) in PROPERTIES {
            let document = json!({"kind": "property", "type": "relation", "properties": {
                "name": name, "relationKey": key, "relationFormat": format, "apiObjectKey": key}});
            records.push(self.record(&format!("property_{key}"), 0, document));
        }
        let options = [
            ("status", ["In progress", "Done", "Blocked"].as_slice()),
            ("tags", &["urgent", "q3", "home", "legal"]),
        ];
        for (key, names) in options {
            for (order, name) in names.iter().enumerate() {
                let document = json!({"kind": "property_option", "type": "relationOption", "properties": {
                    "name": name, "relationKey": key, "relationOptionColor": "grey", "orderId": order}});
                records.push(self.record(&option(key, name), 0, document));
            }
        }
        for member in ["m1", "m2"] {
            let document = json!({"kind": "participant", "type": "participant", "properties": {
                "name": member, "participantPermissions": 1, "participantStatus": 1}});
            records.push(self.record(member, 0, document));
        }
        records.push(self.task_type());
        self.put(records);
    }

    /// The type of tasks with more properties.
    fn task_type(&self) -> ObjectRecord {
        let types = self
            .world
            .server
            .store
            .objects_of_kinds(&self.world.one.full, &["object_type"])
            .unwrap();
        let document =
            |record: &ObjectRecord| -> Value { serde_json::from_str(&record.document).unwrap() };
        let found = types
            .iter()
            .find(|record| document(record)["properties"]["uniqueKey"] == "task")
            .unwrap();
        let mut changed = document(found);
        let listed = changed["properties"]["recommendedRelations"]
            .as_array_mut()
            .unwrap();
        listed.extend(LISTED.map(Value::from));
        ObjectRecord {
            document: changed.to_string().into(),
            ..ObjectRecord::clone(found)
        }
    }

    fn fill(&self) {
        let task = |id: &str, days: i64, properties: Value| {
            let modified = NOW - 3600 - days * DAY;
            let document = json!({"kind": "page", "type": "task", "properties": properties});
            self.record(id, modified, document)
        };
        let page = |id: &str, days: i64, name: &str| {
            let document = json!({"kind": "page", "type": "page", "properties": {"name": name}});
            self.record(id, NOW - 3600 - days * DAY, document)
        };
        let file = |id: &str, of_type: &str, properties: Value| {
            let document =
                json!({"kind": "file_object", "type": of_type, "properties": properties});
            self.record(id, NOW - 3600 - 70 * DAY, document)
        };
        let tags = |names: &[&str]| {
            json!(
                names
                    .iter()
                    .map(|name| option("tags", name))
                    .collect::<Vec<_>>()
            )
        };
        let status = |name: &str| json!([option("status", name)]);
        let at = |text: &str| text.parse::<jiff::Timestamp>().unwrap().as_second();
        self.put(vec![
            task("A", 0, json!({"name": "Write Report", "notes": "quarterly numbers", "priority": 3,
                "status": status("In progress"), "tags": tags(&["urgent", "q3"]), "dueDate": at("2026-08-10T09:00:00Z"),
                "done": false, "link": "https://ex.org/a", "mail": "ann@ex.org", "phone": "+1 555 0100",
                "assignee": ["m1"], "attachments": ["f1"]})),
            task("B", 1, json!({"name": "fix sink", "notes": "", "priority": 1, "status": status("Done"),
                "tags": tags(&["home"]), "dueDate": at("2026-08-12T23:30:00Z"), "done": true, "mail": "bob@ex.org",
                "assignee": ["m2"]})),
            task("C", 7, json!({"name": "Plan trip", "priority": 0, "tags": [], "assignee": []})),
            task("D", 11, json!({"name": "report archive", "notes": "old Report", "priority": 7,
                "status": status("Blocked"), "tags": tags(&["urgent", "q3", "legal"]),
                "dueDate": at("2026-07-31T12:00:00Z"), "done": true, "link": "https://ex.org/d",
                "assignee": ["m1", "m2"], "attachments": ["f1", "f2"]})),
            task("G", 42, json!({"name": "Empty one"})),
            page("E", 60, "Report notes"),
            ObjectRecord { archived: true, ..task("X", 2, json!({"name": "Report X"})) },
            ObjectRecord { listed: false, ..page("H", 2, "Report hidden") },
            self.record("T", NOW, json!({"kind": "template", "type": "template", "template_for": "task",
                "properties": {"name": "Report template"}})),
            file("f1", "image", json!({"name": "photo.png", "sizeInBytes": 12345, "fileMimeType": "image/png"})),
            file("f2", "file", json!({"name": "report.pdf", "sizeInBytes": 999, "fileMimeType": "application/pdf"})),
        ]);
    }

    /// The search of the first space.
    pub(crate) fn path(&self) -> String {
        format!("/v2/spaces/{}/search", self.world.one.short)
    }

    pub(crate) async fn search(&self, body: Value) -> Reply {
        self.world.post(&self.path(), body).await
    }

    /// Ids of what a search finds, in order.
    pub(crate) async fn ids(&self, body: Value) -> Vec<String> {
        ids(&self.search(body).await.body(200))
    }
}

/// Id of an option of the fixture.
fn option(key: &str, name: &str) -> String {
    format!("{key}_{}", name.to_lowercase().replace(' ', "_"))
}

/// Ids of the rows of a list.
pub(crate) fn ids(list: &Value) -> Vec<String> {
    let rows = list["data"].as_array().unwrap();
    rows.iter()
        .map(|row| row["id"].as_str().unwrap().to_owned())
        .collect()
}
