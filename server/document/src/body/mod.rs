//! Parses a document as callers send it: the envelope around blocks and properties (document.md 1.1, 10).
//!
//! Creates and validation share it. It knows no routes. From the [`Body`], the caller decides which kinds a route
//! accepts, which types are created elsewhere and what a template adds.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::block::{Input, ParseContext, ParsedBlocks, parse_blocks};
use crate::bundled::bundled_type;
use crate::decor::{parse_cover, parse_icon};
use crate::document::{Document, LAYOUT, judge_layout};
use crate::findings::Findings;
use crate::issue::Issue;
use crate::kinds::{Kind, Layout};
use crate::limits::{MAX_BLOCKS, MAX_KEY, MAX_PROPERTIES};
use crate::members::read::Wrong;
use crate::members::{Members, Writer};
use crate::path::Path;
use crate::place::Place;
use crate::properties::{Channel, FindProperty, ValueContext, is_output_only, parse_properties};
use crate::type_settings::{TypeSettings, parse_type_settings, warn_of_bundled};
use crate::vocabulary::Vocabulary;
use crate::wire::JsonMap;
use identity::{kind, template_for, type_key};
pub(crate) use root::{EXPORT_ONLY, IGNORED, READ_ONLY, TEMPLATE, WRITTEN};
use rows::{collection_items, query_source, refuse_stolen_dataview};

pub mod gate;
mod identity;
pub(crate) mod misplaced;
mod root;
mod rows;
#[cfg(test)]
mod tests;

/// Key of the type of a document without `type` (document.md 10.7).
pub const DEFAULT_TYPE: &str = "page";
/// Key of the type of templates (document.md 8).
pub const TEMPLATE_TYPE: &str = "template";
/// Internal keys of the properties for title and subtitle (document.md 6.8).
const TITLE: &str = "name";
const SUBTITLE: &str = "description";

/// The context that a body is validated in.
#[derive(Clone, Copy)]
pub struct BodyContext<'a> {
    /// The context for blocks; its input is [`Input::Create`] or [`Input::Validate`].
    pub content: ParseContext<'a>,
    /// Resolves the keys of `properties`.
    pub properties: &'a dyn FindProperty,
    /// The context for the values of `properties`.
    pub values: ValueContext<'a>,
    /// The vocabulary for the layout of the type; `None` if no space is available.
    pub vocabulary: Option<&'a Vocabulary>,
    /// The kinds that the caller accepts.
    pub kinds: &'a [Kind],
}

/// A parsed body. Valid only if the pass found no issue.
#[derive(Debug, Default)]
pub struct Body {
    /// The document; its type is [`DEFAULT_TYPE`] if the body names none.
    pub document: Document,
    /// The definition of a type document.
    pub type_settings: Option<TypeSettings>,
    /// The template that a create body names next to the document (document.md 8).
    pub template: Option<String>,
}

/// Parses the root of a document that passed the [`gate`].
pub fn parse_body(document: &JsonMap, cx: &BodyContext<'_>, out: &mut Findings) -> Body {
    let root = Path::root();
    let place = Place::Start(&root);
    let members = Members::of(document, &place, Writer::Caller);
    let kind = kind(&members, cx, out);
    root::close(
        &members,
        kind.unwrap_or_default(),
        cx.content.input,
        cx.properties,
        out,
    );
    warn_of_id(&members, cx, out);
    let type_key = type_key(&members, kind, cx, out);
    let template_for = template_for(&members, kind, cx, out);
    let icon = members
        .given("icon")
        .and_then(|v| parse_icon(v, &members.path("icon"), out));
    let cover = members
        .given("cover")
        .and_then(|v| parse_cover(v, &members.path("cover"), out));
    let mut properties = properties(&members, cx, out);
    let blocks = blocks(&members, cx, out);
    for (key, text) in [(TITLE, blocks.title), (SUBTITLE, blocks.description)] {
        if let Some(text) = text.filter(|_| !properties.contains_key(key)) {
            properties.insert(key.to_owned(), Value::String(text));
        }
    }
    let layout = cx
        .vocabulary
        .and_then(|names| names.type_def(&type_key))
        .map(|def| def.layout);
    let path = members.path("properties").key(LAYOUT);
    if layout.is_some_and(Layout::shows_rows) {
        refuse_stolen_dataview(&members, out);
    }
    let content_type = template_for.as_deref().unwrap_or(&type_key);
    // The server sets the layout of a file, and objects of one file type can have several layouts.
    let issue = match kind {
        Some(Kind::FileObject) => None,
        _ => own_layout(&properties, content_type, cx, &path),
    };
    issue.into_iter().for_each(|issue| out.issue(issue));
    let document = Document {
        kind: kind.unwrap_or_default(),
        template_for,
        icon,
        cover,
        properties,
        query_source: query_source(&members, kind, layout, cx, out),
        blocks: blocks.blocks,
        collection_items: collection_items(&members, layout, cx, out),
        type_key,
    };
    Body {
        document,
        type_settings: settings(&members, kind, cx, out),
        template: template(&members, cx, out),
    }
}

