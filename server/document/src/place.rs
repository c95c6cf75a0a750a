//! Where the parser stands in its input. A place costs nothing until a finding needs it as a [`Path`].

use crate::path::Path;

/// A place in the input, a chain of borrowed segments.
#[derive(Clone, Copy)]
pub(crate) enum Place<'a> {
    /// Where the parse began.
    Start(&'a Path),
    /// A member of an object.
    Member(&'a Place<'a>, &'a str),
    /// An element of an array.
    Element(&'a Place<'a>, usize),
}

impl<'a> Place<'a> {
    /// A member of the object at this place.
    pub(crate) fn key(&'a self, member: &'a str) -> Place<'a> {
        Place::Member(self, member)
    }

    /// An element of the array at this place.
    pub(crate) fn index(&'a self, position: usize) -> Place<'a> {
        Place::Element(self, position)
    }

    /// The path, built now.
    pub(crate) fn path(&self) -> Path {
        match self {
            Place::Start(path) => (*path).clone(),
            Place::Member(parent, member) => parent.path().key(member),
            Place::Element(parent, position) => parent.path().index(*position),
        }
    }
}
