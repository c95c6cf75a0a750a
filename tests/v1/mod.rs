//! The v1 major (v1.md).

mod answers;
mod both;
mod chats;
pub(crate) mod data;
mod definitions;
mod files;
mod filters;
mod keys;
mod lists;
mod meanwhile;
mod object_writes;
mod objects;
mod pipeline;
mod property_writes;
mod search;
mod spaces;
mod type_writes;
mod values;

use serde_json::{Value, json};

use crate::support::World;
use crate::support::answer::Reply;

impl World {
    /// The first space in v1.
    pub(crate) fn v1(&self, rest: &str) -> String {
        format!("/v1/spaces/{}{rest}", self.one.full)
    }
}

impl Reply {
    /// The request was refused in the older envelope, which has exactly these members (V-11).
    #[track_caller]
    pub(crate) fn old(&self, status: u16, code: &str, message: &str) -> &Self {
        self.is(status);
        let members =
            json!({"object": "error", "status": status, "code": code, "message": message});
        assert_eq!(self.json, members);
        assert_eq!(
            self.header("content-type"),
            Some("application/json; charset=utf-8")
        );
        self
    }

    /// The same with a message that begins so.
    #[track_caller]
    pub(crate) fn old_begins(&self, status: u16, code: &str, message: &str) -> &Self {
        let said = self.json["message"].as_str().unwrap_or_default().to_owned();
        assert!(said.starts_with(message), "{} {}", self.status, self.text);
        self.old(status, code, &said)
    }
}

/// A member of each row of a list.
fn column(list: &Value, member: &str) -> Vec<String> {
    let rows = list["data"].as_array().unwrap();
    rows.iter()
        .map(|row| row[member].as_str().unwrap().to_owned())
        .collect()
}
