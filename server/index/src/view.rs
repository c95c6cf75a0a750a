//! What the index shows to one who asks: the rows of a space, and its full text.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rolltop_query::words::TextQuery;
use rolltop_store::{OpenedMark, StorageError};
use slog::error;

use crate::index::Shared;
use crate::keep::Asked;
use crate::space::Space;
use crate::table::Table;
use crate::text::{Hits, Names, Progress, Scope, Text, TextKeys, Words};

/// One space as it is to be searched.
pub struct View {
    pub(crate) space: Arc<Space>,
    pub(crate) asked: Asked,
    pub(crate) shared: Arc<Shared>,
    pub(crate) is_complete: bool,
}

/// The full text of a space as it is to be searched.
pub struct TextView {
    text: Arc<Text>,
    space: Arc<Space>,
    shared: Arc<Shared>,
    is_complete: AtomicBool,
}

impl View {
    /// The rows as they are now; nobody waits for who looks at them.
    pub fn table(&self) -> Arc<Table> {
        self.space.table()
    }

    /// Learns of marks that the store does not have yet. Those that are older than what is known say nothing.
    pub fn mark_opened(&self, objects: &[OpenedMark]) {
        if !objects.is_empty() {
            self.space.mark_opened(objects);
        }
    }

    /// Every write that was acknowledged before is in it.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// It is known what its texts hold, or being read.
    pub fn has_text(&self) -> bool {
        self.space.text().is_some()
    }

    /// The full text, in which these properties are found. Reading it for the first time may take longer than this
    /// waits.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn text_within(
        &self,
        keys: TextKeys,
        patience: Duration,
    ) -> Result<TextView, StorageError> {
        let text = self.shared.open_text(&self.space, keys)?;
        self.shared.weigh(&self.space, self.asked);
        let is_complete = AtomicBool::new(text.wait(patience));
        Ok(TextView {
            text,
            space: Arc::clone(&self.space),
            shared: Arc::clone(&self.shared),
            is_complete,
        })
    }
}

impl TextView {
    /// The texts of every object are in it.
    pub fn is_complete(&self) -> bool {
        self.is_complete.load(Ordering::Relaxed)
    }

    /// How far the reading of the texts is.
    pub fn progress(&self) -> Progress {
        self.text.progress()
    }

    /// Waits until the texts are read, but not longer than this. `None` while they are being read; false when that
    /// was given up.
    pub fn wait(&self, patience: Duration) -> Option<bool> {
        let is_complete = self.text.wait(patience);
        (is_complete || self.text.has_failed()).then_some(is_complete)
    }

    /// What the texts hold of a query. Nobody who asks may hold the rows; a change of them waits for no more than
    /// short looks. What was written and cannot be read is made anew; until that is done, this is not complete.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn words<'q>(
        &self,
        query: &'q TextQuery,
        names: &dyn Names,
        scope: &dyn Scope,
    ) -> Result<Words<'q>, StorageError> {
        let words = || self.text.words(query, &self.space, names, scope);
        if let Some(words) = self.told(words()) {
            return Ok(words);
        }
        self.start_over()?;
        let words = self.told(words());
        Ok(words.unwrap_or_else(|| Words::none(query)))
    }

    /// What of it still is as it was, and what has come since, with the rows that this is true for. Damage is dealt
    /// with as in [`Self::words`].
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn hits(
        &self,
        words: &Words<'_>,
        names: &dyn Names,
        scope: &dyn Scope,
    ) -> Result<(Arc<Table>, Hits), StorageError> {
        let hits = || self.text.hits(words, &self.space, names, scope);
        if let Some(found) = self.told(hits()) {
            return Ok(found);
        }
        self.start_over()?;
        let found = self.told(hits());
        Ok(found.unwrap_or_else(|| (self.space.table(), Hits::default())))
    }

    /// Makes what was written anew.
    fn start_over(&self) -> Result<(), StorageError> {
        let Shared { store, log, .. } = &*self.shared;
        self.space.start_text_over(&self.text, &**store, log)?;
        let is_complete = self.text.wait(Duration::ZERO);
        self.is_complete.store(is_complete, Ordering::Relaxed);
        self.shared.read(&self.space, &self.text);
        self.shared.write(&self.space, &self.text);
        Ok(())
    }

    /// What was found, unless what was written cannot be read.
    fn told<T>(&self, found: io::Result<T>) -> Option<T> {
        let error = match found {
            Ok(found) => return Some(found),
            Err(error) => error,
        };
        error!(self.shared.log, "the full-text index cannot be read and is rebuilt"; "space.id" => self.space.id(), "error" => %error);
        self.is_complete.store(false, Ordering::Relaxed);
        None
    }
}
