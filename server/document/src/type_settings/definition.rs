//! Parses one entry of a type's property list (document.md 7).

use serde_json::Value;

use crate::findings::Findings;
use crate::issue::{Issue, Miss};
use crate::kinds::{Format, PaletteColor, Section};
use crate::limits::{MAX_DEFINITION_NAME, MAX_KEY, MAX_LIST, MAX_NAME, MAX_OPTIONS};
use crate::members::read::{self, Wrong};
use crate::members::{Members, Writer};
use crate::path::Path;
use crate::place::Place;
use crate::properties::{Slot, ValueContext, parse_value};
use crate::schema::forms::DEFINITION_FORM;
use crate::schema::verbatim;
use crate::similar::canonical_name;
use crate::vocabulary::{KeyResolver, PropertyDef};
use crate::wording::{given_twice, shown};

const MEMBERS: [&str; 13] = [
    "property",
    "name",
    "format",
    "options",
    "object_types",
    "description",
    "readonly",
    "default_value",
    "include_time",
    "max_count",
    "section",
    "internal_key",
    "uninstalled",
];
/// Members of a stored entry that reads do not serve; accepted and ignored.
pub(crate) const KEPT: [&str; 2] = ["internal_key", "uninstalled"];
/// Names that callers confuse with a member, and the member.
const SLIPS: [(&str, &str); 2] = [("key", "property"), ("type", "format")];
/// The hint how to write an option.
const OPTION_HINT: &str = "its name alone, or {\"name\":...,\"color\":...}";
const OPTION_MEMBERS: [&str; 2] = ["name", "color"];

/// An entry of the list. It names its property by key, by name, or both.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Definition {
    /// The key as written.
    pub property: Option<String>,
    /// The display name as written.
    pub name: Option<String>,
    /// The format as written; `None` for that of the property, or for `text` if the property is new.
    pub format: Option<Format>,
    /// Options in display order.
    pub options: Vec<DefinedOption>,
    /// Spellings of the types that values can refer to; `None` leaves them unchanged.
    pub object_types: Option<Vec<String>>,
    /// Description of the property.
    pub description: Option<String>,
    /// Users cannot edit the property.
    pub readonly: Option<bool>,
    /// The default value of new objects, as written.
    pub default_value: Option<Value>,
    /// Whether dates include a time of day.
    pub include_time: Option<bool>,
    /// Maximum number of entries of a list; 0 means unlimited.
    pub max_count: Option<u32>,
    /// The section of the list that contains the entry.
    pub section: Section,
}

/// An option of a definition.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct DefinedOption {
    /// Its name.
    pub name: String,
    /// Its color; `None` for the next of the palette.
    pub color: Option<PaletteColor>,
    /// Its key in v1 (v1.md 13); no definition sets it.
    pub slug: Option<String>,
}

/// Parses an entry and reports every fault.
pub(super) fn parse(
    value: &Value,
    place: &Place<'_>,
    names: &dyn KeyResolver,
    out: &mut Findings,
) -> Option<Definition> {
    let members = Members::open_as(value, place, Writer::Caller, DEFINITION_FORM, out)?;
    close(&members, out);
    let property = members.string("property", MAX_KEY, None, out);
    let name = members.string("name", MAX_DEFINITION_NAME, None, out);
    let is_given = |member| members.given(member).is_some_and(|value| value != "");
    if !is_given("property") && !is_given("name") && !slipped(&members, "property") {
        let issue = Issue::at(place.path(), "a definition needs `property` or `name`");
        out.issue(issue.hint("`property` names one by key, `name` may make a new one"));
    }
    let format = members.read("format", (None, None), out, |value| {
        format_of(value).map(Some)
    });
    let subject = Subject::of(property.as_deref(), name.as_deref(), names);
    // With a space, formats are checked in a later step, after the key of the type (http.md 19.1).
    if !names.knows_space() {
        judge_format(&members, format, subject, out);
    }
    let effective = match subject {
        // If the format contradicts that of the property, the other members are checked against the given one.
        Subject::Found(held) => format.or(held),
        // With an invalid format, the members that depend on it are not checked.
        Subject::New if members.given("format").is_some() => format,
        Subject::New => Some(Format::Text),
    };
    if let Some(value) = members.given("default_value") {
        verbatim::FREE.bounds(value, &members.path("default_value"), out);
    }
    let definition = Definition {
        options: options(&members, out),
        object_types: object_types(&members, out),
        description: members.string("description", MAX_NAME, None, out),
        readonly: flag(&members, "readonly", out),
        default_value: members.given("default_value").cloned(),
        include_time: flag(&members, "include_time", out),
        max_count: members.read("max_count", (None, None), out, |value| {
            read::whole(value, u32::MAX.into()).map(|count| u32::try_from(count).ok())
        }),
        section: members.read(
            "section",
            (Section::default(), Section::default()),
            out,
            section_of,
        ),
        property,
        name,
        format,
    };
    judge_fit(&members, effective, out);
    // The list does not change the default value of an existing property.
    let is_there = matches!(subject, Subject::Found(Some(_)));
    if let Some(format) = effective.filter(|_| !is_there) {
        judge_default(&members, &definition, format, out);
    }
    Some(definition)
}

