//! What the writer knows of the database without asking it: nobody else writes there.

use std::collections::HashMap;

use rusqlite::Connection;

use super::queries;
use crate::change::Seq;

/// What was read and written since the last failure, after which nothing is taken for known.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// The last commit.
    seq: Option<Seq>,
    /// By space, then kind: the last commit that wrote or removed an unlisted object of the kind, 0 where none did.
    kinds: HashMap<String, HashMap<String, Seq>>,
}

impl Known {
    /// The last commit.
    pub(super) fn last_seq(&mut self, connection: &Connection) -> rusqlite::Result<Seq> {
        match self.seq {
            Some(seq) => Ok(seq),
            None => queries::last_seq(connection),
        }
    }

    /// The transaction that ended with this commit has come to the database.
    pub(super) fn committed(&mut self, seq: Seq) {
        self.seq = Some(seq);
    }

    /// As [`queries::kinds_changed`].
    pub(super) fn kinds_changed(
        &mut self,
        connection: &Connection,
        space_id: &str,
        kinds: &[String],
    ) -> rusqlite::Result<Seq> {
        let of_space = match self.kinds.get_mut(space_id) {
            Some(of_space) => of_space,
            None => self.kinds.entry(space_id.to_owned()).or_default(),
        };
        let mut last = 0;
        for kind in kinds {
            let changed = match of_space.get(kind) {
                Some(changed) => *changed,
                None => {
                    let read = queries::kinds_changed(connection, space_id, &[kind])?;
                    of_space.insert(kind.clone(), read);
                    read
                }
            };
            last = last.max(changed);
        }
        Ok(last)
    }

    /// A commit under way has written or removed an unlisted object of the kind, where anybody has asked for it.
    pub(super) fn note(&mut self, space_id: &str, kind: &str, seq: Seq) {
        if let Some(of_space) = self.kinds.get_mut(space_id) {
            of_space.insert(kind.to_owned(), seq);
        }
    }
}
