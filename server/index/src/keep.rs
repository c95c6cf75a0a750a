//! Which spaces are in memory, and which of them are let go of when all together take too much of it.
//!
//! Spaces that somebody asks for by itself stay before those that a search over many has looked at in passing, and the
//! last asked for before the others. Of those that were only passed the first stay: the same search comes by again, and
//! would find none of them if each made room for the next.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

use crate::index::Shared;
use crate::space::Space;

/// Bytes that the rows and the texts in memory of all spaces may take together. A space of 100,000 objects with ten
/// properties takes about half of it, one without objects 60 kB; a space that takes more alone is kept alone.
pub(crate) const MAX_BYTES: usize = 128 << 20;
/// Most spaces that are read, or searched and then let go of, at once for searches over many: what they take comes on
/// top of the others.
pub(crate) const MAX_PASSING: usize = 4;

/// Why a space is brought into memory.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Asked {
    /// Somebody asks for this space.
    ForItself,
    /// Somebody looks at many spaces.
    InPassing,
}

/// The spaces in memory.
#[derive(Default)]
pub(crate) struct Spaces {
    by_id: HashMap<String, Kept>,
    /// Counts questions, so that the oldest is known.
    questions: u64,
    /// Spaces that are not let go of, and how many want that.
    staying: HashMap<String, usize>,
}

struct Kept {
    space: Arc<Space>,
    /// The last question for it alone; `None` where it was only looked at in passing.
    asked: Option<u64>,
    /// The question that brought it into memory.
    came: u64,
    /// A search over many has brought it and is not done with it: only then it is seen whether it has room.
    is_guest: bool,
}

/// Spaces that nobody finds here any more. Their memory is given back with this, which is not to be dropped while
/// [`Spaces`] are locked.
#[must_use]
#[derive(Default)]
pub(crate) struct Gone(Vec<Arc<Space>>);

impl Spaces {
    /// A space in memory.
    pub(crate) fn get(&self, id: &str) -> Option<Arc<Space>> {
        Some(Arc::clone(&self.by_id.get(id)?.space))
    }

    /// A space, and whether it is new here: the caller is the one to load it then.
    pub(crate) fn enter(&mut self, id: &str, asked: Asked) -> (Arc<Space>, bool) {
        self.questions += 1;
        let question = self.questions;
        let mut is_new = false;
        let kept = self.by_id.entry(id.to_owned()).or_insert_with(|| {
            is_new = true;
            Kept {
                space: Arc::new(Space::new(id)),
                asked: None,
                came: question,
                is_guest: asked == Asked::InPassing,
            }
        });
        if asked == Asked::ForItself {
            kept.asked = Some(question);
            kept.is_guest = false;
        }
        (Arc::clone(&kept.space), is_new)
    }

    /// Lets go of a space, which comes back if it was in memory.
    pub(crate) fn forget(&mut self, id: &str) -> Option<Arc<Space>> {
        let kept = self.by_id.remove(id)?;
        kept.space.drop_out();
        Some(kept.space)
    }

    /// Lets go of this space, unless another has taken its place.
    pub(crate) fn forget_this(&mut self, space: &Arc<Space>) -> Option<Arc<Space>> {
        let kept = self.by_id.get(space.id())?;
        if !Arc::ptr_eq(&kept.space, space) {
            return None;
        }
        self.forget(space.id())
    }

    pub(crate) fn forget_all(&mut self) {
        for (_, kept) in self.by_id.drain() {
            kept.space.drop_out();
        }
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Arc<Space>> {
        self.by_id.values().map(|kept| &kept.space)
    }

    /// Lets go of spaces until all together take at most so many bytes, but not of this one: first of those that were
    /// only passed, the last that came before the others, then of those that were asked for longest ago.
    pub(crate) fn make_room(&mut self, most: usize, but: &str) -> Gone {
        let mut bytes = self.bytes();
        let mut gone = Gone::default();
        if bytes <= most {
            return gone;
        }
        let candidates = self
            .by_id
            .iter()
            .filter(|(id, kept)| *id != but && self.may_go(id, kept));
        let mut candidates: Vec<_> = candidates
            .map(|(id, kept)| ((kept.asked, Reverse(kept.came)), id.clone()))
            .collect();
        candidates.sort_unstable();
        for (_, id) in candidates {
            if bytes <= most {
                break;
            }
            if let Some(space) = self.forget(&id) {
                bytes = bytes.saturating_sub(space.bytes());
                gone.0.push(space);
            }
        }
        gone
    }

    fn stay(&mut self, id: &str) {
        *self.staying.entry(id.to_owned()).or_default() += 1;
    }

    /// One wants the space to stay no longer. A guest that nobody else wants stays where there is room for it.
    fn leave(&mut self, id: &str, most: usize) -> Gone {
        if let Some(stays) = self.staying.get_mut(id) {
            *stays -= 1;
            if *stays > 0 {
                return Gone::default();
            }
            self.staying.remove(id);
        }
        let guest = self.by_id.get(id).filter(|kept| kept.is_guest);
        let Some(space) = guest.map(|kept| Arc::clone(&kept.space)) else {
            return Gone::default();
        };
        if self.bytes() + space.bytes() > most && !space.is_busy() {
            return Gone(self.forget(id).into_iter().collect());
        }
        if let Some(kept) = self.by_id.get_mut(id) {
            kept.is_guest = false;
        }
        Gone::default()
    }

    /// What all spaces take that are here to stay.
    fn bytes(&self) -> usize {
        let residents = self.by_id.values().filter(|kept| !kept.is_guest);
        residents.map(|kept| kept.space.bytes()).sum()
    }

    /// Nobody is at work on it: reading it, searching it in passing or writing it.
    fn may_go(&self, id: &str, kept: &Kept) -> bool {
        let is_read = kept.space.bytes() > 0;
        is_read && !kept.is_guest && !self.staying.contains_key(id) && !kept.space.is_busy()
    }
}

/// Keeps a space in memory as long as it lives.
pub struct Stay {
    shared: Arc<Shared>,
    space_id: String,
}

impl Stay {
    pub(crate) fn new(shared: &Arc<Shared>, space_id: &str) -> Self {
        shared.spaces().stay(space_id);
        Self {
            shared: Arc::clone(shared),
            space_id: space_id.to_owned(),
        }
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        let gone = self
            .shared
            .spaces()
            .leave(&self.space_id, self.shared.max_bytes);
        drop(gone);
    }
}
