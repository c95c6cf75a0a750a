//! Searching all spaces of a caller (query.md 10).

mod best;
mod told;
mod visit;

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use rolltop_document::issue::{Fault, Issue, Ref};
use rolltop_document::vocabulary::KeysMode;
use rolltop_store::{Seq, SpaceRecord};

use super::prepare::Prepared;
use super::{SearchRequest, as_chosen};
use crate::Workspace;
use crate::catalog::{Catalogue, Reading};
use crate::error::{Error, Result};
use crate::keys::Caller;
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

impl Workspace {
    /// Searches every space that the caller reaches. A space where something does not resolve is left out with a
    /// warning; when none is left, the first fault answers.
    pub fn search_global(
        &self,
        caller: &Caller,
        request: &SearchRequest,
        keys: KeysMode,
        ids: IdSpelling,
        page: Page,
    ) -> Result<FoundAnywhere> {
        request.check_conflicts()?;
        let visible = self.visible_spaces(caller)?;
        let journey = Journey::new(self, request, keys, page);
        as_chosen(|_| {
            let (found, names) = self.look_anywhere(&visible, &journey, ids)?;
            // What has to be read once more may find no time.
            let is_true = journey.left().is_zero() || self.have_names(&names)?;
            Ok((found, is_true))
        })
    }

    /// The names of all these spaces are still of these commits.
    fn have_names(&self, names: &[(&str, Seq)]) -> Result<bool> {
        for (space_id, seq) in names {
            if !self.names_are_of(space_id, *seq)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// One look into all spaces, and which names those had whose rows it shows.
    fn look_anywhere<'s>(
        &self,
        visible: &'s [SpaceRecord],
        journey: &Journey<'_>,
        ids: IdSpelling,
    ) -> Result<(FoundAnywhere, Vec<(&'s str, Seq)>)> {
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
                }
                Visit::LeftOut(fault) => left_out.add(space, first_of(fault)),
                Visit::Unread => unread.push(space),
            }
        }
        let left_out = left_out.told(&spell, "was left out", "were left out");
        warnings.add_all(left_out.map(|(_, issue)| issue));
        warnings.add_all(missing(&unread, visible.len(), &spell));
        warnings.add_all(incomplete(&being_built, &spell));
        let mut unknown = OfSpaces::default();
        for (space, visit) in visible.iter().zip(visits) {
            let Visit::Searched(searched) = visit else {
                continue;
            };
            warnings.add_all(searched.cut_words);
            warnings.add_all(searched.warnings);
            let issues = searched.unknown_fields.into_iter();
            issues.for_each(|issue| unknown.add(space, issue));
        }
        let unknown = unknown.told(&spell, "does not know this field", "do not know this field");
        warnings.add_all(unknown.map(|(space, issue)| there(&spell(space), issue)));
        let places: Vec<Leading> = page.of(best.into_rows()).collect();
        let shown = places.iter().filter_map(|place| visible.get(place.space));
        let shown: HashSet<&str> = shown.map(|space| space.id.as_str()).collect();
        names.retain(|(space_id, _)| shown.contains(space_id));
        let rows = self.rows_anywhere(&places, visible, request, keys, &spell, &mut warnings)?;
        let found = FoundAnywhere {
            rows,
            total,
            is_partial: !unread.is_empty() || !being_built.is_empty(),
            warnings: warnings.into_issues(),
        };
        Ok((found, names))
    }

    /// The rows of a page. What has gone meanwhile is left out.
    fn rows_anywhere(
        &self,
        places: &[Leading],
        spaces: &[SpaceRecord],
        request: &SearchRequest,
        keys: KeysMode,
        spell: &impl Fn(&SpaceRecord) -> String,
        warnings: &mut Warnings,
    ) -> Result<Vec<FoundRow>> {
        let mut rows = Vec::with_capacity(places.len());
        let mut room = PageRoom::new();
        for places in places.chunks(NAMES_AT_ONCE) {
            let mut catalogues: HashMap<usize, Arc<Catalogue>> = HashMap::new();
            for place in places {
                if let (Entry::Vacant(entry), Some(space)) =
                    (catalogues.entry(place.space), spaces.get(place.space))
                {
                    let catalogue = self.catalogue_by(&space.id, Reading::InPassing)?;
                    catalogue.map(|catalogue| entry.insert(catalogue));
                }
            }
            let prepared = catalogues.iter().filter_map(|(space, catalogue)| {
                Some((*space, Prepared::lenient(request, catalogue, keys).ok()?))
            });
            let prepared: HashMap<usize, Prepared<'_>> = prepared.collect();
            for place in places {
                if room.is_full() {
                    return Ok(rows);
                }
                let at = place.space;
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
                let found = self.rows_of(&space.id, &ids, &read, columns, &mut room)?;
                warnings.add_all(found.warnings);
                rows.extend(found.rows.into_iter().map(|row| FoundRow {
                    space_id: spell(space),
                    row,
                }));
            }
        }
        Ok(rows)
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
        "results are incomplete: {} of {of} spaces were not searched, because they are not in memory and could not \
         be read, or not in time: {named}",
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

/// What is told of a refusal where others are not refused.
fn first_of(fault: &Fault) -> Issue {
    let first = fault.issues.first();
    let message = first.map_or(fault.message.as_ref(), |issue| issue.message.as_str());
    match first.and_then(|issue| issue.path.as_deref()) {
        Some(path) => Issue::at(path, message),
        None => Issue::pathless(message),
    }
}
