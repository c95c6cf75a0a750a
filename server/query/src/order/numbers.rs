//! Sorts over the rows of one keeper, who knows the places of their texts: each value becomes a number, and rows are
//! compared by numbers. The order is that of [`Sorts::compare`].

use std::cmp::Ordering;
use std::sync::Arc;

use super::ladder::Ladder;
use super::listed::Located;
use super::part::Kind;
use super::places::{Places, TextOrder};
use super::{Key, SortRow, Sorts, Source};
use crate::dates::Days;
use crate::rows::Column;
use crate::value::{FieldRef, FieldValue, Symbol};

/// Keeps rows, and knows the places of their texts.
pub trait PlaceKeeper: Sync {
    /// The places of the texts of a field.
    fn texts(&self, field: FieldRef, order: TextOrder) -> Arc<Places>;

    /// The text of a row; empty where it has none, as in [`Self::texts`].
    fn text(&self, field: FieldRef, row: u32) -> &str;

    /// The places of what rows are sorted by when they are sorted by name ([`SortRow::title`]).
    fn titles(&self, order: TextOrder) -> Arc<Places>;

    /// What a row is sorted by when it is sorted by name, as in [`Self::titles`].
    fn title(&self, row: u32) -> &str;

    /// The places of names ([`SortRow::target_name`]), in the order of words.
    fn names(&self) -> Arc<Places>;

    /// The number of the row that an entry of a value names.
    fn target(&self, target: Symbol) -> Option<u32>;
}

/// A row of a keeper.
pub trait PlacedRow: SortRow {
    /// Its number in [`Places`].
    fn number(&self) -> u32;
}

/// Sorts whose values are numbers.
pub struct NumberedSorts<'s> {
    keys: Vec<NumberedKey<'s>>,
    keeper: &'s dyn PlaceKeeper,
}

/// What a row is sorted by; smaller comes first.
///
/// From above: the position among the listed values of a custom order, whether there is a value, the value.
pub type Number = u128;

struct NumberedKey<'s> {
    key: &'s Key,
    kind: NumberedKind,
    /// The listed values of a custom order, if they are texts that have places.
    located: Option<Located<'s>>,
    /// Whether rows without a value come before the others.
    empties_first: bool,
    is_descending: bool,
}

enum NumberedKind {
    Text(Arc<Places>),
    Number,
    Checkbox,
    Seconds,
    Days(Days),
    Options(Ladder),
    Types(Ladder),
    Targets(Arc<Places>),
}

/// Where the three parts of a number lie.
const LISTED_SHIFT: u32 = 112;
const EMPTY_SHIFT: u32 = 104;
/// There is a value, which comes behind where there is none or before it.
const PRESENT: u128 = 1;
/// The greatest value.
const VALUE: u128 = (1 << EMPTY_SHIFT) - 1;
/// Entries of a list that fit into a value, and the bits of each.
const ENTRIES: usize = 3;
const ENTRY_BITS: u32 = 33;

impl Sorts {
    /// Makes the sorts ready for the rows of a keeper.
    pub fn numbered<'s>(&'s self, keeper: &'s dyn PlaceKeeper) -> NumberedSorts<'s> {
        let keys = self.keys.iter().map(|key| {
            let kind = key.numbered_kind(keeper);
            NumberedKey {
                key,
                located: key.located(&kind, keeper),
                kind,
                empties_first: key.empty_order().is_lt(),
                is_descending: key.directed(Ordering::Less).is_gt(),
            }
        });
        NumberedSorts {
            keys: keys.collect(),
            keeper,
        }
    }
}

