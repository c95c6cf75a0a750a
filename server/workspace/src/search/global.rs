//! Federated search: all spaces of a caller, one after the other, merged by sort keys (query.md 10).

mod told;
mod visit;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::vocabulary::KeysMode;
use rolltop_document::wording::PUT_BACK;
use rolltop_store::{Snapshot, SpaceRecord};

use super::SearchRequest;
use super::files::FilesLeftOut;
use super::prepare::Prepared;
use crate::Workspace;
use crate::catalog::Catalogue;
use crate::error::Result;
use crate::keys::Caller;
use crate::objects::{Columns, ObjectRow, PageRoom};
use crate::spaces::{IdSpelling, Page, ShortReferences};

use told::{OfSpaces, Warnings, named, told_of};
use visit::{Leading, Visit, Visits};

/// How long a search over all spaces reads what is not in memory.
const READING: Duration = Duration::from_secs(1);
/// Rows of a page whose spaces' names are in memory at once.
const NAMES_AT_ONCE: usize = 64;
/// What helps where spaces were not searched.
const ALONE: &str = "search each of them alone; a retry later finds more of them in memory, unless there are more \
                     spaces than fit";

/// A page of what was found in all spaces.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundAnywhere {
    /// The rows of the page.
    pub rows: Vec<FoundRow>,
    /// How many objects match in the spaces that were searched.
    pub total: u64,
    /// More may match: spaces were not searched, or their index is being built.
    pub is_partial: bool,
    /// Advice.
    pub warnings: Vec<Issue>,
}

/// A row and its space.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundRow {
    /// The space, in the spelling asked for.
    pub space_id: String,
    /// The row.
    pub row: ObjectRow,
}

/// What the spaces say besides rows, in the order of the spaces.
#[derive(Default)]
struct Told<'s> {
    left_out: OfSpaces<'s>,
    unread: Vec<&'s SpaceRecord>,
    being_built: Vec<&'s SpaceRecord>,
    damaged: Vec<&'s SpaceRecord>,
    undefined: Vec<(&'s SpaceRecord, Issue)>,
    unknown_fields: OfSpaces<'s>,
    files: FilesLeftOut,
    warnings: Vec<Issue>,
    total: u64,
}

impl Workspace {
    /// Searches every space that the caller reaches. A space where something does not resolve is left out with a
    /// warning, and so are all of them.
    pub fn search_global(
        &self,
        caller: &Caller,
        request: &SearchRequest<'_>,
        keys: KeysMode,
        ids: IdSpelling,
        page: Page,
    ) -> Result<FoundAnywhere> {
        request.check_shape()?;
        let visible = self.visible_spaces(caller)?;
        let references = ShortReferences::among(visible.iter().map(|space| space.id.as_str()));
        let spell = |space: &SpaceRecord| references.serve(&space.id, ids);
        let Visits { visits, best } = self.visit_all(&visible, request, keys, page);
        let mut told = Told::default();
        for (space, visit) in visible.iter().zip(visits) {
            told.add(space, visit);
        }
        let leading: Vec<Leading> = best.into_sorted(page.start()).collect();
        let mut warnings = Warnings::default();
        let read =
            |at: &Snapshot<'_>| self.rows_anywhere(at, &leading, &visible, request, keys, &spell);
        let (rows, of_rows) = self.store.read(read)?;
        let is_partial = !told.unread.is_empty() || !told.being_built.is_empty();
        let total = told.total;
        told.write(&mut warnings, visible.len(), &spell);
        warnings.add_all(of_rows);
        Ok(FoundAnywhere {
            rows,
            total,
            is_partial,
            warnings: warnings.into_issues(),
        })
    }

    /// When a search that begins now ends to read what is not in memory, on the monotonic clock.
    pub(super) fn reading_deadline(&self) -> Duration {
        self.clock.monotonic().saturating_add(READING)
    }

    /// The time until then.
    pub(super) fn left_until(&self, deadline: Duration) -> Duration {
        deadline.saturating_sub(self.clock.monotonic())
    }

