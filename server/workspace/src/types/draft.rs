//! A type under change: its list of properties and the properties that the request brings into being. Nothing is
//! stored; create_type and update_type put what it comes to into their one commit.

use std::borrow::Cow;

use rolltop_document::issue::{Fault, FaultKind, Issue, Miss};
use rolltop_document::names::{DocumentKeys, SpaceNames};
use rolltop_document::objects::ObjectLookup;
use rolltop_document::properties::{NewOption, NewOptions};
use rolltop_document::vocabulary::{
    KeysMode, Offers, PropertyDef, Resolution, Section, Vocabulary, meant_or_new,
};
use rolltop_document::wording::shown;
use rolltop_spec::shared::{PropertyRow, SideEffects};
use rolltop_store::{ObjectRecord, Snapshot};

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::ids::Ids;
use crate::objects::{Stamp, created_options};
use crate::properties::mint::{
    NewProperty, PropertyPaths, plan_property, planned_receipts, property_records,
};

/// The type's list of properties, by internal key.
pub(super) type PropertyList = Vec<(String, Section)>;

/// What a request works on.
pub(super) struct TypeDraft<'a> {
    before: &'a Vocabulary,
    /// The names of the space with the properties that the request has made so far.
    pub(super) vocabulary: Cow<'a, Vocabulary>,
    /// The list as far as the request has changed it.
    pub(super) list: PropertyList,
    /// Properties that the request makes, in the order in which it asked for them.
    pub(super) pending: Vec<PropertyDef>,
    pub(super) warnings: Vec<Issue>,
    /// Spellings of the document of the type itself, which come first; a type that is being made has none.
    own: Option<DocumentKeys<'a>>,
    surroundings: Surroundings<'a>,
}

/// What a draft consults.
#[derive(Clone, Copy)]
pub(super) struct Surroundings<'a> {
    /// How suggestions spell keys.
    pub(super) keys: KeysMode,
    /// Mints objects, keys and options.
    pub(super) ids: Ids<'a>,
    pub(super) objects: &'a dyn ObjectLookup,
    /// Collects new options of properties that were there before the request.
    pub(super) options: &'a NewOptions<'a>,
}

impl<'a> TypeDraft<'a> {
    pub(super) fn new(
        vocabulary: &'a Vocabulary,
        list: PropertyList,
        surroundings: Surroundings<'a>,
    ) -> Self {
        Self {
            before: vocabulary,
            vocabulary: Cow::Borrowed(vocabulary),
            list,
            pending: Vec::new(),
            warnings: Vec::new(),
            own: None,
            surroundings,
        }
    }

    /// The same for a type whose document spells keys itself.
    #[must_use]
    pub(super) fn of_document(mut self, own: DocumentKeys<'a>) -> Self {
        self.own = Some(own);
        self
    }

