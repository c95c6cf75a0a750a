//! Parses the body of a create into a new document: the document form and the shortcut (document.md 10.7, http.md
//! 22.1).
//!
//! The caller adds what comes from the space: templates, generated views, records.

use std::borrow::Cow;

use serde_json::{Value, json};

use super::local_ids::{is_own_dataview, remint};
use super::shortcut;
use crate::block::{Input, ParseContext};
use crate::body::{BodyContext, DEFAULT_TYPE, TEMPLATE_TYPE, gate, parse_body};
use crate::bundled::{Creation, NAME, creation_of};
use crate::document::Document;
use crate::document_schemas::guard::{self, Guard};
use crate::findings::Findings;
use crate::ids::{DATAVIEW_ID, IdSource};
use crate::issue::{Fault, Issue, Ref};
use crate::kinds::Kind;
use crate::limits::{MAX_BLOCKS, MAX_PROPERTIES};
use crate::names::SpaceNames;
use crate::objects::ObjectLookup;
use crate::path::Path;
use crate::properties::{NewOptions, ValueContext};
use crate::wire::JsonMap;

/// The template reference for "no template" (document.md 8).
pub const NO_TEMPLATE: &str = "none";
/// A body with one of these members is in document form.
pub(super) const DOCUMENT_MARKS: [&str; 3] = ["formatVersion", "version", "blocks"];
/// Members of other creates that templates do not have.
const NOT_ON_TEMPLATES: [&str; 2] = ["template", "collection_items"];

/// The route of the request.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum CreateRoute {
    /// create_object.
    Objects,
    /// create_template.
    Templates,
}

/// The space in which a body is parsed.
#[derive(Clone, Copy)]
pub struct CreateContext<'a> {
    /// Resolves and renders the names of the space; collects new options.
    pub names: SpaceNames<'a>,
    /// The objects of the space.
    pub objects: &'a dyn ObjectLookup,
    /// Collects the names of new options; `names` uses the same collection.
    pub new_options: &'a NewOptions<'a>,
    /// Source of new ids.
    pub ids: &'a dyn IdSource,
}

impl CreateContext<'_> {
    /// The validation context for a new document of one of these kinds.
    pub(crate) fn of_body<'b>(&'b self, kinds: &'b [Kind]) -> BodyContext<'b> {
        BodyContext {
            content: ParseContext {
                names: &self.names,
                ids: self.ids,
                objects: Some(self.objects),
                input: Input::Create,
                rebase: 0,
            },
            properties: &self.names,
            values: ValueContext::Space {
                objects: self.objects,
                new_options: self.new_options,
            },
            vocabulary: Some(self.names.vocabulary()),
            kinds,
        }
    }
}

/// The template that the new object starts from.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub enum TemplateChoice {
    /// The default template of the type, if there is one.
    #[default]
    TypeDefault,
    /// No template.
    None,
    /// This template.
    Named(String),
}

impl TemplateChoice {
    pub(super) fn of(reference: Option<String>) -> Self {
        match reference {
            None => Self::TypeDefault,
            Some(reference) if reference.is_empty() => Self::TypeDefault,
            Some(reference) if reference == NO_TEMPLATE => Self::None,
            Some(id) => Self::Named(id),
        }
    }
}

/// The result of parsing a create body.
#[derive(Clone, Debug)]
pub struct NewObject {
    /// The document, without additions from a template or the server.
    pub document: Document,
    /// The template to apply.
    pub template: TemplateChoice,
    /// Warnings.
    pub warnings: Vec<Issue>,
}

/// Parses the body of a create.
///
/// # Errors
/// All findings of the body.
pub fn parse_create(
    body: &Value,
    route: CreateRoute,
    cx: &CreateContext<'_>,
) -> Result<NewObject, Fault> {
    let mut findings = Findings::default();
    let (mut document, template, guard) = parsed(body, route, cx, &mut findings)?;
    guard.judge(body, &mut findings);
    // The templates route fixes kind and type, so they need no check there.
    if route == CreateRoute::Objects {
        check_creatable(&document, cx, &mut findings);
    }
    check_target(&document, cx, &mut findings);
    let served_key = |key: &str| cx.names.vocabulary().property_key(key).to_owned();
    let over_cap = cx
        .new_options
        .over_cap(&Path::pointer("/properties"), served_key);
    over_cap.into_iter().for_each(|issue| findings.issue(issue));
    document.mark_origin();
    let warnings = findings.into_result("the object cannot be created, nothing was changed")?;
    Ok(NewObject {
        document,
        template,
        warnings,
    })
}

/// The result of the parser alone, and the schema guard to run on the body afterwards.
pub(crate) fn parsed(
    body: &Value,
    route: CreateRoute,
    cx: &CreateContext<'_>,
    findings: &mut Findings,
) -> Result<(Document, TemplateChoice, &'static Guard), Fault> {
    let Value::Object(members) = body else {
        let issue = Issue::at("", "the body must be a JSON object").hint(match route {
            CreateRoute::Objects => {
                r#"send {"type":"page","name":"…"}, or a document with formatVersion"#
            }
            CreateRoute::Templates => {
                r#"send a document, such as {"template_for":"page","properties":{"name":"…"}}"#
            }
        });
        return Err(Fault::invalid(issue));
    };
    let is_document = DOCUMENT_MARKS
        .iter()
        .any(|mark| members.contains_key(*mark));
    if route == CreateRoute::Objects && !is_document {
        let (document, template) = shortcut::parse(members, cx, findings)?;
        return Ok((document, template, &guard::SHORTCUT));
    }
    let (document, template) = document_form(members, route, cx, findings)?;
    let guard: &Guard = match route {
        CreateRoute::Objects => &guard::OBJECT,
        CreateRoute::Templates => &guard::TEMPLATE,
    };
    Ok((document, template, guard))
}

