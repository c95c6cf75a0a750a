//! Steps 7, 8, 9, 12 and 13: the query parameters that every authenticated v2 route reads (http.md 2).

use std::ops::RangeInclusive;

use rolltop_document::issue::{Fault, Issue};
use rolltop_spec::extract::QueryPairs;
use rolltop_spec::limits::{INTEGER_MAX, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX};
use rolltop_spec::params::{Ids, Keys, Page};

/// The parameters of steps 7 to 9.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ReadParams {
    pub(super) page: Page,
    pub(super) ids: Ids,
    pub(super) keys: Keys,
}

/// The parameters of steps 12 and 13.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WriteParams {
    /// Validate and report without a commit.
    pub(super) dry_run: bool,
    /// The request can create options with unknown names.
    pub(super) create_missing_options: bool,
}

/// The value of a parameter. An empty one counts as absent; a repeated one is refused.
fn one<'q>(query: &'q QueryPairs, name: &'q str) -> Result<Option<&'q str>, Fault> {
    let mut values = query.values(name);
    let first = values.next();
    if values.next().is_some() {
        let message = format!("query parameter {name:?} is given more than once");
        let issue = Issue::at(name, message).hint(format!("send {name} once"));
        return Err(Fault::ambiguous(issue));
    }
    Ok(first.filter(|value| !value.is_empty()))
}

fn integer(
    query: &QueryPairs,
    name: &str,
    range: RangeInclusive<u64>,
) -> Result<Option<u64>, Fault> {
    let Some(text) = one(query, name)? else {
        return Ok(None);
    };
    let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
    let value = text.parse().ok().filter(|_| is_number);
    value
        .filter(|value| range.contains(value))
        .map(Some)
        .ok_or_else(|| {
            let bounds = match *range.end() {
                INTEGER_MAX if !is_number => {
                    format!("an integer of at least {}", range.start())
                }
                most => format!("an integer from {} to {most}", range.start()),
            };
            Fault::invalid(
                Issue::at(name, format!("{name} must be {bounds}"))
                    .hint(format!("send {name} as {bounds}")),
            )
        })
}

/// A parameter with a closed set of values.
fn choice<T>(
    query: &QueryPairs,
    name: &str,
    names: &[&str],
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, Fault> {
    let Some(text) = one(query, name)? else {
        return Ok(None);
    };
    parse(text).map(Some).ok_or_else(|| {
        let legal = names.join(", ");
        Fault::invalid(
            Issue::at(name, format!("{name} must be one of: {legal}"))
                .hint(format!("allowed values: {legal}")),
        )
    })
}

fn boolean(query: &QueryPairs, name: &str) -> Result<bool, Fault> {
    let given = choice(query, name, &["true", "false"], |text| text.parse().ok())?;
    Ok(given.unwrap_or_default())
}

impl ReadParams {
    /// Reads the parameters in the order of the steps.
    pub(super) fn read(query: &QueryPairs) -> Result<Self, Fault> {
        let offset = integer(query, "offset", 0..=INTEGER_MAX)?.unwrap_or(0);
        let limit = integer(query, "limit", 1..=u64::from(PAGE_LIMIT_MAX))?;
        let ids = choice(query, "ids", Ids::NAMES, Ids::parse)?;
        let keys = choice(query, "keys", Keys::NAMES, Keys::parse)?;
        Ok(Self {
            page: Page {
                offset,
                limit: limit.unwrap_or(PAGE_LIMIT_DEFAULT.into()),
            },
            ids: ids.unwrap_or_default(),
            keys: keys.unwrap_or_default(),
        })
    }
}

impl WriteParams {
    /// Reads the parameters in the order of the steps.
    pub(super) fn read(query: &QueryPairs) -> Result<Self, Fault> {
        Ok(Self {
            dry_run: boolean(query, "dry_run")?,
            create_missing_options: boolean(query, "create_missing_options")?,
        })
    }
}
