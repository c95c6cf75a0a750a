//! Hints for members that are written at the root of a body but belong elsewhere. A hint names the right place, so that
//! following it gives an accepted body.

use std::cell::OnceCell;
use std::collections::HashMap;

use serde_json::Value;

use super::gate::{FORMAT_VERSION, MEMBER as VERSION};
use crate::controls::of_query;
use crate::issue::Issue;
use crate::kinds::Kind;
use crate::limits::MAX_PROPERTIES;
use crate::members::Members;
use crate::properties::{Admitted, Channel, FindProperty, admit_key};
use crate::similar::fold;
use crate::type_settings::SETTINGS;
use crate::vocabulary::Offers;
use crate::wording::{given_twice, shown};

/// The form of a body with an unknown root member.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Form {
    /// A document to create an object from.
    New(Kind),
    /// A document to validate.
    Judged(Kind),
    /// The shortcut body of a create (document.md 10.7).
    Shortcut,
    /// The body that creates a type from its members (http.md 19.1).
    NewType,
    /// The body that changes members of a type (http.md 19.2).
    ChangedType,
    /// A partial document of a type (http.md 19.2).
    TypePart,
}

/// The meaning of an unknown member.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Meaning {
    Name,
    Description,
    Content,
}

/// A folded name that other APIs use for the name of an object.
const DISPLAY_NAME: &str = "displayname";

/// Folded names that callers use, and their meaning.
const MEANINGS: [(&str, Meaning); 11] = [
    ("name", Meaning::Name),
    (DISPLAY_NAME, Meaning::Name),
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
/// Folded names of object members in other APIs, and our member in a create body.
const OF_OBJECTS: [(&str, &str); 7] = [
    ("typekey", "type"),
    ("objecttype", "type"),
    ("props", "properties"),
    ("attributes", "properties"),
    ("details", "properties"),
    ("fields", "properties"),
    ("templateid", "template"),
];
/// The same for types.
const OF_TYPES: [(&str, &str); 5] = [
    ("key", "api_key"),
    ("typekey", "api_key"),
    ("slug", "api_key"),
    ("fields", "property_definitions"),
    ("attributes", "property_definitions"),
];
/// Members that a shortcut and a document have in common.
const OF_BOTH: [&str; 3] = ["type", "properties", "template"];

/// The root of a body, with the lookups that the checks of its unknown members share.
pub(crate) struct Root<'r> {
    members: &'r Members<'r>,
    form: Form,
    held: OnceCell<Held<'r>>,
}

/// An index of the body's properties. It is built once, because a body may have many unknown members.
struct Held<'r> {
    /// Their names as written, and whether they have a value. Bodies with more properties than are indexed are refused.
    given: Vec<(&'r str, bool)>,
    /// Whether a property has a value, by folded name.
    by_fold: HashMap<String, bool>,
    /// The written names of properties with a value, by internal key.
    keys: OnceCell<HashMap<String, &'r str>>,
}

impl<'r> Root<'r> {
    pub(crate) fn new(members: &'r Members<'r>, form: Form) -> Self {
        Self {
            members,
            form,
            held: OnceCell::new(),
        }
    }

    /// The hint for a member that a body of this form does not have, if its meaning is known.
    pub(crate) fn repair(&self, name: &str) -> Option<String> {
        let folded = fold(name);
        if let Some(setting) = self.form.setting(&folded) {
            return Some(self.moved(name, &["type_settings", setting]));
        }
        if let Some(ours) = self.form.renamed(&folded, self.members.raw(name)) {
            return Some(self.moved(name, &[ours]));
        }
        let (_, meaning) = MEANINGS.iter().find(|(other, _)| *other == folded)?;
        let members = self.members;
        Some(match (meaning, self.form) {
            (Meaning::Name, Form::Shortcut)
                if members.given("name").is_none() && self.has_name() =>
            {
                self.moved(name, &["properties", "name"])
            }
            (Meaning::Name, Form::Shortcut | Form::NewType | Form::ChangedType) => {
                self.moved(name, &["name"])
            }
            (Meaning::Name, _) => self.moved(name, &["properties", "name"]),
            (Meaning::Description, Form::NewType) => format!(
                "leave `{}` out and send it after the create with update_type, as `properties.description`",
                shown(name)
            ),
            (Meaning::Description, _) => self.moved(name, &["properties", "description"]),
            (Meaning::Content, Form::Shortcut) if is_list(name, members) => {
                self.moved(name, &["blocks"])
            }
            (Meaning::Content, Form::Shortcut) => self.moved(name, &["markdown"]),
            (Meaning::Content, Form::New(kind)) => content(name, members, kind, true),
            (Meaning::Content, Form::Judged(kind)) => content(name, members, kind, false),
            (Meaning::Content, Form::NewType | Form::ChangedType | Form::TypePart) => {
                content(name, members, Kind::ObjectType, false)
            }
        })
    }

    /// The same, if the member may also be a property. A property of the space with this name has priority over a
    /// member name from other APIs, if the value is a string.
    pub(crate) fn repair_or(
        &self,
        name: &str,
        property: impl Fn() -> Option<String>,
    ) -> Option<String> {
        let folded = fold(name);
        let is_foreign =
            folded == DISPLAY_NAME || OF_OBJECTS.iter().any(|(other, _)| *other == folded);
        let is_value = self.members.raw(name).is_some_and(Value::is_string);
        let own = (is_foreign && is_value).then(&property).flatten();
        own.or_else(|| self.repair(name)).or_else(property)
    }

