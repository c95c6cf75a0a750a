//! Where a number lies among those that it is compared with.

use super::Class;

/// A number as a key that is greater for a greater number, and by one for the next one.
pub(super) trait Key: Copy {
    fn key(self) -> u64;

    /// The number that has a key.
    fn of(key: u64) -> Self;

    /// About where it lies on a line: nowhere before a number that is less.
    fn place(self) -> f64;
}

const SIGN: u64 = 1 << 63;

impl Key for f64 {
    #[inline]
    fn key(self) -> u64 {
        // Both zeros are one.
        let bits = (self + 0.0).to_bits();
        if bits & SIGN == 0 { bits | SIGN } else { !bits }
    }

    fn of(key: u64) -> Self {
        Self::from_bits(if key & SIGN == 0 { !key } else { key ^ SIGN })
    }

    #[inline]
    fn place(self) -> f64 {
        self
    }
}

impl Key for i64 {
    #[inline]
    fn key(self) -> u64 {
        self.cast_unsigned() ^ SIGN
    }

    fn of(key: u64) -> Self {
        (key ^ SIGN).cast_signed()
    }

    #[inline]
    fn place(self) -> f64 {
        self as f64
    }
}

/// The keys of the numbers that a class begins with, without the first class; ascending.
#[derive(Clone, Debug)]
pub(super) struct Bounds {
    keys: Vec<u64>,
    parts: Option<Parts>,
}

/// The line in equally wide parts, where the numbers lie so evenly on it that few are left to be searched in any. As many are
/// searched in each, so that nothing needs to be foretold.
#[derive(Clone, Debug)]
struct Parts {
    /// Where the first one begins.
    from: f64,
    /// How many there are of a length of one.
    of_one: f64,
    /// By part, how many bounds are certainly not behind what lies in it.
    before: Vec<u32>,
    /// How many bounds behind these may be so too.
    width: usize,
}

/// Bounds up to which they are searched as they are.
const FEW: usize = 8;

/// Parts for each bound.
const PARTS: usize = 4;

/// Of so many bounds a part leaves one at most: finding the part takes as long as a few steps of the search.
const WORTH: usize = 8;

impl Bounds {
    /// Keys in any order; they are of numbers of this kind.
    pub(super) fn new<T: Key>(mut keys: Vec<u64>) -> Self {
        keys.sort_unstable();
        keys.dedup();
        let parts = Parts::of::<T>(&keys);
        Self { keys, parts }
    }

    /// How many classes there are.
    pub(super) fn classes(&self) -> Class {
        self.keys.len() as Class + 1
    }

    /// The class that begins with a key.
    pub(super) fn begin(&self, key: u64) -> Class {
        self.keys.partition_point(|known| *known < key) as Class + 1
    }

    /// The class of a number, the first one being 0.
    #[inline]
    pub(super) fn class<T: Key>(&self, number: T) -> Class {
        let key = number.key();
        let among = |keys: &[u64]| keys.partition_point(|bound| *bound <= key);
        let Some(parts) = &self.parts else {
            return among(&self.keys) as Class;
        };
        let before = parts.before(number.place());
        let near = self.keys.get(before..before + parts.width);
        (before + near.map_or(0, among)) as Class
    }
}

impl Parts {
    fn of<T: Key>(keys: &[u64]) -> Option<Self> {
        let places = || keys.iter().map(|key| T::of(*key).place());
        let (from, to) = (places().next()?, places().next_back()?);
        let count = keys.len().checked_mul(PARTS).filter(|_| keys.len() > FEW)?;
        let of_one = count as f64 / (to - from);
        if !(of_one.is_finite() && of_one > 0.0) {
            return None;
        }
        let mut parts = Self {
            from,
            of_one,
            before: vec![0; count + 1],
            width: 0,
        };
        // First how many lie in each part, then how many in all before it.
        for place in places() {
            let part = parts.part(place);
            if let Some(count) = parts.before.get_mut(part) {
                *count += 1;
            }
        }
        let mut sum = 0;
        for count in &mut parts.before {
            parts.width = parts.width.max(*count as usize);
            sum += std::mem::replace(count, sum);
        }
        // None of them is searched beyond the last one.
        let last = keys.len().saturating_sub(parts.width) as u32;
        parts
            .before
            .iter_mut()
            .for_each(|count| *count = last.min(*count));
        (parts.width * WORTH <= keys.len()).then_some(parts)
    }

