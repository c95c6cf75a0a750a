//! What still holds a property or an option that is about to be archived: advice for whoever archives it.

use rolltop_document::document::Document;
use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::{PropertyDef, known_list};
use serde_json::Value;

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
        let member = format!("{}:", Value::from(property.key.as_str()));
        let holders = self.holders(space, &member, |document| {
            document.properties.contains_key(&property.key)
        })?;
        Ok(holders.map(|count| {
            let message = format!("{count} hold a value of {}", property.spelled());
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
        let entry = Value::from(option_id);
        let holders = self.holders(space, &entry.to_string(), |document| {
            let held = document.properties.get(&property.key);
            held.and_then(Value::as_array)
                .is_some_and(|entries| entries.contains(&entry))
        })?;
        Ok(holders.map(|count| {
            Issue::at(path, format!("{count} hold the option"))
                .hint("they go on serving its name; no other object can get it")
        }))
    }

    /// How many objects there are, in words; `None` when there are none.
    fn holders(
        &self,
        space: &SpaceTarget,
        text: &str,
        holds: impl Fn(&Document) -> bool,
    ) -> Result<Option<String>> {
        let holds = |record: &rolltop_store::ObjectRecord| {
            Document::from_stored(&record.document).is_ok_and(|document| holds(&document))
        };
        self.counted(space, text, &holds)
    }

    /// How many objects there are whose stored document holds `text` and that `holds` admits, in words; `None` when
    /// there are none.
    pub(crate) fn counted(
        &self,
        space: &SpaceTarget,
        text: &str,
        holds: &dyn Fn(&rolltop_store::ObjectRecord) -> bool,
    ) -> Result<Option<String>> {
        let count = self.store.count_objects(&space.id, text, holds, PROBE);
        Ok(match count.map_err(Error::internal)? {
            0 => None,
            1 => Some("1 object still".to_owned()),
            PROBE => Some(format!("at least {PROBE} objects still")),
            count => Some(format!("{count} objects still")),
        })
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
    Some(Issue::at(path, message).hint("take it out with remove_property of update_type"))
}
