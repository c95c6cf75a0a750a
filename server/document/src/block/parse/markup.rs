//! The `text` of a block (document.md 6.9).

use super::Parser;
use crate::path::Path;

impl Parser<'_> {
    /// Takes markup source as it is.
    pub(super) fn markup(
        &mut self,
        source: &str,
        _echo: Option<&str>,
        _path: &dyn Fn() -> Path,
    ) -> String {
        source.to_owned()
    }
}

/// The text of markup source.
pub(super) fn plain(source: &str) -> String {
    source.to_owned()
}