impl Key {
    fn numbered_kind(&self, keeper: &dyn PlaceKeeper) -> NumberedKind {
        let texts = |order| match self.source {
            Source::Field(field) => keeper.texts(field, order),
            Source::Title => keeper.titles(order),
        };
        match &self.kind {
            Kind::Collated => NumberedKind::Text(texts(TextOrder::Collated)),
            Kind::Bytes => NumberedKind::Text(texts(TextOrder::Bytes)),
            Kind::Number => NumberedKind::Number,
            Kind::Checkbox => NumberedKind::Checkbox,
            Kind::Seconds => NumberedKind::Seconds,
            Kind::Days(zone) => NumberedKind::Days(Days::new(zone)),
            Kind::Options(ranks) => NumberedKind::Options(Ladder::of_options(ranks)),
            Kind::Types(names) => NumberedKind::Types(Ladder::of_names(names)),
            Kind::Targets => NumberedKind::Targets(keeper.names()),
        }
    }

    /// The listed values of a custom order among the places of texts.
    fn located(&self, kind: &NumberedKind, keeper: &dyn PlaceKeeper) -> Option<Located<'_>> {
        match kind {
            NumberedKind::Text(places) if !self.listed.is_empty() => {
                let text = |row| match self.source {
                    Source::Field(field) => keeper.text(field, row),
                    Source::Title => keeper.title(row),
                };
                Some(self.listed.located(places, &text))
            }
            _ => None,
        }
    }
}

impl NumberedSorts<'_> {
    /// What the first sort makes of a row; the same for all without a sort.
    pub fn first<R: PlacedRow>(&self, row: &R) -> Number {
        self.nth(0, row)
    }

    /// The field that the first sort reads.
    pub fn first_field(&self) -> Option<FieldRef> {
        match self.keys.first()?.key.source {
            Source::Field(field) => Some(field),
            Source::Title => None,
        }
    }

    /// The same as [`Self::first`] from the column of [`Self::first_field`] and the number of the row alone; `None`
    /// where that does not suffice.
    #[inline]
    pub fn first_of<C: Column>(&self, column: Option<&C>, row: u32) -> Option<Number> {
        let Some(key) = self.keys.first() else {
            return Some(0);
        };
        key.placed(row)
            .or_else(|| Some(key.number_of(column?.value(row), row, self.keeper)))
    }

    /// How many sorts there are.
    pub fn count(&self) -> usize {
        self.keys.len()
    }

    /// What the sort at this place makes of a row, the first being 0; the same for all where there is none.
    pub fn nth<R: PlacedRow>(&self, at: usize, row: &R) -> Number {
        self.keys
            .get(at)
            .map_or(0, |key| key.number(row, self.keeper))
    }

    /// Rows for which the sort at this place has this number are equal to it: only the next one tells them apart.
    #[inline]
    pub fn is_tie(&self, at: usize, number: Number) -> bool {
        self.keys.get(at).is_none_or(|key| !key.is_cut(number))
    }

    /// Rows for which the first sort has this number are equal: there is nothing to compare but who they are.
    #[inline]
    pub fn is_all(&self, first: Number) -> bool {
        self.keys.len() < 2 && self.is_tie(0, first)
    }

    /// Compares two rows for which the first sort has this number.
    pub fn compare_rest<R: PlacedRow>(&self, first: Number, a: &R, b: &R) -> Ordering {
        let Some((key, rest)) = self.keys.split_first() else {
            return Ordering::Equal;
        };
        rest.iter().fold(key.break_tie(first, a, b), |order, key| {
            order.then_with(|| {
                let [one, other] = [a, b].map(|row| key.number(row, self.keeper));
                let by_number = one.cmp(&other);
                by_number.then_with(|| key.break_tie(one, a, b))
            })
        })
    }
}

