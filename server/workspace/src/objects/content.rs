//! Creating and changing objects by content in stored form, which the caller makes with the names of the space (v1.md
//! 10).

use std::sync::Arc;

use rolltop_document::block::Block;
use rolltop_document::body::TEMPLATE_TYPE;
use rolltop_document::bundled::NAME;
use rolltop_document::decor::Icon;
use rolltop_document::document::{Document, fits, layout_of};
use rolltop_document::envelope::{NewObject, TemplateChoice};
use rolltop_document::ids::IdSource;
use rolltop_document::issue::{Fault, Issue};
use rolltop_document::limits::{MAX_BLOCKS, MAX_PROPERTIES};
use rolltop_document::objects::ObjectLookup;
use rolltop_document::ops::{Axis, Standing};
use rolltop_document::vocabulary::Vocabulary;
use rolltop_document::wording::too_many;
use rolltop_store::{ObjectRecord, Tx};
use serde_json::{Value, json};

use super::create::complete_new;
use super::document_of;
use super::full::{Before, Written};
use super::lookup::SpaceObjects;
use super::patch::standing;
use super::record::{Stamp, changed_record};
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::ids::Ids;
use crate::keys::Caller;
use crate::spaces::SpaceTarget;

/// The space that content is made for.
pub struct ContentContext<'a> {
    /// Properties, options and types.
    pub vocabulary: &'a Vocabulary,
    /// The objects of the space.
    pub objects: &'a dyn ObjectLookup,
    /// Generates ids of blocks.
    pub ids: &'a dyn IdSource,
}

/// New content of an object. A field that is `None` changes nothing.
#[derive(Clone, Debug, Default)]
pub struct Content {
    /// Internal key of its type.
    pub type_key: Option<String>,
    /// The name.
    pub name: Option<String>,
    /// The icon; `Some(None)` removes it.
    pub icon: Option<Option<Icon>>,
    /// Stored values by internal key; `None` removes one.
    pub values: Vec<(String, Option<Value>)>,
    /// The blocks that replace all others.
    pub blocks: Option<Vec<Block>>,
}

impl Content {
    /// Refuses a change that the restrictions of the object do not allow (ops.md 8).
    fn check(&self, document: &Document, standing: Standing) -> Result<(), Fault> {
        let is_other = |key: &String| *key != document.type_key;
        let sets_values = self.name.is_some() || self.icon.is_some() || !self.values.is_empty();
        let sets_blocks = self.blocks.iter().any(|blocks| !blocks.is_empty());
        let axes = [
            (self.type_key.iter().any(is_other), Axis::Type),
            (sets_values, Axis::Properties),
            (sets_blocks, Axis::Blocks),
        ];
        let mut axes = axes.into_iter();
        let refused = axes.find(|(changes, axis)| *changes && !standing.allows(*axis));
        let message = match refused {
            _ if standing.archived => "it is in the bin".to_owned(),
            Some((_, axis)) => format!("its {} cannot be edited", axis.name()),
            None => return Ok(()),
        };
        Err(Fault::forbidden(Issue::pathless(message)))
    }

    fn put_into(self, document: &mut Document) {
        if let Some(type_key) = self.type_key {
            document.type_key = type_key;
        }
        if let Some(name) = self.name {
            document.properties.insert(NAME.to_owned(), json!(name));
        }
        if let Some(icon) = self.icon {
            document.icon = icon;
        }
        for (key, value) in self.values {
            match value {
                Some(value) => document.properties.insert(key, value),
                None => document.properties.remove(&key),
            };
        }
        if let Some(blocks) = self.blocks {
            document.blocks = blocks;
        }
    }
}

