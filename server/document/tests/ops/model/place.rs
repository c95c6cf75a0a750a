//! Places of new and moved blocks (ops.md 5).

use serde_json::Value;

use super::state::{Model, Refused, is_childless};

/// Where blocks go: next to a block, or to an end of the document.
pub(super) enum Place {
    Before(String),
    Behind(String),
    First(String),
    Last(String),
    Start,
    End,
}

impl Place {
    /// The block that the place is next to, or in.
    pub(super) fn anchor(&self) -> Option<&str> {
        match self {
            Self::Before(id) | Self::Behind(id) | Self::First(id) | Self::Last(id) => Some(id),
            Self::Start | Self::End => None,
        }
    }
}

impl Model {
    pub(super) fn place(&self, op: &Value, path: &str) -> Result<Place, Refused> {
        let given = ["after", "before", "inside"]
            .iter()
            .filter(|name| !op[**name].is_null())
            .count();
        if given > 1 {
            return Err(Refused::ambiguous(path));
        }
        let position = op["position"].as_str();
        let sibling = !op["after"].is_null() || !op["before"].is_null();
        if position.is_some() && sibling {
            return Err(Refused::invalid(format!("{path}.position")));
        }
        let anchor = |name: &str| -> Result<String, Refused> {
            let at = self.find(&op[name], &format!("{path}.{name}"))?;
            Ok(self.blocks[at].id.clone())
        };
        let first = position == Some("first");
        if !op["after"].is_null() {
            return Ok(Place::Behind(anchor("after")?));
        }
        if !op["before"].is_null() {
            return Ok(Place::Before(anchor("before")?));
        }
        if !op["inside"].is_null() {
            let id = anchor("inside")?;
            let parent = self.blocks.iter().find(|node| node.id == id).unwrap();
            if is_childless(parent.kind()) {
                return Err(Refused::invalid(format!("{path}.inside")));
            }
            return Ok(if first {
                Place::First(id)
            } else {
                Place::Last(id)
            });
        }
        Ok(if first { Place::Start } else { Place::End })
    }

    /// Position and level of a place in the blocks as they are now.
    pub(super) fn spot(&self, place: &Place) -> (usize, usize) {
        let at = place
            .anchor()
            .map(|id| self.blocks.iter().position(|node| node.id == id).unwrap());
        let level = |at: usize| self.blocks[at].indent;
        match (place, at) {
            (Place::Before(_), Some(at)) => (at, level(at)),
            (Place::Behind(_), Some(at)) => (self.end(at), level(at)),
            (Place::First(_), Some(at)) => (at + 1, level(at) + 1),
            (Place::Last(_), Some(at)) => (self.end(at), level(at) + 1),
            (Place::Start, _) => (0, 0),
            _ => (self.blocks.len(), 0),
        }
    }
}
