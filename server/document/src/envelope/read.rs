//! The served form of an object: members in canonical order, limited to the requested parts (document.md 1, 2, 13).

use std::borrow::Cow;
use std::cell::Cell;

use serde_json::{Value, json};

use super::dangling::dangling_references;
use super::options::{Body, IdSpelling, Part, ReadOptions};
use super::outline::outline;
use super::type_settings::type_settings;
use crate::block::{Block, render_block};
use crate::body::gate::FORMAT_VERSION;
use crate::bundled::{
    ARCHIVED, CREATED_DATE, CREATOR, LAST_MODIFIED_BY, LAST_MODIFIED_DATE, PROPERTY_DEFAULT,
    RESOLVED_LAYOUT, reserved_class,
};
use crate::decor::{dangling_files, render_cover, render_icon};
use crate::document::layout_of;
use crate::document::{Document, render_query_source};
use crate::ids::MISSING_OBJECT;
use crate::inline;
use crate::issue::{Fault, Issue, Ref};
use crate::kinds::{Format, Kind, Layout};
use crate::labels::Labels;
use crate::markdown::{Export, export};
use crate::names::{DocumentKeys, SpaceNames};
use crate::objects::ObjectLookup;
use crate::path::Path;
use crate::properties::{RenderContext, render_properties, render_value};
use crate::reference::{Resolution, resolve};
use crate::tree;
use crate::vocabulary::{KeysMode, Spelling, Vocabulary};
use crate::wire::JsonMap;
use crate::wording::shown;

/// Facts about an object that its document does not contain.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    /// Object id.
    pub id: &'a str,
    /// Etag of the document.
    pub etag: &'a str,
    /// Unix seconds.
    pub created_at: i64,
    /// Unix seconds.
    pub modified_at: i64,
    /// Object id of the member who created the object.
    pub creator: &'a str,
    /// Object id of the member who last changed the object.
    pub modified_by: &'a str,
    /// Whether the object is in the bin.
    pub archived: bool,
}

/// The space that contains the object.
#[derive(Clone, Copy)]
pub struct Surroundings<'a> {
    /// The names of the space.
    pub vocabulary: &'a Vocabulary,
    /// The other objects of the space.
    pub objects: &'a dyn ObjectLookup,
}

/// The derived properties of an object, in stored form. The document does not contain them, so they do not affect the
/// etag (ops.md 12).
pub fn derived_properties(
    document: &Document,
    facts: &Facts<'_>,
    vocabulary: &Vocabulary,
) -> Vec<(&'static str, Value)> {
    let mut derived = vec![
        (CREATED_DATE, json!(facts.created_at)),
        (CREATOR, json!([facts.creator])),
        (LAST_MODIFIED_BY, json!([facts.modified_by])),
        (LAST_MODIFIED_DATE, json!(facts.modified_at)),
    ];
    if facts.archived {
        derived.push((ARCHIVED, json!(true)));
    }
    let layout = layout_of(document, vocabulary);
    let of_type = vocabulary
        .type_def(&document.type_key)
        .map(|def| def.layout);
    if of_type.is_some_and(|of_type| of_type != layout) {
        let number = Layout::ALL.iter().position(|known| *known == layout);
        derived.push((RESOLVED_LAYOUT, json!(number)));
    }
    derived
}

