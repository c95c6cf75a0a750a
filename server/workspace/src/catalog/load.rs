//! Building the names of a space from its records.

use std::collections::HashMap;

use rolltop_document::document::{Document, Kind};
use rolltop_document::vocabulary::{OptionDef, PropertyDef, TypeDef, Vocabulary};
use rolltop_store::ObjectRecord;

use super::stored::{self, StoredOption};
use super::{Catalogue, KINDS};
use crate::Workspace;
use crate::error::{Error, Result};
use crate::members::Member;
use crate::order::by_name;

impl Workspace {
    pub(super) fn load_catalogue(&self, space_id: &str) -> Result<Catalogue> {
        let found = self
            .store
            .objects_of_kinds(space_id, &KINDS)
            .map_err(Error::internal)?;
        let mut parts = Parts::default();
        for record in &found.records {
            let document = Document::from_stored(&record.document)
                .map_err(|error| Error::internal(format!("object {}: {error}", record.id)))?;
            if parts.add(record, &document).is_none() {
                slog::warn!(self.log, "a definition is not understood and left out"; "object.id" => &record.id);
            }
        }
        for member in &mut parts.members {
            let shown = self.store.file(&member.id).map_err(Error::internal)?;
            member.icon_image = shown.map(|shown| shown.content.to_string());
        }
        Ok(parts.catalogue(found.changed))
    }
}

/// The definitions of a space, as far as they are read.
#[derive(Default)]
struct Parts {
    properties: Vec<PropertyDef>,
    types: Vec<TypeDef>,
    options: Vec<StoredOption>,
    me: String,
    members: Vec<Member>,
}

impl Parts {
    /// Takes one record in; `None` when it does not make sense.
    fn add(&mut self, record: &ObjectRecord, document: &Document) -> Option<()> {
        match document.kind {
            Kind::Property => self.properties.push(stored::property(record, document)?),
            Kind::ObjectType => self.types.push(stored::type_def(record, document)?),
            Kind::PropertyOption => self.options.push(stored::option(record, document)?),
            Kind::Participant => {
                self.members.extend(stored::member(record, document));
                if stored::is_owner(document) {
                    self.me.clone_from(&record.id);
                }
            }
            Kind::Page | Kind::Template | Kind::FileObject | Kind::Chat => return None,
        }
        Some(())
    }

    fn catalogue(self, seq: rolltop_store::Seq) -> Catalogue {
        let Self {
            mut properties,
            types,
            mut options,
            me,
            mut members,
        } = self;
        members.sort_by(|a, b| by_name((&a.name, &a.id), (&b.name, &b.id)));
        options.sort_by(|a, b| a.order.cmp(&b.order).then_with(|| a.def.id.cmp(&b.def.id)));
        let next_option_order = options.last().map_or(0, |last| last.order + 1);
        let mut by_property: HashMap<String, Vec<OptionDef>> = HashMap::new();
        for option in options {
            by_property
                .entry(option.property)
                .or_default()
                .push(option.def);
        }
        for property in &mut properties {
            let options = by_property.remove(&property.key);
            property.options = options.unwrap_or_default().into();
        }
        let vocabulary = Vocabulary::new(properties, types);
        Catalogue {
            vocabulary,
            me,
            members,
            seq,
            next_option_order,
        }
    }
}
