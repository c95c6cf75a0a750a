//! Between what callers write and read and what is stored: the two traits that the one parser and the one
//! renderer of documents are written against.
//!
//! [`KeyResolver`] turns spellings into identities on the way in, [`Spelling`] identities into spellings on the
//! way out. [`Stored`] is both for the stored form, where a spelling is the identity. The names of a space
//! implement them for the served form.

use std::borrow::Cow;

use crate::issue::Miss;
use crate::kinds::Format;

use super::{PropertyDef, Vocabulary};

/// Which properties are of use where a spelling stands that names none: a suggestion is followed.
#[derive(Clone, Copy)]
pub struct Offers<'g> {
    /// Whether the one with this internal key is named beside it: no other spelling can mean it.
    pub is_given: &'g dyn Fn(&str) -> bool,
    /// Whether the place takes it.
    pub takes: &'g dyn Fn(&PropertyDef) -> bool,
}

impl Offers<'static> {
    /// Every one.
    pub const ALL: Self = Offers {
        is_given: &|_| false,
        takes: &|_| true,
    };
}

impl<'g> Offers<'g> {
    /// Every one but those that are given.
    pub fn beside(is_given: &'g dyn Fn(&str) -> bool) -> Self {
        Offers {
            is_given,
            ..Offers::ALL
        }
    }

    /// Whether this property is.
    pub fn admit(&self, property: &PropertyDef) -> bool {
        (self.takes)(property) && !(self.is_given)(&property.key)
    }
}

/// A property that a spelling resolved to.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ResolvedProperty {
    /// Internal key.
    pub key: String,
    /// Its format; `None` where no space is consulted and the key is no bundled one, so that values are not
    /// judged.
    pub format: Option<Format>,
}

/// What a spelling means that may be the name of something new: nothing where it finds none, or one that goes by
/// another name.
///
/// # Errors
/// Ambiguous.
pub fn meant_or_new<T>(
    found: Result<T, Miss>,
    is_meant: impl FnOnce(&T) -> bool,
) -> Result<Option<T>, Miss> {
    match found {
        Ok(found) => Ok(is_meant(&found).then_some(found)),
        Err(miss) if miss.is_ambiguous() => Err(miss),
        Err(_) => Ok(None),
    }
}

/// Resolves spellings of keys and option names (document.md 3.1, 4.2).
pub trait KeyResolver {
    /// The property that a spelling names.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss>;

    /// The same where not every property can be meant: the others are not suggested.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    fn property_among(
        &self,
        spelling: &str,
        _offers: Offers<'_>,
    ) -> Result<ResolvedProperty, Miss> {
        self.property(spelling)
    }

    /// Its internal key, without a word on a spelling that names none.
    fn held_property(&self, spelling: &str) -> Option<String> {
        self.property(spelling).ok().map(|found| found.key)
    }

    /// What is known of the property with this internal key: without a space, what it is bundled as.
    fn definition(&self, key: &str) -> Option<&PropertyDef> {
        Vocabulary::bundled().property(key)
    }

    /// The property that a name means which may be that of a new one: none where it is.
    ///
    /// # Errors
    /// Ambiguous.
    fn property_meant(&self, name: &str) -> Result<Option<ResolvedProperty>, Miss> {
        meant_or_new(self.property(name), |found| {
            let def = self.definition(&found.key);
            def.is_none_or(|def| def.is_meant_by_name(name))
        })
    }

    /// Internal key of the type that a spelling names.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    fn type_key(&self, spelling: &str) -> Result<String, Miss>;

    /// The same of the type that a new object is to have: types that no create takes are not offered in its place.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    fn created_type(&self, spelling: &str) -> Result<String, Miss> {
        self.type_key(spelling)
    }

    /// Id of the option that a name spells, of the property with this internal key.
    ///
    /// # Errors
    /// Unknown or ambiguous.
    fn option(&self, property: &str, name: &str) -> Result<String, Miss>;

    /// The same of a name that need not be one: it brings no option into being, and no advice is given.
    fn held_option(&self, property: &str, name: &str) -> Option<String> {
        self.option(property, name).ok()
    }

    /// The options that a name lists which is none itself: each part of it is one.
    fn options_apart(&self, _property: &str, _name: &str) -> Option<Vec<String>> {
        None
    }

    /// False where a filter is run and not kept: placeholders are plain values there (query.md 12).
    fn takes_placeholders(&self) -> bool {
        true
    }

    /// False where no space is consulted: a spelling may then name something of a space that nothing is known of.
    fn knows_space(&self) -> bool {
        true
    }
}

/// Spells identities for a reader. An implementation decides between labels and full ids, keys and names.
pub trait Spelling {
    /// A block, row, column or view id.
    fn local_id<'a>(&self, id: &'a str) -> Cow<'a, str>;

    /// A property, by internal key.
    fn property_key(&self, key: &str) -> String;

    /// A type, by internal key.
    fn type_key(&self, key: &str) -> String;

    /// An option of the property with this internal key; an unknown id is spelled as it is.
    fn option(&self, property: &str, id: &str) -> String;

    /// An object in a singular slot; `_missing_object` where the space does not hold it (document.md 3.6).
    fn object_ref(&self, id: &str) -> String;

    /// Canonical markup source with its mentions spelled (document.md 3.6).
    fn text<'a>(&self, source: &'a str) -> Cow<'a, str>;

    /// Format of a property, by internal key.
    fn property_format(&self, key: &str) -> Option<Format>;

    /// True when members that are derived on every read are wanted: a table column's `header`, the `format` of a
    /// dataview's property.
    fn derived_members(&self) -> bool;
}

/// The stored form: every spelling is the identity. Resolves without a space, so that formats are unknown.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stored;

impl KeyResolver for Stored {
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss> {
        Ok(ResolvedProperty {
            key: spelling.to_owned(),
            format: None,
        })
    }

    fn type_key(&self, spelling: &str) -> Result<String, Miss> {
        Ok(spelling.to_owned())
    }

    fn option(&self, _property: &str, name: &str) -> Result<String, Miss> {
        Ok(name.to_owned())
    }

    fn knows_space(&self) -> bool {
        false
    }
}

impl Spelling for Stored {
    fn local_id<'a>(&self, id: &'a str) -> Cow<'a, str> {
        id.into()
    }

    fn property_key(&self, key: &str) -> String {
        key.to_owned()
    }

    fn type_key(&self, key: &str) -> String {
        key.to_owned()
    }

    fn option(&self, _property: &str, id: &str) -> String {
        id.to_owned()
    }

    fn object_ref(&self, id: &str) -> String {
        id.to_owned()
    }

    fn text<'a>(&self, source: &'a str) -> Cow<'a, str> {
        source.into()
    }

    fn property_format(&self, _key: &str) -> Option<Format> {
        None
    }

    fn derived_members(&self) -> bool {
        false
    }
}
