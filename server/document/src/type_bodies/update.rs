//! Parses the body that updates a type: operations, a partial document, or flat members (http.md 19.2).

use std::borrow::Cow;

use serde_json::Value;

use super::TypeForm;
use super::form::{foreign_property, name_among, not_an_object, refuse_property_array};
use crate::body::gate;
use crate::body::misplaced::{Form, Root};
use crate::bundled::{DESCRIPTION, NAME};
use crate::decor::{Icon, parse_icon};
use crate::findings::Findings;
use crate::issue::{Fault, Issue, Ref};
use crate::kinds::Kind;
use crate::limits::MAX_TEXT;
use crate::members::read;
use crate::members::{Members, Writer};
use crate::names::SpaceNames;
use crate::ops::renamed_batch;
use crate::path::Path;
use crate::place::Place;
use crate::type_settings::{SETTINGS, TypeSettings, name_of, settings_among};
use crate::vocabulary::TypeDef;
use crate::wire::JsonMap;
use crate::wording::shown;

/// A body with one of these members is a batch of operations.
const BATCH_MARKS: [&str; 2] = ["ops", "op"];
/// A body with one of these members is a partial document.
const DOCUMENT_MARKS: [&str; 4] = ["formatVersion", "kind", "type_settings", "properties"];
/// The members of a partial document.
const PARTIAL: [&str; 3] = ["properties", "type_settings", "icon"];
/// Other members of a document, which are ignored here.
const WITHOUT_EFFECT: [&str; 6] = [
    "$schema",
    "formatVersion",
    "version",
    "kind",
    "etag",
    "warnings",
];
/// The message for a property that is edited by another route (http.md 19.2).
const NOT_UPDATABLE: &str = "property not updatable on a type";
/// A setting that only a create accepts.
pub(super) const API_KEY: &str = "api_key";

/// The kind of an update body.
#[derive(Clone, Debug)]
pub enum TypeUpdate<'b> {
    /// A batch of operations; its envelope is checked later.
    Batch(Cow<'b, Value>),
    /// New values of members.
    Change(Box<TypeChange>),
}

/// The members of a type to replace; absent ones keep their values.
#[derive(Clone, Debug)]
pub struct TypeChange {
    /// The display name.
    pub name: Option<String>,
    /// The description; an empty one removes it.
    pub description: Option<String>,
    /// The icon.
    pub icon: Option<Icon>,
    /// The settings.
    pub settings: TypeSettings,
    /// The form of the body, which determines the paths of the members.
    pub form: TypeForm,
    /// Warnings.
    pub warnings: Vec<Issue>,
}

/// Parses the body of update_type for the type `current`.
///
/// # Errors
/// Every fault of the body, or "nothing to update" if it has no member.
pub fn parse_update_type<'b>(
    body: &'b Value,
    current: &TypeDef,
    names: SpaceNames<'_>,
) -> Result<TypeUpdate<'b>, Fault> {
    let Value::Object(given) = body else {
        return Err(not_an_object());
    };
    let members = flat_members();
    let is_flat = |name: &str| members.contains(&name) || name == API_KEY;
    let is_batch = |name: &str| BATCH_MARKS.contains(&name);
    let is_document = |name: &str| DOCUMENT_MARKS.contains(&name);
    if has_any(given, &BATCH_MARKS) {
        let is_other = |name: &str| is_flat(name) || is_batch(name) || is_document(name);
        let body = without_nulls(body, given, is_other);
        body.as_object().map_or(Ok(()), refuse_mix)?;
        return Ok(TypeUpdate::Batch(body));
    }
    let body = if has_any(given, &DOCUMENT_MARKS) {
        let is_other = |name: &str| is_batch(name) || is_flat(name) && !PARTIAL.contains(&name);
        without_nulls(body, given, is_other)
    } else {
        without_nulls(body, given, |name| is_batch(name) || is_document(name))
    };
    let mut findings = Findings::default();
    let mut change = parsed(
        body.as_object().unwrap_or(given),
        current,
        names,
        &mut findings,
    )?;
    change.form.guard().judge(&body, &mut findings);
    change.warnings = findings.into_result("the type cannot be updated, nothing was changed")?;
    if change.is_empty() {
        let issue = Issue::at("", "nothing to update");
        let hint = format!("send one of {}, or ops", flat_members().join(", "));
        return Err(Fault::invalid(issue.hint(hint)));
    }
    Ok(TypeUpdate::Change(Box::new(change)))
}