/// Parses a whole document.
fn document_form(
    body: &JsonMap,
    route: CreateRoute,
    cx: &CreateContext<'_>,
    findings: &mut Findings,
) -> Result<(Document, TemplateChoice), Fault> {
    let is_template = route == CreateRoute::Templates;
    findings.warnings.extend(gate::pass(body, !is_template)?);
    refuse_types(body)?;
    let body = if is_template {
        as_template(body, findings)
    } else {
        Cow::Borrowed(body)
    };
    let kinds: &[Kind] = if is_template {
        &[Kind::Template]
    } else {
        &[Kind::Page, Kind::Template]
    };
    let parsed = parse_body(&body, &cx.of_body(kinds), findings);
    Ok((parsed.document, TemplateChoice::of(parsed.template)))
}

/// Refuses a type document and names its route.
fn refuse_types(body: &JsonMap) -> Result<(), Fault> {
    if body.get("kind").and_then(Value::as_str) != Some(Kind::ObjectType.name()) {
        return Ok(());
    }
    let issue = Issue::at("/kind", "types are not created here").hint("use create_type");
    Err(Fault::invalid(issue.see(Ref::op("create_type"))))
}

/// Adds what the templates route implies, and refuses members that templates do not have (http.md 21).
fn as_template<'b>(body: &'b JsonMap, findings: &mut Findings) -> Cow<'b, JsonMap> {
    let mut body = body.clone();
    for member in NOT_ON_TEMPLATES {
        if body.remove(member).is_some_and(|value| !value.is_null()) {
            let message = format!("a template has no `{member}`");
            findings.issue(Issue::at(Path::root().key(member), message).hint("leave it out"));
        }
    }
    for (member, implied) in [("kind", Kind::Template.name()), ("type", TEMPLATE_TYPE)] {
        let given = body
            .entry(member.to_owned())
            .or_insert_with(|| json!(implied));
        if given.is_null() {
            *given = json!(implied);
        }
    }
    Cow::Owned(body)
}

/// Refuses types whose objects are created by other operations (document.md 10.7, 15).
fn check_creatable(document: &Document, cx: &CreateContext<'_>, findings: &mut Findings) {
    let creation = creation_of(&document.type_key);
    let of_template = document.kind == Kind::Template && document.type_key == TEMPLATE_TYPE;
    let spelled = cx.names.vocabulary().type_key(&document.type_key);
    match creation {
        Creation::Objects => {}
        Creation::Through(_) if of_template => {}
        Creation::Through(operation) => {
            let issue = Issue::at(
                "/type",
                format!("objects of type {spelled} are not made here"),
            )
            .hint(format!("use {operation}"));
            findings.issue(issue.see(Ref::op(operation)));
        }
        Creation::Never => {
            let message = format!("objects of type {spelled} are made by the server alone");
            let hint = format!("choose another type, such as {DEFAULT_TYPE}");
            findings.issue(Issue::at("/type", message).hint(hint));
        }
    }
}

/// Refuses a template for a type whose objects users cannot create (document.md 8, 15).
fn check_target(document: &Document, cx: &CreateContext<'_>, findings: &mut Findings) {
    let vocabulary = cx.names.vocabulary();
    let target = document.template_for.as_deref();
    let target = target.and_then(|key| vocabulary.type_def(key));
    if let Some(def) = target.filter(|def| !def.is_creatable()) {
        let spelled = vocabulary.type_key(&def.key);
        let message = format!("no object of type {spelled} is made from a template");
        let hint = format!("choose another type, such as {DEFAULT_TYPE}");
        let issue = Issue::at("/template_for", message).hint(hint);
        findings.issue(issue.see(Ref::op("list_types")));
    }
}

/// What a template added to an object.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct AppliedTemplate {
    /// How many blocks came from it.
    pub blocks: usize,
    /// The template's own dataview was left out, because the request has one.
    pub left_out_dataview: bool,
}

/// Inserts the content of a template before that of the new object; the object's own values have priority (document.md
/// 8). A query or collection (`is_list`) has one own dataview: that of the request, if it has one.
///
/// # Errors
/// The combined content exceeds the limits of a document.
pub fn apply_template(
    document: &mut Document,
    template: &Document,
    is_list: bool,
    ids: &dyn IdSource,
) -> Result<AppliedTemplate, Fault> {
    let is_claimed = document.blocks.iter().any(|block| block.id == DATAVIEW_ID);
    let mut blocks = template.blocks.clone();
    if is_list && is_claimed {
        blocks.retain(|block| !is_own_dataview(block));
    }
    remint(&mut blocks, !is_claimed, ids);
    let applied = AppliedTemplate {
        blocks: blocks.len(),
        left_out_dataview: blocks.len() < template.blocks.len(),
    };
    blocks.append(&mut document.blocks);
    document.blocks = blocks;
    for (key, value) in &template.properties {
        if key != NAME {
            document
                .properties
                .entry(key.clone())
                .or_insert_with(|| value.clone());
        }
    }
    if document.icon.is_none() {
        document.icon.clone_from(&template.icon);
    }
    if document.cover.is_none() {
        document.cover.clone_from(&template.cover);
    }
    let sizes = [
        ("blocks", document.blocks.len(), MAX_BLOCKS),
        ("properties", document.properties.len(), MAX_PROPERTIES),
    ];
    for (what, size, most) in sizes {
        if size > most {
            let message = format!(
                "with its template the object would have {size} {what}, at most {most} are allowed"
            );
            let hint = format!("send fewer {what}, or \"template\":\"{NO_TEMPLATE}\"");
            return Err(Fault::invalid(Issue::at("/template", message).hint(hint)));
        }
    }
    Ok(applied)
}
