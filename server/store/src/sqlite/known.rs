//! What the writer knows of the database without asking it: nobody else writes there.

use std::collections::HashMap;

use rusqlite::Connection;

use super::objects::{Place, place_of};
use super::queries;
use crate::change::Seq;

/// Most objects that are known; one more forgets them all.
const MAX_OBJECTS: usize = 256;

/// What was read and written since the last failure, after which nothing is taken for known.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// The last commit.
    seq: Option<Seq>,
    /// By space, then kind: the last commit that wrote or removed an unlisted object of the kind, 0 where none did.
    kinds: HashMap<String, HashMap<String, Seq>>,
    /// By full id: those that were asked for or written last.
    objects: HashMap<String, Place>,
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

    /// The commit that wrote an object.
    pub(super) fn version_of_object(
        &mut self,
        connection: &Connection,
        id: &str,
    ) -> rusqlite::Result<Option<Seq>> {
        if let Some(place) = self.objects.get(id) {
            return Ok(Some(place.version));
        }
        let read = place_of(connection, id)?;
        let version = read.as_ref().map(|place| place.version);
        if let Some(place) = read {
            self.keep_place(id, place);
        }
        Ok(version)
    }

    /// Where an object is that is about to be written, if that is known: it is known no longer.
    pub(super) fn take_place(&mut self, id: &str) -> Option<Place> {
        self.objects.remove(id)
    }

    /// Where an object is from now on.
    pub(super) fn keep_place(&mut self, id: &str, place: Place) {
        if self.objects.len() >= MAX_OBJECTS {
            self.objects.clear();
        }
        self.objects.insert(id.to_owned(), place);
    }

    /// As [`queries::kinds_changed`].
    pub(super) fn kinds_changed(
        &mut self,
        connection: &Connection,
        space_id: &str,
        kinds: &[&str],
    ) -> rusqlite::Result<Seq> {
        let of_space = match self.kinds.get_mut(space_id) {
            Some(of_space) => of_space,
            None => self.kinds.entry(space_id.to_owned()).or_default(),
        };
        let mut last = 0;
        for kind in kinds {
            let changed = match of_space.get(*kind) {
                Some(changed) => *changed,
                None => {
                    let read = queries::kinds_changed(connection, space_id, &[kind])?;
                    of_space.insert((*kind).to_owned(), read);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::samples::object;

    #[test]
    fn only_so_many_objects_are_known() {
        let mut known = Known::default();
        for number in 0..=MAX_OBJECTS {
            known.keep_place(&number.to_string(), Place::of(&object("a")));
            assert!(known.objects.len() <= MAX_OBJECTS);
        }
        assert!(known.objects.contains_key(&MAX_OBJECTS.to_string()));
    }
}
