//! Warnings of a federated search: spaces with the same fault share one (query.md 10).

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::vocabulary::{DID_YOU_MEAN, KNOWN_KEYS};
use rolltop_document::wording::PUT_BACK;
use rolltop_store::SpaceRecord;

use super::visit::Searched;
use crate::search::files::FilesLeftOut;
use crate::search::visits::Visit;
use crate::spaces::told_as;

/// The path parameter that names a space.
const SPACE: &str = "space_id";
/// The most spaces that one warning names.
const MAX_NAMED: usize = 8;

/// The hint for spaces that were not searched.
const ALONE: &str = "search each of them alone; a retry later finds more of them in memory, unless there are more \
                     spaces than fit";

/// The reports of the searched spaces, apart from rows, in the order of the spaces.
#[derive(Default)]
pub(super) struct Reports<'s> {
    left_out: SharedWarnings<'s>,
    unread: Vec<&'s SpaceRecord>,
    being_built: Vec<&'s SpaceRecord>,
    damaged: Vec<&'s SpaceRecord>,
    undefined: Vec<(&'s SpaceRecord, Issue)>,
    unknown_fields: SharedWarnings<'s>,
    files: FilesLeftOut,
    warnings: Vec<Issue>,
    pub(super) total: u64,
}

impl<'s> Reports<'s> {
    pub(super) fn add(&mut self, space: &'s SpaceRecord, visit: Visit<Searched>) {
        let searched = match visit {
            Visit::Searched(searched) => searched,
            Visit::LeftOut(fault) => return self.left_out.add(space, first_of(fault)),
            Visit::Unread => return self.unread.push(space),
        };
        self.total += searched.total;
        self.files.add(searched.files);
        if searched.is_partial {
            self.being_built.push(space);
        }
        if searched.damaged > 0 {
            self.damaged.push(space);
        }
        let undefined = searched.undefined.into_iter();
        self.undefined.extend(undefined.map(|issue| (space, issue)));
        self.warnings.extend(searched.cut_corrections);
        self.warnings.extend(searched.warnings);
        for issue in searched.unknown_fields {
            self.unknown_fields.add(space, issue);
        }
    }

    /// True if more objects may match: spaces were not searched, or their index is being built.
    pub(super) fn is_partial(&self) -> bool {
        !self.unread.is_empty() || !self.being_built.is_empty()
    }

    /// The warnings of a search over this number of spaces.
    pub(super) fn into_warnings(
        self,
        spaces: usize,
        spell: &impl Fn(&SpaceRecord) -> String,
    ) -> Vec<Issue> {
        let left_out = self
            .left_out
            .of_spaces(spell, "was left out", "were left out");
        let mut warnings: Vec<Issue> = left_out.collect();
        warnings.extend(not_searched(&self.unread, spaces, spell));
        warnings.extend(named(&self.being_built, spell).map(|spaces| {
            let message =
                format!("results may be incomplete: the index is being built of {spaces}");
            Issue::pathless(message).hint("retry later")
        }));
        warnings.extend(named(&self.damaged, spell).map(|spaces| {
            let message = format!(
                "objects are damaged, and a search covers only their readable parts: in {spaces}"
            );
            Issue::pathless(message).hint(PUT_BACK)
        }));
        warnings.extend(with_unknown_names(self.undefined, spell));
        warnings.extend(self.warnings);
        if self.total == 0 {
            warnings.extend(self.files.warning());
        }
        let fields = self.unknown_fields;
        warnings.extend(fields.of_spaces(
            spell,
            "does not know this field",
            "do not know this field",
        ));
        warnings
    }
}

/// Warnings on single spaces. All spaces with the same fault share one, even if they know different names.
#[derive(Default)]
struct SharedWarnings<'s> {
    warnings: Vec<(Issue, Vec<&'s SpaceRecord>)>,
    /// Positions of warnings by path and message, without the keys that only one space knows.
    known: HashMap<(Option<String>, String), usize>,
}

