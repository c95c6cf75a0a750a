//! Searching all spaces of a caller (query.md 10).

mod best;
mod told;
mod visit;

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::vocabulary::KeysMode;
use rolltop_document::wording::PUT_BACK;
use rolltop_store::{Seq, SpaceRecord};

use super::SearchRequest;
use super::prepare::Prepared;
use crate::Workspace;
use crate::catalog::{Catalogue, Reading};
use crate::error::{Error, Result};
use crate::keys::Caller;
use crate::looks::{Changed, as_chosen};
use crate::objects::{Columns, ObjectRow, PageRoom, ReadRow};
use crate::spaces::{IdSpelling, Page, ShortReferences};

use best::Leading;
use told::{OfSpaces, Warnings, named, told_of};
use visit::{Journey, Visit};

/// Rows of a page whose spaces' names are in memory at once.
const NAMES_AT_ONCE: usize = 64;
/// The path parameter that names a space.
const SPACE: &str = "space_id";
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

/// What one look into all spaces has found.
struct Look<'s> {
    found: FoundAnywhere,
    /// Of which commits the names were of the spaces whose rows it shows.
    names: Vec<(&'s str, Seq)>,
    /// How many spaces it shows nothing of, although they may hold something.
    gaps: usize,
    /// The spaces whose rows could not be read once they were chosen, by position.
    failed: Vec<usize>,
}

impl Workspace {
    /// Searches every space that the caller reaches. A space where something does not resolve is left out with a
    /// warning; when none is left, the first fault answers.
    pub fn search_global(
        &self,
        caller: &Caller,
        request: &SearchRequest<'_>,
        keys: KeysMode,
        ids: IdSpelling,
        page: Page,
    ) -> Result<FoundAnywhere> {
        request.check_conflicts()?;
        let visible = self.visible_spaces(caller)?;
        let journey = Journey::new(self, request, keys, page);
        let mut before: Option<(FoundAnywhere, usize)> = None;
        as_chosen(|changed| {
            let Look {
                found,
                names,
                gaps,
                failed,
            } = self.look_anywhere(&visible, &journey, ids)?;
            // What has to be read once more may fail, or find no time: what was read before is worth more than less.
            if let Some((fuller, _)) = before.take().filter(|(_, before)| *before < gaps) {
                return Ok((fuller, true));
            }
            // Rows of others take the place of those that cannot be read, and pages go on after what is shown.
            let is_whole = failed.is_empty() || changed == Changed::IsShown;
            journey.leave_out(failed);
            let is_true = is_whole && (journey.left().is_zero() || self.have_names(&names));
            if !is_true {
                before = Some((found.clone(), gaps));
            }
            Ok((found, is_true))
        })
    }

    /// The names of all these spaces are still of these commits. Of a space that cannot be asked nobody knows it; the next
    /// look finds out whether it can be read. Each is asked, because what is outdated is forgotten by that.
    fn have_names(&self, names: &[(&str, Seq)]) -> bool {
        let have = names.iter().map(|(space_id, seq)| {
            self.names_are_of(space_id, *seq).unwrap_or_else(|error| {
                slog::error!(self.log, "the names of a space could not be read"; "space.id" => *space_id, "error" => %error);
                false
            })
        });
        have.fold(true, |all, one| all & one)
    }

