//! What the domain needs to know of other objects of the space.

use std::collections::HashMap;

use crate::document::Kind;

/// Facts about another object of the space.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ObjectFacts {
    /// What it is.
    pub kind: Kind,
    /// Internal key of its type.
    pub type_key: String,
    /// Its name, possibly empty.
    pub name: String,
    /// The first words of its content, for objects without a name.
    pub snippet: String,
    /// In the bin.
    pub archived: bool,
}

/// Answers whether the space holds an object.
pub trait ObjectLookup {
    /// The facts of an object that the space holds, archived ones included.
    fn object(&self, id: &str) -> Option<ObjectFacts>;
}

impl ObjectLookup for HashMap<String, ObjectFacts> {
    fn object(&self, id: &str) -> Option<ObjectFacts> {
        self.get(id).cloned()
    }
}