/// Renders the requested parts of the object.
///
/// # Errors
/// `block` matches no block or several.
pub fn read(
    document: &Document,
    facts: &Facts<'_>,
    surroundings: Surroundings<'_>,
    options: &ReadOptions,
) -> Result<JsonMap, Fault> {
    let Part::Document { properties, body } = &options.part else {
        return Ok(markdown_envelope(
            document,
            facts,
            surroundings,
            options.keys,
        ));
    };
    let subtree = match body {
        Body::Subtree(reference) => Some(find_subtree(document, reference)?),
        Body::Blocks | Body::Nothing | Body::Outline => None,
    };
    let derived = derived_properties(document, facts, surroundings.vocabulary);
    let labels = match options.ids {
        IdSpelling::Compact => Labels::of(document),
        IdSpelling::Full => Labels::default(),
    };
    let label = |id: &str| labels.label(id).to_owned();
    let added = derived.iter().map(|(key, _)| *key);
    let keys = match options.keys {
        // Only display names can collide; slugs need no lookup in the document.
        KeysMode::Slug => DocumentKeys::default(),
        KeysMode::Name => DocumentKeys::served(surroundings.vocabulary, document, added),
    };
    let names = SpaceNames::new(surroundings.vocabulary)
        .keys(options.keys)
        .in_document(&keys)
        .objects(surroundings.objects)
        .labels(&label);
    let reader = Reader {
        document,
        facts,
        surroundings,
        names,
        derived,
    };
    let blocks = subtree
        .as_ref()
        .map_or(document.blocks.as_slice(), |range| {
            document.blocks.get(range.clone()).unwrap_or_default()
        });
    Ok(reader.read(*properties, body, blocks))
}

/// The read-only Markdown rendering (document.md 2.4).
fn markdown_envelope(
    document: &Document,
    facts: &Facts<'_>,
    surroundings: Surroundings<'_>,
    keys: KeysMode,
) -> JsonMap {
    let spelled = DocumentKeys::of(surroundings.vocabulary, document);
    let names = SpaceNames::new(surroundings.vocabulary)
        .keys(keys)
        .in_document(&spelled);
    let Export { markdown, warnings } = export(document, surroundings.objects);
    let mut members = JsonMap::new();
    let mut put = |name: &str, value: Value| members.insert(name.to_owned(), value);
    put("id", json!(facts.id));
    put("type", json!(names.type_key(&document.type_key)));
    put("etag", json!(facts.etag));
    put("markdown", json!(markdown));
    put_filled(&mut members, "warnings", json!(warnings));
    members
}

/// The range of a subtree: the named block and the deeper blocks that follow it (document.md 2.1).
fn find_subtree(document: &Document, reference: &str) -> Result<std::ops::Range<usize>, Fault> {
    let domain = document
        .blocks
        .iter()
        .enumerate()
        .map(|(at, block)| (block.id.as_str(), at));
    match resolve(reference, domain) {
        Resolution::One(at) => Ok(tree::subtree(&document.blocks, at)),
        Resolution::Several { candidates, total } => {
            let ids: Vec<&str> = candidates
                .iter()
                .filter_map(|at| document.blocks.get(*at))
                .map(|block| block.id.as_str())
                .collect();
            let message = format!(
                "block {reference:?} may mean {total} blocks: {}",
                ids.join(", "),
                reference = shown(reference)
            );
            Err(Fault::ambiguous(
                Issue::at("block", message).hint("send one of the full ids"),
            ))
        }
        Resolution::Missing => {
            let message = format!(
                "no block {reference:?}: addressable blocks are the entries of `blocks`",
                reference = shown(reference)
            );
            let hint = "read with outline=true; rows and columns are addressed by set_cell, views by the \
                        view operations, blocks inside a cell by rewriting the cell";
            let outline = Ref::same_request().query("outline", "true");
            Err(Fault::not_found(
                Issue::at("block", message).hint(hint).see(outline),
            ))
        }
    }
}

/// The state of one read.
struct Reader<'a> {
    document: &'a Document,
    facts: &'a Facts<'a>,
    surroundings: Surroundings<'a>,
    names: SpaceNames<'a>,
    derived: Vec<(&'static str, Value)>,
}

