//! A type that a request creates or changes: its document, its list of properties, and the properties and options that
//! the request creates. All routes that create or change types plan with a draft, which [`super::write`] stores.

use std::borrow::Cow;
use std::collections::BTreeMap;

use rolltop_document::block::Minted;
use rolltop_document::document::Document;
use rolltop_document::envelope::IdSpelling;
use rolltop_document::issue::{Fault, FaultKind, Issue, Miss};
use rolltop_document::labels::Labels;
use rolltop_document::names::{DocumentKeys, SpaceNames};
use rolltop_document::objects::ObjectLookup;
use rolltop_document::properties::{NewOption, NewOptions, Removed, resolve_option};
use rolltop_document::type_settings::{DefinedOption, TypeSettings};
use rolltop_document::vocabulary::{KeysMode, Offers, PropertyDef, Section, TypeDef, Vocabulary};
use rolltop_document::wording::shown;
use rolltop_spec::shared::{PropertyRow, SideEffects};
use rolltop_store::Snapshot;

use crate::ids::Ids;
use crate::objects::created_options;
use crate::properties::mint::{PropertyPaths, plan_property, planned_receipts};
use crate::spaces::SpaceTarget;

/// The type's list of properties, by internal key.
pub(super) type PropertyList = Vec<(String, Section)>;

/// The state of a type within a request.
pub(super) struct TypeDraft<'a> {
    /// The names of the space and of the pending properties.
    pub(super) vocabulary: Cow<'a, Vocabulary>,
    pub(super) document: Document,
    pub(super) list: PropertyList,
    /// Properties that the request creates, in its order.
    pub(super) pending: Vec<PropertyDef>,
    /// The ids of views that the request creates, by the position of their operation.
    pub(super) views: BTreeMap<String, String>,
    /// The same views as the operations after them know them.
    pub(super) made: Vec<Minted>,
    pub(super) warnings: Vec<Issue>,
    /// Spellings of the stored document, which have priority; a new type has none.
    pub(super) own: Option<DocumentKeys<'a>>,
    /// The list before the request.
    pub(super) list_before: &'a [(String, Section)],
    /// The names of the space before the request.
    pub(super) names_before: &'a Vocabulary,
    pub(super) at: &'a Snapshot<'a>,
    pub(super) space: &'a SpaceTarget,
    /// How suggestions spell keys.
    pub(super) keys: KeysMode,
    /// Mints objects, keys and options.
    pub(super) ids: Ids<'a>,
    pub(super) objects: &'a dyn ObjectLookup,
    /// Collects new options of existing properties.
    pub(super) options: &'a NewOptions<'a>,
}

