//! Places of texts, computed when somebody first sorts by them and kept until the texts change. All versions of a table
//! share them: who looks at one that is a few changes older or newer than the places moves those rows alone.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rolltop_query::order::{Places, TextOrder};
use rolltop_query::value::Symbol;

use crate::cells::Slot;

/// The places of one set of texts, in either order, as one version of a table sees them.
#[derive(Clone, Debug, Default)]
pub(crate) struct KeptPlaces {
    /// How often a text had changed in this version.
    version: u64,
    shared: Arc<Shared>,
}

/// The places of what rows are sorted by when they are sorted by name, which depend on which types are notes.
#[derive(Clone, Debug, Default)]
pub(crate) struct KeptTitles {
    pub(crate) places: KeptPlaces,
    /// The types that the places were computed with. Held by who computes them.
    notes: Arc<Mutex<Vec<Symbol>>>,
}

#[derive(Debug, Default)]
struct Shared {
    known: Mutex<Known>,
    /// Held by the one who computes places, by order.
    computing: [Mutex<()>; TextOrder::ALL.len()],
}

#[derive(Debug, Default)]
struct Known {
    /// By order.
    kept: [Option<Kept>; TextOrder::ALL.len()],
    /// Every change of a text after this version, while anybody wants the places.
    changes: VecDeque<(u64, Slot)>,
    after: u64,
    is_wanted: bool,
}

#[derive(Debug)]
struct Kept {
    version: u64,
    places: Arc<Places>,
    /// The file of the space has them.
    is_saved: bool,
}

/// Changed rows, for each that has a place, after which it is better to begin anew.
const WORTHLESS: usize = 2;
/// Changed rows that are always worth following.
const FEW: usize = 1024;

impl KeptPlaces {
    /// The text of a row has changed. To be told of the newest version of a table alone.
    pub(crate) fn touch(&mut self, slot: Slot) {
        self.version += 1;
        self.known().touch(self.version, slot);
    }

    /// The places of the texts of so many rows. Whoever asks first pays for all; no change waits for that.
    pub(crate) fn get<'t>(
        &self,
        order: TextOrder,
        rows: usize,
        text: &dyn Fn(Slot) -> &'t str,
    ) -> Arc<Places> {
        if let Some((places, changed)) = self.want(order)
            && changed.is_empty()
        {
            return places;
        }
        let computing = self.shared.computing.get(index(order));
        let _computing =
            computing.map(|computing| computing.lock().unwrap_or_else(PoisonError::into_inner));
        let rows = Slot::try_from(rows).unwrap_or(Slot::MAX);
        let places = match self.want(order) {
            Some((places, changed)) if changed.is_empty() => return places,
            Some((places, changed)) => places.after(&changed, rows, text),
            None => Places::of(order, rows, text),
        };
        let places = Arc::new(places);
        self.known().keep(order, self.version, Arc::clone(&places));
        places
    }

    /// Places of another version, and the rows whose texts are not the same in this one; `None` where that is not known.
    pub(crate) fn parts(&self, order: TextOrder) -> Option<(Arc<Places>, Vec<Slot>)> {
        self.known().parts(order, self.version)
    }

    /// Takes places over that were kept in a file.
    pub(crate) fn put(&mut self, order: TextOrder, places: Places, changed: Vec<Slot>) {
        let mut known = self
            .shared
            .known
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(kept) = known.kept.get_mut(index(order)) {
            *kept = Some(Kept {
                version: 0,
                places: Arc::new(places),
                is_saved: true,
            });
        }
        known.is_wanted = true;
        for slot in changed {
            self.version += 1;
            known.changes.push_back((self.version, slot));
        }
    }

    /// Every place is in the file of the space now; whether there were any that it lacked.
    pub(crate) fn save(&self) -> bool {
        let mut known = self.known();
        let kept = known.kept.iter_mut().flatten();
        kept.fold(false, |any, kept| {
            any | !std::mem::replace(&mut kept.is_saved, true)
        })
    }

    fn want(&self, order: TextOrder) -> Option<(Arc<Places>, Vec<Slot>)> {
        let mut known = self.known();
        known.is_wanted = true;
        known.parts(order, self.version)
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        let known = self.shared.known.lock();
        known.unwrap_or_else(PoisonError::into_inner)
    }
}

