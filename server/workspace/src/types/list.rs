//! The types of a space, in short (http.md 19).

use rolltop_document::issue::Issue;

use crate::Workspace;
use crate::error::Result;
use crate::order::by_name;
use crate::spaces::{Page, SpaceTarget};

/// A page of types.
#[derive(Clone, Debug, PartialEq)]
pub struct TypeList {
    /// The rows of the page.
    pub rows: Vec<TypeRow>,
    /// How many types the whole list has.
    pub total: u64,
    /// Advice.
    pub warnings: Vec<Issue>,
}

/// One type, in short.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct TypeRow {
    /// The served key, whatever `keys` says: it is the identity.
    pub key: String,
    /// Display name.
    pub name: String,
}

impl Workspace {
    /// A page of the types of a space, neither hidden nor removed ones: by name, then key.
    pub fn list_types(&self, space: &SpaceTarget, page: Page) -> Result<TypeList> {
        let catalogue = self.names_of(space)?;
        let vocabulary = &catalogue.vocabulary;
        let mut listed = vocabulary.listed_types();
        listed.sort_by(|a, b| {
            let (key, other) = (&a.key, &b.key);
            let (key, other) = (vocabulary.type_key(key), vocabulary.type_key(other));
            by_name((&a.name, key), (&b.name, other))
        });
        let total = listed.len() as u64;
        let rows = page.of(listed).map(|def| TypeRow {
            key: vocabulary.type_key(&def.key).to_owned(),
            name: def.name.clone(),
        });
        Ok(TypeList {
            rows: rows.collect(),
            total,
            warnings: catalogue.warning().into_iter().collect(),
        })
    }
}
