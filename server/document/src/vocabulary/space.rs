//! The vocabulary of one space.

use std::collections::HashSet;
use std::sync::LazyLock;

use super::advice::Advising;
use super::index::{Entity, Index};
use super::mint::{numbered, slug_from_key, slug_from_name};
use super::resolve::Resolution;
use super::{KeysMode, PropertyDef, TypeDef, Unread};
use crate::bundled::{
    BUNDLED_PROPERTIES, BUNDLED_TYPES, BundledProperty, BundledType, KeyClass, TYPE, aliased_type,
    bundled_property, bundled_type, default_definitions, is_reserved_property_key, reserved_class,
    twin,
};
use crate::issue::Miss;
use crate::kinds::{Format, Kind};
use crate::similar::fold;

/// The properties and types of a space, including bundled ones that it has not installed.
#[derive(Clone, Debug)]
pub struct Vocabulary {
    properties: Index<PropertyDef>,
    types: Index<TypeDef>,
    unread: Unread,
}

/// Why a key cannot be used for a new entity (http.md 19.1, 20.1).
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum KeyConflict {
    /// A bundled key has the same fold. Contains its internal key, unless it is only a reserved word.
    Reserved(Option<String>),
    /// The same for a bundled entity that was removed from the space.
    Removed(String),
    /// An entity with this internal key has the key.
    Taken(String),
}

/// The served key of a new entity, or the key that is not free and why.
pub type NewKey = Result<Option<String>, (String, KeyConflict)>;

impl KeyConflict {
    fn reserved(key: Option<String>, is_removed: impl Fn(&str) -> bool) -> Self {
        match key {
            Some(key) if is_removed(&key) => Self::Removed(key),
            key => Self::Reserved(key),
        }
    }

    /// The internal key of the entity that has the key.
    pub fn holder(&self) -> Option<&str> {
        match self {
            Self::Reserved(key) => key.as_deref(),
            Self::Removed(key) | Self::Taken(key) => Some(key),
        }
    }
}

impl Vocabulary {
    /// Builds the index from all definitions of a space, including removed ones.
    pub fn new(mut properties: Vec<PropertyDef>, mut types: Vec<TypeDef>) -> Self {
        let bundled_properties = BUNDLED_PROPERTIES.iter().map(PropertyDef::uninstalled);
        let bundled_types = BUNDLED_TYPES.iter().map(TypeDef::uninstalled);
        add_missing(&mut properties, bundled_properties);
        add_missing(&mut types, bundled_types);
        Self {
            properties: Index::new(properties),
            types: Index::new(types),
            unread: Unread::default(),
        }
    }

    /// Adds the unreadable definitions of the space.
    #[must_use]
    pub fn beside(self, unread: Unread) -> Self {
        Self {
            properties: self.properties.beside(&unread),
            types: self.types.beside(&unread),
            unread,
        }
    }

    /// The unreadable definitions of the space.
    pub fn unread(&self) -> &Unread {
        &self.unread
    }

    /// These names together with properties that a request is about to create.
    #[must_use]
    pub fn with_properties(&self, new: impl IntoIterator<Item = PropertyDef>) -> Self {
        let properties = self.properties.all().iter().cloned().chain(new);
        Self::new(properties.collect(), self.types.all().to_vec()).beside(self.unread.clone())
    }

