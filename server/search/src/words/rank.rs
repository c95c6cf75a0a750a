//! Relevance of a match as one number (query.md 9, Relevance).

use super::marks::{InTitle, Mark};

/// Bits of the timestamp in a rank.
const TIME_BITS: u32 = 46;

#[derive(Clone, Copy, Debug)]
enum Tier {
    TitleEquals,
    InTitleInOrder,
    AllInTitle,
    AllInObject,
    Some,
    Corrected,
}

/// The rank of a match of a query with the terms `all`; smaller is better. Compares the tier, then distinct terms,
/// terms in the title, and `modified_at` (Unix seconds, later first).
pub(super) fn rank(mark: Mark, all: u64, modified_at: i64) -> u64 {
    // All dates of documents lie within the limits (years 0001 to 9999).
    let limit = (1_i64 << (TIME_BITS - 1)) - 1;
    let age = limit - modified_at.clamp(-limit, limit);
    let missing = |bits: u64| u64::from(u64::BITS - bits.count_ones());
    let parts = [
        (tier(mark, all) as u64, 3),
        (missing(mark.any | mark.corrected), 7),
        (missing(mark.title), 7),
        (age.unsigned_abs(), TIME_BITS),
    ];
    parts
        .into_iter()
        .fold(0, |rank, (part, bits)| rank << bits | part)
}

fn tier(mark: Mark, all: u64) -> Tier {
    if mark.any == 0 {
        Tier::Corrected
    } else if mark.any != all {
        Tier::Some
    } else if mark.title & all != all {
        Tier::AllInObject
    } else {
        match mark.in_title {
            InTitle::Equal => Tier::TitleEquals,
            InTitle::InOrder => Tier::InTitleInOrder,
            InTitle::Scattered => Tier::AllInTitle,
        }
    }
}
