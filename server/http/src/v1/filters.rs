//! Filters by query parameters (v1.md 7).

use rolltop_document::issue::Fault;
use rolltop_document::view::FilterNode;
use rolltop_document::vocabulary::Vocabulary;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::v1::{Condition, PaginatedResponse};
use rolltop_workspace::search::SpaceSnapshot;
use rolltop_workspace::{Error, Workspace};

use super::conditions::{Compiler, never};
use super::given::fault;
use super::operand::Operand;
use crate::pipeline::{Refused, Request};

/// The other name of a condition.
const ALL_IN: &str = "all_in";

/// The outcome of an unknown key.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Unknown {
    /// The request is refused.
    Refused,
    /// No row passes.
    MatchesNothing,
}

/// The filters of a request.
#[derive(Clone, Debug)]
pub(super) struct Filters(Vec<Parameter>);

/// One of them.
#[derive(Clone, Debug, Eq, PartialEq)]
struct Parameter {
    key: String,
    condition: Option<Condition>,
    value: String,
}

impl Filters {
    /// Parses all query parameters that are filters. Of a repeated parameter, the first counts.
    ///
    /// # Errors
    /// A condition that does not exist.
    pub(super) fn of(request: &Request) -> Result<Self, Error> {
        Ok(Self::read(request.filter_pairs())?)
    }

    fn read<'p>(pairs: impl Iterator<Item = (&'p str, &'p str)>) -> Result<Self, Fault> {
        let mut seen: Vec<&str> = Vec::new();
        let mut parameters = Vec::new();
        for (name, value) in pairs {
            if seen.contains(&name) {
                continue;
            }
            seen.push(name);
            let (key, condition) = parted(name)?;
            parameters.push(Parameter {
                key: key.to_owned(),
                condition,
                value: value.to_owned(),
            });
        }
        Ok(Self(parameters))
    }

    /// Compiles them for objects of a space.
    pub(super) fn of_objects(&self, space: &SpaceSnapshot<'_>) -> Result<Vec<FilterNode>, Error> {
        let with_snippet = |test: &dyn Fn(&str) -> bool| space.with_snippet(test);
        let compiler = Compiler::new(space.vocabulary(), Some(&with_snippet));
        self.compile(&compiler, Unknown::Refused)
    }

    /// Compiles them for rows that are not objects and only have a name.
    pub(super) fn of_named(
        &self,
        vocabulary: &Vocabulary,
        unknown: Unknown,
    ) -> Result<Vec<FilterNode>, Error> {
        let compiler = Compiler::new(vocabulary, None);
        self.compile(&compiler, unknown)
    }

    fn compile(&self, compiler: &Compiler<'_>, unknown: Unknown) -> Result<Vec<FilterNode>, Error> {
        let Self(parameters) = self;
        let nodes = parameters.iter().enumerate().map(|(at, parameter)| {
            let Some(subject) = compiler.subject(&parameter.key) else {
                return match unknown {
                    Unknown::MatchesNothing => Ok(never()),
                    Unknown::Refused => Err(unresolved(at, &parameter.key).into()),
                };
            };
            let condition = parameter.condition.unwrap_or_else(|| subject.usual());
            compiler.node(&subject, condition, Some(Operand::Text(&parameter.value)))
        });
        nodes.collect()
    }
}

/// A page of the named rows that pass the filters of a request. The filters come before what the path names (v1.md 2), so
/// `rows` is called after them. `shape` leaves out what v1 does not show.
pub(super) fn named_page<T, R>(
    workspace: &Workspace,
    request: &Request,
    vocabulary: &Vocabulary,
    rows: impl FnOnce() -> Result<Vec<T>, ApiError>,
    name: impl Fn(&T) -> &str,
    shape: impl Fn(T) -> Option<R>,
) -> Result<PaginatedResponse<R>, Refused> {
    let filters = Filters::of(request)?.of_named(vocabulary, Unknown::Refused)?;
    let kept = workspace.keep_named(vocabulary, &filters, rows()?, name);
    let (page, total) = (request.page(), kept.len() as u64);
    let rows = page.of(kept).filter_map(shape).collect();
    Ok(PaginatedResponse::new(page, rows, total))
}

fn unresolved(at: usize, key: &str) -> Fault {
    fault(format!(
        "invalid filter at index {at}: failed to resolve property {key:?}: bad input: property {key:?} not found"
    ))
}

/// Splits `name[word]`. Any other name is a key.
fn parted(name: &str) -> Result<(&str, Option<Condition>), Fault> {
    let parts = name.strip_suffix(']').and_then(|rest| rest.split_once('['));
    let Some((key, word)) =
        parts.filter(|(key, word)| !key.is_empty() && !word.contains(['[', ']']))
    else {
        return Ok((name, None));
    };
    let unsupported =
        || format!("invalid filter key {name:?}: bad input: unsupported condition: {word:?}");
    let condition = condition(word).ok_or_else(|| fault(unsupported()))?;
    Ok((key, Some(condition)))
}

/// A condition in any case of letters.
pub(super) fn condition(word: &str) -> Option<Condition> {
    let lower = word.to_ascii_lowercase();
    if lower == ALL_IN {
        return Some(Condition::All);
    }
    Condition::from_name(&lower)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests")]
mod tests;
