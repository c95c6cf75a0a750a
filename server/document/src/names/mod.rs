//! The names of a space, as the document parser and renderer use them.

use std::borrow::Cow;

use crate::bundled::KeyClass;
use crate::ids::MISSING_OBJECT;
use crate::inline::mask_missing;
use crate::issue::Miss;
use crate::kinds::Format;
use crate::objects::ObjectLookup;
use crate::properties::{
    FindProperty, NewOptions, Removed, known_option, options_apart, resolve_option,
};
use crate::vocabulary::{
    Advising, KeyResolver, KeysMode, Offers, PropertyDef, Resolution, ResolvedProperty, Spelling,
    TypeDef, Vocabulary,
};

mod document_keys;
mod held_keys;

pub use document_keys::DocumentKeys;

/// Renders and resolves keys, options and references of one space.
///
/// With only a vocabulary, it serves slugs and full ids, does not check references and creates no options.
#[derive(Clone, Copy)]
pub struct SpaceNames<'a> {
    vocabulary: &'a Vocabulary,
    mode: KeysMode,
    document: Option<&'a DocumentKeys<'a>>,
    objects: Option<&'a dyn ObjectLookup>,
    labels: Option<&'a dyn Fn(&str) -> String>,
    new_options: Option<&'a NewOptions<'a>>,
    known_options: bool,
    advising: Advising<'a>,
}

impl<'a> SpaceNames<'a> {
    /// The names of a space.
    pub fn new(vocabulary: &'a Vocabulary) -> Self {
        Self {
            vocabulary,
            mode: KeysMode::Slug,
            document: None,
            objects: None,
            labels: None,
            new_options: None,
            known_options: false,
            advising: Advising::Always,
        }
    }

    /// Sets the spelling of keys. Names are only unique within a document, so [`KeysMode::Name`] also needs
    /// [`Self::in_document`].
    #[must_use]
    pub fn keys(mut self, mode: KeysMode) -> Self {
        self.mode = mode;
        self
    }

    /// Gives priority to the spellings of this document (document.md 4.2).
    #[must_use]
    pub fn in_document(mut self, document: &'a DocumentKeys<'a>) -> Self {
        self.document = Some(document);
        self
    }

    /// Ignores the spellings of the document.
    #[must_use]
    pub(crate) fn of_space(mut self) -> Self {
        self.document = None;
        self
    }

    /// Serves references to missing objects as `_missing_object` (document.md 3.6).
    #[must_use]
    pub fn objects(mut self, objects: &'a dyn ObjectLookup) -> Self {
        self.objects = Some(objects);
        self
    }

    /// Shortens local ids to labels (document.md 9.2).
    #[must_use]
    pub fn labels(mut self, label: &'a dyn Fn(&str) -> String) -> Self {
        self.labels = Some(label);
        self
    }

    /// Collects new option names if the request allows to create them, and limits suggestions to the request's maximum.
    #[must_use]
    pub fn new_options(mut self, options: &'a NewOptions<'a>) -> Self {
        self.new_options = Some(options);
        self.advising = Advising::Sparingly(options.advice());
        self
    }

    /// Accepts only existing options, even if the request allows to create new ones.
    #[must_use]
    pub fn known_options(mut self) -> Self {
        self.known_options = true;
        self
    }

    /// Disables suggestions, for a pass whose misses are not reported.
    #[must_use]
    pub fn silent(mut self) -> Self {
        self.advising = Advising::Never;
        self
    }

    /// The vocabulary behind these names.
    pub fn vocabulary(&self) -> &'a Vocabulary {
        self.vocabulary
    }

    /// The property that a spelling names. A removed one is found only if the document serves it.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    pub fn find_property(&self, spelling: &str) -> Result<&'a PropertyDef, Miss> {
        self.find_property_among(spelling, Offers::ALL)
    }

    /// The same, with suggestions limited to some properties.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    pub fn find_property_among(
        &self,
        spelling: &str,
        offers: Offers<'_>,
    ) -> Result<&'a PropertyDef, Miss> {
        let known = |def: &PropertyDef| def.is_queryable() && offers.admit(def);
        self.find_among(spelling, &known)
    }

    fn find_among(
        &self,
        spelling: &str,
        offers: &dyn Fn(&PropertyDef) -> bool,
    ) -> Result<&'a PropertyDef, Miss> {
        let own = self
            .document
            .and_then(|document| document.served_property(spelling));
        match own.and_then(|key| self.vocabulary.property(key)) {
            Some(def) => Ok(def),
            None => {
                let index = self.vocabulary.property_index();
                index.find(spelling, self.mode, self.advising, offers)
            }
        }
    }

    /// The property whose value a spelling names. A removed one is found only if the document has a value of it; a use
    /// in a block or view does not count (ops.md 7.1).
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    pub fn find_valued_property(
        &self,
        spelling: &str,
        offers: Offers<'_>,
    ) -> Result<&'a PropertyDef, Miss> {
        let is_valued = |def: &PropertyDef| {
            self.document
                .is_some_and(|document| document.holds_value(&def.key))
        };
        let writable = |def: &PropertyDef| def.class() == KeyClass::Settable && offers.admit(def);
        let def = match self.find_among(spelling, &writable) {
            Ok(def) => def,
            Err(miss) => match self.vocabulary.resolve_property(spelling) {
                Resolution::Removed(removed) if is_valued(removed) => removed,
                _ => return Err(miss),
            },
        };
        if def.archived && !is_valued(def) {
            let index = self.vocabulary.property_index();
            return Err(index.removed_miss(spelling, self.mode, self.advising, &writable));
        }
        Ok(def)
    }

    /// The type that a spelling names. A removed one is found only if the document serves it.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    pub fn find_type(&self, spelling: &str) -> Result<&'a TypeDef, Miss> {
        self.find_type_among(spelling, &|_| true)
    }

    /// The same, with suggestions limited to some types.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    pub fn find_type_among(
        &self,
        spelling: &str,
        offers: &dyn Fn(&TypeDef) -> bool,
    ) -> Result<&'a TypeDef, Miss> {
        let own = self
            .document
            .and_then(|document| document.served_type(spelling));
        match own.and_then(|key| self.vocabulary.type_def(key)) {
            Some(def) => Ok(def),
            None => {
                let index = self.vocabulary.type_index();
                index.find(spelling, self.mode, self.advising, offers)
            }
        }
    }
}