    /// The bundled names, for validation without a space (document.md 10.1).
    pub fn bundled() -> &'static Self {
        static BUNDLED: LazyLock<Vocabulary> =
            LazyLock::new(|| Vocabulary::new(Vec::new(), Vec::new()));
        &BUNDLED
    }

    /// The property with this internal key, including removed ones.
    pub fn property(&self, key: &str) -> Option<&PropertyDef> {
        self.properties.by_key(key)
    }

    /// The type with this internal key, including removed ones.
    pub fn type_def(&self, key: &str) -> Option<&TypeDef> {
        self.types.by_key(key)
    }

    /// Whether the property with this internal key was removed from the space.
    pub fn is_removed_property(&self, key: &str) -> bool {
        self.property(key).is_some_and(|def| def.archived)
    }

    /// The properties that the space lists: installed and neither hidden nor removed, sorted by name, then key.
    pub fn listed_properties(&self) -> Vec<&PropertyDef> {
        self.properties.listed()
    }

    /// The types that the space lists: installed and neither hidden nor removed, sorted by name, then key.
    pub fn listed_types(&self) -> Vec<&TypeDef> {
        self.types.listed()
    }

    /// Every property, including uninstalled bundled ones.
    pub fn properties(&self) -> &[PropertyDef] {
        self.properties.all()
    }

    /// Every type, including uninstalled bundled ones.
    pub fn types(&self) -> &[TypeDef] {
        self.types.all()
    }

    pub(crate) fn property_index(&self) -> &Index<PropertyDef> {
        &self.properties
    }

    pub(crate) fn type_index(&self) -> &Index<TypeDef> {
        &self.types
    }

    /// Resolves a spelling among the properties (document.md 4.2).
    pub fn resolve_property(&self, spelling: &str) -> Resolution<'_, PropertyDef> {
        self.properties.resolve(spelling)
    }

    /// Resolves a spelling among the types (document.md 4.2).
    pub fn resolve_type(&self, spelling: &str) -> Resolution<'_, TypeDef> {
        self.types.resolve(spelling)
    }

    /// The served key of a property (`keys=slug`). An unknown internal key is returned unchanged.
    pub fn property_key<'a>(&'a self, key: &'a str) -> &'a str {
        self.properties.served_key(key)
    }

    /// The served key of a type (`keys=slug`). An unknown internal key is returned unchanged.
    pub fn type_key<'a>(&'a self, key: &'a str) -> &'a str {
        self.types.served_key(key)
    }

    /// The property that a spelling names, or a miss for the caller.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous; `mode` selects the spelling of suggestions.
    pub fn find_property(&self, spelling: &str, mode: KeysMode) -> Result<&PropertyDef, Miss> {
        let any = |_: &PropertyDef| true;
        self.properties.find(spelling, mode, Advising::Always, &any)
    }

    /// The property to remove. The spelling of an already removed property matches neither it nor another one with the
    /// same name (http.md 20.3). `may_go` selects the properties that a miss can suggest.
    ///
    /// # Errors
    /// As [`Self::find_property`].
    pub fn find_property_to_remove(
        &self,
        spelling: &str,
        mode: KeysMode,
        may_go: &dyn Fn(&PropertyDef) -> bool,
    ) -> Result<&PropertyDef, Miss> {
        self.properties.find_to_remove(spelling, mode, may_go)
    }

    /// The spelling of a property in messages, by internal key.
    pub fn spell_property(&self, key: &str, mode: KeysMode) -> String {
        self.properties.spelled(key, mode)
    }

    /// The miss for a spelling that matches none of the allowed properties.
    pub fn unknown_property(&self, spelling: &str, known: &[&str]) -> Miss {
        self.properties.unknown(spelling, known)
    }

    /// The type that a spelling names, or a miss for the caller.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous; `mode` selects the spelling of suggestions.
    pub fn find_type(&self, spelling: &str, mode: KeysMode) -> Result<&TypeDef, Miss> {
        let any = |_: &TypeDef| true;
        self.types.find(spelling, mode, Advising::Always, &any)
    }

    /// The type to remove, as [`Self::find_property_to_remove`] (http.md 19.3).
    ///
    /// # Errors
    /// As [`Self::find_type`].
    pub fn find_type_to_remove(
        &self,
        spelling: &str,
        mode: KeysMode,
        may_go: &dyn Fn(&TypeDef) -> bool,
    ) -> Result<&TypeDef, Miss> {
        self.types.find_to_remove(spelling, mode, may_go)
    }

    /// The properties with exactly this display name.
    pub fn properties_named(&self, name: &str) -> impl Iterator<Item = &PropertyDef> {
        let holders = self.properties.by_name(name).iter();
        holders.filter_map(|position| self.properties.at(*position))
    }

    /// Why a new property cannot have this key, exactly or by fold (document.md 4.1).
    pub fn property_key_conflict(&self, slug: &str) -> Option<KeyConflict> {
        if is_reserved_property_key(slug) {
            let folded = fold(slug);
            let mut bundled = BUNDLED_PROPERTIES.iter();
            let bundled = bundled.find(|bundled| fold(bundled.key) == folded);
            let key = bundled.map(BundledProperty::internal_key);
            let is_removed = |key: &str| self.is_removed_property(key);
            return Some(KeyConflict::reserved(key, is_removed));
        }
        self.properties.holder_of_key(slug).map(KeyConflict::Taken)
    }

    /// Why a new type cannot have this key, exactly or by fold (document.md 4.1).
    pub fn type_key_conflict(&self, slug: &str) -> Option<KeyConflict> {
        let folded = fold(slug);
        let mut bundled = BUNDLED_TYPES.iter();
        if let Some(bundled) = bundled.find(|bundled| fold(bundled.key) == folded) {
            let is_removed = |key: &str| self.type_def(key).is_some_and(|def| def.archived);
            let key = Some(bundled.internal_key());
            return Some(KeyConflict::reserved(key, is_removed));
        }
        self.types.holder_of_key(slug).map(KeyConflict::Taken)
    }

    /// The served key of a new property: the wanted one, else one derived from its name. `None` if neither has a valid
    /// character. A derived key that is taken gets a number, unless users see its holder under the same name.
    ///
    /// # Errors
    /// The key, and why it is not free.
    pub fn new_property_key(&self, wanted: Option<&str>, name: &str) -> NewKey {
        let conflict = |slug: &str| self.property_key_conflict(slug);
        let free = |slug: &str| self.free_property_key(slug);
        self.properties.new_key((wanted, name), conflict, free)
    }

    /// The same for a new type.
    ///
    /// # Errors
    /// As [`Self::new_property_key`].
    pub fn new_type_key(&self, wanted: Option<&str>, name: &str) -> NewKey {
        let conflict = |slug: &str| self.type_key_conflict(slug);
        let free = |slug: &str| self.free_type_key(slug);
        self.types.new_key((wanted, name), conflict, free)
    }

    /// The key of a new property if its derived key is taken: the first free one with a number, if any.
    pub fn free_property_key(&self, slug: &str) -> Option<String> {
        numbered(slug, self.properties().len())
            .find(|key| self.property_key_conflict(key).is_none())
    }

    /// The same for a new type.
    pub fn free_type_key(&self, slug: &str) -> Option<String> {
        numbered(slug, self.types().len()).find(|key| self.type_key_conflict(key).is_none())
    }
}

