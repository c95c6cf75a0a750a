//! Building the names of a space from its records.

use std::collections::{BTreeMap, HashMap};

use rolltop_document::decor::Icon;
use rolltop_document::document::{Document, Kind, StoredError};
use rolltop_document::vocabulary::{
    OptionDef, Options, PropertyDef, TypeDef, Unread, UnreadDefinition, Vocabulary,
};
use rolltop_spec::members::MemberRow;
use rolltop_store::{ObjectRecord, Seq, Snapshot};

use super::{Catalogue, KINDS, stored};
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
        for member in &mut parts.members {
            let shown = at.file(&member.id)?;
            member.icon_image = shown.map(|shown| shown.content.to_string());
        }
        Ok(parts.catalogue(at.account()?, changed))
    }
}

/// The definitions of a space, as far as they are read.
#[derive(Default)]
struct Parts {
    properties: Vec<PropertyDef>,
    types: Vec<TypeDef>,
    type_icons: HashMap<String, Icon>,
    /// By internal key of the property; in the order of their positions, then of their ids.
    options: HashMap<String, BTreeMap<(u64, String), OptionDef>>,
    next_option_order: u64,
    me: String,
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
            Kind::PropertyOption => {
                let (property, order, def) = stored::option(record, document)?;
                self.next_option_order = self.next_option_order.max(order + 1);
                let siblings = self.options.entry(property).or_default();
                siblings.insert((order, def.id.clone()), def);
            }
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

    fn catalogue(mut self, account: String, seq: Seq) -> Catalogue {
        // Every space has its owner: without another one, it is the member that cannot be read.
        if self.me.is_empty() {
            self.me = self.unread_member.unwrap_or_default();
        }
        let (me, members) = (self.me, &mut self.members);
        if let Some(own) = members.iter_mut().find(|member| member.id == me) {
            own.identity = Some(account.clone());
        }
        members.sort_by(|a, b| by_name((&a.name, &a.id), (&b.name, &b.id)));
        let unread: Unread = self.unread.into_iter().collect();
        let unread_options = unread.of(Kind::PropertyOption);
        for property in &mut self.properties {
            let options = self.options.remove(&property.key).unwrap_or_default();
            let options: Vec<_> = options.into_values().collect();
            property.options = Options::from(options).beside(unread_options.clone());
        }
        let vocabulary = Vocabulary::new(self.properties, self.types).beside(unread);
        let properties = vocabulary.properties();
        let options = properties.iter().map(|def| def.options.iter().count());
        Catalogue {
            definitions: properties.len() + vocabulary.types().len() + options.sum::<usize>(),
            vocabulary,
            type_icons: self.type_icons,
            me,
            account,
            members: self.members,
            seq,
            next_option_order: self.next_option_order,
        }
    }
}