/// The property of an entry.
#[derive(Clone, Copy)]
enum Subject {
    /// An existing property with this format. `None` if only a space could tell, or if the entry is refused anyway.
    Found(Option<Format>),
    /// A property that the entry creates.
    New,
}

impl Subject {
    fn of(property: Option<&str>, name: Option<&str>, names: &dyn KeyResolver) -> Self {
        let subject = EntryNames { property, name }.subject(
            |key| names.definition(key).is_some_and(|def| def.archived),
            |spelling| names.property(spelling),
            |name| names.property_meant(name),
        );
        match subject {
            Ok(Some(found)) => Self::Found(found.format),
            Ok(None) if names.knows_space() && (property, name) != (None, None) => Self::New,
            Ok(None) | Err(_) => Self::Found(None),
        }
    }
}

/// How an entry names its property.
#[derive(Clone, Copy, Debug)]
pub struct EntryNames<'a> {
    /// The key as written.
    pub property: Option<&'a str>,
    /// The display name as written.
    pub name: Option<&'a str>,
}

impl EntryNames<'_> {
    /// The property of the entry (document.md 7): the one found by `property`, else the one meant by `name`, else
    /// `None` for a new one. The internal key of a removed property always means that property. Reads of a type can
    /// serve it, and no new property can have it.
    ///
    /// # Errors
    /// The member that is unknown, removed or ambiguous, and its miss.
    pub fn subject<T>(
        self,
        is_removed: impl FnOnce(&str) -> bool,
        find: impl FnOnce(&str) -> Result<T, Miss>,
        mean: impl FnOnce(&str) -> Result<Option<T>, Miss>,
    ) -> Result<Option<T>, (&'static str, Miss)> {
        if let Some(spelling) = self.property {
            match find(spelling) {
                Ok(found) => return Ok(Some(found)),
                Err(miss) if miss.is_ambiguous() || self.name.is_none() || is_removed(spelling) => {
                    return Err(("property", miss));
                }
                Err(_) => {}
            }
        }
        let found = self.name.map(mean).transpose();
        Ok(found.map_err(|miss| ("name", miss))?.flatten())
    }
}

/// Checks that the default value of a new property fits its format. Option names and referenced objects are checked
/// later, with a space.
fn judge_default(
    members: &Members<'_>,
    definition: &Definition,
    format: Format,
    out: &mut Findings,
) {
    let Some(value) = &definition.default_value else {
        return;
    };
    let spelled = definition.property.as_ref().or(definition.name.as_ref());
    let property = PropertyDef {
        max_count: definition.max_count.unwrap_or_default(),
        ..PropertyDef::new(spelled.map_or("", String::as_str), format)
    };
    let path = members.path("default_value");
    let slot = Slot {
        property: &property,
        path: &path,
        held: None,
    };
    parse_value(slot, value, ValueContext::NoSpace, out);
}

fn close(members: &Members<'_>, out: &mut Findings) {
    let is_known = |name: &str| MEMBERS.contains(&name);
    members.each_unknown(is_known, out, |name, out| {
        let issue = members.unknown(name, "a property definition", &MEMBERS);
        out.issue(match SLIPS.iter().find(|(slip, _)| *slip == name) {
            Some((_, member)) if members.given(member).is_some() => {
                issue.hint(given_twice(name, member))
            }
            Some((_, member)) if members.raw(member).is_some() => {
                let name = shown(name);
                issue.hint(format!(
                    "give it as `{member}`, in place of null, and leave {name} out"
                ))
            }
            Some((_, member)) => issue.hint(format!("rename it to `{member}`")),
            None => issue,
        });
    });
}

/// True if the caller wrote this member under a wrong name, so that no second fault is reported.
fn slipped(members: &Members<'_>, member: &str) -> bool {
    SLIPS
        .iter()
        .any(|(slip, meant)| *meant == member && members.given(slip).is_some())
}

/// A format by name. Hints list only the formats that new properties can have.
fn format_of(value: &Value) -> Result<Format, Wrong> {
    read::name_of_offered(value, &Format::creatable())
}

/// A section by name. The server sets the file section (http.md 19.1), and the plain section has no name.
fn section_of(value: &Value) -> Result<Section, Wrong> {
    read::name_of_offered(
        value,
        &[Section::Featured, Section::Hidden].map(Section::name),
    )
}