fn add_missing<T: Entity>(installed: &mut Vec<T>, bundled: impl Iterator<Item = T>) {
    let known: HashSet<String> = installed.iter().map(|def| def.key().to_owned()).collect();
    installed.extend(bundled.filter(|def| !known.contains(def.key())));
}

impl<T: Entity> Index<T> {
    fn new_key(
        &self,
        (wanted, name): (Option<&str>, &str),
        conflict: impl FnOnce(&str) -> Option<KeyConflict>,
        free: impl FnOnce(&str) -> Option<String>,
    ) -> NewKey {
        let slug = match wanted {
            Some(wanted) => slug_from_key(wanted),
            None => slug_from_name(name),
        };
        let Some(slug) = slug else {
            return Ok(None);
        };
        let Some(conflict) = conflict(&slug) else {
            return Ok(Some(slug));
        };
        let holder = conflict.holder().and_then(|key| self.by_key(key));
        let seen = holder.filter(|holder| !holder.hidden());
        let is_confusing = seen.is_some_and(|holder| fold(holder.name()) == fold(name));
        let other = match wanted.is_none() && !is_confusing {
            true => free(&slug),
            false => None,
        };
        other.map(Some).ok_or((slug, conflict))
    }
}

impl PropertyDef {
    /// A bundled property that the space has not installed: it has no id.
    pub fn uninstalled(bundled: &BundledProperty) -> Self {
        Self {
            key: bundled.internal_key(),
            slug: Some(bundled.key.to_owned()),
            name: bundled.name.to_owned(),
            format: bundled.format,
            hidden: bundled.hidden,
            max_count: bundled.max_count,
            object_types: bundled.targets.iter().map(|key| twin(key)).collect(),
            ..Self::default()
        }
    }

