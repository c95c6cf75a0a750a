//! Ids of a document's parts: accepted from the input, resolved or generated (document.md 9.6, ops.md 6.1).

use serde_json::Value;

use super::Parser;
use crate::block::{BlockType, IdRule, Input, Minted, MintedKind};
use crate::ids::{DATAVIEW_ID, MAX_LOCAL_ID, is_label_shaped};
use crate::issue::Issue;
use crate::members::read::Wrong;
use crate::members::{Members, Slot};
use crate::path::Path;
use crate::wording::shown;

impl Parser<'_> {
    /// The id of a block. The first root dataview without id and `object_id` becomes the object's own dataview, which
    /// has a fixed id (document.md 6.5).
    pub(super) fn block_id(
        &mut self,
        members: &Members<'_>,
        block_type: BlockType,
        indent: u8,
    ) -> String {
        let creates = matches!(self.cx.input, Input::Create | Input::Validate);
        let own = creates
            && block_type == BlockType::Dataview
            && indent == 0
            && !self.own_dataview_taken
            && members.given("id").is_none()
            && members.given("object_id").is_none();
        if own {
            self.own_dataview_taken = true;
            return DATAVIEW_ID.to_owned();
        }
        self.local_id(members, MintedKind::Block)
    }

    /// The id of any part: the given `id`, or a new one.
    pub(super) fn local_id(&mut self, members: &Members<'_>, kind: MintedKind) -> String {
        let value = match members.slot("id") {
            Slot::Absent | Slot::Cleared if self.is_stored() => {
                self.out
                    .issue(Issue::at(members.path("id"), "a stored part has no id"));
                return String::new();
            }
            Slot::Absent | Slot::Cleared => return self.mint(members, kind),
            Slot::Given(value) => value,
        };
        let settled = match value {
            Value::String(id) => self.settle(id, kind),
            _ => Err(Refused::Wrong(Wrong::kind("a string", value))),
        };
        match settled {
            Ok(id) => {
                self.label_shaped += usize::from(is_label_shaped(&id));
                id
            }
            Err(Refused::Wrong(wrong)) => {
                self.out.issue(wrong.at(&members.path("id")));
                self.cx.ids.mint()
            }
            Err(Refused::Miss(miss)) => {
                self.out.miss(&members.path("id"), miss);
                self.cx.ids.mint()
            }
        }
    }

    /// Warns once about accepted ids that look like the labels of a default read (document.md 9.6).
    pub(super) fn warn_of_labels(&mut self, blocks: &Path) {
        let adopts = matches!(self.cx.input, Input::Create | Input::Validate);
        if adopts && self.label_shaped > 0 {
            let message = match self.label_shaped {
                1 => "an id looks like a label of a read".to_owned(),
                several => format!("{several} ids look like labels of a read"),
            };
            let hint = "to clone an object, read it with ids=full";
            self.out.warn(Issue::at(blocks, message).hint(hint));
        }
    }

    fn settle(&self, id: &str, kind: MintedKind) -> Result<String, Refused> {
        match self.cx.input {
            Input::Stored => Ok(id.to_owned()),
            Input::Create | Input::Validate => judge_charset(id, kind)
                .map_err(Refused::Wrong)
                .map(|()| id.to_owned()),
            Input::Payload(IdRule::New) => Err(Refused::Wrong(
                Wrong::new("`id` is not part of this op")
                    .hint("leave it out: the server mints the id and reports it"),
            )),
            Input::Payload(IdRule::Existing(parts)) => {
                parts.resolve(id, kind).map_err(Refused::Miss)
            }
        }
    }

    fn mint(&mut self, members: &Members<'_>, kind: MintedKind) -> String {
        let id = self.cx.ids.mint();
        if self.is_payload() {
            self.minted.push(Minted {
                path: members.place().path(),
                id: id.clone(),
                kind,
            });
        }
        id
    }

    /// Refuses an `id` on a cell's own block, because that id is derived (document.md 6.4).
    pub(super) fn refuse_cell_id(&mut self, members: &Members<'_>) {
        if members.given("id").is_some() {
            let message = "the own block of a cell has no `id`: it is derived from row and column";
            self.out
                .issue(Issue::at(members.path("id"), message).hint("leave it out"));
        }
    }
}

enum Refused {
    Wrong(Wrong),
    Miss(crate::issue::Miss),
}

/// Checks the characters of a given id. Rows and columns cannot contain `-`, because it separates row and column in
/// cell ids.
fn judge_charset(id: &str, kind: MintedKind) -> Result<(), Wrong> {
    let (dash, allowed) = match kind {
        MintedKind::Block | MintedKind::View => (true, "A-Z a-z 0-9 _ -"),
        MintedKind::Row | MintedKind::Column => (false, "A-Z a-z 0-9 _"),
    };
    let fits = |c: u8| c.is_ascii_alphanumeric() || c == b'_' || (dash && c == b'-');
    if (1..=MAX_LOCAL_ID).contains(&id.len()) && id.bytes().all(fits) {
        return Ok(());
    }
    Err(Wrong::new(format!(
        "id {id:?} must have 1 to {MAX_LOCAL_ID} characters of {allowed}",
        id = shown(id)
    ))
    .hint("leave it out to have one minted"))
}
