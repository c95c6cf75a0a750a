//! Decides which property keys a channel accepts, drops or refuses (document.md 3.4).

use std::cell::LazyCell;
use std::collections::HashSet;

use crate::bundled::{KeyClass, TYPE, reserved_class, twin};
use crate::decor::{COVER_FORM, ICON_FORM};
use crate::issue::{FaultKind, Issue, Miss, Ref};
use crate::limits::MAX_KEY;
use crate::similar::{canonical_name, fold};
use crate::vocabulary::{BundledNames, Offers, PropertyDef, Resolution, Vocabulary, holds_control};
use crate::wording::{given_twice, too_many};

/// Prefix of the members of type documents that other programs store as properties.
const TYPE_SETTINGS: &str = "type_settings.";
/// A document member that update_type can change too.
const ICON: &str = "icon";
/// An example of the member `query_source`.
pub(crate) const SOURCE_FORM: &str = r#"{"types":["task"]}"#;
/// Document members with structured values, and an example of each.
const FORMS: [(&str, &str); 3] = [
    (ICON, ICON_FORM),
    ("cover", COVER_FORM),
    ("query_source", SOURCE_FORM),
];
/// The envelope key, in any case.
const ID: &str = "id";

/// The ways to write properties.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Channel {
    /// Whole documents, created or validated. A pasted read is accepted.
    Document,
    /// The shortcut body of a create.
    Shortcut,
    /// `set_properties` and related operations.
    Edit,
}

/// How a key is handled.
#[derive(Clone, Copy, Debug)]
pub enum Admitted<'a> {
    /// A property that the channel may write.
    Property(&'a PropertyDef),
    /// Dropped without a warning.
    Dropped,
    /// A key of other programs that this server does not store: dropped with a warning.
    Momentary,
    /// No space is available and the key is not bundled: key and value are not checked.
    Unjudged,
}

/// Returns a test whether a list names the property with an internal key. The list is resolved on first use, because
/// most lists contain no unknown spelling and never use it.
pub fn named_by<K: IntoIterator<Item = String>>(keys: impl FnOnce() -> K) -> impl Fn(&str) -> bool {
    let keys = LazyCell::new(|| -> HashSet<String> { keys().into_iter().collect() });
    move |key| keys.contains(key)
}

/// Finds the property with a given spelling.
pub trait FindProperty {
    /// The property; `None` if the spelling cannot be checked.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    fn find(&self, spelling: &str, offers: Offers<'_>) -> Result<Option<&PropertyDef>, Miss>;

    /// The internal key, without a message if the spelling is unknown.
    fn key_of(&self, spelling: &str) -> Option<String>;
}

impl FindProperty for BundledNames {
    fn find(&self, spelling: &str, _offers: Offers<'_>) -> Result<Option<&PropertyDef>, Miss> {
        Ok(Self::bundled(spelling))
    }

    fn key_of(&self, spelling: &str) -> Option<String> {
        Self::bundled(spelling).map(|def| def.key.clone())
    }
}

/// Resolves a key and checks whether the channel can write it.
///
/// # Errors
/// Invalid, unknown, removed, ambiguous, or of a class that the channel refuses.
pub fn admit_key<'a>(
    finder: &'a dyn FindProperty,
    spelling: &str,
    channel: Channel,
    offers: Offers<'_>,
) -> Result<Admitted<'a>, Miss> {
    check_spelling(spelling)?;
    let (property, class) = match reserved_class(spelling) {
        Some(KeyClass::Momentary) => match finder.find(spelling, offers) {
            Ok(Some(property)) if is_named_so(property, spelling) => {
                (Some(property), property.class())
            }
            Err(miss) if miss.is_ambiguous() => return Err(miss),
            _ => (None, KeyClass::Momentary),
        },
        Some(class) => (None, class),
        None => match finder.find(spelling, offers) {
            Ok(Some(property)) => (Some(property), property.class()),
            Ok(None) => return Ok(Admitted::Unjudged),
            Err(_) if fold(spelling) == ID => (None, KeyClass::Envelope),
            Err(miss) if miss.is_ambiguous() => return Err(miss),
            Err(miss) => return Err(hint_elsewhere(spelling, miss, channel, offers)),
        },
    };
    match (class, channel) {
        (KeyClass::OutputOnly, Channel::Document) => Ok(Admitted::Dropped),
        (KeyClass::Momentary, Channel::Document | Channel::Shortcut) => Ok(Admitted::Momentary),
        (KeyClass::Settable, _) => property
            .map(Admitted::Property)
            .ok_or_else(|| refusal(spelling, class, channel)),
        _ => Err(refusal(spelling, class, channel)),
    }
}

/// Whether users see the property under exactly this name.
fn is_named_so(property: &PropertyDef, name: &str) -> bool {
    !property.hidden && canonical_name(&property.name) == canonical_name(name)
}

