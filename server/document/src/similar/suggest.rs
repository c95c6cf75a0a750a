//! Did-you-mean suggestions: the known spellings most similar to an unknown one (query.md, did-you-mean).

use super::fold::fold;
use crate::ids::is_minted;

/// Maximum number of suggestions in one finding.
pub const MAX_SUGGESTIONS: usize = 3;
/// Maximum number of known spellings in one finding.
pub const MAX_KNOWN: usize = 15;
/// Maximum length, in characters, of spellings whose edit distance is measured.
const MAX_MEASURED: usize = 64;
/// Maximum edit distance of a suggestion.
const MAX_DISTANCE: usize = 2;
/// Minimum length of a prefix that identifies a word: `asc`, but not `is`.
const MIN_PREFIX: usize = 3;

/// Words that add no meaning.
const FILLERS: [&str; 10] = [
    "is", "does", "to", "of", "than", "view", "block", "item", "type", "value",
];
/// Word endings that do not change the meaning.
const ENDINGS: [&str; 5] = ["", "s", "es", "d", "ed"];
/// Folded prefixes that negate the rest.
const NEGATIONS: [&str; 6] = ["not", "non", "un", "nt", "doesnt", "doesnot"];

/// The similarity of a known spelling, most similar first.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Nearness {
    EqualIgnoringCase,
    Prefix,
    Containment,
    Distance,
}

/// At most [`MAX_SUGGESTIONS`] known spellings. Ranks: equal ignoring case, prefix, containment (either way), then an
/// edit distance of at most two with at least one correct character. Ties are sorted alphabetically.
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
    let (given, meant) = (length(wanted), length(known));
    // The difference in length is a lower bound of the distance.
    let measured = given.max(meant) <= MAX_MEASURED && given.abs_diff(meant) <= MAX_DISTANCE;
    let distance = measured.then(|| strsim::levenshtein(wanted, known))?;
    // If every character is wrong, the words are not related.
    (distance <= MAX_DISTANCE && distance < given).then_some(Nearness::Distance)
}

/// The known spelling that was most likely meant. An equal folded form has priority (`bulletedListItem` is
/// `bulleted_list_item`), then the best rank of [`similar`], if it is close enough: callers follow a single suggestion.
/// Within one rank, the most similar length wins: `is_not_empty` is `not_empty`, although it also contains `empty`.
pub fn nearest<'a>(
    wanted: &str,
    known: impl IntoIterator<Item = &'a str, IntoIter: Clone>,
) -> Option<String> {
    let wanted = wanted.trim();
    let mut known = known.into_iter();
    let folded = fold(wanted);
    let same = known.clone().find(|candidate| fold(candidate) == folded);
    if let Some(same) = same {
        return Some(same.to_owned());
    }
    let lowered = wanted.to_lowercase();
    let rank = |candidate: &'a str| {
        let known = candidate.to_lowercase();
        let nearness = nearness(&lowered, &known)?;
        let apart = length(&lowered).abs_diff(length(&known));
        Some((nearness, apart, candidate))
    };
    // If the best one is not close, no other is.
    let (nearness, _, best) = known.by_ref().filter_map(rank).min()?;
    is_close(wanted, best, nearness).then(|| best.to_owned())
}

/// Whether two spellings plausibly mean the same. Two wrong characters in `mean` leave too little in common. Short
/// words such as `is` are contained in many others. Additional words next to `greater` or `phone` can change the
/// meaning.
fn is_close(wanted: &str, known: &str, nearness: Nearness) -> bool {
    let (given, meant) = (length(wanted), length(known));
    let is_near = match nearness {
        Nearness::EqualIgnoringCase => true,
        // One additional character at the end.
        Nearness::Prefix if given == meant + 1 && meant >= MIN_PREFIX => true,
        Nearness::Prefix | Nearness::Containment if given > meant => says_no_more(wanted, known),
        Nearness::Prefix => given >= MIN_PREFIX || 2 * given >= meant,
        Nearness::Containment => 2 * given >= meant,
        Nearness::Distance => {
            match strsim::levenshtein(&wanted.to_lowercase(), &known.to_lowercase()) {
                wrong @ ..=1 => 2 * wrong <= given,
                wrong => 2 * wrong < given,
            }
        }
    };
    is_near && is_negated(wanted) == is_negated(known)
}

/// Whether a spelling is a known one with another ending or with words that add no meaning.
fn says_no_more(wanted: &str, known: &str) -> bool {
    let (wanted, known) = (words(wanted), words(known));
    let is_same = |(given, word): (&String, &String)| {
        let ending = given.strip_prefix(word.as_str());
        ending.is_some_and(|ending| ENDINGS.contains(&ending))
    };
    let is_here = |beginning: usize| {
        let (before, rest) = wanted.split_at(beginning);
        let (same, after) = rest.split_at(known.len().min(rest.len()));
        same.len() == known.len()
            && same.iter().zip(&known).all(is_same)
            && before
                .iter()
                .chain(after)
                .all(|word| FILLERS.contains(&word.as_str()))
    };
    (0..=wanted.len().saturating_sub(known.len())).any(is_here)
}

/// The words of a spelling, in lower case.
fn words(spelling: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut was_lower = false;
    for letter in spelling.chars() {
        if !letter.is_alphanumeric() || (was_lower && letter.is_uppercase()) {
            words.push(String::new());
        }
        was_lower = letter.is_lowercase();
        if let Some(word) = words.last_mut().filter(|_| letter.is_alphanumeric()) {
            word.extend(letter.to_lowercase());
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Whether a spelling begins with a negation.
fn is_negated(spelling: &str) -> bool {
    let folded = fold(spelling);
    let rest = folded.strip_prefix("is").unwrap_or(&folded);
    spelling.starts_with('!') || NEGATIONS.iter().any(|negation| rest.starts_with(negation))
}

/// The known spelling that was most likely meant: the one that a table of foreign names gives for the folded form, else
/// the [`nearest`].
pub(crate) fn meant_by(table: &[(&str, &str)], wanted: &str, known: &[&str]) -> Option<String> {
    let folded = fold(wanted);
    let is_meant = |(other, ours): &&(&str, &str)| *other == folded && known.contains(ours);
    match table.iter().find(is_meant) {
        Some((_, ours)) => Some((*ours).to_owned()),
        None => nearest(wanted, known.iter().copied()),
    }
}

fn length(spelling: &str) -> usize {
    spelling.chars().count()
}

/// The allowed spellings for a hint, after the suggested one: `did you mean b? a, b, c`.
pub fn meant_and_listed(meant: Option<&str>, allowed: &[&str]) -> String {
    let listed = allowed.join(", ");
    match meant {
        Some(meant) => format!("did you mean {meant}? {listed}"),
        None => listed,
    }
}

/// The start of a hint with suggestions.
pub const DID_YOU_MEAN: &str = "did you mean ";

/// `did you mean a, b?`, or `None` without suggestions.
pub fn did_you_mean(suggestions: &[String]) -> Option<String> {
    (!suggestions.is_empty()).then(|| format!("{DID_YOU_MEAN}{}?", suggestions.join(", ")))
}

/// The first [`MAX_KNOWN`] known spellings, sorted, with the total number if there are more. Generated keys come last,
/// because they mean nothing to a reader.
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
