//! Types: list and read (http.md 19, document.md 7).

pub(crate) mod list;
pub(crate) mod read;

use crate::support::World;

impl World {
    /// The first space's types route.
    pub(crate) fn types(&self) -> String {
        format!("/v2/spaces/{}/types", self.one.short)
    }

    /// A type of the first space.
    pub(crate) fn type_path(&self, spelling: &str) -> String {
        format!("{}/{spelling}", self.types())
    }
}