/// Names that other programs use for a property, folded. Here they are another property, a document member, or the
/// subject of an operation.
const ELSEWHERE: [(&str, Elsewhere); 15] = [
    ("title", Elsewhere::Property("name")),
    ("heading", Elsewhere::Property("name")),
    ("properties", Elsewhere::Wrapper),
    ("icon", Elsewhere::Member("icon")),
    ("cover", Elsewhere::Member("cover")),
    ("querysource", Elsewhere::Member("query_source")),
    ("templatefor", Elsewhere::Member("template_for")),
    ("typesettings", Elsewhere::Member("type_settings")),
    (
        "propertydefinitions",
        Elsewhere::Member("type_settings.property_definitions"),
    ),
    (
        "views",
        Elsewhere::Operation(r#"{"op":"insert_view","name":...}"#),
    ),
    (
        "blocks",
        Elsewhere::Operation(r#"{"op":"insert_blocks","blocks":...}"#),
    ),
    (
        "markdown",
        Elsewhere::Operation(r#"{"op":"insert_blocks","markdown":...}"#),
    ),
    (
        "content",
        Elsewhere::Operation(r#"{"op":"insert_blocks","markdown":...}"#),
    ),
    (
        "items",
        Elsewhere::Operation(r#"{"op":"add_items","items":...}"#),
    ),
    (
        "collectionitems",
        Elsewhere::Operation(r#"{"op":"add_items","items":...}"#),
    ),
];

#[derive(Clone, Copy)]
enum Elsewhere {
    Property(&'static str),
    Member(&'static str),
    /// The map that contains the keys.
    Wrapper,
    Operation(&'static str),
}

/// Adds a hint to the miss if the name is one that other programs use.
fn hint_elsewhere(spelling: &str, miss: Miss, channel: Channel, offers: Offers<'_>) -> Miss {
    let folded = fold(spelling);
    let found = ELSEWHERE.iter().find(|(name, _)| *name == folded);
    let takes = |key: &str| {
        Vocabulary::bundled()
            .property(&twin(key))
            .is_some_and(offers.takes)
    };
    let issue = match (found.map(|(_, meant)| *meant), channel) {
        (Some(Elsewhere::Property(key)), _) if !takes(key) => miss.issue,
        (Some(Elsewhere::Property(key)), _) if (offers.is_given)(&twin(key)) => {
            miss.issue.hint(given_twice(spelling, key))
        }
        (Some(Elsewhere::Property(key)), _) => miss.issue.hint(format!("did you mean {key}?")),
        (Some(Elsewhere::Wrapper), _) => miss
            .issue
            .hint("write what it holds in its place: the keys of properties stand here themselves"),
        (Some(Elsewhere::Member(member)), _) => lifted_refusal(spelling, member, channel),
        (Some(Elsewhere::Operation(op)), Channel::Edit) => miss
            .issue
            .hint(format!("it is not a property; use the operation {op}")),
        (Some(Elsewhere::Operation(_)), Channel::Document | Channel::Shortcut) | (None, _) => {
            miss.issue
        }
    };
    invalid(issue)
}

/// True for spellings of a built-in property that reads serve and documents cannot write.
pub(crate) fn is_output_only(spelling: &str) -> bool {
    let bundled = Vocabulary::bundled().resolve_property(spelling);
    matches!(bundled, Resolution::One(property) if property.class() == KeyClass::OutputOnly)
}

fn check_spelling(spelling: &str) -> Result<(), Miss> {
    let fault = if spelling.is_empty() {
        "a property key is empty".to_owned()
    } else if spelling.chars().count() > MAX_KEY {
        let length = spelling.chars().count();
        format!(
            "a property key of {}",
            too_many(length, "characters", MAX_KEY)
        )
    } else if holds_control(spelling) {
        "a property key holds no control characters".to_owned()
    } else {
        return Ok(());
    };
    Err(invalid(
        Issue::pathless(fault)
            .hint("write the key of a property")
            .see(list_properties()),
    ))
}

/// Why a channel cannot write a key, and what to do instead.
fn refusal(spelling: &str, class: KeyClass, channel: Channel) -> Miss {
    let issue = match class {
        KeyClass::Envelope => envelope_refusal(spelling, channel),
        KeyClass::Lifted(member) => lifted_refusal(spelling, member, channel),
        KeyClass::SearchOnly => Issue::pathless(format!("{spelling} is known to search only"))
            .hint("leave it out: the server derives it"),
        KeyClass::Internal => {
            Issue::pathless(format!("{spelling} is internal to the server")).hint("leave it out")
        }
        KeyClass::OutputOnly | KeyClass::Momentary | KeyClass::Settable => Issue::pathless(
            format!("{spelling} is kept by the server and cannot be written"),
        )
        .hint("leave it out"),
    };
    invalid(issue)
}

/// The key is a member of the document, which only a create sends.
fn lifted_refusal(spelling: &str, member: &str, channel: Channel) -> Issue {
    let issue = Issue::pathless(format!("{spelling} is not a property here"));
    if channel != Channel::Edit {
        let form = FORMS.iter().find(|(lifted, _)| *lifted == member);
        let form = form.map_or_else(String::new, |(_, form)| format!(", such as {form}"));
        return issue.hint(format!("write it as `{member}` of the document{form}"));
    }
    let update = Ref::op("update_type");
    if member.starts_with(TYPE_SETTINGS) {
        let hint = format!("send it with update_type, as `{member}` of the document of the type");
        return issue.hint(hint).see(update);
    }
    if member == ICON {
        let hint = "leave it out: it is `icon` of a document, which a create sends, and update_type for a type";
        return issue.hint(hint).see(update);
    }
    let hint = format!("leave it out: it is `{member}` of a document, which only a create sends");
    issue.hint(hint)
}

/// `id` and `type` are members of the envelope.
fn envelope_refusal(spelling: &str, channel: Channel) -> Issue {
    let issue = Issue::pathless(format!(
        "{spelling} is not a property, it belongs to the envelope"
    ));
    match (twin(spelling) == TYPE, channel) {
        (true, Channel::Edit) => issue
            .hint(r#"use the operation set_type: {"op":"set_type","type":...}"#)
            .see(Ref::op("get_op_schema").param("op", "set_type")),
        (true, Channel::Document | Channel::Shortcut) => {
            issue.hint("write `type` next to `properties`")
        }
        (false, _) => issue.hint("leave it out: the server mints ids, and they never change"),
    }
}

fn list_properties() -> Ref {
    Ref::op("list_properties")
}

fn invalid(issue: Issue) -> Miss {
    Miss {
        kind: FaultKind::Invalid,
        issue,
    }
}