    pub(super) fn surroundings(&self) -> Surroundings<'a> {
        self.surroundings
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
            .keys(self.surroundings.keys)
            .objects(self.surroundings.objects)
            .new_options(self.surroundings.options)
    }

    /// The property that a spelling names now. One that was removed from the space stays where it is listed and is
    /// added to no list, though a view of the type may still show it.
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

    fn is_listed(&self, key: &str) -> bool {
        self.list.iter().any(|(listed, _)| listed == key)
    }

    /// The same where only a property of the list can be meant: a removed one that the list keeps is also named by the
    /// key that it was served under (http.md 19.2).
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

    /// The same for a name that may be that of a new property: a built-in one does not stand in the way of a property
    /// that is only shown alike.
    pub(super) fn find_named(&self, name: &str) -> Result<Option<&PropertyDef>, Miss> {
        meant_or_new(self.find(name), |def| def.is_meant_by_name(name))
    }

    /// The same for a key, or the name of a new property: a key, exactly, is that of a hidden one too.
    pub(super) fn find_spelled(&self, spelling: &str) -> Result<Option<&PropertyDef>, Miss> {
        let is_meant = |def: &&PropertyDef| def.hidden || def.is_meant_by_name(spelling);
        meant_or_new(self.find(spelling), is_meant)
    }

    /// The removed property that a spelling named, which nothing has taken over.
    pub(super) fn removed(&self, spelling: &str) -> Option<&PropertyDef> {
        match self.vocabulary.resolve_property(spelling) {
            Resolution::Removed(def) => Some(def),
            Resolution::One(_) | Resolution::Ambiguous(_) | Resolution::Unknown => None,
        }
    }

    /// The served keys of the other properties that a spelling means as well as the one with this key.
    pub(super) fn namesakes(&self, spelling: &str, key: &str) -> Vec<String> {
        let Resolution::Ambiguous(all) = self.vocabulary.resolve_property(spelling) else {
            return Vec::new();
        };
        let others = all.into_iter().filter(|def| def.key != key);
        others.map(|def| self.spelled(&def.key)).collect()
    }

    pub(super) fn property(&self, key: &str) -> Option<&PropertyDef> {
        self.vocabulary.property(key)
    }

    pub(super) fn spelled(&self, key: &str) -> String {
        self.vocabulary.property_key(key).to_owned()
    }

    /// Plans a new property; from now on its names resolve.
    pub(super) fn mint(
        &mut self,
        new: &NewProperty,
        paths: PropertyPaths<'_>,
    ) -> Result<PropertyDef, Fault> {
        let planned = plan_property(new, &self.vocabulary, paths, &self.surroundings.ids)?;
        self.warnings.extend(planned.warnings);
        self.adopt(planned.def.clone());
        Ok(planned.def)
    }

    /// Puts a property that the request makes, or makes differently now, among the pending ones.
    pub(super) fn adopt(&mut self, def: PropertyDef) {
        match self.pending.iter_mut().find(|known| known.key == def.key) {
            Some(known) => *known = def,
            None => self.pending.push(def),
        }
        self.renew();
    }

    /// Forgets how the document spells a property that nothing in it names any longer: one that was removed from the
    /// space is as unknown to what follows in the request as to the next one.
    pub(super) fn let_go(&mut self, key: &str) {
        let is_removed = self.vocabulary.is_removed_property(key);
        if let Some(own) = self.own.as_mut().filter(|_| is_removed) {
            own.forget_property(key);
        }
    }

    /// Forgets a property that the request made and took back.
    pub(super) fn forget(&mut self, key: &str) {
        self.pending.retain(|def| def.key != key);
        self.renew();
    }

    /// True for a property that the request makes.
    pub(super) fn is_pending(&self, key: &str) -> bool {
        self.pending.iter().any(|def| def.key == key)
    }

    /// The names of the space before the request, and the pending properties. Made as a whole, because a name that one
    /// property takes is lost to others; a request makes at most as many as a type lists.
    fn renew(&mut self) {
        let pending = self.pending.iter().cloned();
        self.vocabulary = Cow::Owned(self.before.with_properties(pending));
    }

    /// The options that the request makes of properties that stay after it.
    pub(super) fn new_options(&self) -> Vec<NewOption> {
        let mut collected = self.surroundings.options.collected();
        collected.retain(|option| self.vocabulary.property(&option.property).is_some());
        collected
    }
}

impl TypeDraft<'_> {
    /// The receipt: options of properties that were there before, then those of the new ones, the listed ones before what
    /// a default value adds to them; and the new properties, in the order in which the request asked for them.
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

    /// The options that values introduce: of properties that were there before, and of new ones. Those come after the
    /// options that a new property lists.
    fn new_options_apart(&self) -> (Vec<NewOption>, Vec<NewOption>) {
        let options = self.new_options().into_iter();
        options.partition(|option| !self.is_pending(&option.property))
    }
}

impl Workspace {
    /// The records that bring the options and properties of a draft into being.
    pub(super) fn draft_records(
        &self,
        at: &Snapshot<'_>,
        space_id: &str,
        draft: &TypeDraft<'_>,
        catalogue: &Catalogue,
        stamp: Stamp<'_>,
    ) -> Result<Vec<ObjectRecord>> {
        let vocabulary = &draft.vocabulary;
        let (of_others, of_pending) = draft.new_options_apart();
        let mut order = catalogue.next_option_order;
        let mut records =
            self.option_records(at, space_id, vocabulary, order, &of_others, stamp)?;
        order += of_others.len() as u64;
        for def in &draft.pending {
            records.extend(property_records(space_id, def, order, vocabulary, stamp));
            order += def.options.len() as u64;
        }
        records.extend(self.option_records(at, space_id, vocabulary, order, &of_pending, stamp)?);
        Ok(records)
    }
}
