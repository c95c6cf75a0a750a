//! Members that callers write at the root of a body which has another place for what they mean: the repair names that
//! place, so that following it leads to a body that is taken.

use serde_json::Value;

use super::gate::{FORMAT_VERSION, MEMBER as VERSION};
use crate::block::parse::members::Members;
use crate::document::Kind;
use crate::issue::Issue;
use crate::properties::{Admitted, Channel, FindProperty, Offers, admit_key};
use crate::type_settings::SETTINGS;
use crate::vocabulary::fold;
use crate::wording::{given_twice, shown};

/// The form of a body whose root has a stray member.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Form {
    /// A document that something is created from.
    New(Kind),
    /// A document that is judged alone.
    Judged(Kind),
    /// The shortcut of a create (document.md 10.7).
    Shortcut,
    /// A new type in its members (http.md 19.1).
    NewType,
    /// New values of the members of a type (http.md 19.2).
    ChangedType,
    /// A part of the document of a type (http.md 19.2).
    TypePart,
}

/// What a stray member means.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Meaning {
    Name,
    Description,
    Content,
}

/// Folded names that callers use, and what they mean by them.
const MEANT: [(&str, Meaning); 10] = [
    ("name", Meaning::Name),
    ("title", Meaning::Name),
    ("description", Meaning::Description),
    ("markdown", Meaning::Content),
    ("md", Meaning::Content),
    ("content", Meaning::Content),
    ("contents", Meaning::Content),
    ("children", Meaning::Content),
    ("body", Meaning::Content),
    ("text", Meaning::Content),
];
/// The members that a shortcut takes as they stand in a document.
const OF_BOTH: [&str; 3] = ["type", "properties", "template"];

/// What to do about a member that a body of this form does not have, if it is known what was meant.
pub(crate) fn repair(name: &str, members: &Members<'_>, form: Form) -> Option<String> {
    let folded = fold(name);
    if let Some(setting) = form.setting(&folded) {
        return Some(moved(name, members, &["type_settings", setting]));
    }
    let (_, meaning) = MEANT.iter().find(|(other, _)| *other == folded)?;
    Some(match (meaning, form) {
        (Meaning::Name, Form::Shortcut) if members.given("name").is_none() && has_name(members) => {
            moved(name, members, &["properties", "name"])
        }
        (Meaning::Name, Form::Shortcut | Form::NewType | Form::ChangedType) => {
            moved(name, members, &["name"])
        }
        (Meaning::Name, _) => moved(name, members, &["properties", "name"]),
        (Meaning::Description, Form::NewType) => format!(
            "leave `{}` out and send it after the create with update_type, as `properties.description`",
            shown(name)
        ),
        (Meaning::Description, _) => moved(name, members, &["properties", "description"]),
        (Meaning::Content, Form::Shortcut) if is_list(name, members) => {
            moved(name, members, &["blocks"])
        }
        (Meaning::Content, Form::Shortcut) => moved(name, members, &["markdown"]),
        (Meaning::Content, Form::New(kind)) => content(name, members, kind, true),
        (Meaning::Content, Form::Judged(kind)) => content(name, members, kind, false),
        (Meaning::Content, Form::NewType | Form::ChangedType | Form::TypePart) => {
            content(name, members, Kind::ObjectType, false)
        }
    })
}

/// The issue for a member that a body of this form does not have; `what` names the form in the message.
pub(crate) fn unknown(
    name: &str,
    members: &Members<'_>,
    form: Form,
    of_form: (&str, &[&str]),
) -> Issue {
    unknown_or(name, members, form, of_form, None)
}

/// The same where another repair may be known.
pub(crate) fn unknown_or(
    name: &str,
    members: &Members<'_>,
    form: Form,
    (what, admitted): (&str, &[&str]),
    other: Option<String>,
) -> Issue {
    let is_respelled = admitted.iter().any(|known| fold(known) == fold(name));
    let repair = (!is_respelled).then(|| repair(name, members, form).or(other));
    match repair.flatten() {
        Some(repair) => {
            let issue = members.unknown_but_meant(name, what, admitted, None);
            issue.hint(format!("{repair}; {}", admitted.join(", ")))
        }
        None => members.unknown(name, what, admitted),
    }
}

/// How a shortcut becomes the document that can say what a shortcut cannot.
pub(crate) fn as_document(members: &Members<'_>) -> String {
    let mut steps = vec![format!(
        "add \"{VERSION}\":\"{}\" to send a document",
        FORMAT_VERSION
    )];
    if members.given("name").is_some() {
        steps.push(written_as("name", "properties.name"));
    }
    if members.given("markdown").is_some() {
        let blocks = written_as("markdown", "blocks");
        steps.push(format!(
            "{blocks}, or send it after the create with insert_blocks"
        ));
    }
    steps.join("; ")
}

