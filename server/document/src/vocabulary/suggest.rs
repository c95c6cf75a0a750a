//! Did-you-mean: the known spellings nearest to a wrong one (query.md, did-you-mean).

use super::fold::fold;
use crate::ids::is_minted;

/// Most suggestions in one finding.
pub const MAX_SUGGESTIONS: usize = 3;
/// Most known spellings listed in one finding.
pub const MAX_KNOWN: usize = 15;
/// Longest spelling, in characters, for which edit distance is measured.
const MAX_MEASURED: usize = 64;
/// Greatest edit distance of a suggestion.
const MAX_DISTANCE: usize = 2;

/// How near a known spelling is, nearest first.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Nearness {
    EqualIgnoringCase,
    Prefix,
    Containment,
    Distance,
}

/// At most [`MAX_SUGGESTIONS`] known spellings: equal ignoring case, then prefix and containment (either way),
/// then an edit distance of at most two; ties alphabetical.
pub fn similar<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let wanted = wanted.trim().to_lowercase();
    let rank =
        |candidate: &'a str| Some((nearness(&wanted, &candidate.to_lowercase())?, candidate));
    let mut ranked: Vec<_> = known.into_iter().filter_map(rank).collect();
    ranked.sort_unstable();
    ranked.dedup();
    ranked
        .into_iter()
        .take(MAX_SUGGESTIONS)
        .map(|(_, candidate)| candidate.to_owned())
        .collect()
}

fn nearness(wanted: &str, known: &str) -> Option<Nearness> {
    if wanted.is_empty() || known.is_empty() {
        return None;
    }
    if wanted == known {
        return Some(Nearness::EqualIgnoringCase);
    }
    if known.starts_with(wanted) || wanted.starts_with(known) {
        return Some(Nearness::Prefix);
    }
    if known.contains(wanted) || wanted.contains(known) {
        return Some(Nearness::Containment);
    }
    let measured = wanted.chars().count() <= MAX_MEASURED && known.chars().count() <= MAX_MEASURED;
    (measured && strsim::levenshtein(wanted, known) <= MAX_DISTANCE).then_some(Nearness::Distance)
}

/// The one known spelling that was most likely meant: the one of equal folded form (`bulletedListItem` is
/// `bulleted_list_item`), else the nearest of [`similar`] of which at most half of the characters are wrong: a single
/// suggestion is followed, and two wrong characters in `foo` leave nothing of it.
pub fn nearest<'a>(
    wanted: &str,
    known: impl IntoIterator<Item = &'a str, IntoIter: Clone>,
) -> Option<String> {
    let mut known = known.into_iter();
    let folded = fold(wanted);
    let same = known.clone().find(|candidate| fold(candidate) == folded);
    match same {
        Some(same) => Some(same.to_owned()),
        None => similar(wanted, known.by_ref())
            .into_iter()
            .next()
            .filter(|found| is_close(wanted, found)),
    }
}

fn is_close(wanted: &str, found: &str) -> bool {
    let (wanted, found) = (wanted.trim().to_lowercase(), found.to_lowercase());
    nearness(&wanted, &found) != Some(Nearness::Distance)
        || 2 * strsim::levenshtein(&wanted, &found) <= wanted.chars().count()
}

/// Allowed spellings as a hint lists them, behind the one that was most likely meant: `did you mean b? a, b, c`.
pub fn meant_and_listed(meant: Option<&str>, allowed: &[&str]) -> String {
    let listed = allowed.join(", ");
    match meant {
        Some(meant) => format!("did you mean {meant}? {listed}"),
        None => listed,
    }
}

/// `did you mean a, b?`, or nothing.
pub fn did_you_mean(suggestions: &[String]) -> Option<String> {
    (!suggestions.is_empty()).then(|| format!("did you mean {}?", suggestions.join(", ")))
}

/// The first [`MAX_KNOWN`] of the known spellings, sorted, and how many there are when that is more. Minted keys, which
/// say nothing to a reader, come last.
pub fn known_list<'a>(known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let mut known: Vec<&str> = known.into_iter().collect();
    known.sort_unstable_by_key(|spelling| (is_minted(spelling), *spelling));
    known.dedup();
    let total = known.len();
    known.truncate(MAX_KNOWN);
    match total {
        0 => None,
        _ if total > MAX_KNOWN => Some(format!("{} … ({total} in all)", known.join(", "))),
        _ => Some(known.join(", ")),
    }
}
