//! Values of varying size behind small numbers; freed places are used again.

use crate::chunks::Chunks;

/// A place in a [`Slab`].
pub(crate) type Place = u32;

/// Values by place.
#[derive(Clone, Debug)]
pub(crate) struct Slab<T> {
    values: Chunks<T>,
    free: Chunks<Place>,
}

impl<T> Default for Slab<T> {
    fn default() -> Self {
        Self {
            values: Chunks::default(),
            free: Chunks::default(),
        }
    }
}

impl<T: Clone + Default> Slab<T> {
    /// The values by place, and the places that are free.
    pub(crate) fn of(values: Chunks<T>, free: Chunks<Place>) -> Self {
        Self { values, free }
    }

    pub(crate) fn values(&self) -> &Chunks<T> {
        &self.values
    }

    pub(crate) fn free_places(&self) -> &Chunks<Place> {
        &self.free
    }

    pub(crate) fn put(&mut self, value: T) -> Place {
        if let Some(place) = self.free.pop()
            && let Some(slot) = self.values.get_mut(place as usize)
        {
            *slot = value;
            return place;
        }
        self.values.push(value);
        u32::try_from(self.values.len() - 1).unwrap_or(u32::MAX)
    }

    /// Gives back the room that was made for more.
    pub(crate) fn shrink(&mut self) {
        self.values.shrink();
        self.free.shrink();
    }

    pub(crate) fn get_mut(&mut self, place: Place) -> Option<&mut T> {
        self.values.get_mut(place as usize)
    }

    pub(crate) fn get(&self, place: Place) -> Option<&T> {
        self.values.get(place as usize)
    }

    pub(crate) fn free(&mut self, place: Place) {
        if let Some(slot) = self.values.get_mut(place as usize) {
            *slot = T::default();
            self.free.push(place);
        }
    }
}