impl Form {
    /// The setting of a type that a folded name spells, where settings have an object of their own.
    fn setting(self, folded: &str) -> Option<&'static str> {
        let apart = [
            Self::New(Kind::ObjectType),
            Self::Judged(Kind::ObjectType),
            Self::TypePart,
        ];
        let known = SETTINGS.into_iter().find(|known| fold(known) == folded);
        known.filter(|_| apart.contains(&self))
    }
}

/// The content of a document.
fn content(name: &str, members: &Members<'_>, kind: Kind, is_create: bool) -> String {
    let shown_name = shown(name);
    if kind == Kind::ObjectType {
        return format!("leave `{shown_name}` out: a type has no content of its own");
    }
    let later = || "send it after the create with insert_blocks";
    match (members.given("blocks").is_some(), is_create) {
        (true, true) => format!("leave `{shown_name}` out and {}", later()),
        (true, false) => given_twice(name, "blocks"),
        (false, true) if fold(name) == "markdown" && kind == Kind::Page && is_short(members) => {
            format!("leave `{VERSION}` out: a body without it takes `{shown_name}`")
        }
        (false, true) => format!("{}, or {}", written_as(name, "blocks"), later()),
        (false, false) => written_as(name, "blocks"),
    }
}

/// Whether a document would be a shortcut but for its version, once each stray member stands where it belongs.
fn is_short(members: &Members<'_>) -> bool {
    let fits = |name: &String| {
        let folded = fold(name);
        [VERSION, "markdown"].contains(&name.as_str())
            || OF_BOTH.contains(&name.as_str())
            || MEANT
                .iter()
                .any(|(other, meaning)| *other == folded && *meaning != Meaning::Content)
    };
    members.given("type").is_some() && members.names().all(fits)
}

/// The place that a member belongs to, unless there is something already.
fn moved(name: &str, members: &Members<'_>, place: &[&str]) -> String {
    let there = match place {
        [member] => members.given(member),
        [holder, member] => members.given(holder).and_then(|held| held_in(held, member)),
        _ => None,
    };
    match there.filter(|value| !value.is_null()) {
        Some(_) => given_twice(name, &place.join(".")),
        None => written_as(name, &place.join(".")),
    }
}

/// Whether the properties of a body hold a name.
pub(crate) fn has_name(members: &Members<'_>) -> bool {
    let held = members.given("properties");
    held.is_some_and(|held| held_in(held, "name").is_some())
}

/// A member of a map, or of the list of pairs that stands for one, in any spelling of its name.
fn held_in<'v>(held: &'v Value, member: &str) -> Option<&'v Value> {
    held_where(held, |name| fold(name) == fold(member)).map(|(_, value)| value)
}

/// A member of a map, or of the list of pairs that stands for one, by its name.
fn held_where(held: &Value, is_meant: impl Fn(&str) -> bool) -> Option<(&str, &Value)> {
    match held {
        Value::Object(map) => {
            let mut members = map.iter().map(|(name, value)| (name.as_str(), value));
            members.find(|(name, _)| is_meant(name))
        }
        Value::Array(pairs) => {
            let of_pair = |pair: &Value| {
                pair.get("key")
                    .and_then(Value::as_str)
                    .is_some_and(&is_meant)
            };
            let pair = pairs.iter().find(|pair| of_pair(pair))?;
            Some((pair.get("key")?.as_str()?, pair.get("value")?))
        }
        _ => None,
    }
}

/// What to do about a stray member that is called like a property which may be written this way.
pub(crate) fn as_property(
    name: &str,
    members: &Members<'_>,
    channel: Channel,
    finder: &dyn FindProperty,
) -> Option<String> {
    // Who is told of a stray member is told no more of a name that is no property.
    let key = finder.key_of(name)?;
    let Ok(Admitted::Property(_)) = admit_key(finder, name, channel, Offers::ALL) else {
        return None;
    };
    let is_meant = |spelling: &str| finder.key_of(spelling).is_some_and(|other| other == key);
    let held = members.given("properties");
    let held = held.and_then(|held| held_where(held, is_meant));
    let place = |spelling: &str| format!("properties.{}", shown(spelling));
    Some(match held.filter(|(_, value)| !value.is_null()) {
        Some((spelling, _)) => given_twice(name, &place(spelling)),
        None => written_as(name, &place(name)),
    })
}

fn written_as(name: &str, place: &str) -> String {
    let name = shown(name);
    match place {
        "blocks" => format!(
            "write `{name}` as `blocks`, such as [{{\"type\":\"paragraph\",\"text\":\"…\"}}]"
        ),
        _ => format!("write `{name}` as `{place}`"),
    }
}

fn is_list(name: &str, members: &Members<'_>) -> bool {
    members.raw(name).is_some_and(Value::is_array)
}
