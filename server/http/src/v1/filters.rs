//! Filters by query parameters (v1.md 7).

use rolltop_document::issue::Fault;
use rolltop_document::view::FilterNode;
use rolltop_document::vocabulary::Vocabulary;
use rolltop_spec::refusal::ApiError;
use rolltop_spec::v1::{Condition, PaginatedResponse};
use rolltop_workspace::search::SpaceSnapshot;
use rolltop_workspace::{Error, Workspace};

use super::conditions::{Compiler, Operand, never};
use super::given::fault;
use crate::pipeline::{Refused, Request};

/// The other name of a condition.
const ALL_IN: &str = "all_in";

/// What a key that nothing has comes to.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Unknown {
    /// A refusal.
    Refused,
    /// No row.
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
    /// Reads every query parameter that is a filter; of a repeated one the first.
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

    /// Compiles them for rows that are no objects and have nothing but a name.
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

/// `name[word]`; any other name is taken whole.
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
mod tests {
    use super::*;

    // V-26, V-30
    #[test]
    fn parameters_are_keys_with_conditions() {
        let read = |name| parted(name).map_err(|fault| fault.message.into_owned());
        assert_eq!(read("name"), Ok(("name", None)));
        assert_eq!(read("name[NE]"), Ok(("name", Some(Condition::Ne))));
        assert_eq!(read("tags[all_in]"), Ok(("tags", Some(Condition::All))));
        assert_eq!(read("[eq]"), Ok(("[eq]", None)));
        assert_eq!(read("a[b][eq]"), Ok(("a[b][eq]", None)));
        let said = "invalid filter key \"name[like]\": bad input: unsupported condition: \"like\"";
        assert_eq!(read("name[like]"), Err(said.to_owned()));
        let pairs = [("name", "a"), ("name", "b"), ("name[eq]", "c")];
        let Filters(read) = Filters::read(pairs.into_iter()).unwrap();
        assert_eq!(read.len(), 2);
        assert_eq!(read.first().unwrap().value, "a");
    }
}
