//! A document as callers send it: the envelope around blocks and properties (document.md 1.1, 10).
//!
//! Creates and validation share it. It knows no routes: which kinds a route takes, which types are created
//! elsewhere and what a template adds is the caller's to decide from the [`Body`].

use std::collections::{BTreeMap, HashSet};

use serde_json::Value;

use crate::block::parse::members::{Members, Writer};
use crate::block::parse::read::{self, Wrong};
use crate::block::{BlockType, Input, JsonMap, ParseContext, ParsedBlocks, parse_blocks};
use crate::bundled::{bundled_type, twin};
use crate::decor::{parse_cover, parse_icon};
use crate::document::{Document, Kind, QuerySource};
use crate::envelope::{LAYOUT, judge_layout};
use crate::findings::Findings;
use crate::ids::DATAVIEW_ID;
use crate::issue::Issue;
use crate::limits::{
    MAX_BLOCKS, MAX_COLLECTION_ITEMS, MAX_KEY, MAX_LIST, MAX_PROPERTIES, MAX_SERVED_ITEMS,
};
use crate::path::Path;
use crate::place::Place;
use crate::properties::{Channel, FindProperty, ValueContext, is_output_only, parse_properties};
use crate::spelling::{KeyResolver, Miss};
use crate::type_settings::{TypeSettings, parse_type_settings, warn_of_bundled};
use crate::vocabulary::{Layout, Vocabulary};
pub(crate) use root::{EXPORT_ONLY, IGNORED, READ_ONLY, TEMPLATE, WRITTEN};

pub mod gate;
pub(crate) mod misplaced;
mod root;
#[cfg(test)]
mod tests;

/// Key of the type that a document without one has (document.md 10.7).
pub const DEFAULT_TYPE: &str = "page";
/// Key of the type of templates (document.md 8).
pub const TEMPLATE_TYPE: &str = "template";
/// Internal keys of the properties that hold title and subtitle (document.md 6.8).
const TITLE: &str = "name";
const SUBTITLE: &str = "description";
const SOURCE_MEMBERS: [&str; 2] = ["types", "properties"];

/// What a body is judged against.
#[derive(Clone, Copy)]
pub struct BodyContext<'a> {
    /// For blocks; its input is [`Input::Create`] or [`Input::Validate`].
    pub content: ParseContext<'a>,
    /// For the keys of `properties`.
    pub properties: &'a dyn FindProperty,
    /// For the values of `properties`.
    pub values: ValueContext<'a>,
    /// For the layout of the type; `None` where no space is consulted.
    pub vocabulary: Option<&'a Vocabulary>,
    /// The kinds that the caller takes.
    pub kinds: &'a [Kind],
}

/// A parsed body. Meaningful only when the pass found no issue.
#[derive(Debug, Default)]
pub struct Body {
    /// The document, of [`DEFAULT_TYPE`] when no type is named.
    pub document: Document,
    /// The definition of a type document.
    pub type_settings: Option<TypeSettings>,
    /// The template that a create names beside the document (document.md 8).
    pub template: Option<String>,
}

/// Parses the root of a document that has passed the [`gate`].
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
    // The layout of a file tells what its content is: the server gives it, and one type has files of several.
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

/// The template that a create names; where nothing is created the member is refused as a whole.
fn template(members: &Members<'_>, cx: &BodyContext<'_>, out: &mut Findings) -> Option<String> {
    matches!(cx.content.input, Input::Create)
        .then(|| members.string(TEMPLATE, MAX_KEY, None, out))
        .flatten()
}

/// The kind; `None` when it is faulty, so that nothing is concluded from it.
fn kind(members: &Members<'_>, cx: &BodyContext<'_>, out: &mut Findings) -> Option<Kind> {
    let Some(value) = members.given("kind") else {
        return Some(Kind::Page);
    };
    let names: Vec<_> = cx.kinds.iter().map(|kind| kind.name()).collect();
    let kind = read::name_of_offered::<Kind>(value, &names).and_then(|kind| {
        if cx.kinds.contains(&kind) {
            return Ok(kind);
        }
        let message = format!("the kind {} is not taken here", kind.name());
        Err(Wrong::new(message).hint(names.join(", ")))
    });
    kind.map_err(|wrong| out.issue(wrong.at(&members.path("kind"))))
        .ok()
}

/// The `id` of a pasted read is ignored: a new one is minted.
fn warn_of_id(members: &Members<'_>, cx: &BodyContext<'_>, out: &mut Findings) {
    if matches!(cx.content.input, Input::Create) && members.given("id").is_some() {
        let warning = Issue::at(
            members.path("id"),
            "`id` is ignored, the object gets a new one",
        );
        out.warn(warning.hint("leave it out"));
    }
}

