//! Types: create, list, read, update and archive (http.md 19, document.md 7).

mod archive;
mod create;
mod layout;
mod list;
mod ops;
mod order;
mod races;
mod read;
mod spelled;
mod update;
mod values;

use serde_json::{Value, json};

use crate::support::World;

impl World {
    /// The first space's types route.
    pub(crate) fn types(&self) -> String {
        format!("/v2/spaces/{}/types", self.one.short)
    }

    /// A type of the first space.
    pub(crate) fn type_path(&self, spelling: &str) -> String {
        format!("{}/{spelling}", self.types())
    }
}

/// The type of http.md 30: `watered`, a featured date, and `stage`, a select with Todo and Done.
pub(crate) async fn plant(world: &World) -> Value {
    let body = json!({"name": "Plant", "property_definitions": [
        {"name": "Watered", "format": "date", "section": "featured"},
        {"name": "Stage", "format": "select", "options": ["Todo", "Done"]},
    ]});
    world.post(&world.types(), body).await.body(201)
}

/// The properties that the document of a type lists.
pub(crate) fn keys_of(document: &Value) -> Vec<String> {
    let listed = document["type_settings"]["property_definitions"].as_array();
    let keys = listed.unwrap().iter().map(|entry| &entry["property"]);
    keys.map(|key| key.as_str().unwrap().to_owned()).collect()
}