impl Reader<'_> {
    fn read(&self, properties: bool, body: &Body, blocks: &[Block]) -> JsonMap {
        let mut warnings = Vec::new();
        let mut members = self.head();
        warnings.extend(self.dangling_files());
        if properties {
            put_filled(&mut members, "properties", self.properties(&mut warnings));
        }
        if let Some(settings) = self.type_settings(&mut warnings) {
            members.insert("type_settings".to_owned(), Value::Object(settings));
        }
        if let Some(source) = &self.document.query_source {
            members.insert(
                "query_source".to_owned(),
                render_query_source(source, &self.names),
            );
        }
        match body {
            Body::Nothing => {}
            Body::Outline => {
                members.insert("outline".to_owned(), outline(blocks, &self.names));
            }
            Body::Blocks | Body::Subtree(_) => {
                put_filled(&mut members, "blocks", self.blocks(blocks, &mut warnings));
            }
        }
        let items = self
            .document
            .collection_items
            .as_deref()
            .unwrap_or_default();
        put_filled(&mut members, "collection_items", json!(items));
        // An outline needs no mark, because it is clearly not a document.
        let mark = match body {
            Body::Subtree(_) => Some("subtree"),
            Body::Nothing => Some("partial"),
            Body::Blocks if !properties => Some("partial"),
            Body::Blocks | Body::Outline => None,
        };
        members.extend(mark.map(|mark| (mark.to_owned(), json!(true))));
        put_filled(&mut members, "warnings", json!(warnings));
        members
    }

    /// The members before `properties`.
    fn head(&self) -> JsonMap {
        let mut members = JsonMap::new();
        let mut put = |name: &str, value: Value| members.insert(name.to_owned(), value);
        put("formatVersion", json!(FORMAT_VERSION));
        put("etag", json!(self.facts.etag));
        if self.document.kind != Kind::Page {
            put("kind", json!(self.document.kind.name()));
        }
        put("id", json!(self.facts.id));
        if !self.document.type_key.is_empty() {
            put("type", json!(self.names.type_key(&self.document.type_key)));
        }
        if let Some(target) = &self.document.template_for {
            put("template_for", json!(self.names.type_key(target)));
        }
        if let Some(icon) = &self.document.icon {
            put(
                "icon",
                Value::Object(render_icon(icon, &|id| self.names.object_ref(id))),
            );
        }
        if let Some(cover) = &self.document.cover {
            put(
                "cover",
                Value::Object(render_cover(cover, &|id| self.names.object_ref(id))),
            );
        }
        members
    }

    /// Warnings for an icon and a cover whose files the space does not contain.
    fn dangling_files(&self) -> impl Iterator<Item = Issue> {
        let document = self.document;
        let (icon, cover) = (document.icon.as_ref(), document.cover.as_ref());
        let dangling = dangling_files(icon, cover, self.surroundings.objects);
        dangling.map(|(path, id)| served_as_missing(path, id))
    }

    fn properties(&self, warnings: &mut Vec<Issue>) -> Value {
        let held = self
            .document
            .properties
            .iter()
            .map(|(key, value)| (key.as_str(), value));
        let held = held.filter(|(key, _)| reserved_class(key).is_none());
        let derived = self.derived.iter().map(|(key, value)| (*key, value));
        let path = Path::pointer("/properties");
        let context = self.context();
        let mut served = render_properties(held.chain(derived), &path, context, warnings);
        if let Some((key, value)) = self.own_default(&path, warnings) {
            served.insert(key, value);
        }
        Value::Object(served)
    }

    /// The default value of a property, on the property's own object. Options are named, as on objects that use the
    /// property.
    fn own_default(&self, path: &Path, warnings: &mut Vec<Issue>) -> Option<(String, Value)> {
        if self.document.kind != Kind::Property {
            return None;
        }
        let mut properties = self.surroundings.vocabulary.properties().iter();
        let own = properties.find(|def| def.id == self.facts.id)?;
        let stored = own.details.default_value.as_ref()?;
        let key = self.names.property_key(PROPERTY_DEFAULT);
        let path = path.key(&key);
        let value = render_value(own, stored, &path, self.context(), warnings);
        Some((key, value))
    }

    fn context(&self) -> RenderContext<'_> {
        RenderContext {
            vocabulary: self.surroundings.vocabulary,
            spelling: &self.names,
            objects: self.surroundings.objects,
        }
    }

    fn type_settings(&self, warnings: &mut Vec<Issue>) -> Option<JsonMap> {
        if self.document.kind != Kind::ObjectType {
            return None;
        }
        let vocabulary = self.surroundings.vocabulary;
        let def = vocabulary
            .types()
            .iter()
            .find(|def| def.id == self.facts.id)?;
        Some(type_settings(def, self.context(), warnings))
    }

    /// Renders the blocks. A dangling reference is a warning at its path (document.md 3.6).
    fn blocks(&self, blocks: &[Block], warnings: &mut Vec<Issue>) -> Value {
        let watched = Watched {
            names: self.names,
            is_missing: Cell::default(),
        };
        let mut served = Vec::with_capacity(blocks.len());
        for (position, block) in blocks.iter().enumerate() {
            served.push(Value::Object(render_block(block, &watched)));
            // Dangling references are rare, so their paths are searched only if one was rendered.
            if watched.is_missing.take() {
                let path = Path::pointer("/blocks").index(position);
                let known = |id: &str| self.surroundings.objects.object(id).is_some();
                let dangling = dangling_references(&block.content, &path, &known);
                warnings.extend(
                    dangling
                        .iter()
                        .map(|(path, id)| served_as_missing(path, id)),
                );
            }
        }
        Value::Array(served)
    }
}