    /// True if the space has an object for it.
    pub fn is_installed(&self) -> bool {
        !self.id.is_empty()
    }

    /// Its key in messages.
    pub fn spelled(&self) -> &str {
        self.slug
            .as_deref()
            .filter(|_| !self.archived)
            .unwrap_or(&self.key)
    }

    /// A property that does not exist yet, to validate values of it.
    pub(crate) fn new(spelled: &str, format: Format) -> Self {
        Self {
            key: spelled.to_owned(),
            name: spelled.to_owned(),
            format,
            ..Self::default()
        }
    }

    /// True if filters, sorts and row fields can name it: it has stored values, or every object has one.
    pub fn is_queryable(&self) -> bool {
        match self.class() {
            KeyClass::Settable | KeyClass::OutputOnly | KeyClass::SearchOnly => true,
            KeyClass::Envelope => self.key == TYPE,
            KeyClass::Lifted(_) | KeyClass::Internal | KeyClass::Momentary => false,
        }
    }

    /// True if `name` means this property in a request that may also create one. A built-in property is meant by any
    /// spelling of its key, or by a name that the space gave it. Its original name does not count. A hidden built-in
    /// property is never meant.
    pub fn is_meant_by_name(&self, name: &str) -> bool {
        let Some(bundled) = bundled_property(&self.key) else {
            return true;
        };
        let folded = fold(name);
        let is_renamed = self.name != bundled.name;
        !bundled.hidden
            && (fold(bundled.key) == folded || (is_renamed && fold(&self.name) == folded))
    }

    /// How writes treat it (document.md 3.4). A custom property with `readonly` is output-only like a built-in one:
    /// only its default value is set on new objects.
    pub fn class(&self) -> KeyClass {
        match bundled_property(&self.key) {
            Some(bundled) => bundled.class,
            None if self.details.readonly => KeyClass::OutputOnly,
            None => KeyClass::Settable,
        }
    }
}

impl TypeDef {
    /// A bundled type that the space has not installed: it has no id.
    pub fn uninstalled(bundled: &BundledType) -> Self {
        Self {
            key: bundled.internal_key(),
            slug: Some(bundled.key.to_owned()),
            name: bundled.name.to_owned(),
            plural_name: bundled.plural_name.to_owned(),
            layout: bundled.layout,
            hidden: bundled.hidden,
            definitions: default_definitions(bundled),
            ..Self::default()
        }
    }

    /// True if the space has an object for it.
    pub fn is_installed(&self) -> bool {
        !self.id.is_empty()
    }
}

/// The fields that properties and types have in common.
macro_rules! accessors {
    () => {
        fn id(&self) -> &str {
            &self.id
        }
        fn key(&self) -> &str {
            &self.key
        }
        fn slug(&self) -> Option<&str> {
            self.slug.as_deref()
        }
        fn name(&self) -> &str {
            &self.name
        }
        fn hidden(&self) -> bool {
            self.hidden
        }
        fn archived(&self) -> bool {
            self.archived
        }
    };
}

impl Entity for PropertyDef {
    const NOUN: &'static str = "property";
    const KIND: Kind = Kind::Property;
    const LISTED_BY: &'static str = "list_properties";
    const KEEPS_KEY: bool = false;

    fn bundled_twin(spelling: &str) -> Option<String> {
        bundled_property(spelling).map(BundledProperty::internal_key)
    }
    fn bundled_alias(_folded: &str) -> Option<String> {
        None
    }
    fn is_reserved(spelling: &str) -> bool {
        reserved_class(spelling).is_some()
    }
    accessors!();
}

impl Entity for TypeDef {
    const NOUN: &'static str = "type";
    const KIND: Kind = Kind::ObjectType;
    const LISTED_BY: &'static str = "list_types";
    const KEEPS_KEY: bool = true;

    fn bundled_twin(spelling: &str) -> Option<String> {
        bundled_type(spelling).map(BundledType::internal_key)
    }
    fn bundled_alias(folded: &str) -> Option<String> {
        aliased_type(folded).map(BundledType::internal_key)
    }
    fn is_reserved(_spelling: &str) -> bool {
        false
    }
    accessors!();
}
