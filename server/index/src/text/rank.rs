//! What a match is worth (query.md 9, Relevance).

use std::cmp::Reverse;

use rolltop_query::words::{Piece, TextQuery, pieces};

/// The place of a match in the order of relevance; the smaller the better. Ties are broken by object id.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub struct Rank {
    tier: Tier,
    /// Distinct terms matched.
    terms: Reverse<u32>,
    /// Of them in the title.
    in_title: Reverse<u32>,
    /// Unix seconds.
    modified_at: Reverse<i64>,
}

#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Tier {
    TitleEquals,
    InTitleInOrder,
    AllInTitle,
    AllInObject,
    Some,
    Corrected,
}

/// Which items an object holds, a bit for each.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Mark {
    /// Anywhere.
    pub(super) any: u64,
    pub(super) title: u64,
    /// By another spelling.
    pub(super) corrected: u64,
    /// The title has as many positions as the query: no other can equal it.
    pub(super) is_as_long: bool,
}

/// One position of a text.
#[derive(Debug, Eq, PartialEq)]
enum Unit {
    Word(String),
    Char(char),
}

/// A query as titles are compared with it.
pub(super) struct Ranking<'q> {
    query: &'q TextQuery,
    all: u64,
    units: Vec<Unit>,
}

impl<'q> Ranking<'q> {
    pub(super) fn new(query: &'q TextQuery) -> Self {
        Self {
            query,
            all: query.all_items(),
            units: units(query.pieces()),
        }
    }

    /// `titles` are the plural name and the name, each asked for only where it decides.
    pub(super) fn rank<'n>(
        &self,
        mark: Mark,
        modified_at: i64,
        titles: impl Iterator<Item = &'n str>,
    ) -> Rank {
        Rank {
            tier: self.tier(mark, titles),
            terms: Reverse((mark.any | mark.corrected).count_ones()),
            in_title: Reverse(mark.title.count_ones()),
            modified_at: Reverse(modified_at),
        }
    }

    /// No less than what a match is worth, without a look at titles in which the words of a query would have to be
    /// found: matches that differ in it are in its order. Of a query of several words, all whose titles hold every word are
    /// equal.
    pub(super) fn at_most<'n>(
        &self,
        mark: Mark,
        modified_at: i64,
        titles: impl Iterator<Item = &'n str>,
    ) -> Rank {
        if self.query.is_single() || mark.any & mark.title != self.all {
            return self.rank(mark, modified_at, titles);
        }
        Rank {
            tier: Tier::TitleEquals,
            terms: Reverse(u32::MAX),
            in_title: Reverse(u32::MAX),
            modified_at: Reverse(i64::MAX),
        }
    }

    fn tier<'n>(&self, mark: Mark, mut titles: impl Iterator<Item = &'n str>) -> Tier {
        if mark.any == 0 {
            return Tier::Corrected;
        }
        if mark.any != self.all {
            return Tier::Some;
        }
        if mark.title != self.all {
            return Tier::AllInObject;
        }
        let plural = titles.next().unwrap_or_default();
        // One term that the title holds stands there in order; only a title of its length can equal it.
        if plural.is_empty() && self.query.is_single() && !mark.is_as_long {
            return Tier::InTitleInOrder;
        }
        let best = titles.chain([plural]).map(|title| self.of_title(title));
        best.min().unwrap_or(Tier::AllInTitle)
    }

    fn of_title(&self, title: &str) -> Tier {
        let title = units(&pieces(title));
        if title == self.units {
            return Tier::TitleEquals;
        }
        let stands = title
            .windows(self.units.len().max(1))
            .any(|window| self.stands(window));
        if stands {
            Tier::InTitleInOrder
        } else {
            Tier::AllInTitle
        }
    }

    fn stands(&self, window: &[Unit]) -> bool {
        let (Some((last, before)), Some((wanted, first))) =
            (window.split_last(), self.units.split_last())
        else {
            return false;
        };
        let ends = match (last, wanted) {
            (Unit::Word(word), Unit::Word(prefix)) if self.query.has_open_end() => {
                word.starts_with(prefix.as_str())
            }
            _ => last == wanted,
        };
        ends && before == first
    }
}

/// How many positions the words of a query have.
pub(super) fn positions(query: &TextQuery) -> u32 {
    u32::try_from(units(query.pieces()).len()).unwrap_or(u32::MAX)
}

fn units(pieces: &[Piece]) -> Vec<Unit> {
    let mut units = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Word(word) => units.push(Unit::Word(word.clone())),
            Piece::Run(chars) => units.extend(chars.iter().map(|c| Unit::Char(*c))),
        }
    }
    units
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A match of a query of so many items: its mark, when it was modified, its plural name and name.
    fn matched(all: u64) -> impl Strategy<Value = (Mark, i64, [String; 2])> {
        let title = || prop::sample::select(vec!["", "a", "b", "a b", "b a", "a c b", "ab"]);
        let bits = || prop_oneof![Just(all), 0..=all];
        let marks = (bits(), bits(), 0..=all, any::<bool>());
        let mark = marks.prop_map(|(any, title, corrected, is_as_long)| Mark {
            any,
            title: (any | corrected) & title,
            corrected,
            is_as_long,
        });
        let titles =
            (title(), title()).prop_map(|(plural, name)| [plural, name].map(str::to_owned));
        (mark, 0_i64..3, titles)
    }

    proptest! {
        // query.md 9: what is let go without a look at its titles comes after what stays.
        #[test]
        fn matches_that_differ_at_most_are_in_their_order(
            (query, one, other) in prop::sample::select(vec!["a", "a b", "\"a b\"", "a b c"])
                .prop_flat_map(|query| {
                    let all = TextQuery::parse(query).all_items();
                    (Just(query), matched(all), matched(all))
                })
        ) {
            let query = TextQuery::parse(query);
            let ranking = Ranking::new(&query);
            let of = |(mark, modified_at, titles): &(Mark, i64, [String; 2])| {
                let titles = || titles.iter().map(String::as_str);
                (
                    ranking.at_most(*mark, *modified_at, titles()),
                    ranking.rank(*mark, *modified_at, titles()),
                )
            };
            let ((most, rank), (other_most, other_rank)) = (of(&one), of(&other));
            prop_assert!(most <= rank);
            if most < other_most {
                prop_assert!(rank < other_rank);
            }
        }
    }
}