impl Workspace {
    /// Makes content with the names of a space.
    fn in_context<T>(
        &self,
        tx: &Tx<'_>,
        space: &SpaceTarget,
        catalogue: &Catalogue,
        make: impl FnOnce(&ContentContext<'_>) -> Result<T>,
    ) -> Result<T> {
        let objects = SpaceObjects::at(tx, &space.id);
        let made = make(&ContentContext {
            vocabulary: &catalogue.vocabulary,
            objects: &objects,
            ids: &Ids(&*self.entropy),
        });
        objects.finish()?;
        made
    }

    /// Creates an object from the content that `make` returns.
    ///
    /// # Errors
    /// Errors of `make`; a template that cannot be used; content beyond the limits of a document.
    pub fn create_from_content(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        make: impl FnOnce(&ContentContext<'_>) -> Result<(Content, TemplateChoice)>,
    ) -> Result<Written> {
        let catalogue = self.live_names_at(tx, space)?;
        let (content, template) = self.in_context(tx, space, &catalogue, make)?;
        let mut document = Document::default();
        content.put_into(&mut document);
        document.mark_origin();
        let mut new = NewObject {
            document,
            template,
            warnings: Vec::new(),
        };
        complete_new(tx, space, &catalogue, &mut new, &Ids(&*self.entropy))?;
        catalogue.require_whole()?;
        let record = self.put_new(tx, caller, (space, &catalogue), &new.document)?;
        Ok(self.written(tx, record, new.document, catalogue, Before::Missing))
    }

    /// Changes an object of the space to the content that `make` returns, if that differs. `record` is its record in this
    /// transaction.
    ///
    /// # Errors
    /// Errors of `make`; a restriction (ops.md 8); a type whose layout does not fit the content; content beyond the limits
    /// of a document.
    pub fn change_content(
        &self,
        tx: &mut Tx<'_>,
        caller: &Caller,
        space: &SpaceTarget,
        record: ObjectRecord,
        make: impl FnOnce(&ContentContext<'_>, &Document) -> Result<Content>,
    ) -> Result<Written> {
        let catalogue = self.live_names_at(tx, space)?;
        let vocabulary = &catalogue.vocabulary;
        let before = document_of(&record)?;
        let mut content = self.in_context(tx, space, &catalogue, |cx| make(cx, &before))?;
        let standing = standing(&record, &before, &catalogue);
        content.check(&before, standing)?;
        if !standing.allows(Axis::Blocks) {
            // It has only its own dataview.
            content.blocks = None;
        }
        if let Some(type_key) = &content.type_key {
            check_type(&before, type_key, vocabulary)?;
        }
        let stored = Arc::clone(&record.document);
        let state_before = match content.blocks {
            Some(_) => Before::OtherBlocks,
            None => Before::SameBlocks(&stored),
        };
        let mut document = before.clone();
        content.put_into(&mut document);
        let record = match document == before {
            true => record,
            false => {
                check_size(&document, &before)?;
                catalogue.require_whole()?;
                let stamp = Stamp::of(caller, &catalogue, tx.now());
                let changed = changed_record(&record, &document, vocabulary, stamp);
                tx.put_object(changed.clone())?;
                changed
            }
        };
        Ok(self.written(tx, record, document, catalogue, state_before))
    }
}

/// The new type must have a layout of plain content, like the current one (ops.md 7.14).
fn check_type(document: &Document, type_key: &str, vocabulary: &Vocabulary) -> Result<(), Fault> {
    let Some(target) = vocabulary.type_def(type_key) else {
        return Ok(());
    };
    let layout = layout_of(document, vocabulary);
    let is_possible = target.key != TEMPLATE_TYPE && fits(layout, target.layout);
    if target.key == document.type_key || is_possible {
        return Ok(());
    }
    let message = format!(
        "failed to update object, invalid type key: {:?}: an object of layout {} cannot take it",
        vocabulary.type_key(type_key),
        layout.name()
    );
    Err(Fault::invalid(Issue::pathless(message)))
}

/// Refuses a document that grows beyond the limits. One that was larger before may stay so.
fn check_size(document: &Document, before: &Document) -> Result<(), Fault> {
    let check = |what, size, was, most: usize| match size > most.max(was) {
        true => Err(Fault::invalid(Issue::pathless(too_many(size, what, most)))),
        false => Ok(()),
    };
    let (blocks, properties) = (&document.blocks, &document.properties);
    check("blocks", blocks.len(), before.blocks.len(), MAX_BLOCKS)?;
    let was = before.properties.len();
    check("properties", properties.len(), was, MAX_PROPERTIES)
}
