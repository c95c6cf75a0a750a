//! The types of a space, in short (http.md 19).

use rolltop_spec::shared::{ListResponse, Narrowing};
use rolltop_spec::types::TypeRow;

use crate::Workspace;
use crate::error::Result;
use crate::order::by_name;
use crate::spaces::{Page, SpaceTarget};

impl Workspace {
    /// A page of the types of a space, neither hidden nor removed ones: by name, then key.
    pub fn list_types(&self, space: &SpaceTarget, page: Page) -> Result<ListResponse<TypeRow>> {
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
        let list = ListResponse::page(page, rows.collect(), total, Narrowing::Offset);
        Ok(list.advised(catalogue.warning().into_iter().collect()))
    }
}
