//! The columns of a space as a file, so that the next start need not read every object.
//!
//! A file says up to which commit it is true; what came later is read again from the change log. It replaces the one
//! before it in one step and ends with a checksum. It is never synced: one that a crash of the machine has cut short,
//! like any that is damaged, of another format or of another store, is worth nothing, and the space is read anew.

mod bytes;
mod places;
mod table;

use std::fs;
use std::io;
use std::path::Path;

use rolltop_store::{Seq, StorageError, Store};

use self::bytes::{Input, Output};
use crate::table::Table;

/// What the file begins with; another number makes files of other versions worthless.
const HEAD: &[u8; 16] = b"rolltop columns5";
/// What it is called until it is whole.
pub(crate) const UNFINISHED: &str = "new";

/// A commit of a certain store.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(crate) struct Moment {
    pub(crate) seq: Seq,
    /// Unix milliseconds: a store that was put back, or is another one, has other commits of the same numbers.
    pub(crate) time: i64,
}

/// A commit of a store as its change log knows it.
pub(crate) fn moment(store: &dyn Store, seq: Seq) -> Result<Option<Moment>, StorageError> {
    let Some(before) = seq.checked_sub(1) else {
        return Ok(None);
    };
    let change = store.changes(before, 1)?.into_iter().next();
    let change = change.filter(|change| change.seq == seq);
    Ok(change.map(|change| Moment {
        seq,
        time: change.time,
    }))
}

/// Writes the columns of a space as they are after a commit, or later, in place of the file before.
///
/// # Errors
/// The folder cannot be written to.
pub(crate) fn write(path: &Path, space_id: &str, moment: Moment, table: &Table) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let unfinished = path.with_extension(UNFINISHED);
    let mut out = Output::new(fs::File::create(&unfinished)?);
    out.put(HEAD);
    out.text(space_id);
    out.number(moment.seq);
    out.number(moment.time.cast_unsigned());
    table::write(table, &mut out);
    places::write(table, &mut out);
    out.finish()?;
    fs::rename(&unfinished, path)
}

/// Reads the columns of a space, and for which commit they are true. `None` when there are none, or none that can be
/// used.
pub(crate) fn load(path: &Path, space_id: &str) -> Option<(Table, Moment)> {
    let mut input = Input::checked(fs::File::open(path).ok()?)?;
    input.strip(HEAD)?;
    if input.text()? != space_id {
        return None;
    }
    let moment = Moment {
        seq: input.number()?,
        time: input.number()?.cast_signed(),
    };
    let mut table = table::read(&mut input)?;
    places::read(&mut table, &mut input)?;
    input.is_at_end().then_some((table, moment))
}
