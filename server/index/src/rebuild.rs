//! Making the index of a space anew, while everybody goes on asking.

use std::fmt;
use std::fs;
use std::io;
use std::sync::PoisonError;
use std::time::Duration;

use rolltop_store::StorageError;

use crate::index::{Index, Shared};
use crate::keep::Stay;
use crate::text::TextKeys;
use crate::view::TextView;

/// What a folder is called from the moment that nothing in it counts until it is deleted.
const GIVEN_UP: &str = "given-up";

/// Why an index could not be made anew.
#[derive(Debug)]
pub enum RebuildError {
    /// The records cannot be read.
    Storage(StorageError),
    /// What was written cannot be taken away.
    Folder(io::Error),
}

impl fmt::Display for RebuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Storage(error) => error.fmt(f),
            Self::Folder(error) => {
                write!(f, "the folder of the index cannot be taken away: {error}")
            }
        }
    }
}

impl std::error::Error for RebuildError {}

impl From<StorageError> for RebuildError {
    fn from(error: StorageError) -> Self {
        Self::Storage(error)
    }
}

impl Index {
    /// Forgets what is known of a space, in memory and in its folder, and reads it anew from the records: the rows
    /// before this returns, the texts afterwards as far as there are many. Who asks meanwhile waits for the rows and is
    /// told that texts are missing. Waits for the writer of another space. The space stays in memory as long as what
    /// comes back is kept, however many others are asked for.
    ///
    /// # Errors
    /// The store cannot be read, or the folder cannot be removed.
    pub fn rebuild(&self, space_id: &str, keys: TextKeys) -> Result<Rebuilt, RebuildError> {
        let stay = Stay::new(self.shared(), space_id);
        self.shared()
            .forget(space_id)
            .map_err(RebuildError::Folder)?;
        let view = self.view(space_id)?;
        let objects = view.table().len();
        let text = view.text_within(keys, Duration::ZERO)?;
        Ok(Rebuilt {
            objects,
            text,
            stay,
        })
    }
}

/// A space that was read anew.
pub struct Rebuilt {
    /// How many objects it has, of every kind.
    pub objects: usize,
    /// Its texts, which may still be read.
    pub text: TextView,
    /// Nobody lets go of the space until its texts are read, if this is kept until then.
    pub stay: Stay,
}

impl Shared {
    fn forget(&self, space_id: &str) -> io::Result<()> {
        // Its writer gives up and leaves the folder alone.
        let before = self.spaces().forget(space_id);
        let _alone = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(folder) = self.folder_of(space_id) else {
            return Ok(());
        };
        let given_up = folder.with_file_name(format!("{space_id}.{GIVEN_UP}"));
        absent(fs::remove_dir_all(&given_up))?;
        {
            // Nobody opens the space between these two.
            let mut spaces = self.spaces();
            let opened = spaces.forget(space_id);
            for space in before.iter().chain(&opened) {
                space.wait_for_saving();
            }
            if let Some(columns) = self.columns_of(space_id) {
                absent(fs::remove_file(columns))?;
            }
            absent(fs::rename(&folder, &given_up))?;
        }
        absent(fs::remove_dir_all(&given_up))
    }
}

/// What is not there need not be taken away.
fn absent(taken: io::Result<()>) -> io::Result<()> {
    match taken {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}