impl NumberedKey<'_> {
    fn number<R: PlacedRow>(&self, row: &R, keeper: &dyn PlaceKeeper) -> Number {
        let number = row.number();
        self.placed(number)
            .unwrap_or_else(|| self.number_of(self.key.value(row), number, keeper))
    }

    /// The number of a row whose text nobody needs to look at, because its place says all.
    #[inline]
    fn placed(&self, row: u32) -> Option<Number> {
        match &self.kind {
            NumberedKind::Text(places) => {
                let place = places.place(row);
                let listed = match &self.located {
                    Some(located) => located.position_at(place)?,
                    None => 0,
                };
                Some(self.directed(listed, (place > 0).then_some(place.into())))
            }
            _ => None,
        }
    }

    #[inline]
    fn number_of(&self, value: FieldValue<'_>, row: u32, keeper: &dyn PlaceKeeper) -> Number {
        let listed = match (&self.located, &self.kind) {
            (Some(located), NumberedKind::Text(places)) => {
                located.position(places.place(row), value)
            }
            _ => self.key.listed.position(value),
        };
        self.directed(listed, self.of_value(value, row, keeper))
    }

    /// A number from its parts.
    #[inline]
    fn directed(&self, listed: u32, value: Option<u128>) -> Number {
        let (empty, number) = match value {
            None => (if self.empties_first { 0 } else { 2 }, 0),
            Some(number) if self.is_descending => (PRESENT, VALUE - number),
            Some(number) => (PRESENT, number),
        };
        u128::from(listed) << LISTED_SHIFT | empty << EMPTY_SHIFT | number
    }

    /// The number of a value, ascending; `None` for an empty one. A value of another format counts as empty.
    #[inline]
    fn of_value(&self, value: FieldValue<'_>, row: u32, keeper: &dyn PlaceKeeper) -> Option<u128> {
        Some(match (&self.kind, value) {
            (NumberedKind::Checkbox, value) => (value == FieldValue::Checkbox(true)).into(),
            (_, FieldValue::Text("") | FieldValue::List([])) => return None,
            (NumberedKind::Text(places), FieldValue::Text(_)) => places.place(row).into(),
            (NumberedKind::Number, FieldValue::Number(number)) => ordered(number).into(),
            (NumberedKind::Seconds, FieldValue::Date(seconds)) => above_zero(seconds).into(),
            (NumberedKind::Days(days), FieldValue::Date(seconds)) => {
                above_zero(days.day(seconds)).into()
            }
            (
                NumberedKind::Options(ladder) | NumberedKind::Types(ladder),
                FieldValue::List(list),
            ) => packed(list, |entry| ladder.step(entry)),
            (NumberedKind::Targets(names), FieldValue::List(list)) => {
                packed(list, |entry| names.place_or_blank(keeper.target(entry)))
            }
            _ => return None,
        })
    }

    /// A number hides the end of a long list.
    #[inline]
    fn is_cut(&self, number: Number) -> bool {
        let is_long = match self.kind {
            NumberedKind::Options(_) | NumberedKind::Targets(_) => number & 1 == 1,
            NumberedKind::Text(_)
            | NumberedKind::Number
            | NumberedKind::Checkbox
            | NumberedKind::Seconds
            | NumberedKind::Days(_)
            | NumberedKind::Types(_) => return false,
        };
        let is_empty = number >> EMPTY_SHIFT & PRESENT == 0;
        !is_empty && is_long != self.is_descending
    }

    /// Compares what rows with this number may hide.
    fn break_tie<R: PlacedRow>(&self, number: Number, a: &R, b: &R) -> Ordering {
        if self.is_cut(number) {
            self.key.compare(a, self.key, b)
        } else {
            Ordering::Equal
        }
    }
}

/// The first entries of a list, and whether there are more; a list that begins another comes first.
#[inline]
fn packed(list: &[Symbol], place: impl Fn(Symbol) -> u32) -> u128 {
    let entries = (0..ENTRIES).fold(0, |packed, at| {
        let entry = list.get(at).map_or(0, |entry| u64::from(place(*entry)) + 1);
        packed << ENTRY_BITS | u128::from(entry)
    });
    entries << 1 | u128::from(list.len() > ENTRIES)
}

/// A number that is ordered like a float, which is never NaN; both zeros are one.
pub(super) fn ordered(number: f64) -> u64 {
    let bits = (number + 0.0).to_bits();
    if bits >> 63 == 0 {
        bits | 1 << 63
    } else {
        !bits
    }
}

/// The whole numbers, moved above zero.
pub(super) fn above_zero(number: i64) -> u64 {
    number.cast_unsigned() ^ 1 << 63
}