    /// The issue for a member that a body of this form does not have. `of_form` names the form and lists its members.
    pub(crate) fn unknown(&self, name: &str, of_form: (&str, &[&str])) -> Issue {
        self.unknown_or(name, of_form, None)
    }

    /// The same, with a possible other hint.
    pub(crate) fn unknown_or(
        &self,
        name: &str,
        (what, admitted): (&str, &[&str]),
        other: Option<String>,
    ) -> Issue {
        let is_sent = !matches!(self.form, Form::Judged(_));
        if is_sent {
            let issue = self.members.unknown(name, what, admitted);
            if let Ok(issue) = of_query(issue, name, self.members.map()) {
                return issue;
            }
        }
        let is_respelled = admitted.iter().any(|known| fold(known) == fold(name));
        let repair = (!is_respelled).then(|| self.repair_or(name, || other.clone()));
        match repair.flatten() {
            Some(repair) => {
                let issue = self.members.unknown_but_meant(name, what, admitted, None);
                issue.hint(format!("{repair}; {}", admitted.join(", ")))
            }
            None => self.members.unknown(name, what, admitted),
        }
    }

    /// The hint for an unknown member that has the name of a property which this channel can write.
    pub(crate) fn as_property(
        &self,
        name: &str,
        channel: Channel,
        finder: &dyn FindProperty,
    ) -> Option<String> {
        // The caller reports the unknown member anyway, so a name that is not a property needs no other report.
        let key = finder.key_of(name)?;
        let Ok(Admitted::Property(_)) = admit_key(finder, name, channel, Offers::ALL) else {
            return None;
        };
        let place = |spelling: &str| format!("properties.{}", shown(spelling));
        Some(match self.held().keys(finder).get(&key) {
            Some(spelling) => given_twice(name, &place(spelling)),
            None => written_as(name, &place(name)),
        })
    }

    /// Whether the properties of the body contain a name.
    pub(crate) fn has_name(&self) -> bool {
        self.held().by_fold.contains_key(&fold("name"))
    }

    /// The hint to move a member to a place, or to remove it if the place already has a value.
    fn moved(&self, name: &str, place: &[&str]) -> String {
        let is_given = match place {
            [member] => self.members.given(member).is_some(),
            ["properties", member] => self.held().by_fold.get(&fold(member)) == Some(&true),
            [holder, member] => {
                let held = self.members.given(holder).and_then(|held| held.get(member));
                held.is_some_and(|value| !value.is_null())
            }
            _ => false,
        };
        if is_given {
            given_twice(name, &place.join("."))
        } else {
            written_as(name, &place.join("."))
        }
    }

    fn held(&self) -> &Held<'r> {
        self.held
            .get_or_init(|| Held::of(self.members.given("properties")))
    }
}

impl<'r> Held<'r> {
    /// Builds the index from a map, or from a list of pairs (ops.md 1.2).
    fn of(properties: Option<&'r Value>) -> Self {
        let given: Vec<(&str, bool)> = match properties {
            Some(Value::Object(map)) => {
                let entries = map.iter().take(MAX_PROPERTIES);
                entries
                    .map(|(name, value)| (name.as_str(), !value.is_null()))
                    .collect()
            }
            Some(Value::Array(pairs)) => {
                let entry = |pair: &'r Value| {
                    let value = pair.get("value").filter(|value| !value.is_null());
                    Some((pair.get("key")?.as_str()?, value.is_some()))
                };
                pairs
                    .iter()
                    .take(MAX_PROPERTIES)
                    .filter_map(entry)
                    .collect()
            }
            _ => Vec::new(),
        };
        let mut by_fold = HashMap::new();
        for (name, has_value) in &given {
            *by_fold.entry(fold(name)).or_default() |= *has_value;
        }
        Self {
            given,
            by_fold,
            keys: OnceCell::new(),
        }
    }

    fn keys(&self, finder: &dyn FindProperty) -> &HashMap<String, &'r str> {
        self.keys.get_or_init(|| {
            let valued = self.given.iter().filter(|(_, has_value)| *has_value);
            let keyed = valued.map(|(name, _)| Some((finder.key_of(name)?, *name)));
            keyed.flatten().collect()
        })
    }
}

/// The hint how to turn a shortcut into a document, which can express more.
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
    /// The root member that another name means, if the value has its JSON type.
    fn renamed(self, folded: &str, value: Option<&Value>) -> Option<&'static str> {
        let names: &[(&str, &str)] = match self {
            Self::Shortcut | Self::New(Kind::Page) => &OF_OBJECTS,
            Self::NewType => &OF_TYPES,
            Self::New(_) | Self::Judged(_) | Self::ChangedType | Self::TypePart => return None,
        };
        let (_, ours) = names.iter().find(|(other, _)| *other == folded)?;
        let fits = match (*ours, value?) {
            ("properties", value) => value.is_object(),
            ("property_definitions", value) => value.is_array(),
            (_, value) => value.is_string(),
        };
        fits.then_some(*ours)
    }

    /// The type setting with this folded name, for forms that keep settings in `type_settings`.
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

/// The hint for content of a document.
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

/// Whether the body would be a valid shortcut without its version and with misplaced members moved.
fn is_short(members: &Members<'_>) -> bool {
    let fits = |name: &String| {
        let folded = fold(name);
        [VERSION, "markdown"].contains(&name.as_str())
            || OF_BOTH.contains(&name.as_str())
            || MEANINGS
                .iter()
                .any(|(other, meaning)| *other == folded && *meaning != Meaning::Content)
    };
    members.given("type").is_some() && members.names().all(fits)
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