impl KeyResolver for SpaceNames<'_> {
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss> {
        self.property_among(spelling, Offers::ALL)
    }

    fn property_among(&self, spelling: &str, offers: Offers<'_>) -> Result<ResolvedProperty, Miss> {
        let def = self.find_property_among(spelling, offers)?;
        Ok(ResolvedProperty {
            key: def.key.clone(),
            format: Some(def.format),
        })
    }

    fn held_property(&self, spelling: &str) -> Option<String> {
        let found = self.silent().find_property(spelling);
        found.ok().map(|def| def.key.clone())
    }

    fn definition(&self, key: &str) -> Option<&PropertyDef> {
        self.vocabulary.property(key)
    }

    fn type_key(&self, spelling: &str) -> Result<String, Miss> {
        Ok(self.find_type(spelling)?.key.clone())
    }

    fn created_type(&self, spelling: &str) -> Result<String, Miss> {
        let found = self.find_type_among(spelling, &TypeDef::is_creatable)?;
        Ok(found.key.clone())
    }

    fn option(&self, property: &str, name: &str) -> Result<String, Miss> {
        let Some(def) = self.vocabulary.property(property) else {
            return Ok(name.to_owned());
        };
        if self.known_options {
            known_option(def, name, self.advising)
        } else {
            resolve_option(def, name, Removed::Any, self.new_options)
        }
    }

    fn held_option(&self, property: &str, name: &str) -> Option<String> {
        let names = Self {
            new_options: None,
            ..*self
        };
        KeyResolver::option(&names.silent(), property, name).ok()
    }

    fn options_apart(&self, property: &str, name: &str) -> Option<Vec<String>> {
        let parts = options_apart(self.vocabulary.property(property)?, name)?;
        Some(parts.into_iter().map(str::to_owned).collect())
    }
}

impl Spelling for SpaceNames<'_> {
    fn local_id<'a>(&self, id: &'a str) -> Cow<'a, str> {
        self.labels.map_or(id.into(), |label| label(id).into())
    }

    fn property_key(&self, key: &str) -> String {
        let name = match self.mode {
            KeysMode::Slug => None,
            KeysMode::Name => self
                .document
                .and_then(|document| document.property_name(key)),
        };
        name.unwrap_or_else(|| self.vocabulary.property_key(key))
            .to_owned()
    }

    fn type_key(&self, key: &str) -> String {
        let name = match self.mode {
            KeysMode::Slug => None,
            KeysMode::Name => self.document.and_then(|document| document.type_name(key)),
        };
        name.unwrap_or_else(|| self.vocabulary.type_key(key))
            .to_owned()
    }

    fn option(&self, property: &str, id: &str) -> String {
        let def = self.vocabulary.property(property);
        let option = def.and_then(|def| def.options.by_id(id));
        option.map_or_else(|| id.to_owned(), |option| option.name.clone())
    }

    fn object_ref(&self, id: &str) -> String {
        match self.objects {
            Some(objects) if objects.object(id).is_none() => MISSING_OBJECT.to_owned(),
            _ => id.to_owned(),
        }
    }

    fn text<'a>(&self, source: &'a str) -> Cow<'a, str> {
        match self.objects {
            Some(objects) => mask_missing(source, &|id| objects.object(id).is_some()).0,
            None => source.into(),
        }
    }

    fn property_format(&self, key: &str) -> Option<Format> {
        self.vocabulary.property(key).map(|def| def.format)
    }

    fn derived_members(&self) -> bool {
        true
    }
}

impl FindProperty for SpaceNames<'_> {
    fn find(&self, spelling: &str, offers: Offers<'_>) -> Result<Option<&PropertyDef>, Miss> {
        self.find_valued_property(spelling, offers).map(Some)
    }

    fn key_of(&self, spelling: &str) -> Option<String> {
        let found = self.silent().find_valued_property(spelling, Offers::ALL);
        found.ok().map(|def| def.key.clone())
    }
}
