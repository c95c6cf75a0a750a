//! Searching all spaces of a caller (query.md 10).

mod best;
mod visit;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
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
use visit::{Journey, Visit};

/// Rows of a page whose spaces' names are in memory at once.
const NAMES_AT_ONCE: usize = 64;
/// Most spaces that a warning names.
const MAX_NAMED: usize = 8;
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

    /// One look into all spaces, and which names those had that were searched.
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
        let visits = journey.visit_all(visible)?;
        let best = journey.take_best();
        if let Some((at, fault)) = fault_of_all(&visits) {
            let mut fault = fault.clone();
            if let Some(space) = visible.get(at) {
                let issues = std::mem::take(&mut fault.issues).into_iter();
                let issues = issues.map(|issue| asked_in(space, &spell(space), issue));
                fault.issues = issues.collect();
            }
            return Err(fault.into());
        }
        let mut warnings = Warnings::default();
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
                Visit::LeftOut(fault) => warnings.add(left_out(space, &spell(space), fault)),
                Visit::Unread => unread.push(space),
            }
        }
        warnings.add_all(missing(&unread, visible.len(), &spell));
        warnings.add_all(incomplete(&being_built, &spell));
        for (space, visit) in visible.iter().zip(visits) {
            let Visit::Searched(searched) = visit else {
                continue;
            };
            warnings.add_all(searched.cut_words);
            warnings.add_all(searched.warnings);
            let unknown = searched.unknown_fields.into_iter();
            warnings.add_all(unknown.map(|issue| {
                let told = told_of(space, &spell(space));
                let message = format!("{told} does not know this field: {}", issue.message);
                there(&spell(space), issue.reworded(message))
            }));
        }
        let places: Vec<Leading> = page.of(best.into_rows()).collect();
        let rows = self.rows_anywhere(&places, visible, request, keys, &spell, &mut warnings)?;
        let found = FoundAnywhere {
            rows,
            total,
            is_partial: !unread.is_empty() || !being_built.is_empty(),
            warnings: warnings.0,
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

/// The same of a search that resolves nowhere: it is told which space the answer is of, where it sends to a space.
fn asked_in(space: &SpaceRecord, spelled: &str, mut issue: Issue) -> Issue {
    if issue.see_also.is_empty() {
        return issue;
    }
    let asked = format!("asked in {}", told_of(space, spelled));
    issue.hint = Some(match issue.hint.take() {
        Some(hint) => format!("{hint}; {asked}"),
        None => asked,
    });
    there(spelled, issue)
}

/// Warnings, each once.
#[derive(Default)]
struct Warnings(Vec<Issue>);

impl Warnings {
    fn add(&mut self, warning: Issue) {
        let same = |known: &Issue| known.path == warning.path && known.message == warning.message;
        if !self.0.iter().any(same) {
            self.0.push(warning);
        }
    }

    fn add_all(&mut self, warnings: impl IntoIterator<Item = Issue>) {
        for warning in warnings {
            self.add(warning);
        }
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
         be read in time: {named}",
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

/// The first of these spaces, and how many more there are; `None` where there are none.
fn named(spaces: &[&SpaceRecord], spell: &impl Fn(&SpaceRecord) -> String) -> Option<String> {
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
fn told_of(space: &SpaceRecord, spelled: &str) -> String {
    format!("space {spelled} ({})", space.name)
}

fn left_out(space: &SpaceRecord, spelled: &str, fault: &Fault) -> Issue {
    let first = fault.issues.first();
    let reason = first.map_or(fault.message.as_ref(), |issue| issue.message.as_str());
    let message = format!("{} was left out: {reason}", told_of(space, spelled));
    match first.and_then(|issue| issue.path.clone()) {
        Some(path) => Issue::at(path, message),
        None => Issue::pathless(message),
    }
}
