//! What a search over many spaces is told besides its rows: each warning once, and what holds for single spaces gathered
//! by what it says (query.md 10).

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use rolltop_document::issue::Issue;
use rolltop_store::SpaceRecord;

use crate::spaces::told_as;

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

/// What is said of single spaces: those of which the same is said share one warning, however many they are.
#[derive(Default)]
pub(super) struct OfSpaces<'s> {
    said: Vec<(Issue, Vec<&'s SpaceRecord>)>,
    known: HashMap<Reason, usize>,
}

impl<'s> OfSpaces<'s> {
    pub(super) fn add(&mut self, space: &'s SpaceRecord, issue: Issue) {
        match self.known.entry(reason_of(&issue)) {
            Entry::Vacant(entry) => {
                entry.insert(self.said.len());
                self.said.push((issue, vec![space]));
            }
            Entry::Occupied(entry) => {
                if let Some((_, spaces)) = self.said.get_mut(*entry.get()) {
                    spaces.push(space);
                }
            }
        }
    }

    /// The warnings, each with the first of its spaces. `of_one` and `of_many` say what became of them.
    pub(super) fn told(
        self,
        spell: impl Fn(&SpaceRecord) -> String,
        of_one: &str,
        of_many: &str,
    ) -> impl Iterator<Item = (&'s SpaceRecord, Issue)> {
        self.said.into_iter().filter_map(move |(issue, spaces)| {
            let verb = match spaces.len() {
                1 => of_one,
                _ => of_many,
            };
            let named = named(&spaces, &spell)?;
            let message = format!("{named} {verb}: {}", issue.message);
            Some((*spaces.first()?, issue.reworded(message)))
        })
    }
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
