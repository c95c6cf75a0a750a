//! Unreadable definitions of a space and the messages about them. Their keys in the space are unknown.

use std::fmt;
use std::sync::Arc;

use crate::issue::Issue;
use crate::kinds::Kind;
use crate::similar::canonical_name;
use crate::similar::fold;
use crate::wording::{PUT_BACK, shown};

/// Maximum number of them that a message names.
const MAX_NAMED: usize = 8;

/// A property, type or option whose document cannot be read, as described by its record.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct UnreadDefinition {
    id: String,
    kind: Kind,
    name: String,
    folded: String,
}

impl UnreadDefinition {
    /// The definition of this kind, with the object id and the display name of its record.
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

/// The unreadable definitions of a space.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Unread(Arc<[UnreadDefinition]>);

impl Unread {
    /// Those of one kind.
    pub fn of(&self, kind: Kind) -> Self {
        let of_kind = self.0.iter().filter(|unread| unread.kind == kind);
        of_kind.cloned().collect()
    }

    /// The first of them.
    pub fn first(&self) -> Option<&UnreadDefinition> {
        self.0.first()
    }

    /// The warning for responses that contain names of the space: the unreadable names are unknown, so spellings may
    /// not resolve, and values are served in stored form.
    pub fn warning(&self) -> Option<Issue> {
        let message = unread_message(self.0.iter(), self.0.len())?;
        Some(Issue::pathless(message).hint(PUT_BACK))
    }

    /// The same for an unknown spelling: definitions with this name come first.
    pub(crate) fn matching(&self, spelling: &str) -> Option<UnreadMatch> {
        self.first()?;
        let folded = fold(spelling);
        self.matching_any(|unread| unread.folded == folded)
    }

    /// The same for an option name, which is compared exactly.
    pub(crate) fn matching_option(&self, name: &str) -> Option<UnreadMatch> {
        let name = canonical_name(name);
        self.matching_any(|unread| canonical_name(&unread.name) == name)
    }

    fn matching_any(&self, is_meant: impl Fn(&UnreadDefinition) -> bool) -> Option<UnreadMatch> {
        let is_meant = |unread: &&UnreadDefinition| is_meant(unread);
        let meant = self.0.iter().filter(is_meant);
        let others = self.0.iter().filter(|unread| !is_meant(unread));
        Some(UnreadMatch {
            message: unread_message(meant.clone().chain(others), self.0.len())?,
            is_meant: meant.count() > 0,
        })
    }
}

impl FromIterator<UnreadDefinition> for Unread {
    fn from_iter<I: IntoIterator<Item = UnreadDefinition>>(definitions: I) -> Self {
        Self(definitions.into_iter().collect())
    }
}

/// The unreadable definitions that an unknown name may mean.
pub(crate) struct UnreadMatch {
    /// Names the unreadable definitions.
    pub(crate) message: String,
    /// One of them has this name, so nothing else is suggested.
    pub(crate) is_meant: bool,
}

/// The message that these definitions cannot be read; `count` is their total number.
fn unread_message<'u>(
    unread: impl Iterator<Item = &'u UnreadDefinition>,
    count: usize,
) -> Option<String> {
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