    /// One look into all spaces.
    fn look_anywhere<'s>(
        &self,
        visible: &'s [SpaceRecord],
        journey: &Journey<'_>,
        ids: IdSpelling,
    ) -> Result<Look<'s>> {
        let Journey {
            request,
            keys,
            page,
            ..
        } = *journey;
        let references = ShortReferences::among(visible.iter().map(|space| space.id.as_str()));
        let spell = |space: &SpaceRecord| references.serve(&space.id, ids);
        let visits = journey.visit_all(visible);
        let best = journey.take_best();
        if let Some((at, fault)) = fault_of_all(&visits) {
            let mut fault = fault.clone();
            if let Some(space) = visible.get(at) {
                asked_in(space, &spell(space), &mut fault.issues);
            }
            return Err(fault.into());
        }
        let mut warnings = Warnings::default();
        let mut left_out = OfSpaces::default();
        let mut unread = Vec::new();
        let mut being_built = Vec::new();
        let mut damaged = Vec::new();
        let mut undefined = Vec::new();
        let mut names = Vec::new();
        let mut total = 0;
        for (space, visit) in visible.iter().zip(&visits) {
            match visit {
                Visit::Searched(searched) => {
                    names.push((space.id.as_str(), searched.names));
                    total += searched.total;
                    if searched.is_being_built {
                        being_built.push(space);
                    }
                    if searched.unread > 0 {
                        damaged.push(space);
                    }
                    let warning = searched.undefined.warning();
                    undefined.extend(warning.map(|issue| (space, issue)));
                }
                Visit::LeftOut(fault) => left_out.add(space, first_of(fault)),
                Visit::Unread => unread.push(space),
            }
        }
        let left_out = left_out.told(&spell, "was left out", "were left out");
        warnings.add_all(left_out.map(|(_, issue)| issue));
        warnings.add_all(missing(&unread, visible.len(), &spell));
        warnings.add_all(incomplete(&being_built, &spell));
        warnings.add_all(with_damaged(&damaged, &spell));
        warnings.add_all(with_unknown_names(undefined, &spell));
        let mut unknown = OfSpaces::default();
        for (space, visit) in visible.iter().zip(visits) {
            let Visit::Searched(searched) = visit else {
                continue;
            };
            warnings.add_all(searched.cut_corrections);
            warnings.add_all(searched.warnings);
            let issues = searched.unknown_fields.into_iter();
            issues.for_each(|issue| unknown.add(space, issue));
        }
        let unknown = unknown.told(&spell, "does not know this field", "do not know this field");
        warnings.add_all(unknown.map(|(space, issue)| there(&spell(space), issue)));
        let places: Vec<Leading> = page.of(best.into_rows()).collect();
        let (rows, failed) =
            self.rows_anywhere(&places, visible, request, keys, &spell, &mut warnings);
        let shown = places.iter().map(|place| place.space);
        let shown = shown.filter(|at| !failed.contains_key(at));
        let shown = shown.filter_map(|at| visible.get(at));
        let shown: HashSet<&str> = shown.map(|space| space.id.as_str()).collect();
        names.retain(|(space_id, _)| shown.contains(space_id));
        let unshown = failed.iter().filter_map(|(at, error)| {
            let space = visible.get(*at)?;
            slog::error!(self.log, "the rows of a space could not be read"; "space.id" => &space.id, "error" => %error);
            Some(space)
        });
        let unshown: Vec<&SpaceRecord> = unshown.collect();
        warnings.add_all(without_rows(&unshown, &spell));
        // A space whose index is being built shows what it has.
        let gaps = unread.len() + unshown.len();
        let found = FoundAnywhere {
            rows,
            total,
            is_partial: gaps > 0 || !being_built.is_empty(),
            warnings: warnings.into_issues(),
        };
        Ok(Look {
            found,
            names,
            gaps,
            failed: failed.into_keys().collect(),
        })
    }

    /// The rows of a page, and what failed in which of the spaces: what is the matter with one is no fault of the others.
    /// What has gone meanwhile is left out.
    fn rows_anywhere(
        &self,
        places: &[Leading],
        spaces: &[SpaceRecord],
        request: &SearchRequest<'_>,
        keys: KeysMode,
        spell: &impl Fn(&SpaceRecord) -> String,
        warnings: &mut Warnings,
    ) -> (Vec<FoundRow>, BTreeMap<usize, Error>) {
        let mut rows = Vec::with_capacity(places.len());
        let mut failed = BTreeMap::new();
        let mut room = PageRoom::new();
        for places in places.chunks(NAMES_AT_ONCE) {
            let mut catalogues: HashMap<usize, Arc<Catalogue>> = HashMap::new();
            for at in places.iter().map(|place| place.space) {
                if failed.contains_key(&at) {
                    continue;
                }
                if let (Entry::Vacant(entry), Some(space)) = (catalogues.entry(at), spaces.get(at))
                {
                    match self.catalogue_by(&space.id, Reading::InPassing) {
                        Ok(Some(catalogue)) => {
                            entry.insert(catalogue);
                        }
                        Ok(None) => {}
                        Err(error) => {
                            failed.insert(at, error);
                        }
                    }
                }
            }
            let prepared = catalogues.iter().filter_map(|(space, catalogue)| {
                Some((*space, Prepared::lenient(request, catalogue, keys).ok()?))
            });
            let prepared: HashMap<usize, Prepared<'_>> = prepared.collect();
            for place in places {
                if room.is_full() {
                    return (rows, failed);
                }
                let at = place.space;
                if failed.contains_key(&at) {
                    continue;
                }
                let (Some(space), Some(catalogue), Some(search)) =
                    (spaces.get(at), catalogues.get(&at), prepared.get(&at))
                else {
                    continue;
                };
                let columns = Columns {
                    fields: &search.fields,
                    keys,
                    catalogue,
                };
                let read = |_, id: &str| {
                    let record = self.store.object(id).map_err(Error::internal)?;
                    Ok(ReadRow::Continue(record))
                };
                let ids = [place.row.id()];
                let found = match self.rows_of(&space.id, &ids, &read, columns, &mut room) {
                    Ok(found) => found,
                    Err(error) => {
                        failed.insert(at, error);
                        continue;
                    }
                };
                warnings.add_all(found.warnings);
                rows.extend(found.rows.into_iter().map(|row| FoundRow {
                    space_id: spell(space),
                    row,
                }));
            }
        }
        (rows, failed)
    }
}

