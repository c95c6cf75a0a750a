//! Parses the body that creates a type, in flat or document form (http.md 19.1).

use std::borrow::Cow;

use serde_json::{Value, json};

use super::TypeForm;
use super::form::{foreign_property, name_among, not_an_object, refuse_property_array};
use crate::body::misplaced::{Form, Root};
use crate::body::{gate, parse_body};
use crate::bundled::{DESCRIPTION, HIDDEN, NAME, bundled_property, twin};
use crate::decor::parse_icon;
use crate::document::Document;
use crate::envelope::CreateContext;
use crate::findings::Findings;
use crate::issue::{Fault, Issue, Ref};
use crate::kinds::Kind;
use crate::members::{Members, Writer};
use crate::path::Path;
use crate::place::Place;
use crate::type_settings::{STRIPPED, TypeSettings, settings_among};
use crate::vocabulary::is_wanted_key;
use crate::wire::JsonMap;
use crate::wording::shown;

/// A body with one of these members is in document form.
const DOCUMENT_MARKS: [&str; 3] = ["formatVersion", "kind", "type_settings"];
/// Properties that callers can never write on a type (http.md 19.1).
const IDENTITY: [&str; 4] = ["unique_key", "relation_key", "is_readonly", "restrictions"];
/// Internal keys of server-set properties of types, which a pasted read contains. They are dropped.
const DROPPED: [&str; 1] = [HIDDEN];
/// The message for a property that cannot be set when a type is created.
const NOT_CREATED: &str = "property not settable when a type is created";
/// The members of the flat form.
const FLAT: [&str; 8] = [
    "name",
    "plural_name",
    "api_key",
    "icon",
    "layout",
    "default_view",
    "default_template",
    "property_definitions",
];

/// A type to create, as given by its body.
#[derive(Clone, Debug)]
pub struct NewType {
    /// Name, icon and property values, without the settings.
    pub document: Document,
    /// The settings.
    pub settings: TypeSettings,
    /// The form of the body, which determines the paths of the settings.
    pub form: TypeForm,
    /// Warnings.
    pub warnings: Vec<Issue>,
}

/// Parses the body of create_type.
///
/// # Errors
/// Every fault found by the first step that finds any (http.md 19.1, order).
pub fn parse_create_type(body: &Value, cx: &CreateContext<'_>) -> Result<NewType, Fault> {
    let mut findings = Findings::default();
    let (mut document, settings, form) = parsed(body, cx, &mut findings)?;
    form.guard().judge(body, &mut findings);
    let warnings = findings.into_result("the type cannot be created, nothing was changed")?;
    refuse_api_key(&settings, form)?;
    document.mark_origin();
    Ok(NewType {
        document,
        settings,
        form,
        warnings,
    })
}

/// The result of the parser alone, without the schema guard.
pub(crate) fn parsed(
    body: &Value,
    cx: &CreateContext<'_>,
    findings: &mut Findings,
) -> Result<(Document, TypeSettings, TypeForm), Fault> {
    let Value::Object(given) = body else {
        return Err(not_an_object());
    };
    let form = if DOCUMENT_MARKS.iter().any(|mark| given.contains_key(*mark)) {
        TypeForm::Document
    } else {
        TypeForm::Flat
    };
    let content = stripped(given, form, findings)?;
    refuse_kind(&content)?;
    refuse_blocks(&content)?;
    findings.warnings.extend(match form {
        TypeForm::Flat => None,
        TypeForm::Document => gate::pass(&content, false)?,
    });
    refuse_property_array(content.get("properties"), form)?;
    refuse_identity(&content)?;
    let (document, settings) = match form {
        TypeForm::Flat => flat(&content, cx, findings),
        TypeForm::Document => whole(&content, cx, findings),
    };
    form.judge_layout(&settings, None, findings);
    Ok((document, settings, form))
}

/// The body without the envelope members of a pasted read.
fn stripped(body: &JsonMap, form: TypeForm, findings: &mut Findings) -> Result<JsonMap, Fault> {
    let mut body = body.clone();
    for member in STRIPPED {
        body.shift_remove(member);
    }
    for (mark, option) in [("subtree", "block"), ("partial", "include")] {
        if body.get(mark).is_some_and(|value| !value.is_null()) {
            let message = "a part of a document cannot be written";
            let hint = format!("read the type whole, without `{option}`");
            let issue = Issue::at(format!("/{mark}"), message);
            return Err(Fault::invalid(issue.hint(hint)));
        }
    }
    // In the document form, the document parser warns about it.
    if form == TypeForm::Flat && body.shift_remove("id").is_some_and(|id| !id.is_null()) {
        let message = "`id` is ignored, the type gets a new one";
        findings.warn(Issue::at("/id", message).hint("leave it out"));
    }
    Ok(body)
}

fn refuse_kind(body: &JsonMap) -> Result<(), Fault> {
    let expected = Kind::ObjectType.name();
    match body.get("kind") {
        None | Some(Value::Null) => Ok(()),
        Some(kind) if kind == expected => Ok(()),
        Some(_) => {
            let message = format!("the document of a type is of kind {expected}");
            let issue = Issue::at("/kind", message).hint("leave it out, or use create_object");
            Err(Fault::invalid(issue.see(Ref::op("create_object"))))
        }
    }
}

