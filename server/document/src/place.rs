//! The parser's position in its input. Building a [`Path`] is deferred until a finding needs it.

use crate::path::Path;

/// A position in the input, as a chain of borrowed segments.
#[derive(Clone, Copy)]
pub(crate) enum Place<'a> {
    /// The start of the parse.
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

    /// Builds the path.
    pub(crate) fn path(&self) -> Path {
        match self {
            Place::Start(path) => (*path).clone(),
            Place::Member(parent, member) => parent.path().key(member),
            Place::Element(parent, position) => parent.path().index(*position),
        }
    }
}
