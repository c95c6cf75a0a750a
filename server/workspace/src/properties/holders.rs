//! What still holds a property or an option that is about to be archived: advice for whoever archives it.

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::{PropertyDef, known_list};
use rolltop_index::{Row, Table};
use rolltop_query::value::FieldValue;

use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::{Error, Result};
use crate::spaces::SpaceTarget;

/// Holders that are counted exactly (http.md 28, object-count probe of warnings).
const PROBE: usize = 1000;

impl Workspace {
    /// A warning with the number of objects that hold a value of the property.
    pub(super) fn value_holders(
        &self,
        space: &SpaceTarget,
        property: &PropertyDef,
        path: &str,
    ) -> Result<Option<Issue>> {
        let holders = self.counted(space, |table, row| {
            row.value(table.field(&property.key, None)) != FieldValue::Missing
        })?;
        Ok(holders.map(|holders| {
            let message = format!(
                "{} a value of {}",
                holders.that("hold", "holds"),
                property.spelled()
            );
            Issue::at(path, message)
                .hint("the values stay there, readable and editable; no other object can get one")
        }))
    }

    /// A warning with the number of objects that hold the option.
    pub(super) fn option_holders(
        &self,
        space: &SpaceTarget,
        property: &PropertyDef,
        option_id: &str,
        path: &str,
    ) -> Result<Option<Issue>> {
        let holders = self.counted(space, |table, row| {
            let held = row.value(table.field(&property.key, Some(property.format)));
            let option = table.symbols().known(option_id);
            option.is_some_and(|option| held.entries().contains(&option))
        })?;
        Ok(holders.map(|holders| {
            let message = format!("{} the option", holders.that("hold", "holds"));
            Issue::at(path, message).hint("they go on serving its name; no other object can get it")
        }))
    }

    /// How many objects out of the bin pass a test; `None` when there are none. Looks at the rows of the index and at
    /// no document.
    pub(crate) fn counted(
        &self,
        space: &SpaceTarget,
        test: impl for<'t> Fn(&'t Table, Row<'t>) -> bool,
    ) -> Result<Option<Holders>> {
        let view = self.index.view(&space.id).map_err(Error::internal)?;
        let table = view.table();
        let held = table
            .rows()
            .filter(|row| !row.is_archived() && test(&table, *row));
        Ok(match held.take(PROBE).count() {
            0 => None,
            count => Some(Holders(count)),
        })
    }
}

/// How many objects there are, at least one.
pub(crate) struct Holders(usize);

impl Holders {
    /// The beginning of a sentence about them, with a verb for many and for one.
    pub(crate) fn that(&self, many: &str, one: &str) -> String {
        match self.0 {
            1 => format!("1 object still {one}"),
            PROBE => format!("at least {PROBE} objects still {many}"),
            count => format!("{count} objects still {many}"),
        }
    }
}

/// A warning with the types that list the property.
pub(super) fn listing_types(
    catalogue: &Catalogue,
    property: &PropertyDef,
    path: &str,
) -> Option<Issue> {
    let vocabulary = &catalogue.vocabulary;
    let lists = |key: &String| *key == property.key;
    let listing: Vec<&str> = vocabulary
        .types()
        .iter()
        .filter(|def| def.is_installed() && !def.archived)
        .filter(|def| def.definitions.iter().any(|(key, _)| lists(key)))
        .map(|def| vocabulary.type_key(&def.key))
        .collect();
    let named = known_list(listing.iter().copied())?;
    let verb = if listing.len() == 1 {
        "type still lists"
    } else {
        "types still list"
    };
    let message = format!("{} {verb} {}: {named}", listing.len(), property.spelled());
    let hint = format!(
        "take it out with remove_property of update_type; those types name it {} from now on",
        property.key
    );
    Some(Issue::at(path, message).hint(hint))
}
