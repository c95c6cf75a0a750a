//! Places of texts, computed when somebody first sorts by them and kept until the texts change.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rolltop_query::order::{Places, TextOrder};

use crate::cells::Slot;

/// The places of one set of texts, in either order.
#[derive(Debug, Default)]
pub(crate) struct KeptPlaces {
    collated: Mutex<Kept>,
    bytes: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    places: Option<Arc<Places>>,
    /// Rows whose texts have changed since.
    changed: Vec<Slot>,
    /// The file of the space has them.
    is_saved: bool,
}

/// Changed rows, for each that has a place, after which it is better to begin anew.
const WORTHLESS: usize = 2;
/// Changed rows that are always worth following.
const FEW: usize = 1024;

impl KeptPlaces {
    /// The text of a row has changed.
    pub(crate) fn touch(&mut self, slot: Slot) {
        for kept in [&mut self.collated, &mut self.bytes] {
            let kept = kept.get_mut().unwrap_or_else(PoisonError::into_inner);
            kept.touch(slot);
        }
    }

    /// The places of the texts of so many rows. Whoever asks first pays for all.
    pub(crate) fn get<'t>(
        &self,
        order: TextOrder,
        rows: usize,
        text: &dyn Fn(Slot) -> &'t str,
    ) -> Arc<Places> {
        let rows = Slot::try_from(rows).unwrap_or(Slot::MAX);
        let mut kept = self.of(order);
        let places = match &kept.places {
            Some(places) if kept.changed.is_empty() => return Arc::clone(places),
            Some(places) => places.after(&kept.changed, rows, text),
            None => Places::of(order, rows, text),
        };
        let places = Arc::new(places);
        *kept = Kept {
            places: Some(Arc::clone(&places)),
            ..Kept::default()
        };
        places
    }

    /// The places as they were, and the rows whose texts have changed since; `None` where nobody has asked.
    pub(crate) fn parts(&self, order: TextOrder) -> Option<(Arc<Places>, Vec<Slot>)> {
        let kept = self.of(order);
        Some((Arc::clone(kept.places.as_ref()?), kept.changed.clone()))
    }

    /// Takes places over that were kept in a file.
    pub(crate) fn put(&mut self, order: TextOrder, places: Places, changed: Vec<Slot>) {
        *self.of(order) = Kept {
            places: Some(Arc::new(places)),
            changed,
            is_saved: true,
        };
    }

    /// Every place is in the file of the space now; whether there were any that it lacked.
    pub(crate) fn save(&self) -> bool {
        let orders = TextOrder::ALL.into_iter().map(|order| {
            let mut kept = self.of(order);
            let is_new = kept.places.is_some() && !kept.is_saved;
            kept.is_saved = true;
            is_new
        });
        orders.fold(false, |any, is_new| any | is_new)
    }

    fn of(&self, order: TextOrder) -> MutexGuard<'_, Kept> {
        let kept = match order {
            TextOrder::Collated => &self.collated,
            TextOrder::Bytes => &self.bytes,
        };
        kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    fn touch(&mut self, slot: Slot) {
        let Some(places) = &self.places else { return };
        self.changed.push(slot);
        if self.changed.len() > FEW.max(places.count() / WORTHLESS) {
            *self = Self::default();
        }
    }
}
