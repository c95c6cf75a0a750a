//! Warnings about the objects and types that use a property or an option that is archived.

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::{PropertyDef, Vocabulary, known_list};
use rolltop_query::value::{FieldValue, Symbols};
use rolltop_search::{Row, Rows};

use super::KEY;
use super::options::OPTION;

/// Holders that are counted exactly (http.md 28, object-count probe of warnings).
const PROBE: usize = 1000;

/// A warning with the number of objects that hold a value of the property.
pub(super) fn value_holders(rows: &Rows, property: &PropertyDef) -> Option<Issue> {
    let field = rows.field(&property.key, None);
    let holders = Holders::count(rows, |row| rows.value(row, field) != FieldValue::Missing)?;
    let verb = holders.that("hold", "holds");
    let message = format!("{verb} a value of {}", property.spelled());
    let hint = "the values stay there, readable and editable; no other object can get one";
    Some(Issue::at(KEY, message).hint(hint))
}

/// A warning with the number of objects that hold the option.
pub(super) fn option_holders(
    rows: &Rows,
    property: &PropertyDef,
    option_id: &str,
) -> Option<Issue> {
    let field = rows.field(&property.key, Some(property.format));
    let option = rows.symbols().symbol(option_id)?;
    let holds = |row: &Row| rows.value(row, field).entries().contains(&option);
    let holders = Holders::count(rows, holds)?;
    let message = format!("{} the option", holders.that("hold", "holds"));
    let hint = "they still show its name; no other object can get it";
    Some(Issue::at(OPTION, message).hint(hint))
}

/// How many objects there are, at least one.
pub(crate) struct Holders(usize);

impl Holders {
    /// Counts the objects out of the bin that pass a test; `None` if there are none. Reads rows and no document.
    pub(crate) fn count(rows: &Rows, test: impl Fn(&Row) -> bool) -> Option<Self> {
        let live = rows.iter().map(|(_, row)| row);
        let held = live.filter(|row| !row.is_archived && test(row));
        match held.take(PROBE).count() {
            0 => None,
            count => Some(Self(count)),
        }
    }

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
pub(super) fn listing_types(vocabulary: &Vocabulary, property: &PropertyDef) -> Option<Issue> {
    let listing: Vec<&str> = vocabulary
        .types()
        .iter()
        .filter(|def| def.is_installed() && !def.archived)
        .filter(|def| def.definitions.iter().any(|(key, _)| *key == property.key))
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
    Some(Issue::at(KEY, message).hint(hint))
}