/// The template that a create body names. Other bodies refuse the member as unknown.
fn template(members: &Members<'_>, cx: &BodyContext<'_>, out: &mut Findings) -> Option<String> {
    matches!(cx.content.input, Input::Create)
        .then(|| members.string(TEMPLATE, MAX_KEY, None, out))
        .flatten()
}

/// Ignores the `id` of a pasted read with a warning: the server generates a new one.
fn warn_of_id(members: &Members<'_>, cx: &BodyContext<'_>, out: &mut Findings) {
    if matches!(cx.content.input, Input::Create) && members.given("id").is_some() {
        let warning = Issue::at(
            members.path("id"),
            "`id` is ignored, the object gets a new one",
        );
        out.warn(warning.hint("leave it out"));
    }
}

fn properties(
    members: &Members<'_>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> BTreeMap<String, Value> {
    let path = members.path("properties");
    let given = match members.given("properties") {
        None => return BTreeMap::new(),
        Some(Value::Object(given)) => given,
        Some(value) => {
            let hint = "an object of keys and values; the properties of a type are \
                        `type_settings.property_definitions`";
            out.issue(Wrong::kind("an object", value).hint(hint).at(&path));
            return BTreeMap::new();
        }
    };
    let found = written(given);
    if found > MAX_PROPERTIES {
        out.issue(Wrong::count(found, "members", MAX_PROPERTIES).at(&path));
        return BTreeMap::new();
    }
    parse_properties(
        given,
        &[],
        &path,
        Channel::Document,
        cx.properties,
        cx.values,
        out,
    )
}

/// Checks the object's own layout. Without a space, the layout of a built-in type may have been changed, and system
/// types may have layouts that callers cannot use. Such types are skipped.
fn own_layout(
    properties: &BTreeMap<String, Value>,
    type_key: &str,
    cx: &BodyContext<'_>,
    path: &Path,
) -> Option<Issue> {
    let own = properties.get(LAYOUT)?;
    let of_type = match cx.vocabulary {
        Some(names) => Some(names.type_def(type_key)?.layout),
        None => bundled_type(type_key)
            .map(|def| def.layout)
            .filter(|layout| !Layout::AUTHORABLE.contains(layout)),
    };
    judge_layout(own, of_type, path)
}

/// The number of properties that a body writes. Output-only ones are not counted, because pasted reads contain them.
fn written(given: &JsonMap) -> usize {
    if given.len() <= MAX_PROPERTIES {
        return given.len();
    }
    let keys = given.keys();
    keys.filter(|spelling| !is_output_only(spelling)).count()
}

fn blocks(members: &Members<'_>, cx: &BodyContext<'_>, out: &mut Findings) -> ParsedBlocks {
    let values = members.array("blocks", MAX_BLOCKS, out).unwrap_or_default();
    parse_blocks(values, &members.path("blocks"), &cx.content, out)
}

fn settings(
    members: &Members<'_>,
    kind: Option<Kind>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<TypeSettings> {
    let value = members.given("type_settings")?;
    let path = members.path("type_settings");
    if kind.is_some_and(|kind| kind != Kind::ObjectType) {
        let message = "`type_settings` belongs to documents of kind object_type";
        out.issue(Issue::at(&path, message).hint("\"kind\":\"object_type\""));
        return None;
    }
    // With a space, the server has the definitions and reports this itself.
    if cx.vocabulary.is_none() {
        warn_of_bundled(value, &path, out);
    }
    parse_type_settings(value, &path, cx.content.names, out)
}