/// The type: its internal key, or the default of the kind.
fn type_key(
    members: &Members<'_>,
    kind: Option<Kind>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> String {
    // A template has a type of its own; what it is for is of the types that objects are made of.
    let resolve: Resolve = match kind {
        Some(Kind::Page) => CREATED,
        _ => ANY,
    };
    let Some(found) = type_reference(members, "type", resolve, cx, out) else {
        return match kind {
            Some(Kind::ObjectType) => twin(Kind::ObjectType.name()),
            _ => DEFAULT_TYPE.to_owned(),
        };
    };
    if kind == Some(Kind::Template) && found != TEMPLATE_TYPE {
        let message = "a document of kind template is of type template";
        let hint = "name the type of the objects it makes in `template_for`";
        out.issue(Issue::at(members.path("type"), message).hint(hint));
    }
    found
}

/// The type that a template is for, legal only on templates and beside their type (document.md 8).
fn template_for(
    members: &Members<'_>,
    kind: Option<Kind>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<String> {
    let given = members.given("template_for").is_some();
    let refused = match kind {
        Some(Kind::Template) if !given => "a template needs `template_for`, the type it is for",
        Some(Kind::Template) if members.given("type").is_none() => {
            "`template_for` needs `\"type\":\"template\"` beside it"
        }
        Some(Kind::Template) | None => {
            return type_reference(members, "template_for", CREATED, cx, out);
        }
        Some(_) if given => "`template_for` belongs to documents of kind template",
        Some(_) => return None,
    };
    let issue = Issue::at(members.path("template_for"), refused);
    out.issue(
        issue.hint("\"kind\":\"template\",\"type\":\"template\",\"template_for\":\"<type key>\""),
    );
    None
}

/// How a spelling of a type becomes its internal key.
type Resolve = fn(&dyn KeyResolver, &str) -> Result<String, Miss>;
/// Any type.
const ANY: Resolve = |names, spelling| names.type_key(spelling);
/// The type of an object that is to be made.
const CREATED: Resolve = |names, spelling| names.created_type(spelling);

/// The type that a member names.
fn type_reference(
    members: &Members<'_>,
    name: &str,
    resolve: Resolve,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<String> {
    let value = members.given(name)?;
    match read::key(value) {
        Ok(spelling) => {
            let place = members.place().key(name);
            resolve_type(spelling, &place, resolve, cx, out)
        }
        Err(wrong) => {
            out.issue(wrong.at(&members.path(name)));
            None
        }
    }
}

fn resolve_type(
    spelling: &str,
    place: &Place<'_>,
    resolve: Resolve,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<String> {
    resolve(cx.content.names, spelling)
        .map_err(|miss| out.miss(&place.path(), miss))
        .ok()
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

/// A query or collection is shown by its own dataview, which alone has the fixed id (document.md 6.5, 6.7).
fn refuse_stolen_dataview(members: &Members<'_>, out: &mut Findings) {
    let blocks = members.given("blocks").and_then(Value::as_array);
    for (index, block) in blocks.into_iter().flatten().enumerate() {
        let is_own = || {
            block.get("type").and_then(Value::as_str) == Some(BlockType::Dataview.name())
                && block
                    .get("indent")
                    .is_none_or(|indent| indent == 0 || indent.is_null())
        };
        if block.get("id").and_then(Value::as_str) == Some(DATAVIEW_ID) && !is_own() {
            let path = members.path("blocks").index(index).key("id");
            let message = format!(
                "{DATAVIEW_ID} is the id of the object's own dataview, which shows its rows"
            );
            out.issue(Issue::at(path, message).hint("leave the id out"));
        }
    }
    warn_of_other_dataview(blocks.map(Vec::as_slice).unwrap_or_default(), members, out);
}

/// Views that are sent under another id than that of the own dataview show no rows of the object: the server adds its
/// own, with a view of its own.
fn warn_of_other_dataview(blocks: &[Value], members: &Members<'_>, out: &mut Findings) {
    // As the blocks are parsed: an empty reference is none, and a whole number may be written as any.
    let is_nothing = |value: &Value| value.is_null() || value == "";
    let given = |block: &Value, name: &str| block.get(name).is_some_and(|value| !is_nothing(value));
    let shows_this = |block: &&Value| {
        let indent = block.get("indent");
        indent.is_none_or(|indent| indent.is_null() || indent.as_f64() == Some(0.0))
            && block.get("type").and_then(Value::as_str) == Some(BlockType::Dataview.name())
            && !given(block, "object_id")
    };
    let is_own = |block: &Value| {
        block
            .get("id")
            .is_none_or(|id| id.is_null() || id == DATAVIEW_ID)
    };
    let mut shown = blocks.iter().filter(shows_this);
    if shown.clone().any(is_own) {
        return;
    }
    if let Some(other) = shown.next()
        && let Some(index) = blocks.iter().position(|block| std::ptr::eq(block, other))
    {
        let path = members.path("blocks").index(index).key("id");
        let message = format!(
            "the rows of the object are shown by the dataview {DATAVIEW_ID}, which the server adds"
        );
        let hint = "leave the id out, and this dataview shows them";
        out.warn(Issue::at(path, message).hint(hint));
    }
}

/// What is wrong with the object's own layout. Where no space is consulted, a built-in type may have been given another
/// layout than it came with, and one of the server's own has a layout that no caller's type has.
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

/// How many properties a body writes: what only reads serve comes back with a read, and is left out.
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

/// Where a query's rows come from. `{}` says that it names no source, which is not the same as saying nothing.
fn query_source(
    members: &Members<'_>,
    kind: Option<Kind>,
    layout: Option<Layout>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<QuerySource> {
    let value = members.given("query_source")?;
    let place = members.place().key("query_source");
    if kind == Some(Kind::ObjectType) || layout.is_some_and(|layout| layout != Layout::Set) {
        let message = "only queries have a `query_source`";
        out.issue(Issue::at(place.path(), message).hint("create an object of type set"));
        return None;
    }
    let source = Members::open(value, &place, Writer::Caller, out)?;
    source.close("a query source", &SOURCE_MEMBERS, out);
    let types = keys(&source, "types", out, |spelling, out, place| {
        resolve_type(spelling, place, ANY, cx, out)
    });
    let properties = keys(&source, "properties", out, |spelling, out, place| {
        let found = cx.content.names.property(spelling);
        found
            .map_err(|miss| out.miss(&place.path(), miss))
            .map(|found| found.key)
            .ok()
    });
    Some(QuerySource { types, properties })
}

/// A list of keys, each once.
fn keys(
    members: &Members<'_>,
    name: &str,
    out: &mut Findings,
    resolve: impl Fn(&str, &mut Findings, &Place<'_>) -> Option<String>,
) -> Vec<String> {
    let values = members.array(name, MAX_LIST, out).unwrap_or_default();
    let list = members.place().key(name);
    let mut seen = HashSet::new();
    let mut keys = Vec::with_capacity(values.len());
    for (position, value) in values.iter().enumerate() {
        if out.is_full() {
            break;
        }
        let place = list.index(position);
        match read::key(value) {
            Ok(spelling) => {
                let found = resolve(spelling, out, &place);
                keys.extend(found.filter(|key| seen.insert(key.clone())));
            }
            Err(wrong) => out.issue(wrong.at(&place.path())),
        }
    }
    keys
}

/// The members of a collection, in order, the first occurrence of each.
fn collection_items(
    members: &Members<'_>,
    layout: Option<Layout>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Option<Vec<String>> {
    let is_collection = layout == Some(Layout::Collection);
    let given = members.given("collection_items").is_some();
    if given && layout.is_some() && !is_collection {
        let message = "only collections have `collection_items`";
        let issue = Issue::at(members.path("collection_items"), message);
        out.issue(issue.hint("create an object of type collection"));
        return None;
    }
    let items = existing_objects(members, cx, out);
    (given || is_collection).then_some(items)
}

fn existing_objects(
    members: &Members<'_>,
    cx: &BodyContext<'_>,
    out: &mut Findings,
) -> Vec<String> {
    let most = match cx.content.input {
        Input::Create => MAX_COLLECTION_ITEMS,
        _ => MAX_SERVED_ITEMS,
    };
    let values = members
        .array("collection_items", most, out)
        .unwrap_or_default();
    let list = members.place().key("collection_items");
    let mut seen = HashSet::new();
    let mut items = Vec::with_capacity(values.len());
    for (position, value) in values.iter().enumerate() {
        let judged = read::key(value).and_then(|id| match cx.content.objects {
            Some(objects) if objects.object(id).is_none() => {
                Err(Wrong::new(format!("the space holds no object {id:?}"))
                    .hint("the id of an object of the space"))
            }
            _ => Ok(id),
        });
        match judged {
            Ok(id) if seen.insert(id) => items.push(id.to_owned()),
            Ok(_) => {}
            Err(wrong) => out.issue(wrong.at(&list.index(position).path())),
        }
    }
    items
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
    // A space says itself what the list leaves as it is.
    if cx.vocabulary.is_none() {
        warn_of_bundled(value, &path, out);
    }
    parse_type_settings(value, &path, cx.content.names, out)
}