    /// The part that a place lies in.
    #[inline]
    fn part(&self, place: f64) -> usize {
        // What lies before the first one is cut to it by the conversion.
        let part = ((place - self.from) * self.of_one) as u32 as usize;
        part.min(self.before.len() - 1)
    }

    #[inline]
    fn before(&self, place: f64) -> usize {
        let before = self.before.get(self.part(place));
        before.map_or(0, |before| *before as usize)
    }
}

#[cfg(test)]
#[expect(clippy::indexing_slicing, reason = "tests")]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Numbers that lie evenly, in heaps or anywhere.
    fn numbers() -> impl Strategy<Value = Vec<f64>> {
        let even = (1_u32..300, -1e3..1e3, 1e-3..1e6)
            .prop_map(|(count, from, by)| (0..count).map(|at| from + f64::from(at) * by).collect());
        let heaps = prop::collection::vec((0_i32..4, 0_i32..20), 0..200).prop_map(|pairs| {
            let number = |(heap, at)| 1e4 * f64::from(heap) + f64::from(at);
            pairs.into_iter().map(number).collect()
        });
        let any = prop::collection::vec(prop::num::f64::NORMAL | prop::num::f64::ZERO, 0..60);
        prop_oneof![even, heaps, any]
    }

    fn check<T: Key + PartialOrd + std::fmt::Debug>(bounds: &[T], numbers: &[T]) {
        // Each bound, and the number right behind it, as a cut has it.
        let keys = bounds.iter().map(|bound| bound.key());
        let keys = keys.flat_map(|key| [Some(key), key.checked_add(1)]);
        let keys: Vec<u64> = keys.flatten().collect();
        for keys in [&keys[..], &keys[..keys.len() / 2]] {
            let made = Bounds::new::<T>(keys.to_vec());
            let mut sorted = keys.to_vec();
            sorted.sort_unstable();
            sorted.dedup();
            for number in bounds.iter().chain(numbers) {
                let expected = sorted.iter().filter(|key| **key <= number.key()).count();
                assert_eq!(
                    made.class(*number) as usize,
                    expected,
                    "{number:?} {made:?}"
                );
                assert!(made.class(*number) < made.classes());
            }
            for key in &sorted {
                assert_eq!(made.begin(*key), made.class(T::of(*key)), "{made:?}");
            }
        }
    }

    proptest! {
        // The class of a number is how many of the bounds are not behind it, however they lie.
        #[test]
        fn numbers_are_classed_by_their_order(bounds in numbers(), others in numbers()) {
            check(&bounds, &others);
            let whole = |numbers: &[f64]| numbers.iter().map(|number| *number as i64).collect::<Vec<i64>>();
            check(&whole(&bounds), &whole(&others));
        }
    }

    #[test]
    fn only_numbers_that_lie_evenly_are_put_into_parts() {
        let has_parts = |numbers: &[f64]| {
            let keys = numbers.iter().map(|number| number.key());
            Bounds::new::<f64>(keys.collect()).parts.is_some()
        };
        let even: Vec<f64> = (0..100).map(|at| f64::from(at) * 10.0).collect();
        assert!(has_parts(&even));
        assert!(!has_parts(&even[..FEW]));
        // One far behind draws all others into one part.
        assert!(!has_parts(&[&even[..], &[1e9]].concat()));
        assert!(!has_parts(&[&even[..], &[f64::MAX, f64::MIN]].concat()));
    }
}