fn refuse_blocks(body: &JsonMap) -> Result<(), Fault> {
    if body.get("blocks").is_none_or(Value::is_null) {
        return Ok(());
    }
    let issue = Issue::at("/blocks", "the views of a type are generated")
        .hint("create the type without `blocks`, then edit its views with update_type")
        .see(Ref::op("update_type"));
    Err(Fault::invalid(issue))
}

/// Refuses properties that define the type's identity, even though other properties of a pasted read are dropped.
fn refuse_identity(body: &JsonMap) -> Result<(), Fault> {
    let given = body.get("properties").and_then(Value::as_object);
    let names = given.into_iter().flatten().map(|(name, _)| name);
    let kept = |name: &&String| {
        bundled_property(name).is_some_and(|property| IDENTITY.contains(&property.key))
    };
    let issues = names.filter(kept).map(|name| {
        let path = Path::pointer("/properties").key(name);
        let message = format!("{name} is kept by the server", name = shown(name));
        Issue::at(path, message).hint("leave it out")
    });
    Fault::refuse(issues.collect(), "these properties are kept by the server")
}

fn refuse_api_key(settings: &TypeSettings, form: TypeForm) -> Result<(), Fault> {
    match &settings.api_key {
        Some(key) if !is_wanted_key(key) => {
            let message = format!("{key:?} does not match ^[a-zA-Z0-9_]+$", key = shown(key));
            let issue = Issue::at(form.setting("api_key"), message);
            Err(Fault::invalid(issue.hint(
                "use letters, digits and `_`, or leave it out: the key is derived from the name",
            )))
        }
        _ => Ok(()),
    }
}

/// Parses the flat form.
fn flat(body: &JsonMap, cx: &CreateContext<'_>, out: &mut Findings) -> (Document, TypeSettings) {
    let root = Path::root();
    let place = Place::Start(&root);
    let members = Members::of(body, &place, Writer::Caller);
    let unknown_members = Root::new(&members, Form::NewType);
    members.each_unknown(
        |name| FLAT.contains(&name),
        out,
        |name, out| out.issue(unknown_members.unknown(name, ("a type", &FLAT))),
    );
    if members.given("name").is_none() {
        out.issue(no_name(TypeForm::Flat));
    }
    let mut document = Document {
        kind: Kind::ObjectType,
        type_key: twin(Kind::ObjectType.name()),
        ..Document::default()
    };
    if let Some(name) = name_among(&members, out) {
        document.properties.insert(NAME.to_owned(), json!(name));
    }
    document.icon = members
        .given("icon")
        .and_then(|icon| parse_icon(icon, &members.path("icon"), out));
    let settings = settings_among(&members, &cx.names, out);
    (document, settings)
}

/// Parses the document form. Its kind is `object_type`, which the body can omit.
fn whole(body: &JsonMap, cx: &CreateContext<'_>, out: &mut Findings) -> (Document, TypeSettings) {
    let mut body = Cow::Borrowed(body);
    if body.get("kind").is_none_or(Value::is_null) {
        let kind = json!(Kind::ObjectType.name());
        body.to_mut().insert("kind".to_owned(), kind);
    }
    let mut parsed = parse_body(&body, &cx.of_body(&[Kind::ObjectType]), out);
    if body.get("template").is_some_and(|value| !value.is_null()) {
        let issue = Issue::at("/template", "a type cannot start from a template");
        out.issue(issue.hint("leave it out; `type_settings.default_template` is for its objects"));
    }
    if parsed.document.type_key != twin(Kind::ObjectType.name()) {
        let message = "the document of a type is of type object_type";
        out.issue(Issue::at("/type", message).hint("leave `type` out"));
    }
    judge_name(&parsed.document, out);
    refuse_foreign(&body, &mut parsed.document, cx, out);
    let settings = parsed.type_settings.unwrap_or_default();
    (parsed.document, settings)
}

/// Keeps the name and the description; other properties of a pasted read are dropped or refused (http.md 19.1).
fn refuse_foreign(
    body: &JsonMap,
    document: &mut Document,
    cx: &CreateContext<'_>,
    out: &mut Findings,
) {
    for key in DROPPED {
        document.properties.remove(key);
    }
    let given = body.get("properties").and_then(Value::as_object);
    for (spelling, _) in given.into_iter().flatten() {
        let Ok(property) = cx.names.find_property(spelling) else {
            continue;
        };
        let key = property.key.as_str();
        if ![NAME, DESCRIPTION].contains(&key) && document.properties.contains_key(key) {
            let path = Path::pointer("/properties").key(spelling);
            out.issue(foreign_property(path, NOT_CREATED, spelling, None));
        }
    }
}

fn judge_name(document: &Document, out: &mut Findings) {
    let path = TypeForm::Document.name();
    // A fault of the name is already reported.
    if out
        .issues
        .iter()
        .any(|issue| issue.path_str().starts_with("/properties"))
    {
        return;
    }
    let name = document.properties.get(NAME).and_then(Value::as_str);
    match name {
        None => out.issue(no_name(TypeForm::Document)),
        Some(name) if name.trim().is_empty() => {
            let issue = Issue::at(path, "the name of a type is blank");
            out.issue(issue.hint("send a name"));
        }
        Some(_) => {}
    }
}

fn no_name(form: TypeForm) -> Issue {
    Issue::at(form.name(), "a type needs a name").hint("send a name of 1 to 4096 characters")
}