/// A format never changes: a given one must equal that of the property.
fn judge_format(
    members: &Members<'_>,
    format: Option<Format>,
    subject: Subject,
    out: &mut Findings,
) {
    if let (Some(format), Subject::Found(Some(held))) = (format, subject)
        && format != held
    {
        out.issue(format_conflict(members.path("format"), held, format));
    }
}

/// The issue for a format that contradicts that of the property.
pub fn format_conflict(path: impl Into<String>, held: Format, wanted: Format) -> Issue {
    let message = format!(
        "property format conflict: the property has the format {}, not {}",
        held.name(),
        wanted.name()
    );
    Issue::at(path, message).hint(
        "a format never changes: leave `format` out to take this property, or give a new one another name; \
         create_property makes one of the same name with a `key` of its own",
    )
}

/// Checks members that only some formats have.
fn judge_fit(members: &Members<'_>, format: Option<Format>, out: &mut Findings) {
    let Some(format) = format else { return };
    let lists = [
        Format::Select,
        Format::MultiSelect,
        Format::Objects,
        Format::Files,
    ];
    let [select, multi_select, objects, files] = lists;
    let rules: [(&str, &[Format]); 4] = [
        ("options", &[select, multi_select]),
        ("object_types", &[objects, files]),
        ("include_time", &[Format::Date]),
        ("max_count", &lists),
    ];
    for (member, formats) in rules {
        if members.given(member).is_some() && !formats.contains(&format) {
            let names: Vec<_> = formats.iter().map(|format| format.name()).collect();
            let message = format!("{} property has no `{member}`", format.one());
            let issue = Issue::at(members.path(member), message);
            out.issue(issue.hint(format!("only with the formats {}", names.join(", "))));
        }
    }
}

fn flag(members: &Members<'_>, name: &str, out: &mut Findings) -> Option<bool> {
    members.read(name, (None, None), out, |value| {
        read::boolean(value).map(Some)
    })
}

/// Option names, alone or with a color, without duplicates.
fn options(members: &Members<'_>, out: &mut Findings) -> Vec<DefinedOption> {
    let values = members
        .array("options", MAX_OPTIONS, out)
        .unwrap_or_default();
    option_list(values, &members.place().key("options"), Writer::Caller, out)
}

/// Parses the options of an operation, where an empty color counts as absent (ops.md 1.2).
pub fn parse_options(values: &[Value], path: &Path, out: &mut Findings) -> Vec<DefinedOption> {
    option_list(values, &Place::Start(path), Writer::Operation, out)
}

fn option_list(
    values: &[Value],
    list: &Place<'_>,
    writer: Writer,
    out: &mut Findings,
) -> Vec<DefinedOption> {
    let mut options: Vec<DefinedOption> = Vec::with_capacity(values.len());
    for (position, value) in values.iter().enumerate() {
        let place = list.index(position);
        let Some(option) = option(value, &place, writer, out) else {
            continue;
        };
        if options.iter().any(|earlier| earlier.name == option.name) {
            let message = format!("the option {:?} is listed twice", shown(&option.name));
            out.issue(Issue::at(place.path(), message).hint("option names are identities"));
            continue;
        }
        options.push(option);
    }
    options
}

fn option(
    value: &Value,
    place: &Place<'_>,
    writer: Writer,
    out: &mut Findings,
) -> Option<DefinedOption> {
    let name = |value: &Value| {
        let name = canonical_name(read::string(value, MAX_NAME)?);
        if name.is_empty() {
            Err(Wrong::new("an option needs a name").hint(OPTION_HINT))
        } else {
            Ok(name.into_owned())
        }
    };
    if !value.is_object() {
        let name = name(value)
            .map_err(|wrong| out.issue(wrong.at(&place.path())))
            .ok()?;
        return Some(DefinedOption {
            name,
            ..DefinedOption::default()
        });
    }
    let members = Members::open(value, place, writer, out)?;
    members.close("an option", &OPTION_MEMBERS, out);
    let color = members.optional_name("color", None, out);
    let judged = match members.given("name") {
        Some(value) => name(value),
        None => Err(Wrong::new("an option needs a `name`").hint(OPTION_HINT)),
    };
    let name = judged
        .map_err(|wrong| out.issue(wrong.at(&members.path("name"))))
        .ok()?;
    Some(DefinedOption {
        name,
        color,
        slug: None,
    })
}

fn object_types(members: &Members<'_>, out: &mut Findings) -> Option<Vec<String>> {
    let values = members.array("object_types", MAX_LIST, out)?;
    let list = members.place().key("object_types");
    let mut keys = Vec::with_capacity(values.len());
    for (position, value) in values.iter().enumerate() {
        match read::key(value) {
            Ok(key) => keys.push(key.to_owned()),
            Err(wrong) => {
                let path = list.index(position).path();
                out.issue(
                    wrong
                        .hint("write the key of a type, or leave the entry out")
                        .at(&path),
                );
            }
        }
    }
    Some(keys)
}