/// What is wrong with a search that resolves in no space; a space that was not read may know what the others do not.
/// That of the first space answers.
fn fault_of_all(visits: &[Visit]) -> Option<(usize, &Fault)> {
    let faults = visits.iter().map(|visit| match visit {
        Visit::LeftOut(fault) => Some(fault),
        Visit::Searched(_) | Visit::Unread => None,
    });
    let faults: Option<Vec<&Fault>> = faults.collect();
    faults?.into_iter().enumerate().next()
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

/// The same of a search that resolves nowhere: the first finding that sends to a space says which one all are of.
fn asked_in(space: &SpaceRecord, spelled: &str, issues: &mut [Issue]) {
    let mut asked = Some(format!("asked in {}", told_of(space, spelled)));
    let of_space = issues.iter_mut().filter(|issue| !issue.see_also.is_empty());
    for issue in of_space {
        let mut told = there(spelled, std::mem::take(issue));
        if let Some(asked) = asked.take() {
            let hint = match told.hint.take() {
                Some(hint) => format!("{hint}; {asked}"),
                None => asked,
            };
            told = told.hint(hint);
        }
        *issue = told;
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

/// Spaces that were searched, and whose rows cannot be read.
fn without_rows(spaces: &[&SpaceRecord], spell: &impl Fn(&SpaceRecord) -> String) -> Option<Issue> {
    let named = named(spaces, spell)?;
    let message = format!("results are incomplete: rows could not be read of {named}");
    Some(Issue::pathless(message).hint("retry later; the log of the server has the cause"))
}

/// What is told of a refusal where others are not refused.
fn first_of(fault: &Fault) -> Issue {
    let first = fault.issues.first();
    let message = first.map_or(fault.message.as_ref(), |issue| issue.message.as_str());
    match first.and_then(|issue| issue.path.as_deref()) {
        Some(path) => Issue::at(path, message),
        None => Issue::pathless(message),
    }
}
