//! Reading the document of a type (http.md 19, document.md 7).

use std::sync::Arc;

use rolltop_document::envelope::ReadOptions;

use super::find_type;
use crate::Workspace;
use crate::error::Result;
use crate::objects::Served;
use crate::spaces::SpaceTarget;

impl Workspace {
    /// Reads the document of the type that a spelling names.
    pub fn get_type(
        &self,
        space: &SpaceTarget,
        spelling: &str,
        options: &ReadOptions,
    ) -> Result<Arc<Served>> {
        let catalogue = self.names_of(space)?;
        let def = find_type(&catalogue, spelling, options.keys)?;
        self.get_object(space, &def.id, options)
    }
}
