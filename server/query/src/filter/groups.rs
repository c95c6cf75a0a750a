//! Many groups of tests held against a row at once: of each class of a property it is known which groups' tests take it,
//! a bit for each group, and what the classes of all its values leave of the groups is what a row passes.

mod bits;
#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]
mod tests;
mod told;
mod turns;

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::OnceLock;

use self::bits::Bits;
use self::told::Told;
use self::turns::{Sampled, Turn};
use super::Step;
use super::place::Placed;
use super::scale::{Class, MISSING, Scale, Wanted};
use super::sorted::Sorted;
use crate::rows::{BLOCK, Column, Mask, NONE, WORD, bits, place_in, rows_of};
use crate::value::FieldRef;

/// Tests that a table has on an average, below which groups are judged one by one: a table is looked into for the rows of a
/// block whatever its number of tests. So 1,000 tests have at most 31 tables, of 4 MiB together.
const FEWEST: usize = 32;

/// Looks into the tables of a part that one list is worth: each of its entries takes one in each table. A list that takes
/// more is judged by the groups one by one, which find the entries of a block once, however many tests ask for them.
const LOOKS: usize = 96;

/// Classes of one property beyond which groups are judged one by one: what is known of them is to stay near the processor.
pub(super) const MOST: usize = 1 << 12;

/// Some groups of tests of which a row is to pass any. Where it is to pass all, it is not to pass any of their complements.
#[derive(Clone, Debug)]
pub(super) struct Groups {
    /// They are complements.
    negated: bool,
    /// How many there are.
    count: usize,
    parts: Vec<Part>,
    /// The order of the parts by what their tests say of them.
    turns: Vec<Turn>,
    /// The same by a sample of the first rows that were many: blocks are much alike.
    learnt: OnceLock<Vec<Turn>>,
    /// The same groups one by one, for rows with long lists; nothing where no group asks twice for a list.
    one_by_one: Option<Box<Step>>,
}

/// What the groups want of one property: at most one test of each, unless it has lists.
#[derive(Clone, Debug)]
struct Part {
    /// Position of its scale among those of the filter.
    scale: usize,
    field: FieldRef,
    /// By class, the groups that it leaves; of a property with lists, those whose test takes it, one after the other for
    /// the first test of each group, the second and so on.
    taking: Vec<Bits>,
    /// Of a property with lists, for the first tests, the second and so on: the groups that are left where no class of a
    /// row is taken, which are those with a negated test, and those without any.
    flipped: Vec<Bits>,
    /// The groups that have a test here.
    asking: Bits,
    /// About what it costs to tell it of a row.
    cost: u32,
}

/// A test, the number of its group, and how many tests the group has before it in the same part.
type Asked<'t> = (usize, usize, &'t Placed);

/// Whether a test leaves many rows, how soon it is told, and the position of its scale: what is less comes first.
type Rank = (bool, u32, usize);

impl Placed {
    /// The classes that it takes, where each of those of a value tells alone whether it passes.
    pub(super) fn ranges(&self) -> Option<&[Range<Class>]> {
        match &self.wanted {
            Wanted::Any(ranges) => Some(ranges),
            Wanted::Every(_) | Wanted::Exactly(_) => None,
        }
    }

    /// It leaves few rows: what it takes are single classes.
    fn is_narrow(&self, negated: bool) -> bool {
        let is_single = |ranges: &[Range<Class>]| ranges.iter().all(|range| range.len() == 1);
        self.leaf.negated == negated && self.ranges().is_some_and(is_single)
    }
}

/// Groups of tests of classes, of which so many at a time are judged at once.
pub(super) struct Sets<'t>(Vec<Set<'t>>);

/// Where the groups are among the steps, and by part what they ask.
type Set<'t> = (Vec<usize>, BTreeMap<(Option<Rank>, usize), Vec<Asked<'t>>>);

/// A group: where it is among the steps, and its tests.
pub(super) type Group<'t> = (usize, Vec<&'t Placed>);

