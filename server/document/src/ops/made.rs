//! Elements that a batch creates. The caller cannot know their ids before the batch is stored. Therefore references do
//! not resolve to them, and messages name them by their path in the request (ops.md 3).

use std::collections::HashMap;

use crate::block::{Block, Minted};
use crate::path::Path;
use crate::reference::{Resolution, resolve};
use crate::wording::list;

/// The hint for an element that cannot be referenced yet.
const NAMED_LATER: &str = "a new element of this batch has no id before it is stored: name it in a later request, by \
    its id from the receipt or a read";

/// Blocks, rows, columns and views that the batch created so far: full id to path in the request.
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

    /// The path where the element was written.
    pub(super) fn place(&self, id: &str) -> Option<&Path> {
        self.places.get(id)
    }

    /// As [`resolve`], restricted to elements that existed before the batch. A new random id must neither match nor
    /// make a reference ambiguous.
    pub(super) fn resolve<'a, T>(
        &self,
        reference: &str,
        domain: impl IntoIterator<Item = (&'a str, T)>,
    ) -> Resolution<T> {
        let is_old =
            |(id, _): &(&str, T)| !id.ends_with(reference) || !self.places.contains_key(*id);
        resolve(reference, domain.into_iter().filter(is_old))
    }

    /// The name of an element in a message.
    pub(super) fn called(&self, id: &str) -> String {
        if let Some(place) = self.place(id) {
            return format!("the new block of {place}");
        }
        // The id of a cell's own block is composed of the ids of its row and its column.
        let (row, column) = id.split_once('-').unwrap_or_default();
        match self.place(row).or_else(|| self.place(column)) {
            Some(place) => format!("a cell of {place}"),
            None => id.to_owned(),
        }
    }

    /// A hint how to remove all descendants of a block. New descendants cannot be moved, because they have no id yet.
    pub(super) fn hint_to_empty(&self, block: &Block, below: &[Block]) -> &'static str {
        let is_new = |block: &Block| self.place(&block.id).is_some();
        let is_old = |block: &Block| !is_new(block);
        if is_new(block) {
            return "write its final form and descendants in the operation that creates it";
        }
        match (below.iter().any(is_old), below.iter().any(is_new)) {
            (false, _) => {
                "write the descendants that are new in this batch at their final position"
            }
            (true, false) => "move the descendants out first with move_block",
            (true, true) => {
                "move the descendants out first with move_block, and write those that are new in this batch at their \
                 final position"
            }
        }
    }

    /// The hint for a reference that matches nothing.
    pub(super) fn hint_of_miss(&self, hint: &str) -> String {
        if self.places.is_empty() {
            hint.to_owned()
        } else {
            format!("{hint}; {NAMED_LATER}")
        }
    }

    /// Lists elements as candidates: existing ones by id first, then new ones by path, at most `most` of each. A
    /// `description` can be empty.
    pub(super) fn listed<'e, T: Copy>(
        &self,
        elements: impl IntoIterator<Item = T>,
        most: usize,
        id: impl Fn(T) -> &'e str,
        description: impl Fn(T) -> String,
    ) -> Listed {
        let mut old = Candidates::default();
        let mut new = Candidates::default();
        for element in elements {
            let id = id(element);
            let entry = |name: &str| candidate(name, &description(element));
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

/// A candidate: the name of an element and its description.
pub(super) fn candidate(name: &str, description: &str) -> String {
    format!("{name} {description}").trim_end().to_owned()
}

/// A list of candidates.
pub(super) struct Listed {
    pub(super) text: String,
    /// At least one candidate has an id.
    has_old: bool,
    /// At least one candidate has none.
    has_new: bool,
}

impl Listed {
    /// The hint: `with_ids` if a candidate has an id, else `without_ids`, plus the advice for new elements if there are
    /// any.
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

/// The first candidates of one group, and the total count.
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

    /// The shown candidates and the number of the others.
    fn text(self) -> String {
        list(self.shown, self.total)
    }
}
