//! The threads that read and write for the spaces, and where they write.

use std::path::PathBuf;
use std::sync::{Arc, PoisonError};
use std::thread;

use rolltop_store::StorageError;
use slog::{error, warn};

use crate::index::{Handled, Shared};
use crate::snapshot::Moment;
use crate::space::Space;
use crate::sweep::COLUMNS;
use crate::text::{Text, TextKeys};

impl Shared {
    /// The full text of a space with these properties, which is read and written from now on.
    pub(crate) fn open_text(
        self: &Arc<Self>,
        space: &Arc<Space>,
        keys: TextKeys,
    ) -> Result<Arc<Text>, StorageError> {
        let folder = self.folder_of(space.id());
        let text = space.open_text(folder, keys, &*self.store, &self.log)?;
        self.read(space, &text);
        self.write(space, &text);
        Ok(text)
    }

    /// Starts a reader for the texts of a space that nobody has read.
    pub(crate) fn read(self: &Arc<Self>, space: &Arc<Space>, text: &Arc<Text>) {
        if !text.wants_reader() {
            return;
        }
        let (shared, space, text) = (Arc::clone(self), Arc::clone(space), Arc::clone(text));
        let work = move || {
            let after_each = || shared.write(&space, &text);
            let Self {
                store, log, stop, ..
            } = &*shared;
            if let Err(error) = text.read_all(&space, &**store, log, stop, after_each) {
                error!(log, "texts cannot be read"; "space.id" => space.id(), "error" => %error);
            }
        };
        self.start("rolltop-words", work);
    }

    /// Starts a writer for the text of a space where there is something to write.
    pub(crate) fn write(self: &Arc<Self>, space: &Arc<Space>, text: &Arc<Text>) {
        if !text.wants_writer() {
            return;
        }
        let (shared, space, text) = (Arc::clone(self), Arc::clone(space), Arc::clone(text));
        let work = move || {
            let _alone = shared
                .writing
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            let written = text.write_all(&space, &*shared.store, &shared.log, &shared.stop);
            if let Err(error) = written {
                error!(shared.log, "full text cannot be written"; "space.id" => space.id(), "error" => %error);
            }
        };
        self.start("rolltop-text", work);
    }

    pub(crate) fn folder_of(&self, space_id: &str) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        Some(folder.join(space_id))
    }

    /// The file of a space's columns.
    pub(crate) fn columns_of(&self, space_id: &str) -> Option<PathBuf> {
        let folder = self.folder.as_ref()?;
        Some(folder.join(format!("{space_id}.{COLUMNS}")))
    }

    /// Writes the columns of a space to their file where that is due, on a thread of its own.
    pub(crate) fn save(self: &Arc<Self>, space: &Arc<Space>) {
        if self.folder.is_none() || !space.wants_saving() {
            return;
        }
        let (shared, space) = (Arc::clone(self), Arc::clone(space));
        self.start("rolltop-columns", move || shared.save_now(&space));
    }

    pub(crate) fn save_now(&self, space: &Space) {
        let Some(path) = self.columns_of(space.id()) else {
            return;
        };
        let Handled { seq, time, .. } = *self.handled();
        if let Err(error) = space.save(&path, Moment { seq, time }) {
            warn!(self.log, "the index of a space cannot be written; the next start rebuilds it"; "space.id" => space.id(), "error" => %error);
        }
    }

    /// Starts a thread that is waited for in the end.
    fn start(&self, name: &str, work: impl FnOnce() + Send + 'static) {
        match thread::Builder::new().name(name.to_owned()).spawn(work) {
            Ok(worker) => {
                let mut workers = self.workers();
                workers.retain(|worker| !worker.is_finished());
                workers.push(worker);
            }
            Err(error) => {
                error!(self.log, "the index cannot be written"; "thread" => name, "error" => %error);
            }
        }
    }
}