impl<'s> SharedWarnings<'s> {
    fn add(&mut self, space: &'s SpaceRecord, issue: Issue) {
        let reason = (issue.path.clone(), without_known(&issue.message).to_owned());
        match self.known.entry(reason) {
            Entry::Vacant(entry) => {
                entry.insert(self.warnings.len());
                self.warnings.push((issue, vec![space]));
            }
            Entry::Occupied(entry) => {
                let Some((shared, spaces)) = self.warnings.get_mut(*entry.get()) else {
                    return;
                };
                let message = match shared.message == issue.message {
                    true => issue.message.clone(),
                    false => without_known(&issue.message).to_owned(),
                };
                // The request in a hint belongs to the first space.
                if suggests(&issue) && !suggests(shared) {
                    *shared = issue;
                    spaces.insert(0, space);
                } else {
                    spaces.push(space);
                }
                shared.message = message;
            }
        }
    }

    /// The warnings, each with its first spaces. `of_one` and `of_many` state the consequence for them.
    fn of_spaces(
        self,
        spell: impl Fn(&SpaceRecord) -> String,
        of_one: &str,
        of_many: &str,
    ) -> impl Iterator<Item = Issue> {
        self.warnings
            .into_iter()
            .filter_map(move |(issue, spaces)| {
                let verb = match spaces.len() {
                    1 => of_one,
                    _ => of_many,
                };
                let named = named(&spaces, &spell)?;
                let message = format!("{named} {verb}: {}", issue.message);
                let first = spell(spaces.first()?);
                Some(with_space(&first, issue.reworded(message)))
            })
    }
}

/// A message without its list of known keys, which differs by space.
fn without_known(message: &str) -> &str {
    message
        .split_once(KNOWN_KEYS)
        .map_or(message, |(miss, _)| miss)
}

/// True if the hint of a finding suggests a name.
fn suggests(issue: &Issue) -> bool {
    let hint = issue.hint.as_deref().unwrap_or_default();
    hint.starts_with(DID_YOU_MEAN)
}

/// A warning on one space. Adds the space to its requests, so that a client can send them unchanged.
fn with_space(spelled: &str, mut issue: Issue) -> Issue {
    for request in &mut issue.see_also {
        if !request.params.contains_key(SPACE) {
            *request = request.clone().param(SPACE, spelled);
        }
    }
    issue
}

/// The first of these spaces, and the number of the others; `None` without spaces.
fn named(spaces: &[&SpaceRecord], spell: &impl Fn(&SpaceRecord) -> String) -> Option<String> {
    let first = spaces.iter().take(MAX_NAMED);
    let first: Vec<String> = first.map(|space| named_one(space, &spell(space))).collect();
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
fn named_one(space: &SpaceRecord, spelled: &str) -> String {
    format!("space {}", told_as(space, spelled))
}

/// The warning on spaces that were not searched; `of` is the number of all spaces.
fn not_searched(
    spaces: &[&SpaceRecord],
    of: usize,
    spell: &impl Fn(&SpaceRecord) -> String,
) -> Option<Issue> {
    let named = named(spaces, spell)?;
    let message = format!(
        "results are incomplete: {} of {of} spaces were not searched, because they could not be read, or not in \
         time: {named}",
        spaces.len()
    );
    Some(
        Issue::pathless(message)
            .hint(ALONE)
            .see(Ref::op("search_space")),
    )
}

/// The warning on spaces with definitions that cannot be read. A single space keeps its own warning, which names them.
fn with_unknown_names(
    mut spaces: Vec<(&SpaceRecord, Issue)>,
    spell: &impl Fn(&SpaceRecord) -> String,
) -> Option<Issue> {
    if spaces.len() == 1 {
        let (space, issue) = spaces.pop()?;
        let message = format!("{}: {}", named_one(space, &spell(space)), issue.message);
        return Some(issue.reworded(message));
    }
    let spaces: Vec<&SpaceRecord> = spaces.into_iter().map(|(space, _)| space).collect();
    let named = named(&spaces, spell)?;
    let message =
        format!("definitions are damaged, and left out: their names are not known in {named}");
    Some(Issue::pathless(message).hint(PUT_BACK))
}

/// The first issue of a refusal.
fn first_of(fault: Fault) -> Issue {
    let first = fault.issues.into_iter().next();
    first.unwrap_or_else(|| Issue::pathless(fault.message))
}
