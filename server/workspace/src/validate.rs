//! Judging a document that nobody writes (document.md 10.1).

use rolltop_document::findings::Findings;
use rolltop_document::validate;
use serde_json::Value;

use crate::Workspace;
use crate::ids::Ids;

impl Workspace {
    /// Every finding of a document, without a look at any space.
    pub fn validate(&self, document: &Value) -> Findings {
        validate::document(document, &Ids(&*self.entropy))
    }
}