/// How many tests of a part a group has at most.
fn width(asked: &[Asked<'_>]) -> usize {
    asked.iter().map(|(_, nth, _)| nth + 1).max().unwrap_or(0)
}

impl<'t> Sets<'t> {
    /// A row is to pass any group, with every test of it, or all, with any test of each. `None` where they are better judged
    /// one by one.
    pub(super) fn of(any: bool, mut groups: Vec<Group<'t>>, scales: &[Scale]) -> Option<Self> {
        // Where values are compared with nothing there are hardly any classes, each of many rows.
        let ranks = scales.iter().enumerate();
        let ranks = ranks.map(|(at, of)| (!of.has_points(), of.cost(), at));
        let mut ranks: Vec<Rank> = ranks.collect();
        for placed in groups.iter().flat_map(|(_, tests)| tests) {
            if scales.get(placed.scale)?.classes() > MOST {
                return None;
            }
            ranks.get_mut(placed.scale)?.0 |= !placed.is_narrow(!any);
        }
        // Groups with the same properties stand together: those of one set ask for few.
        let rank = |placed: &&Placed| ranks.get(placed.scale).copied();
        groups
            .iter_mut()
            .for_each(|(_, tests)| tests.sort_by_key(rank));
        groups.sort_by_cached_key(|(_, tests)| tests.iter().map(rank).collect::<Vec<_>>());
        let mut sets = Vec::new();
        for groups in groups.chunks(Bits::COUNT) {
            let mut asked: BTreeMap<_, Vec<Asked<'_>>> = BTreeMap::new();
            for (group, (_, tests)) in groups.iter().enumerate() {
                let of_scales = tests.chunk_by(|one, other| one.scale == other.scale);
                for (nth, placed) in of_scales.flat_map(|tests| tests.iter().enumerate()) {
                    let scale = scales.get(placed.scale)?;
                    // Lists are looked at once for all tests of a property.
                    let (part, nth) = match scale.is_of_lists() {
                        true => (0, nth),
                        false => (nth, 0),
                    };
                    let of_part = asked.entry((rank(placed), part)).or_default();
                    of_part.push((group, nth, *placed));
                }
            }
            sets.push((groups.iter().map(|(at, _)| *at).collect(), asked));
        }
        let tests: usize = groups.iter().map(|(_, tests)| tests.len()).sum();
        let parts = sets.iter().flat_map(|(_, asked): &Set<'_>| asked.values());
        let tables: usize = parts.map(|asked| width(asked)).sum();
        (tests >= tables * FEWEST).then_some(Self(sets))
    }

    /// The scales of the properties that its parts ask for, one for each part.
    pub(super) fn scales(&self) -> impl Iterator<Item = usize> {
        let parts = self.0.iter().flat_map(|(_, asked)| asked.values());
        parts.filter_map(|asked| Some(asked.first()?.2.scale))
    }

    /// The same, ready to be held against rows, each with where its groups are among the steps.
    pub(super) fn groups(self, any: bool, scales: &[Scale]) -> Vec<(Groups, Vec<usize>)> {
        let sets = self.0.into_iter().map(|(members, asked)| {
            let parts = asked.into_values();
            let parts = parts.filter_map(|asked| Part::of(any, &asked, scales));
            let parts: Vec<Part> = parts.collect();
            let groups = Groups {
                negated: !any,
                count: members.len(),
                turns: turns::turns(&parts, (0..parts.len()).collect()),
                learnt: OnceLock::new(),
                parts,
                one_by_one: None,
            };
            (groups, members)
        });
        sets.collect()
    }
}

impl Groups {
    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// The same groups one by one.
    pub(super) fn one_by_one(&self) -> Option<&Step> {
        self.one_by_one.as_deref()
    }

    /// Keeps the steps of the groups, if they may be needed.
    pub(super) fn keep(&mut self, steps: Vec<Step>) {
        if self.parts.iter().any(|part| part.flipped.len() > 1) {
            let step = match self.negated {
                true => Step::All(steps),
                false => Step::Any(steps),
            };
            self.one_by_one = Some(Box::new(step));
        }
    }

    /// Takes out of a block, whose first row this is, what does not pass, and what is to be judged by the groups one by one,
    /// which comes back. `sorted` knows the rows by scale, `room` is for what is found out.
    pub(super) fn narrow<C: Column>(
        &self,
        room: &mut Room,
        sorted: &mut [Sorted<'_>],
        mask: &mut Mask,
        first: u32,
        columns: &[C],
    ) -> Mask {
        let all = self
            .parts
            .iter()
            .fold(Bits::NONE, |all, part| all.or(part.asking));
        room.left.resize(BLOCK, Bits::NONE);
        let mut told = Told::nothing(all, mask);
        for turn in self.turns(room, sorted, &told, first, columns) {
            let Some(part) = self.parts.get(turn.part) else {
                continue;
            };
            let rows = match told.before {
                Some(_) => told.open,
                None => room.asked(part, &told.open),
            };
            if rows != NONE {
                told.decided = turn.decided;
                room.judge(part, sorted, &rows, first, columns, &mut told);
                told.before = None;
            }
        }
        let flipped = if self.negated { u64::MAX } else { 0 };
        let told_of = told.passing.iter().zip(told.apart);
        for (word, (passing, apart)) in mask.iter_mut().zip(told_of) {
            *word &= (passing ^ flipped) & !apart;
        }
        told.apart
    }

    /// In which order the parts are told of the rows of a block, whose first row this is; nothing is told yet.
    fn turns<C: Column>(
        &self,
        room: &mut Room,
        sorted: &mut [Sorted<'_>],
        untold: &Told,
        first: u32,
        columns: &[C],
    ) -> &[Turn] {
        if self.parts.len() < 2 || self.learnt.get().is_some() {
            return self.learnt.get().unwrap_or(&self.turns);
        }
        let Some(sample) = turns::sample(&untold.open) else {
            return &self.turns;
        };
        self.learnt.get_or_init(|| {
            let sampled = self.parts.iter().map(|part| {
                let mut told = Told {
                    open: sample,
                    ..*untold
                };
                room.judge(part, sorted, &sample, first, columns, &mut told);
                let left = rows_of(&sample, 0).map(|row| {
                    let (word, bit) = place_in(row, 0);
                    let is_apart = told.apart.get(word).is_some_and(|apart| apart & bit != 0);
                    let left = room.left.get(row as usize).filter(|_| !is_apart);
                    left.copied().unwrap_or(Bits::ALL)
                });
                (part.cost, left.collect())
            });
            let sampled: Vec<Sampled> = sampled.collect();
            turns::turns(&self.parts, turns::order(&sampled))
        })
    }
}

impl Part {
    /// Of tests of one property, by group.
    fn of(any: bool, asked: &[Asked<'_>], scales: &[Scale]) -> Option<Self> {
        let (_, _, placed) = asked.first()?;
        let scale = scales.get(placed.scale)?;
        let width = width(asked);
        let mut taking = vec![Bits::NONE; (scale.classes() + 1) * width];
        let (mut flipped, mut asking) = (vec![Bits::ALL; width], Bits::NONE);
        for (group, nth, placed) in asked {
            let bit = Bits::one(*group);
            // It turns where a range begins, and where it ends.
            let mut turn = |class: Class| {
                if let Some(taking) = taking.get_mut(class as usize * width + nth) {
                    *taking = taking.turned(bit);
                }
            };
            for range in placed.ranges()? {
                turn(range.start);
                turn(range.end);
            }
            if placed.leaf.negated != any
                && let Some(flipped) = flipped.get_mut(*nth)
            {
                *flipped = flipped.and_not(bit);
            }
            asking = asking.or(bit);
        }
        let mut last = match scale.is_of_lists() {
            true => vec![Bits::NONE; width],
            false => flipped.clone(),
        };
        for of_class in taking.chunks_mut(width) {
            for (taking, last) in of_class.iter_mut().zip(&mut last) {
                *last = last.turned(*taking);
                *taking = *last;
            }
        }
        Some(Self {
            scale: placed.scale,
            field: scale.field,
            taking,
            flipped,
            asking,
            cost: scale.cost(),
        })
    }

    /// What a class leaves where each group has one test.
    #[inline]
    fn taking(&self, class: Class) -> Bits {
        let taking = self.taking.get(class as usize);
        taking.copied().unwrap_or(Bits::NONE)
    }

    /// The most classes of a list that is judged by all groups at once.
    #[inline]
    fn longest(&self) -> usize {
        match self.flipped.len() {
            0 | 1 => usize::MAX,
            width => LOOKS / width,
        }
    }

    /// Which of some groups a list leaves that has these classes.
    #[inline]
    fn leaving(&self, classes: &[Class], of: Bits) -> Bits {
        let (width, mut left) = (self.flipped.len(), of.and(self.asking));
        for (nth, flipped) in self.flipped.iter().enumerate() {
            let taking = classes.iter().map(|class| {
                let taking = self.taking.get(*class as usize * width + nth);
                taking.copied().unwrap_or(Bits::NONE)
            });
            left = left.and(taking.fold(Bits::NONE, Bits::or).turned(*flipped));
            if !left.has_any() {
                break;
            }
        }
        left.or(of.and_not(self.asking))
    }
}

/// Room for what is known of the rows of a block.
#[derive(Debug, Default)]
pub(super) struct Room {
    /// The groups that each may still pass, once a part has told of it.
    left: Vec<Bits>,
    /// The classes of the list at hand.
    classes: Vec<Class>,
}

impl Room {
    /// The rows that have any group left which a part has a test of.
    fn asked(&self, part: &Part, open: &Mask) -> Mask {
        let mut asked = *open;
        for (word, left) in asked.iter_mut().zip(self.left.chunks(WORD)) {
            let found = bits(*word).map(|bit| {
                let left = left.get(bit as usize).copied().unwrap_or(Bits::NONE);
                u64::from(left.and(part.asking).has_any()) << bit
            });
            *word = found.fold(0, |found, bit| found | bit);
        }
        asked
    }

    /// Judges rows, whose block begins with this one, by one part.
    fn judge<C: Column>(
        &mut self,
        part: &Part,
        sorted: &mut [Sorted<'_>],
        rows: &Mask,
        first: u32,
        columns: &[C],
        told: &mut Told,
    ) {
        let of_part = sorted.get_mut(part.scale);
        let of_part = of_part.zip(columns.get(part.field.index()));
        let Some((sorted, column)) = of_part else {
            return;
        };
        let scale = sorted.scale();
        if scale.is_of_lists() {
            let Self { left, classes } = self;
            let mut missing = *rows;
            // A list that no test asks for leaves as much as none.
            let leaving = part.leaving(&[MISSING], Bits::ALL);
            scale.visit_lists(rows, first, column, |class, entries, row| {
                let (word, bit) = place_in(row, first);
                if let Some(missing) = missing.get_mut(word) {
                    *missing &= !bit;
                }
                classes.clear();
                classes.extend(class);
                for entry in entries {
                    classes.extend(scale.class_of(*entry));
                }
                if classes.len() > part.longest() {
                    told.put_apart(word, bit);
                } else if let Some(left) = left.get_mut((row - first) as usize) {
                    let before = told.before.unwrap_or(*left);
                    *left = match classes.as_slice() {
                        [] => before.and(leaving),
                        classes => part.leaving(classes, before),
                    };
                    told.tell_one(*left, word, bit);
                }
            });
            told.tell(&missing, left, &[(); BLOCK], |()| leaving);
        } else {
            let classes = sorted.classes(rows, first, column);
            told.tell(rows, &mut self.left, classes, |class| part.taking(*class));
        }
    }
}
