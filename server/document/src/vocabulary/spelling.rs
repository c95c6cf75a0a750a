//! The traits between served and stored spellings, used by the document parser and the renderer.
//!
//! [`KeyResolver`] maps spellings to identities on input, [`Spelling`] maps identities to spellings on output.
//! [`Stored`] implements both for the stored form, in which the spelling is the identity. [`crate::names`] implements
//! them for the served form.

use std::borrow::Cow;

use crate::issue::Miss;
use crate::kinds::Format;

use super::{PropertyDef, Vocabulary};

/// Which properties a miss can suggest. A suggestion must be valid in the place of the spelling.
#[derive(Clone, Copy)]
pub struct Offers<'g> {
    /// Whether the property with this internal key is already given, so that another spelling cannot mean it.
    pub is_given: &'g dyn Fn(&str) -> bool,
    /// Whether the place accepts the property.
    pub takes: &'g dyn Fn(&PropertyDef) -> bool,
}

impl Offers<'static> {
    /// Every property.
    pub const ALL: Self = Offers {
        is_given: &|_| false,
        takes: &|_| true,
    };
}

impl<'g> Offers<'g> {
    /// Every property except the given ones.
    pub fn beside(is_given: &'g dyn Fn(&str) -> bool) -> Self {
        Offers {
            is_given,
            ..Offers::ALL
        }
    }

    /// Whether this property can be suggested.
    pub fn admit(&self, property: &PropertyDef) -> bool {
        (self.takes)(property) && !(self.is_given)(&property.key)
    }
}

/// The property that a spelling resolves to.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ResolvedProperty {
    /// Internal key.
    pub key: String,
    /// Its format; `None` if there is no space and the key is not bundled. Values are then not checked.
    pub format: Option<Format>,
}

/// The result for a name that can also create an entity: `None` if the name resolves to nothing or to an entity that it
/// does not mean.
///
/// # Errors
/// The name is ambiguous.
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
    /// Resolves the spelling of a property.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss>;

    /// The same, with suggestions limited to some properties.
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

    /// The internal key only. A miss builds no message.
    fn held_property(&self, spelling: &str) -> Option<String> {
        self.property(spelling).ok().map(|found| found.key)
    }

    /// The definition of the property with this internal key; without a space, the bundled one.
    fn definition(&self, key: &str) -> Option<&PropertyDef> {
        Vocabulary::bundled().property(key)
    }

    /// The property that a name means, or `None` if the name can be that of a new property.
    ///
    /// # Errors
    /// The name is ambiguous.
    fn property_meant(&self, name: &str) -> Result<Option<ResolvedProperty>, Miss> {
        meant_or_new(self.property(name), |found| {
            let def = self.definition(&found.key);
            def.is_none_or(|def| def.is_meant_by_name(name))
        })
    }

    /// Resolves the spelling of a type to its internal key.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    fn type_key(&self, spelling: &str) -> Result<String, Miss>;

    /// The same for the type of a new object. A miss suggests only types whose objects can be created.
    ///
    /// # Errors
    /// Unknown, removed or ambiguous.
    fn created_type(&self, spelling: &str) -> Result<String, Miss> {
        self.type_key(spelling)
    }

    /// Resolves an option name to its id, for the property with this internal key.
    ///
    /// # Errors
    /// Unknown or ambiguous.
    fn option(&self, property: &str, name: &str) -> Result<String, Miss>;

    /// The same without effects: it creates no option and builds no message.
    fn held_option(&self, property: &str, name: &str) -> Option<String> {
        self.option(property, name).ok()
    }

    /// The option names in a list written as one string, if each part of it is an option.
    fn options_apart(&self, _property: &str, _name: &str) -> Option<Vec<String>> {
        None
    }

    /// False for a filter that is executed and not stored: placeholders are then plain values (query.md 12).
    fn takes_placeholders(&self) -> bool {
        true
    }

    /// False without a space. A spelling may then name something in an unknown space.
    fn knows_space(&self) -> bool {
        true
    }
}

/// Renders identities for a reader. The implementation chooses between labels and full ids, and between keys and names.
pub trait Spelling {
    /// A block, row, column or view id.
    fn local_id<'a>(&self, id: &'a str) -> Cow<'a, str>;

    /// A property, by internal key.
    fn property_key(&self, key: &str) -> String;

    /// A type, by internal key.
    fn type_key(&self, key: &str) -> String;

    /// An option of the property with this internal key. An unknown id is returned unchanged.
    fn option(&self, property: &str, id: &str) -> String;

    /// An object reference in a singular slot; `_missing_object` if the space does not contain it (document.md 3.6).
    fn object_ref(&self, id: &str) -> String;

    /// Canonical markup source with its mentions rendered (document.md 3.6).
    fn text<'a>(&self, source: &'a str) -> Cow<'a, str>;

    /// Format of a property, by internal key.
    fn property_format(&self, key: &str) -> Option<Format>;

    /// True if derived members are rendered: the `header` of a table column, the `format` of a dataview's property.
    fn derived_members(&self) -> bool;
}

/// The stored form: each spelling is the identity. It resolves without a space, so formats are unknown.
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
