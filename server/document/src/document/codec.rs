//! Writing the stored text of a document, and the etag over it (document.md 1, 13).
//!
//! The text is compact JSON in canonical member order, so that equal documents have equal texts.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::block::Block;
use crate::block::render::write_block;
use crate::block::written::Written;
use crate::decor::{render_cover, render_icon};
use crate::document::{Document, QuerySource};
use crate::spelling::{Spelling, Stored};

/// Bytes of the digest that an etag spells.
const ETAG_BYTES: usize = 4;
/// Bytes of stored text that most blocks take at least.
const USUAL_BLOCK: usize = 96;

impl Document {
    /// Writes the stored text.
    pub fn to_stored(&self) -> String {
        let mut members = Written::default();
        members.name("kind", self.kind);
        members.put("type", self.type_key.as_str());
        members.text("template_for", self.template_for.as_deref());
        let identity = |id: &str| Stored.object_ref(id);
        if let Some(icon) = &self.icon {
            members.put("icon", render_icon(icon, &identity));
        }
        if let Some(cover) = &self.cover {
            members.put("cover", render_cover(cover, &identity));
        }
        if !self.properties.is_empty() {
            let properties = self
                .properties
                .iter()
                .map(|(key, value)| (key.clone(), value.clone()));
            members.put("properties", Value::Object(properties.collect()));
        }
        if let Some(source) = &self.query_source {
            members.put("query_source", render_query_source(source, &Stored));
        }
        let mut text = Value::Object(members.0).to_string();
        if !self.blocks.is_empty() {
            append(&mut text, "blocks", |text| write_blocks(&self.blocks, text));
        }
        if let Some(items) = &self.collection_items {
            append(&mut text, "collection_items", |text| {
                text.push_str(&json!(items).to_string());
            });
        }
        text
    }
}

fn write_blocks(blocks: &[Block], text: &mut String) {
    text.reserve(blocks.len() * USUAL_BLOCK);
    text.push('[');
    for (position, block) in blocks.iter().enumerate() {
        if position > 0 {
            text.push(',');
        }
        write_block(block, &Stored, text);
    }
    text.push(']');
}

/// Adds a member behind those of an object that has some.
fn append(object: &mut String, name: &str, write: impl FnOnce(&mut String)) {
    object.pop();
    object.push_str(",\"");
    object.push_str(name);
    object.push_str("\":");
    write(object);
    object.push('}');
}

/// The etag of a stored text: 8 lowercase hex characters of its SHA-256 (document.md 1).
pub fn etag(stored: &str) -> String {
    let digest = Sha256::digest(stored.as_bytes());
    digest
        .iter()
        .take(ETAG_BYTES)
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// Writes where a query's rows come from; empty lists are left out (document.md 6.7).
pub fn render_query_source(source: &QuerySource, spelling: &dyn Spelling) -> Value {
    let mut members = Written::default();
    members.list("types", &source.types, |key| spelling.type_key(key).into());
    members.list("properties", &source.properties, |key| {
        spelling.property_key(key).into()
    });
    Value::Object(members.0)
}
