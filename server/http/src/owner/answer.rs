//! Answers to the owner, as they go over the control socket, and what the log says of them.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use slog::{KV, Record, Serializer};

/// The answer to a request.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Answer {
    /// It was carried out: JSON of the type that the request names.
    Done(Value),
    /// Nothing was done, and why.
    Refused(String),
}

impl Answer {
    /// The id of what a command made, changed or decided, for the log.
    pub(super) fn subject(&self, command: &str) -> Subject {
        let Self::Done(done) = self else {
            return Subject(None);
        };
        let (name, id) = match command {
            "keys create" | "keys revoke" => ("key.id", done.get("id")),
            "pair approve" | "pair deny" => ("challenge.id", done.get("challenge_id")),
            "bin restore" => ("object.id", done.pointer("/row/id")),
            "spaces delete" => ("space.id", Some(done)),
            _ => return Subject(None),
        };
        let id = match id {
            Some(Value::Array(ids)) => {
                let ids: Vec<&str> = ids.iter().filter_map(Value::as_str).collect();
                Some(ids.join(" "))
            }
            id => id.and_then(Value::as_str).map(str::to_owned),
        };
        Subject(id.map(|id| (name, id)))
    }
}

/// The id of something, under the name that the log has for its kind.
#[derive(Debug)]
pub(super) struct Subject(Option<(&'static str, String)>);

impl KV for Subject {
    fn serialize(&self, _: &Record<'_>, serializer: &mut dyn Serializer) -> slog::Result {
        match &self.0 {
            Some((name, id)) => serializer.emit_str((*name).into(), id),
            None => Ok(()),
        }
    }
}