impl TypeDraft<'_> {
    /// A new type with this list.
    pub(super) fn new_type(
        &mut self,
        slug: Option<String>,
        definitions: PropertyList,
        (name, settings): (Option<String>, TypeSettings),
    ) -> TypeDef {
        self.list.clone_from(&definitions);
        let new = TypeDef {
            id: self.ids.object(),
            key: self.ids.short(),
            slug,
            definitions,
            ..TypeDef::default()
        };
        with_members(new, name, settings)
    }

    /// The names as they stand now.
    pub(super) fn names(&self) -> SpaceNames<'_> {
        let names = self.names_of_space();
        match &self.own {
            Some(own) => names.in_document(own),
            None => names,
        }
    }

    fn names_of_space(&self) -> SpaceNames<'_> {
        SpaceNames::new(&self.vocabulary)
            .keys(self.keys)
            .objects(self.objects)
            .new_options(self.options)
    }

    /// The property that a spelling names now. A property that was removed from the space is found only if the type lists
    /// it, even if a view of the type still shows it.
    pub(super) fn find(&self, spelling: &str) -> Result<&PropertyDef, Miss> {
        self.find_among(spelling, Offers::ALL)
    }

    fn find_among(&self, spelling: &str, offers: Offers<'_>) -> Result<&PropertyDef, Miss> {
        let found = self.names().find_property_among(spelling, offers)?;
        if found.archived && !self.is_listed(&found.key) {
            let names = self.names_of_space();
            return names.find_property_among(spelling, offers);
        }
        Ok(found)
    }

    pub(super) fn is_listed(&self, key: &str) -> bool {
        self.list.iter().any(|(listed, _)| listed == key)
    }

    /// The property of the list that a spelling names. A removed property also has its former served key (http.md 19.2).
    pub(super) fn find_in_list(
        &self,
        spelling: &str,
        offers: Offers<'_>,
    ) -> Result<&PropertyDef, Miss> {
        let miss = match self.find_among(spelling, offers) {
            Ok(def) => return Ok(def),
            Err(miss) => miss,
        };
        let listed = self.list.iter();
        let listed = listed.filter_map(|(key, _)| self.property(key));
        let had_it = |def: &&PropertyDef| def.archived && def.slug.as_deref() == Some(spelling);
        let removed: Vec<&PropertyDef> = listed.filter(had_it).collect();
        match removed.as_slice() {
            [] => Err(miss),
            [one] => Ok(one),
            several => {
                let keys: Vec<&str> = several.iter().map(|def| def.key.as_str()).collect();
                let keys = keys.join(", ");
                let message = format!(
                    "the type lists {} removed properties that had the key {:?}: {keys}",
                    several.len(),
                    shown(spelling)
                );
                let issue = miss.issue.reworded(message);
                Err(Miss {
                    kind: FaultKind::Ambiguous,
                    issue: issue.hint(format!("write the one that is meant: {keys}")),
                })
            }
        }
    }

    pub(super) fn property(&self, key: &str) -> Option<&PropertyDef> {
        self.vocabulary.property(key)
    }

    pub(super) fn spelled(&self, key: &str) -> String {
        self.vocabulary.property_key(key).to_owned()
    }

    /// Plans a new property, whose names resolve from now on.
    pub(super) fn mint(
        &mut self,
        new: (PropertyDef, &[DefinedOption]),
        paths: PropertyPaths<'_>,
    ) -> Result<PropertyDef, Fault> {
        let (def, warning) = plan_property(new, &self.vocabulary, paths, &self.ids)?;
        self.warnings.extend(warning);
        self.adopt(def.clone());
        Ok(def)
    }

    /// Adds a property that the request creates, or replaces it.
    pub(super) fn adopt(&mut self, def: PropertyDef) {
        match self.pending.iter_mut().find(|known| known.key == def.key) {
            Some(known) => *known = def,
            None => self.pending.push(def),
        }
        self.renew();
    }

    /// Collects an option that an existing property does not have yet. New and archived options need consent.
    pub(super) fn adopt_option(
        &self,
        def: &PropertyDef,
        option: &DefinedOption,
    ) -> Result<(), Miss> {
        let new = Some(self.options);
        let id = resolve_option(def, &option.name, Removed::HeldIn(None), new)?;
        if let Some(color) = option.color {
            self.options.paint(&id, color);
        }
        Ok(())
    }

    /// Forgets how the document spells a removed property that it no longer names, so that later operations do not find
    /// it.
    pub(super) fn let_go(&mut self, key: &str) {
        let is_removed = self.vocabulary.is_removed_property(key);
        if let Some(own) = self.own.as_mut().filter(|_| is_removed) {
            own.forget_property(key);
        }
    }

    /// Drops a property that the request created and removed again.
    pub(super) fn forget(&mut self, key: &str) {
        self.pending.retain(|def| def.key != key);
        self.renew();
    }

    /// True for a property that the request creates.
    pub(super) fn is_pending(&self, key: &str) -> bool {
        self.pending.iter().any(|def| def.key == key)
    }

    /// Builds the names again from those of the space and the pending properties, which can take names from others.
    fn renew(&mut self) {
        let pending = self.pending.iter().cloned();
        self.vocabulary = Cow::Owned(self.names_before.with_properties(pending));
    }

    /// The receipt, in the order of the request: options of existing properties, then those of new ones, their listed
    /// options before those of default values; and the new properties.
    pub(super) fn created(&self) -> SideEffects {
        let (of_others, of_pending) = self.new_options_apart();
        let mut options = created_options(&self.vocabulary, &of_others).options;
        options.extend(self.pending.iter().flat_map(planned_receipts));
        options.extend(created_options(&self.vocabulary, &of_pending).options);
        let properties = self.pending.iter();
        let properties = properties.map(|def| PropertyRow::of(def, def.spelled()));
        SideEffects {
            options,
            properties: properties.collect(),
        }
    }

    /// The collected options of existing properties, and those that default values add to new ones.
    pub(super) fn new_options_apart(&self) -> (Vec<NewOption>, Vec<NewOption>) {
        let mut options = self.options.collected();
        // The request may have dropped a property that it created.
        options.retain(|option| self.property(&option.property).is_some());
        let options = options.into_iter();
        options.partition(|option| !self.is_pending(&option.property))
    }

    /// The properties that the list no longer has, by key.
    pub(super) fn detached(&self) -> SideEffects {
        let gone = self.list_before.iter();
        let gone = gone.filter(|(key, _)| !self.is_listed(key));
        let rows = gone.filter_map(|(key, _)| {
            let property = self.property(key)?;
            Some(PropertyRow::of(property, &self.spelled(key)))
        });
        let mut properties: Vec<PropertyRow> = rows.collect();
        properties.sort_by(|a, b| a.key.cmp(&b.key));
        SideEffects {
            options: Vec::new(),
            properties,
        }
    }

    /// The ids of new views by the position of their operation.
    pub(super) fn created_views(&self, spelling: IdSpelling) -> BTreeMap<String, String> {
        let mut views = self.views.clone();
        if spelling == IdSpelling::Compact && !views.is_empty() {
            let labels = Labels::of(&self.document);
            for id in views.values_mut() {
                *id = labels.label(id).to_owned();
            }
        }
        views
    }
}

/// A type with new values of its members. Absent ones stay as they are, and empty ids are none.
pub(super) fn with_members(def: TypeDef, name: Option<String>, settings: TypeSettings) -> TypeDef {
    let template = settings.default_template.or(def.default_template);
    TypeDef {
        name: name.unwrap_or(def.name),
        plural_name: settings.plural_name.unwrap_or(def.plural_name),
        layout: settings.layout.unwrap_or(def.layout),
        default_template: template.filter(|id| !id.is_empty()),
        default_view: settings.default_view.or(def.default_view),
        ..def
    }
}