/// The warning for a reference to an object that the space does not contain.
fn served_as_missing(path: impl Into<String>, id: &str) -> Issue {
    let message = format!("the space does not hold {id:?}; it is served as {MISSING_OBJECT}");
    Issue::at(path, message).hint("the object keeps the reference; write another one, or remove it")
}

/// Renders the names of the space and records whether a reference is dangling.
struct Watched<'a> {
    names: SpaceNames<'a>,
    is_missing: Cell<bool>,
}

impl Spelling for Watched<'_> {
    fn local_id<'a>(&self, id: &'a str) -> Cow<'a, str> {
        self.names.local_id(id)
    }

    fn property_key(&self, key: &str) -> String {
        self.names.property_key(key)
    }

    fn type_key(&self, key: &str) -> String {
        self.names.type_key(key)
    }

    fn option(&self, property: &str, id: &str) -> String {
        self.names.option(property, id)
    }

    fn object_ref(&self, id: &str) -> String {
        let spelled = self.names.object_ref(id);
        if spelled == MISSING_OBJECT {
            self.is_missing.set(true);
        }
        spelled
    }

    fn text<'a>(&self, source: &'a str) -> Cow<'a, str> {
        let known = |id: &str| self.names.object_ref(id) == id;
        let (text, missing) = inline::mask_missing(source, &known);
        if !missing.is_empty() {
            self.is_missing.set(true);
        }
        text
    }

    fn property_format(&self, key: &str) -> Option<Format> {
        self.names.property_format(key)
    }

    fn derived_members(&self) -> bool {
        self.names.derived_members()
    }
}

/// Adds a warning to the result of [`read`].
pub fn warn(members: &mut JsonMap, more: Option<Issue>) {
    const WARNINGS: &str = "warnings";
    let Some(issue) = more else {
        return;
    };
    match members.get_mut(WARNINGS) {
        Some(Value::Array(warnings)) => warnings.push(json!(issue)),
        _ => put_filled(members, WARNINGS, json!([issue])),
    }
}

/// Inserts a member unless its value is empty.
fn put_filled(members: &mut JsonMap, name: &str, value: Value) {
    let is_empty = match &value {
        Value::Array(entries) => entries.is_empty(),
        Value::Object(entries) => entries.is_empty(),
        Value::Null => true,
        Value::Bool(_) | Value::Number(_) | Value::String(_) => false,
    };
    if !is_empty {
        members.insert(name.to_owned(), value);
    }
}