/// The result of the parser alone, for a body without operations.
pub(crate) fn parsed(
    body: &JsonMap,
    current: &TypeDef,
    names: SpaceNames<'_>,
    findings: &mut Findings,
) -> Result<TypeChange, Fault> {
    let change = if has_any(body, &DOCUMENT_MARKS) {
        partial(body, current, names, findings)?
    } else {
        flat(body, names, findings)
    };
    let form = change.form;
    form.judge_layout(&change.settings, Some(current.layout), findings);
    judge_key(&change.settings, form, current, names, findings);
    Ok(change)
}

/// Whether one of these members is given; null counts as absent (http.md 3).
fn has_any(body: &JsonMap, names: &[&str]) -> bool {
    let given = |name: &&str| body.get(*name).is_some_and(|value| !value.is_null());
    names.iter().any(given)
}

/// The body without null members that would select another form (http.md 3). `members` are its members.
fn without_nulls<'b>(
    body: &'b Value,
    members: &JsonMap,
    is_meant: impl Fn(&str) -> bool,
) -> Cow<'b, Value> {
    let is_left_out = |name: &str, value: &Value| value.is_null() && is_meant(name);
    if !members.iter().any(|(name, value)| is_left_out(name, value)) {
        return Cow::Borrowed(body);
    }
    let mut kept = members.clone();
    kept.retain(|name, value| !is_left_out(name, value));
    Cow::Owned(Value::Object(kept))
}

/// Refuses other members next to operations, because their order of execution would be unclear.
fn refuse_mix(body: &JsonMap) -> Result<(), Fault> {
    let [ops, _] = BATCH_MARKS;
    let mut others: Vec<&String> = body.keys().filter(|name| *name != ops).collect();
    if !body.contains_key(ops) {
        return Ok(());
    }
    others.sort_unstable();
    let issues = others.into_iter().map(|name| {
        let message =
            format!("`{name}` and `{ops}` are both given: a body has operations or members");
        let issue = Issue::at(Path::root().key(name), message);
        issue.hint("send one request with `ops` alone and another one with the members")
    });
    let summary = "a body has operations or members, not both";
    Fault::refuse(issues.collect(), summary)
}

impl TypeChange {
    /// True if no member is given.
    fn is_empty(&self) -> bool {
        self.name.is_none()
            && self.description.is_none()
            && self.icon.is_none()
            && self.settings == TypeSettings::default()
    }
}

/// The members of the flat form: those of a create except the key.
fn flat_members() -> Vec<&'static str> {
    let settings = SETTINGS.into_iter().filter(|member| *member != API_KEY);
    ["name", "icon"].into_iter().chain(settings).collect()
}

fn flat(body: &JsonMap, names: SpaceNames<'_>, out: &mut Findings) -> TypeChange {
    let root = Path::root();
    let place = Place::Start(&root);
    let members = Members::of(body, &place, Writer::Caller);
    if members.raw(API_KEY).is_some() {
        let issue = Issue::at(members.path(API_KEY), "the key of a type never changes");
        out.issue(issue.hint("leave `api_key` out: only a create takes it"));
    }
    let known = flat_members();
    let unknown_members = Root::new(&members, Form::ChangedType);
    members.each_unknown(
        |name| name == API_KEY || known.contains(&name),
        out,
        |name, out| {
            let issue = unknown_members.unknown(name, ("a type", &known));
            out.issue(match renamed_batch(name, body) {
                Some(hint) => issue.hint(hint),
                None => issue,
            });
        },
    );
    let settings = settings_among(&members, &names, out);
    TypeChange {
        name: name_among(&members, out),
        description: None,
        icon: icon_among(&members, out),
        settings: TypeSettings {
            api_key: None,
            ..settings
        },
        form: TypeForm::Flat,
        warnings: Vec::new(),
    }
}

