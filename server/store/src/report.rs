//! What an examination of the store found.

/// One fault found in the stored data.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Finding {
    /// What was examined: a table, a record or the file.
    pub subject: String,
    /// What is wrong with it.
    pub message: String,
}

/// The result of an examination.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Report {
    /// Every fault, at most [`Report::LIMIT`] of each rule.
    pub findings: Vec<Finding>,
    /// The database is of an older version: only the engine's own rules were examined.
    pub older: bool,
}

impl Report {
    /// Most findings that one rule reports; a broken file should not fill the screen or the memory.
    pub const LIMIT: usize = 100;

    /// True where nothing was found.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }
}
