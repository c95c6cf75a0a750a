//! The values that come first in a custom order, found by value: a list may be long, and each row asks for it.

use super::ladder::Steps;
use super::numbers::{above_zero, ordered};
use super::places::{NO_PLACE, Places, TextOrder};
use crate::value::{FieldValue, Symbol};

/// A value of a custom order.
#[derive(Debug)]
pub(super) enum Entry<'e> {
    Text(&'e str),
    Number(f64),
    Checkbox(bool),
    Date(i64),
    /// The only entry of a list.
    Alone(Symbol),
    /// That no value is like.
    Nothing,
}

/// The values of a custom order, each at the position where it is listed first.
#[derive(Clone, Debug, Default)]
pub(super) struct Listed {
    /// How many entries there are.
    count: u32,
    values: Values,
}

/// Where each value stands, sorted by value; those of one property have one format.
#[derive(Clone, Debug, Default)]
enum Values {
    #[default]
    None,
    Texts(Vec<(String, u32)>),
    /// By the key of the number.
    Numbers(Vec<(u64, u32)>),
    /// False, then true.
    Checkboxes([Option<u32>; 2]),
    /// By the key of the instant.
    Dates(Vec<(u64, u32)>),
    Alone(Steps),
}

/// The texts of a custom order among the places of all texts, so that hardly a row's text is looked at.
#[derive(Debug)]
pub(super) struct Located<'l> {
    /// Sorted; texts that the order of the places does not tell apart share one.
    places: Vec<u32>,
    /// The text at each place, with its position; texts at one place are sorted by bytes.
    texts: Vec<(&'l str, u32)>,
    /// The position of all others.
    others: u32,
    /// Equal places mean equal texts.
    is_exact: bool,
}

impl Listed {
    /// The values of a list.
    pub(super) fn of<'e>(entries: impl Iterator<Item = Entry<'e>>) -> Self {
        let mut count = 0;
        let (mut texts, mut numbers, mut dates, mut alone) = (vec![], vec![], vec![], vec![]);
        let mut checkboxes = [None; 2];
        for entry in entries {
            let position = count;
            count += 1;
            match entry {
                Entry::Text(text) => texts.push((text.to_owned(), position)),
                // It equals nothing, itself included.
                Entry::Number(number) if number.is_nan() => {}
                Entry::Number(number) => numbers.push((ordered(number), position)),
                Entry::Checkbox(flag) => {
                    let [no, yes] = &mut checkboxes;
                    let place = if flag { yes } else { no };
                    place.get_or_insert(position);
                }
                Entry::Date(seconds) => dates.push((above_zero(seconds), position)),
                Entry::Alone(symbol) => alone.push((symbol, position)),
                Entry::Nothing => {}
            }
        }
        let values = if !texts.is_empty() {
            Values::Texts(firsts(texts))
        } else if !numbers.is_empty() {
            Values::Numbers(firsts(numbers))
        } else if !dates.is_empty() {
            Values::Dates(firsts(dates))
        } else if !alone.is_empty() {
            Values::Alone(Steps::new(firsts(alone), count))
        } else if checkboxes.iter().any(Option::is_some) {
            Values::Checkboxes(checkboxes)
        } else {
            Values::None
        };
        Self { count, values }
    }

    /// Nothing is listed.
    pub(super) fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// A listed value has this position.
    pub(super) fn has(&self, position: u32) -> bool {
        position < self.count
    }

    /// The position of a value that is one of them as a whole, behind all of them for others.
    #[inline]
    pub(super) fn position(&self, value: FieldValue<'_>) -> u32 {
        let position = match (&self.values, value) {
            (Values::Texts(texts), FieldValue::Text(text)) => {
                let found = texts.binary_search_by(|(listed, _)| listed.as_str().cmp(text));
                at(texts, found.ok())
            }
            (Values::Numbers(numbers), FieldValue::Number(number)) => {
                of_key(numbers, ordered(number))
            }
            (Values::Dates(dates), FieldValue::Date(seconds)) => of_key(dates, above_zero(seconds)),
            (Values::Checkboxes([_, yes]), FieldValue::Checkbox(true)) => *yes,
            (
                Values::Checkboxes([no, _]),
                FieldValue::Checkbox(false) | FieldValue::Missing | FieldValue::Null,
            ) => *no,
            (Values::Alone(steps), FieldValue::List([symbol])) => steps.get(*symbol),
            _ => None,
        };
        position.unwrap_or(self.count)
    }

    /// The same of texts with these places; `text` knows that of each row.
    pub(super) fn located<'t>(
        &self,
        places: &Places,
        text: &dyn Fn(u32) -> &'t str,
    ) -> Located<'_> {
        let texts = match &self.values {
            Values::Texts(texts) => texts.as_slice(),
            _ => &[],
        };
        let mut found: Vec<(u32, &str, u32)> = Vec::with_capacity(texts.len());
        found.extend(texts.iter().filter_map(|(listed, position)| {
            let place = places.place_of(listed, text)?;
            Some((place, listed.as_str(), *position))
        }));
        found.sort_unstable();
        Located {
            places: found.iter().map(|(place, ..)| *place).collect(),
            texts: found
                .into_iter()
                .map(|(_, text, position)| (text, position))
                .collect(),
            others: self.count,
            is_exact: places.order() == TextOrder::Bytes,
        }
    }
}

impl Located<'_> {
    /// The position of a row by the place of its text; `None` where the text decides ([`Self::position`]).
    #[inline]
    pub(super) fn position_at(&self, place: u32) -> Option<u32> {
        let first = self.places.partition_point(|known| *known < place);
        if self.places.get(first) != Some(&place) {
            return Some(self.others);
        }
        // No text has no place, and so has an empty one.
        let is_told = self.is_exact && place != NO_PLACE;
        self.texts
            .get(first)
            .filter(|_| is_told)
            .map(|(_, position)| *position)
    }

    /// The position of a row by the place of its text, and by the text.
    pub(super) fn position(&self, place: u32, value: FieldValue<'_>) -> u32 {
        let FieldValue::Text(text) = value else {
            return self.others;
        };
        let first = self.places.partition_point(|known| *known < place);
        let here = self.places.get(first..).unwrap_or_default();
        let end = first + here.partition_point(|known| *known == place);
        let here = self.texts.get(first..end).unwrap_or_default();
        let found = here.binary_search_by(|(listed, _)| (*listed).cmp(text));
        at(here, found.ok()).unwrap_or(self.others)
    }
}

/// The values sorted, each with the first of its positions.
fn firsts<T: Ord>(mut values: Vec<(T, u32)>) -> Vec<(T, u32)> {
    values.sort_unstable();
    values.dedup_by(|later, first| later.0 == first.0);
    values
}

/// The position of a key.
#[inline]
fn of_key(keys: &[(u64, u32)], key: u64) -> Option<u32> {
    let found = keys.partition_point(|(known, _)| *known < key);
    let found = keys.get(found).filter(|(known, _)| *known == key);
    found.map(|(_, position)| *position)
}

/// The position that was found here.
fn at<T>(values: &[(T, u32)], found: Option<usize>) -> Option<u32> {
    found
        .and_then(|at| values.get(at))
        .map(|(_, position)| *position)
}
