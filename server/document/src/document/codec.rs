//! Writes the stored text of a document and computes its etag (document.md 1, 13).
//!
//! The text is compact JSON in canonical member order, so equal documents have equal texts.

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::block::Block;
use crate::block::render::write_block;
use crate::decor::{render_cover, render_icon};
use crate::document::{Document, QuerySource};
use crate::vocabulary::{Spelling, Stored};
use crate::written::{JsonText, Written};

/// Number of digest bytes in an etag.
const ETAG_BYTES: usize = 4;
/// Minimum size of most blocks in stored text, in bytes.
const USUAL_BLOCK: usize = 96;

impl Document {
    /// Writes the stored text.
    pub fn to_stored(&self) -> String {
        let mut text = String::new();
        let mut members = Written(JsonText::open(&mut text));
        members.name("kind", self.kind);
        members.string("type", self.type_key.as_str());
        members.text("template_for", self.template_for.as_deref());
        let identity = |id: &str| Stored.object_ref(id);
        if let Some(icon) = &self.icon {
            members.put("icon", render_icon(icon, &identity));
        }
        if let Some(cover) = &self.cover {
            members.put("cover", render_cover(cover, &identity));
        }
        let Written(mut json) = members;
        if !self.properties.is_empty() {
            json.json("properties", &self.properties);
        }
        if let Some(source) = &self.query_source {
            json.json("query_source", &render_query_source(source, &Stored));
        }
        if !self.blocks.is_empty() {
            json.written("blocks", |text| write_blocks(&self.blocks, text));
        }
        if let Some(items) = &self.collection_items {
            json.json("collection_items", items);
        }
        json.close();
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

/// The etag of a stored text: 8 lowercase hex characters of its SHA-256 (document.md 1).
pub fn etag(stored: &str) -> String {
    let digest = Sha256::digest(stored.as_bytes());
    let spelled = digest.iter().take(ETAG_BYTES);
    let number = spelled.fold(0_u32, |number, byte| number << 8 | u32::from(*byte));
    format!("{number:08x}")
}

/// Renders the source of a query's rows; empty lists are omitted (document.md 6.7).
pub fn render_query_source(source: &QuerySource, spelling: &dyn Spelling) -> Value {
    let mut members = Written::default();
    members.list("types", &source.types, |key| spelling.type_key(key).into());
    members.list("properties", &source.properties, |key| {
        spelling.property_key(key).into()
    });
    Value::Object(members.0)
}