fn partial(
    body: &JsonMap,
    current: &TypeDef,
    names: SpaceNames<'_>,
    out: &mut Findings,
) -> Result<TypeChange, Fault> {
    let root = Path::root();
    let place = Place::Start(&root);
    let members = Members::of(body, &place, Writer::Caller);
    if let Some(kind) = members.given("kind")
        && kind != Kind::ObjectType.name()
    {
        let message = format!(
            "the document of a type is of kind {}",
            Kind::ObjectType.name()
        );
        return Err(Fault::invalid(
            Issue::at("/kind", message).hint("leave it out"),
        ));
    }
    if members.given("blocks").is_some() {
        let issue = Issue::at("/blocks", "the views of a type are edited with operations")
            .hint("send ops with insert_view, update_view, move_view or delete_view")
            .see(Ref::op("get_op_schema").param("op", "update_view"));
        return Err(Fault::invalid(issue));
    }
    out.warnings.extend(gate::pass(body, false)?);
    refuse_property_array(members.given("properties"), TypeForm::Document)?;
    let unknown_members = Root::new(&members, Form::TypePart);
    members.each_unknown(
        |name| PARTIAL.contains(&name) || WITHOUT_EFFECT.contains(&name),
        out,
        |name, out| {
            let form = ("the part of a type that is updated", PARTIAL.as_slice());
            out.issue(unknown_members.unknown(name, form));
        },
    );
    let mut change = TypeChange {
        name: None,
        description: None,
        icon: icon_among(&members, out),
        settings: TypeSettings::default(),
        form: TypeForm::Document,
        warnings: Vec::new(),
    };
    properties(&members, (names, current), &mut change, out);
    if let Some(settings) = members.given("type_settings") {
        let path = members.path("type_settings");
        let parsed = crate::type_settings::parse_type_settings(settings, &path, &names, out);
        change.settings = parsed.unwrap_or_default();
    }
    Ok(change)
}

/// Accepts `name` and `description` only. Other values of a type are edited like those of any object.
fn properties(
    members: &Members<'_>,
    (names, current): (SpaceNames<'_>, &TypeDef),
    change: &mut TypeChange,
    out: &mut Findings,
) {
    let Some(given) = members.given("properties") else {
        return;
    };
    let place = members.place().key("properties");
    let Some(properties) = Members::open(given, &place, Writer::Caller, out) else {
        return;
    };
    let names = names.silent();
    let mut spelled: Vec<(&str, &str)> = Vec::new();
    for spelling in properties.names() {
        if out.is_full() {
            break;
        }
        let path = properties.path(spelling);
        let value = properties.raw(spelling).unwrap_or(&Value::Null);
        let found = names.find_property(spelling).ok();
        let key = found.map(|def| def.key.as_str()).unwrap_or_default();
        if let Some((_, first)) = spelled.iter().find(|(known, _)| *known == key) {
            let message = format!(
                "{first:?} and {spelling:?} are the same property",
                spelling = shown(spelling)
            );
            out.issue(Issue::at(path, message).hint("write it once"));
            continue;
        }
        let judged = match key {
            // Null counts as absent unless it has its own meaning (http.md 3).
            NAME if value.is_null() => Ok(()),
            NAME => name_of(value).map(|name| change.name = Some(name)),
            DESCRIPTION if value.is_null() => {
                change.description = Some(String::new());
                Ok(())
            }
            DESCRIPTION => {
                read::string(value, MAX_TEXT).map(|text| change.description = Some(text.to_owned()))
            }
            _ => {
                out.issue(foreign_property(
                    path,
                    NOT_UPDATABLE,
                    spelling,
                    Some(current),
                ));
                continue;
            }
        };
        spelled.push((key, spelling));
        if let Err(wrong) = judged {
            out.issue(wrong.at(&path));
        }
    }
}

fn icon_among(members: &Members<'_>, out: &mut Findings) -> Option<Icon> {
    let icon = members.given("icon")?;
    parse_icon(icon, &members.path("icon"), out)
}

/// In document form, the key can be given if it is unchanged.
fn judge_key(
    settings: &TypeSettings,
    form: TypeForm,
    current: &TypeDef,
    names: SpaceNames<'_>,
    out: &mut Findings,
) {
    let Some(key) = &settings.api_key else { return };
    let own = names.vocabulary().type_key(&current.key);
    if key != own {
        let message = format!("the key of a type never changes: it is {own:?}");
        out.issue(Issue::at(form.setting(API_KEY), message).hint("leave it out"));
    }
}
