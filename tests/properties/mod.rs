//! Properties and their options (http.md 20, document.md 4).

mod change;
mod create;
mod list;
mod options;
mod races;

use serde_json::{Value, json};

use crate::support::World;

impl World {
    /// The first space's properties route.
    pub(crate) fn properties(&self) -> String {
        format!("/v2/spaces/{}/properties", self.one.short)
    }

    /// A property of the first space.
    pub(crate) fn property(&self, spelling: &str) -> String {
        format!("{}/{spelling}", self.properties())
    }

    /// The options of a property of the first space.
    pub(crate) fn options(&self, spelling: &str) -> String {
        format!("{}/options", self.property(spelling))
    }

    /// Creates a property and gives the result.
    pub(crate) async fn add_property(&self, body: Value) -> Value {
        self.post(&self.properties(), body).await.body(201)
    }

    /// Creates a select property with these options.
    pub(crate) async fn select(&self, name: &str, options: &[&str]) -> Value {
        let options: Vec<Value> = options.iter().map(|name| json!({ "name": name })).collect();
        self.add_property(json!({"name": name, "format": "select", "options": options}))
            .await
    }

    /// One member of every row of a list.
    pub(crate) async fn column(&self, path: &str, member: &str) -> Vec<String> {
        let listed = self.get(path).await.body(200);
        let rows = listed["data"].as_array().unwrap();
        rows.iter()
            .map(|row| row[member].as_str().unwrap().to_owned())
            .collect()
    }
}
