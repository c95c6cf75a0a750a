//! What a search over many spaces is told besides its rows: each warning once, and what holds for single spaces gathered
//! by what it says (query.md 10).

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use rolltop_document::issue::Issue;
use rolltop_document::vocabulary::{DID_YOU_MEAN, KNOWN_KEYS};
use rolltop_store::SpaceRecord;

use crate::spaces::told_as;

/// The path parameter that names a space.
const SPACE: &str = "space_id";
/// Most spaces that a warning names.
const MAX_NAMED: usize = 8;

/// What makes two warnings one: path and message.
type Reason = (Option<String>, String);

fn reason_of(issue: &Issue) -> Reason {
    (issue.path.clone(), issue.message.clone())
}

/// Warnings, each once.
#[derive(Default)]
pub(super) struct Warnings {
    told: Vec<Issue>,
    known: HashSet<Reason>,
}

impl Warnings {
    pub(super) fn add_all(&mut self, warnings: impl IntoIterator<Item = Issue>) {
        let known = &mut self.known;
        let warnings = warnings.into_iter();
        self.told
            .extend(warnings.filter(|warning| known.insert(reason_of(warning))));
    }

    pub(super) fn into_issues(self) -> Vec<Issue> {
        self.told
    }
}

/// What is said of single spaces: those of which the same is said share one warning, however many they are and whatever
/// else they know.
#[derive(Default)]
pub(super) struct OfSpaces<'s> {
    said: Vec<(Issue, Vec<&'s SpaceRecord>)>,
    known: HashMap<Reason, usize>,
}

impl<'s> OfSpaces<'s> {
    pub(super) fn add(&mut self, space: &'s SpaceRecord, issue: Issue) {
        let reason = (issue.path.clone(), without_known(&issue.message).to_owned());
        match self.known.entry(reason) {
            Entry::Vacant(entry) => {
                entry.insert(self.said.len());
                self.said.push((issue, vec![space]));
            }
            Entry::Occupied(entry) => {
                let Some((told, spaces)) = self.said.get_mut(*entry.get()) else {
                    return;
                };
                let message = match told.message == issue.message {
                    true => issue.message.clone(),
                    false => without_known(&issue.message).to_owned(),
                };
                // The request that a hint speaks of is one of the first space.
                if suggests(&issue) && !suggests(told) {
                    *told = issue;
                    spaces.insert(0, space);
                } else {
                    spaces.push(space);
                }
                told.message = message;
            }
        }
    }

    /// The warnings, each with the first of its spaces. `of_one` and `of_many` say what became of them.
    pub(super) fn told(
        self,
        spell: impl Fn(&SpaceRecord) -> String,
        of_one: &str,
        of_many: &str,
    ) -> impl Iterator<Item = Issue> {
        self.said.into_iter().filter_map(move |(issue, spaces)| {
            let verb = match spaces.len() {
                1 => of_one,
                _ => of_many,
            };
            let named = named(&spaces, &spell)?;
            let message = format!("{named} {verb}: {}", issue.message);
            let first = spell(spaces.first()?);
            Some(there(&first, issue.reworded(message)))
        })
    }
}

/// A miss without the keys that its own space has in its place.
fn without_known(message: &str) -> &str {
    message
        .split_once(KNOWN_KEYS)
        .map_or(message, |(miss, _)| miss)
}

/// Whether a finding says what was probably meant.
fn suggests(issue: &Issue) -> bool {
    let hint = issue.hint.as_deref().unwrap_or_default();
    hint.starts_with(DID_YOU_MEAN)
}

/// What is said of one space, with requests that can be sent as they stand.
fn there(spelled: &str, mut issue: Issue) -> Issue {
    for request in &mut issue.see_also {
        if !request.params.contains_key(SPACE) {
            *request = request.clone().param(SPACE, spelled);
        }
    }
    issue
}

/// The first of these spaces, and how many more there are; `None` where there are none.
pub(super) fn named(
    spaces: &[&SpaceRecord],
    spell: &impl Fn(&SpaceRecord) -> String,
) -> Option<String> {
    let first = spaces.iter().take(MAX_NAMED);
    let first: Vec<String> = first.map(|space| told_of(space, &spell(space))).collect();
    if first.is_empty() {
        return None;
    }
    let more = match spaces.len() - first.len() {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    Some(first.join(", ") + &more)
}

/// How messages name a space.
pub(super) fn told_of(space: &SpaceRecord, spelled: &str) -> String {
    format!("space {}", told_as(space, spelled))
}
