//! Facts about other objects of the space.

use std::collections::HashMap;

use crate::ids::MISSING_OBJECT;
use crate::issue::Issue;
use crate::kinds::{FileKind, Kind};
use crate::path::Path;
use crate::wording::shown;

/// Facts about another object of the space.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ObjectFacts {
    /// What it is.
    pub kind: Kind,
    /// Internal key of its type.
    pub type_key: String,
    /// Its name, possibly empty.
    pub name: String,
    /// The first words of its content, as a title for objects without a name.
    pub snippet: String,
    /// Whether it is in the bin.
    pub archived: bool,
}

/// Looks up objects of the space.
pub trait ObjectLookup {
    /// The facts of an object, including archived ones; `None` if the space does not contain it.
    fn object(&self, id: &str) -> Option<ObjectFacts>;

    /// The kind of file of an object; `None` if it is not a file.
    fn file_kind(&self, _id: &str) -> Option<FileKind> {
        None
    }
}

/// The stored reference `held` if `id` is an echo of its masked form. Reads serve a dangling reference as
/// `_missing_object`, and sending that back keeps it (document.md 3.6).
pub(crate) fn echoed<'h>(
    id: &str,
    held: Option<&'h str>,
    objects: &dyn ObjectLookup,
) -> Option<&'h str> {
    held.filter(|held| id == MISSING_OBJECT && objects.object(held).is_none())
}

impl ObjectLookup for HashMap<String, ObjectFacts> {
    fn object(&self, id: &str) -> Option<ObjectFacts> {
        self.get(id).cloned()
    }
}

/// The warning for a reference to an object that the space does not contain (document.md 3.6).
pub(crate) fn unknown_object(id: &str, path: Path) -> Issue {
    no_object(id, path).hint("the reference is kept; reads serve it as `_missing_object`")
}

/// The warning for a link to such an object, which reads do not mask.
pub(crate) fn unknown_target(id: &str, path: Path) -> Issue {
    no_object(id, path).hint("the link is kept and served as it is; it leads nowhere")
}

fn no_object(id: &str, path: Path) -> Issue {
    let message = format!("the space holds no object {id:?}", id = shown(id));
    Issue::at(path, message)
}
