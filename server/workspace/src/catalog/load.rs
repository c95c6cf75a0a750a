//! Building the names of a space from its records.

use std::collections::HashMap;

use rolltop_document::decor::Icon;
use rolltop_document::document::{Document, Kind, StoredError};
use rolltop_document::vocabulary::{
    OptionDef, Options, PropertyDef, TypeDef, Unread, UnreadDefinition, Vocabulary,
};
use rolltop_spec::members::MemberRow;
use rolltop_store::{ObjectRecord, Seq, Snapshot};

use super::stored::{self, StoredOption};
use super::{Catalogue, KINDS};
use crate::Workspace;
use crate::error::Result;
use crate::order::by_name;

impl Workspace {
    /// The names of a space, which `changed` last.
    pub(super) fn load_names(
        &self,
        at: &Snapshot<'_>,
        space_id: &str,
        changed: Seq,
    ) -> Result<Catalogue> {
        let found = at.objects_of_kinds(space_id, &KINDS)?;
        let mut parts = Parts::default();
        for record in &found {
            if let Err(error) = parts.add(record) {
                slog::warn!(self.log, "invalid definition skipped"; "object.id" => &record.id, "error" => %error);
            }
        }
        parts.account = at.account()?;
        for member in &mut parts.members {
            let shown = at.file(&member.id)?;
            member.icon_image = shown.map(|shown| shown.content.to_string());
        }
        Ok(parts.catalogue(changed))
    }
}

/// The definitions of a space, as far as they are read.
#[derive(Default)]
struct Parts {
    properties: Vec<PropertyDef>,
    types: Vec<TypeDef>,
    type_icons: HashMap<String, Icon>,
    options: Vec<StoredOption>,
    me: String,
    account: String,
    members: Vec<MemberRow>,
    unread_member: Option<String>,
    /// Properties, types and options that cannot be read.
    unread: Vec<UnreadDefinition>,
}

impl Parts {
    /// Takes one record in, unless it is damaged or does not make sense.
    fn add(&mut self, record: &ObjectRecord) -> Result<(), StoredError> {
        let read = Document::from_stored(&record.document).and_then(|document| {
            self.define(record, &document).ok_or_else(|| StoredError {
                detail: "it does not say what it defines".to_owned(),
            })
        });
        read.inspect_err(|_| {
            if record.kind == Kind::Participant.name() {
                self.unread_member = Some(record.id.clone());
            } else {
                let kind = Kind::from_name(&record.kind).unwrap_or_default();
                let unread = UnreadDefinition::new(&record.id, kind, &record.name);
                self.unread.push(unread);
            }
        })
    }

    /// Takes one definition in; `None` when it does not make sense.
    fn define(&mut self, record: &ObjectRecord, document: &Document) -> Option<()> {
        match document.kind {
            Kind::Property => self.properties.push(stored::property(record, document)?),
            Kind::ObjectType => {
                let def = stored::type_def(record, document)?;
                let icon = document.icon.clone();
                self.type_icons
                    .extend(icon.map(|icon| (def.key.clone(), icon)));
                self.types.push(def);
            }
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

    fn catalogue(mut self, seq: Seq) -> Catalogue {
        // Every space has its owner: without another one, it is the member that cannot be read. Writes are theirs all the
        // same.
        if self.me.is_empty() {
            self.me = self.unread_member.unwrap_or_default();
        }
        let (me, members) = (self.me, &mut self.members);
        if let Some(own) = members.iter_mut().find(|member| member.id == me) {
            own.identity = Some(self.account.clone());
        }
        members.sort_by(|a, b| by_name((&a.name, &a.id), (&b.name, &b.id)));
        let options = &mut self.options;
        options.sort_by(|a, b| a.order.cmp(&b.order).then_with(|| a.def.id.cmp(&b.def.id)));
        let next_option_order = options.last().map_or(0, |last| last.order + 1);
        let mut by_property: HashMap<String, Vec<OptionDef>> = HashMap::new();
        for option in self.options {
            let siblings = by_property.entry(option.property).or_default();
            siblings.push(option.def);
        }
        let unread: Unread = self.unread.into_iter().collect();
        let unread_options = unread.of(Kind::PropertyOption);
        for property in &mut self.properties {
            let options = by_property.remove(&property.key).unwrap_or_default();
            property.options = Options::from(options).beside(unread_options.clone());
        }
        let values = self.properties.iter().map(|def| def.options.iter().count());
        let definitions = self.properties.len() + self.types.len() + values.sum::<usize>();
        Catalogue {
            vocabulary: Vocabulary::new(self.properties, self.types).beside(unread),
            type_icons: self.type_icons,
            me,
            account: self.account,
            members: self.members,
            seq,
            next_option_order,
            definitions,
        }
    }
}
