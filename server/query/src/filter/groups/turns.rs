//! The order in which the parts of groups are told: what leaves few rows in question and is soon told comes first, as it
//! often decides without the rest.

use std::cmp::Reverse;

use super::Part;
use super::bits::Bits;
use crate::rows::{Mask, NONE, count, place_in, rows_of};

/// Rows of a sample.
const SAMPLE: usize = 64;

/// Rows of a block for each of the sample, below which to take one costs as much as it saves.
const WORTH: usize = 4;

/// A part in its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    /// Its position.
    pub(super) part: usize,
    /// The groups that have a test in it, and none in a part whose turn comes later.
    pub(super) decided: Bits,
}

/// The turns of parts, which come in this order.
pub(super) fn turns(parts: &[Part], order: Vec<usize>) -> Vec<Turn> {
    let mut behind = Bits::NONE;
    let turns = order.into_iter().rev().filter_map(|part| {
        let asking = parts.get(part)?.asking;
        let decided = asking.and_not(behind);
        behind = behind.or(asking);
        Some(Turn { part, decided })
    });
    let mut turns: Vec<Turn> = turns.collect();
    turns.reverse();
    turns
}

/// Some of the rows of a block, from all over it, if it has many.
pub(super) fn sample(rows: &Mask) -> Option<Mask> {
    let every = count(rows) / SAMPLE;
    let mut sample = NONE;
    for row in rows_of(rows, 0).step_by(every.max(1)).take(SAMPLE) {
        let (word, bit) = place_in(row, 0);
        if let Some(word) = sample.get_mut(word) {
            *word |= bit;
        }
    }
    (every >= WORTH).then_some(sample)
}

/// What a part costs for each row, and the groups that it leaves each row of a sample.
pub(super) type Sampled = (u32, Vec<Bits>);

/// The order of parts in which each excludes as many rows of those before it as it can, for what it costs. Those that
/// exclude none stay as they are.
pub(super) fn order(parts: &[Sampled]) -> Vec<usize> {
    let mut order = Vec::with_capacity(parts.len());
    let mut rest: Vec<(usize, &Sampled)> = parts.iter().enumerate().collect();
    let mut left = vec![Bits::ALL; parts.first().map_or(0, |(_, rows)| rows.len())];
    while !rest.is_empty() {
        let gain = |(_, (cost, of_part)): &(usize, &Sampled)| {
            let rows = left.iter().zip(of_part);
            let excluded =
                rows.filter(|(left, of_part)| left.has_any() && !left.and(**of_part).has_any());
            excluded.count() * SAMPLE / (*cost as usize).max(1)
        };
        let gains = rest.iter().map(gain).enumerate();
        let best = gains.min_by_key(|(_, gain)| Reverse(*gain));
        let (part, (_, of_part)) = rest.remove(best.map_or(0, |(at, _)| at));
        for (left, of_part) in left.iter_mut().zip(of_part) {
            *left = left.and(*of_part);
        }
        order.push(part);
    }
    order
}
