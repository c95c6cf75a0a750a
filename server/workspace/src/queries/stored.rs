//! The names that a stored filter may use: the keys of its type, and options that may be created by consent.

use rolltop_document::issue::Miss;
use rolltop_document::names::SpaceNames;
use rolltop_document::vocabulary::{KeyResolver, Offers, PropertyDef, ResolvedProperty};
use rolltop_query::names::QueryNames;

/// Resolves the keys of views of a query.
pub(super) struct ViewNames<'a> {
    pub(super) keys: QueryNames<'a>,
    pub(super) options: SpaceNames<'a>,
}

impl KeyResolver for ViewNames<'_> {
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss> {
        self.keys.property(spelling)
    }

    fn property_among(&self, spelling: &str, offers: Offers<'_>) -> Result<ResolvedProperty, Miss> {
        self.keys.property_among(spelling, offers)
    }

    fn held_property(&self, spelling: &str) -> Option<String> {
        self.keys.held_property(spelling)
    }

    fn definition(&self, key: &str) -> Option<&PropertyDef> {
        self.keys.definition(key)
    }

    fn type_key(&self, spelling: &str) -> Result<String, Miss> {
        self.keys.type_key(spelling)
    }

    fn option(&self, property: &str, name: &str) -> Result<String, Miss> {
        self.options.option(property, name)
    }

    fn takes_placeholders(&self) -> bool {
        self.keys.takes_placeholders()
    }

    fn held_option(&self, property: &str, name: &str) -> Option<String> {
        self.options.held_option(property, name)
    }

    fn options_apart(&self, property: &str, name: &str) -> Option<Vec<String>> {
        self.options.options_apart(property, name)
    }
}