    /// Spaces with their positions: first those in memory.
    pub(super) fn loaded_first<'s>(
        &self,
        spaces: &'s [SpaceRecord],
    ) -> Vec<(usize, &'s SpaceRecord)> {
        let all = spaces.iter().enumerate();
        let (mut loaded, others): (Vec<_>, Vec<_>) =
            all.partition(|(_, space)| self.projection.has(&space.id));
        loaded.extend(others);
        loaded
    }

    /// The rows of a page as one snapshot shows them, and their warnings. Objects that have gone since they were found
    /// are left out.
    fn rows_anywhere(
        &self,
        at: &Snapshot<'_>,
        leading: &[Leading],
        spaces: &[SpaceRecord],
        request: &SearchRequest<'_>,
        keys: KeysMode,
        spell: &impl Fn(&SpaceRecord) -> String,
    ) -> Result<(Vec<FoundRow>, Vec<Issue>)> {
        let mut rows = Vec::with_capacity(leading.len());
        let mut warnings = Vec::new();
        let mut room = PageRoom::new();
        for leading in leading.chunks(NAMES_AT_ONCE) {
            let mut names: BTreeMap<usize, (&SpaceRecord, Arc<Catalogue>)> = BTreeMap::new();
            for position in leading.iter().map(|found| found.space) {
                if let (false, Some(space)) = (names.contains_key(&position), spaces.get(position))
                {
                    names.insert(position, (space, self.names_at(at, &space.id)?));
                }
            }
            let prepared = names.iter().filter_map(|(position, (space, catalogue))| {
                let prepared = Prepared::lenient(request, catalogue, keys).ok()?;
                Some((*position, (*space, catalogue, prepared)))
            });
            let prepared: BTreeMap<usize, (&SpaceRecord, &Arc<Catalogue>, Prepared<'_>)> =
                prepared.collect();
            for found in leading {
                if room.is_full() {
                    return Ok((rows, warnings));
                }
                let Some((space, catalogue, prepared)) = prepared.get(&found.space) else {
                    continue;
                };
                let columns = Columns {
                    fields: &prepared.fields,
                    keys,
                    catalogue,
                };
                let record = |id: &str| {
                    let found = at.object_or_damage(id)?;
                    Ok(found.map(|record| record.filter(|record| !record.archived)))
                };
                let search_only = |_: &str| found.search_only.clone();
                let ids = std::iter::once(found.id.as_str());
                let read = (&record as _, &search_only as _);
                let shown = columns.rows_of(at, &space.id, ids, read, &mut room)?;
                warnings.extend(shown.warnings);
                rows.extend(shown.rows.into_iter().map(|row| FoundRow {
                    space_id: spell(space),
                    row,
                }));
            }
        }
        Ok((rows, warnings))
    }
}

impl<'s> Told<'s> {
    fn add(&mut self, space: &'s SpaceRecord, visit: Visit) {
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
        let undefined = searched.undefined.warning();
        self.undefined.extend(undefined.map(|issue| (space, issue)));
        self.warnings.extend(searched.cut_corrections);
        self.warnings.extend(searched.warnings);
        for issue in searched.unknown_fields {
            self.unknown_fields.add(space, issue);
        }
    }

    fn write(
        self,
        warnings: &mut Warnings,
        spaces: usize,
        spell: &impl Fn(&SpaceRecord) -> String,
    ) {
        let left_out = self.left_out.told(spell, "was left out", "were left out");
        warnings.add_all(left_out);
        warnings.add_all(missing(&self.unread, spaces, spell));
        warnings.add_all(incomplete(&self.being_built, spell));
        warnings.add_all(with_damaged(&self.damaged, spell));
        warnings.add_all(with_unknown_names(self.undefined, spell));
        warnings.add_all(self.warnings);
        if self.total == 0 {
            warnings.add_all(self.files.warning());
        }
        let fields = self.unknown_fields;
        let unknown = fields.told(spell, "does not know this field", "do not know this field");
        warnings.add_all(unknown);
    }
}

/// Spaces that were not searched, of so many.
fn missing(
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

/// Spaces whose index is being built.
fn incomplete(spaces: &[&SpaceRecord], spell: &impl Fn(&SpaceRecord) -> String) -> Option<Issue> {
    let named = named(spaces, spell)?;
    let message = format!("results may be incomplete: the index is being built of {named}");
    Some(Issue::pathless(message).hint("retry later"))
}

/// Spaces of which not all values were searched.
fn with_damaged(spaces: &[&SpaceRecord], spell: &impl Fn(&SpaceRecord) -> String) -> Option<Issue> {
    let named = named(spaces, spell)?;
    let message =
        format!("objects are damaged, of which only what can be read is searched: in {named}");
    Some(Issue::pathless(message).hint(PUT_BACK))
}

/// Spaces of which definitions cannot be read, and what each would say alone: one space says which.
fn with_unknown_names(
    mut spaces: Vec<(&SpaceRecord, Issue)>,
    spell: &impl Fn(&SpaceRecord) -> String,
) -> Option<Issue> {
    if spaces.len() == 1 {
        let (space, issue) = spaces.pop()?;
        let message = format!("{}: {}", told_of(space, &spell(space)), issue.message);
        return Some(issue.reworded(message));
    }
    let spaces: Vec<&SpaceRecord> = spaces.into_iter().map(|(space, _)| space).collect();
    let named = named(&spaces, spell)?;
    let message =
        format!("definitions are damaged, and left out: their names are not known in {named}");
    Some(Issue::pathless(message).hint(PUT_BACK))
}

/// What a warning tells of a refusal: its first finding.
fn first_of(fault: Fault) -> Issue {
    let told = fault.issues.into_iter().next();
    told.unwrap_or_else(|| Issue::pathless(fault.message))
}
