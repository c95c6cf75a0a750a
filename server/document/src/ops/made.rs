//! What a batch makes: elements that have no id for its own operations, because nobody can know one before the batch is
//! stored (ops.md 3). References do not resolve to them, and refusals name them by the place where they were written.

use std::collections::HashMap;

use crate::block::{Block, Minted};
use crate::path::Path;
use crate::reference::{Resolution, resolve};
use crate::wording::list;

/// What to do about an element that cannot be named yet.
const NAMED_LATER: &str = "what is new in this batch has no id before it is stored: name it in a later \
                                      request, by its id from the receipt or a read";

/// Blocks, rows, columns and views that the batch has made so far, by full id, each with its place in the request.
#[derive(Default)]
pub(super) struct Made {
    places: HashMap<String, Path>,
}

impl Made {
    pub(super) fn take(&mut self, minted: &[Minted]) {
        let places = minted
            .iter()
            .map(|minted| (minted.id.clone(), minted.path.clone()));
        self.places.extend(places);
    }

    /// Where the element was written.
    pub(super) fn place(&self, id: &str) -> Option<&Path> {
        self.places.get(id)
    }

    /// As [`resolve`], among the elements that were there before the batch: what has a random id by now must not make
    /// a reference ambiguous, nor be named by chance.
    pub(super) fn resolve<'a, T>(
        &self,
        reference: &str,
        domain: impl IntoIterator<Item = (&'a str, T)>,
    ) -> Resolution<T> {
        let is_old =
            |(id, _): &(&str, T)| !id.ends_with(reference) || !self.places.contains_key(*id);
        resolve(reference, domain.into_iter().filter(is_old))
    }

    /// An element as a message speaks of it.
    pub(super) fn called(&self, id: &str) -> String {
        if let Some(place) = self.place(id) {
            return format!("the new block of {place}");
        }
        // The own block of a cell has the ids of its row and its column.
        let (row, column) = id.split_once('-').unwrap_or_default();
        match self.place(row).or_else(|| self.place(column)) {
            Some(place) => format!("a cell of {place}"),
            None => id.to_owned(),
        }
    }

    /// How a block comes to have no descendants: what has no id yet cannot be moved.
    pub(super) fn hint_to_empty(&self, block: &Block, below: &[Block]) -> &'static str {
        let is_new = |block: &Block| self.place(&block.id).is_some();
        let is_old = |block: &Block| !is_new(block);
        if is_new(block) {
            return "write it and its descendants as they are to be in the operation that makes it";
        }
        match (below.iter().any(is_old), below.iter().any(is_new)) {
            (false, _) => "write the descendants that are new in this batch where they are to stay",
            (true, false) => "move the descendants out first with move_block",
            (true, true) => {
                "move the descendants out first with move_block, and write those that are new in this batch where they \
                 are to stay"
            }
        }
    }

    /// The repair of a reference that names nothing.
    pub(super) fn hint_of_miss(&self, hint: &str) -> String {
        if self.places.is_empty() {
            hint.to_owned()
        } else {
            format!("{hint}; {NAMED_LATER}")
        }
    }

    /// Elements as candidates: first those that have an id, then the new ones by their places, of each sort at most
    /// `most`. What is said of an element beside that may be empty.
    pub(super) fn listed<'e, T: Copy>(
        &self,
        elements: impl IntoIterator<Item = T>,
        most: usize,
        id: impl Fn(T) -> &'e str,
        said: impl Fn(T) -> String,
    ) -> Listed {
        let mut old = Candidates::default();
        let mut new = Candidates::default();
        for element in elements {
            let id = id(element);
            let entry = |name: &str| candidate(name, &said(element));
            match self.place(id) {
                Some(place) => new.take(most, || entry(&place.to_string())),
                None => old.take(most, || entry(id)),
            }
        }
        let (has_old, has_new) = (old.total > 0, new.total > 0);
        let mut parts = Vec::new();
        if has_old || !has_new {
            parts.push(old.text());
        }
        if has_new {
            parts.push(format!("new in this batch: {}", new.text()));
        }
        Listed {
            text: parts.join("; "),
            has_old,
            has_new,
        }
    }
}

/// An element by its name, and what is said of it beside that.
pub(super) fn candidate(name: &str, said: &str) -> String {
    format!("{name} {said}").trim_end().to_owned()
}

/// A list of candidates.
pub(super) struct Listed {
    pub(super) text: String,
    /// Some have an id.
    has_old: bool,
    /// Some have none.
    has_new: bool,
}

impl Listed {
    /// The repair that offers the ids, or the one that is left where nothing listed has one, if any; and what to do
    /// about the elements that have none.
    pub(super) fn hint(&self, with_ids: &str, without_ids: Option<&str>) -> String {
        let offered = if self.has_old {
            Some(with_ids)
        } else {
            without_ids
        };
        let later = self.has_new.then_some(NAMED_LATER);
        let parts: Vec<&str> = offered.into_iter().chain(later).collect();
        parts.join("; ")
    }
}

/// The first candidates of a sort, and how many there are.
#[derive(Default)]
struct Candidates {
    shown: Vec<String>,
    total: usize,
}

impl Candidates {
    fn take(&mut self, most: usize, entry: impl FnOnce() -> String) {
        self.total += 1;
        if self.shown.len() < most {
            self.shown.push(entry());
        }
    }

    /// The first ones, and how many more there are.
    fn text(self) -> String {
        list(self.shown, self.total)
    }
}