impl KeptTitles {
    /// The places where objects of these types are notes.
    pub(crate) fn get<'t>(
        &self,
        notes: &[Symbol],
        order: TextOrder,
        rows: usize,
        text: &dyn Fn(Slot) -> &'t str,
    ) -> Arc<Places> {
        let mut known = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        if *known != notes {
            *known = notes.to_vec();
            self.places.known().kept = Default::default();
        }
        self.places.get(order, rows, text)
    }

    /// The types that the places were computed with.
    pub(crate) fn notes(&self) -> Vec<Symbol> {
        let notes = self.notes.lock().unwrap_or_else(PoisonError::into_inner);
        notes.clone()
    }

    /// Takes places over that were kept in a file.
    pub(crate) fn of_parts(notes: Vec<Symbol>, places: KeptPlaces) -> Self {
        Self {
            places,
            notes: Arc::new(Mutex::new(notes)),
        }
    }
}

impl Known {
    fn touch(&mut self, version: u64, slot: Slot) {
        if !self.is_wanted {
            self.after = version;
            return;
        }
        self.changes.push_back((version, slot));
        let places = self.kept.iter().flatten();
        let most = places.map(|kept| kept.places.count() / WORTHLESS).max();
        if self.changes.len() > FEW.max(most.unwrap_or_default()) {
            *self = Self {
                after: version,
                ..Self::default()
            };
        }
    }

    fn parts(&self, order: TextOrder, version: u64) -> Option<(Arc<Places>, Vec<Slot>)> {
        let kept = self.kept.get(index(order))?.as_ref()?;
        let (older, newer) = (kept.version.min(version), kept.version.max(version));
        if older < self.after {
            return None;
        }
        let between = |(at, _): &&(u64, Slot)| older < *at && *at <= newer;
        let changed = self.changes.iter().filter(between).map(|(_, slot)| *slot);
        Some((Arc::clone(&kept.places), changed.collect()))
    }

    /// Keeps places, unless newer ones are known or what has changed since is not.
    fn keep(&mut self, order: TextOrder, version: u64, places: Arc<Places>) {
        let Some(kept) = self.kept.get_mut(index(order)) else {
            return;
        };
        let is_newer = kept.as_ref().is_none_or(|kept| kept.version <= version);
        if version < self.after || !is_newer {
            return;
        }
        *kept = Some(Kept {
            version,
            places,
            is_saved: false,
        });
        // Some are left for those who still look at an older version.
        let oldest = self.kept.iter().flatten().map(|kept| kept.version).min();
        while self.changes.len() > FEW
            && let Some((at, _)) = self.changes.front()
            && Some(*at) <= oldest
        {
            self.after = *at;
            self.changes.pop_front();
        }
    }
}

fn index(order: TextOrder) -> usize {
    match order {
        TextOrder::Collated => 0,
        TextOrder::Bytes => 1,
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::indexing_slicing, reason = "tests")]

    use proptest::prelude::*;

    use super::*;

    /// What happens to the texts of a table.
    #[derive(Clone, Debug)]
    enum Deed {
        Write(usize, String),
        Copy,
        /// One of the copies is sorted by.
        Ask(usize),
        WriteMany,
    }

    fn deed() -> impl Strategy<Value = Deed> {
        prop_oneof![
            4 => (0_usize..12, "[aAbB]{0,3}").prop_map(|(at, text)| Deed::Write(at, text)),
            2 => Just(Deed::Copy),
            3 => any::<usize>().prop_map(Deed::Ask),
            1 => Just(Deed::WriteMany),
        ]
    }

    proptest! {
        // Whoever looks at whatever version of the texts sees their places in that version.
        #[test]
        fn every_version_has_its_own_places(deeds in prop::collection::vec(deed(), 0..60)) {
            let mut texts: Vec<String> = Vec::new();
            let mut kept = KeptPlaces::default();
            let mut copies = vec![(texts.clone(), kept.clone())];
            for deed in deeds {
                match deed {
                    Deed::Write(at, text) => {
                        texts.resize(texts.len().max(at + 1), String::new());
                        texts[at] = text;
                        kept.touch(at as Slot);
                    }
                    Deed::WriteMany => {
                        texts.resize(texts.len().max(1), String::new());
                        (0..FEW).for_each(|_| kept.touch(0));
                    }
                    Deed::Copy => copies.push((texts.clone(), kept.clone())),
                    Deed::Ask(at) => {
                        let (texts, kept) = &copies[at % copies.len()];
                        let text = |slot: Slot| texts.get(slot as usize).map_or("", String::as_str);
                        for order in TextOrder::ALL {
                            let expected = Places::of(order, texts.len() as Slot, &text);
                            let found = kept.get(order, texts.len(), &text);
                            let places = |places: &Places| -> Vec<u32> {
                                (0..texts.len() as Slot).map(|row| places.place(row)).collect()
                            };
                            prop_assert_eq!(places(&found), places(&expected));
                        }
                    }
                }
            }
        }
    }
}
