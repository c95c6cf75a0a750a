//! The definitions of a space whose documents cannot be read, and what is told of them: what they are called in the
//! space is not known.

use std::fmt;
use std::sync::Arc;

use crate::issue::Issue;
use crate::kinds::Kind;
use crate::similar::canonical_name;
use crate::similar::fold;
use crate::wording::{PUT_BACK, shown};

/// Most of them that a sentence names.
const MAX_NAMED: usize = 8;

/// A property, type or option whose document cannot be read, by what its record says beside it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct UnreadDefinition {
    id: String,
    kind: Kind,
    name: String,
    folded: String,
}

impl UnreadDefinition {
    /// The definition of this kind, by object id and by the display name that its record has.
    pub fn new(id: &str, kind: Kind, name: &str) -> Self {
        Self {
            id: id.to_owned(),
            kind,
            name: name.to_owned(),
            folded: fold(name),
        }
    }
}

impl fmt::Display for UnreadDefinition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Property => "property",
            Kind::PropertyOption => "option",
            _ => "type",
        };
        write!(f, "the {kind} {:?} ({})", shown(&self.name), self.id)
    }
}

/// Definitions of a space that cannot be read.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Unread(Arc<[UnreadDefinition]>);

impl Unread {
    /// Those of one kind.
    pub fn of(&self, kind: Kind) -> Self {
        let of_kind = self.0.iter().filter(|unread| unread.kind == kind);
        of_kind.cloned().collect()
    }

    /// Any of them.
    pub fn first(&self) -> Option<&UnreadDefinition> {
        self.0.first()
    }

    /// What is to be said wherever names of the space are read: that some are not known, so that they name nothing or
    /// something else, and that values are served as they are stored.
    pub fn warning(&self) -> Option<Issue> {
        let message = told(self.0.iter(), self.0.len())?;
        Some(Issue::pathless(message).hint(PUT_BACK))
    }

    /// The same of a spelling that names nothing: those that it probably means come first.
    pub(crate) fn behind(&self, spelling: &str) -> Option<Behind> {
        self.first()?;
        let folded = fold(spelling);
        self.behind_any(|unread| unread.folded == folded)
    }

    /// The same of the name of an option, which is spelled in one way.
    pub(crate) fn behind_option(&self, name: &str) -> Option<Behind> {
        let name = canonical_name(name);
        self.behind_any(|unread| canonical_name(&unread.name) == name)
    }

    fn behind_any(&self, is_meant: impl Fn(&UnreadDefinition) -> bool) -> Option<Behind> {
        let is_meant = |unread: &&UnreadDefinition| is_meant(unread);
        let meant = self.0.iter().filter(is_meant);
        let others = self.0.iter().filter(|unread| !is_meant(unread));
        Some(Behind {
            told: told(meant.clone().chain(others), self.0.len())?,
            is_meant: meant.count() > 0,
        })
    }
}

impl FromIterator<UnreadDefinition> for Unread {
    fn from_iter<I: IntoIterator<Item = UnreadDefinition>>(definitions: I) -> Self {
        Self(definitions.into_iter().collect())
    }
}

/// What may be behind a name that is not known.
pub(crate) struct Behind {
    /// Says which definitions cannot be read.
    pub(crate) told: String,
    /// One of them has this name, so that no other need be suggested.
    pub(crate) is_meant: bool,
}

/// That these cannot be read, so many in all.
fn told<'u>(unread: impl Iterator<Item = &'u UnreadDefinition>, count: usize) -> Option<String> {
    let named: Vec<String> = unread.take(MAX_NAMED).map(ToString::to_string).collect();
    let (are, their) = match count {
        0 => return None,
        1 => ("is", "its"),
        _ => ("are", "their"),
    };
    let more = match count - named.len() {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    Some(format!(
        "{}{more} {are} damaged, and left out: {their} names are not known here",
        named.join(", ")
    ))
}
