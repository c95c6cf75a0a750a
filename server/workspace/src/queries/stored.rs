//! The names that a stored filter may use: the keys of its type, and options that may be created by consent.

use rolltop_document::findings::Findings;
use rolltop_document::ids::is_minted;
use rolltop_document::path::Path;
use rolltop_document::spelling::{KeyResolver, Miss, ResolvedProperty};
use rolltop_document::view::{Sort, SortDirection};
use rolltop_document::vocabulary::{Format, SpaceNames};
use rolltop_query::names::QueryNames;

/// Resolves the keys of views of a query.
pub(super) struct ViewNames<'a> {
    pub(super) keys: QueryNames<'a>,
    pub(super) options: SpaceNames<'a>,
}

impl ViewNames<'_> {
    /// Whether the values of a property are options.
    fn selects(&self, key: &str) -> bool {
        let property = self.options.vocabulary().property(key);
        property.is_some_and(|def| matches!(def.format, Format::Select | Format::MultiSelect))
    }
}

impl KeyResolver for ViewNames<'_> {
    fn property(&self, spelling: &str) -> Result<ResolvedProperty, Miss> {
        self.keys.property(spelling)
    }

    fn type_key(&self, spelling: &str) -> Result<String, Miss> {
        self.keys.type_key(spelling)
    }

    fn option(&self, property: &str, name: &str) -> Result<String, Miss> {
        self.options.option(property, name)
    }
}

/// Notes the entries of custom orders that name no option: a new query is written by hand, and a slip of the pen would
/// stay in it (query.md 7).
pub(super) fn refuse_unknown_options(
    sorts: &[Sort],
    list: &Path,
    names: &ViewNames<'_>,
    out: &mut Findings,
) {
    for (position, sort) in sorts.iter().enumerate() {
        if sort.direction != SortDirection::Custom {
            continue;
        }
        let place = list.index(position).key("custom_order");
        let selects = names.selects(&sort.property);
        let unresolved = sort.custom_order.iter().filter(|name| !is_minted(name));
        for name in unresolved.filter(|_| selects) {
            if let Err(miss) = names.option(&sort.property, name) {
                out.miss(&place, miss);
            }
        }
    }
}
