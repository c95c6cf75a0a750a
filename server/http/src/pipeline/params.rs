//! Steps 7, 8, 9, 12 and 13: the query parameters that every authenticated v2 route reads (http.md 2).

use std::ops::RangeInclusive;

use rolltop_document::issue::{Fault, Issue};
use rolltop_document::vocabulary::KeysMode;
use rolltop_spec::limits::{INTEGER_MAX, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX};
use rolltop_spec::params::{Ids, Keys};
use rolltop_workspace::spaces::{self, IdSpelling};

/// The decoded pairs of a query string, in their order.
#[derive(Debug, Default)]
pub(crate) struct QueryPairs(Vec<(String, String)>);

/// A page of a list.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) struct Page {
    /// Rows to skip.
    pub(crate) offset: u64,
    /// Rows to show, 1..1000.
    pub(crate) limit: u32,
}

impl From<Page> for spaces::Page {
    fn from(page: Page) -> Self {
        Self {
            offset: page.offset,
            limit: page.limit.into(),
        }
    }
}

/// Steps 7 to 9.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spelling {
    /// `offset` and `limit`.
    pub(crate) page: Page,
    /// `ids`.
    pub(crate) ids: Ids,
    /// `keys`.
    pub(crate) keys: Keys,
}

/// Steps 12 and 13.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Consent {
    /// Report, do not commit.
    pub(crate) dry_run: bool,
    /// Unknown option names may be created.
    pub(crate) create_missing_options: bool,
}

impl QueryPairs {
    /// Decodes a raw query string.
    pub(crate) fn parse(raw: &str) -> Self {
        // Pairs of strings: every query string decodes to some.
        Self(serde_urlencoded::from_str(raw).unwrap_or_default())
    }

    /// The value of a parameter; an empty one counts as absent, a repeated one is refused.
    fn one(&self, name: &str) -> Result<Option<&str>, Fault> {
        let mut values = self
            .0
            .iter()
            .filter(|(key, _)| key == name)
            .map(|(_, value)| value.as_str());
        let first = values.next();
        if values.next().is_some() {
            return Err(Fault::ambiguous(
                Issue::at(
                    name,
                    format!("query parameter {name:?} is given more than once"),
                )
                .hint(format!("send {name} once")),
            ));
        }
        Ok(first.filter(|value| !value.is_empty()))
    }

    fn integer(&self, name: &str, range: RangeInclusive<u64>) -> Result<Option<u64>, Fault> {
        let Some(text) = self.one(name)? else {
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
        &self,
        name: &str,
        names: &[&str],
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, Fault> {
        let Some(text) = self.one(name)? else {
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

    /// A boolean, false when absent.
    fn boolean(&self, name: &str) -> Result<bool, Fault> {
        Ok(self
            .choice(name, &["true", "false"], |text| text.parse().ok())?
            .unwrap_or_default())
    }
}

impl Spelling {
    /// `ids` in the workspace's words.
    pub(crate) fn id_spelling(self) -> IdSpelling {
        match self.ids {
            Ids::Compact => IdSpelling::Compact,
            Ids::Full => IdSpelling::Full,
        }
    }

    /// `keys` in the document's words.
    pub(crate) fn keys_mode(self) -> KeysMode {
        match self.keys {
            Keys::Slug => KeysMode::Slug,
            Keys::Name => KeysMode::Name,
        }
    }

    /// Reads the parameters in the order of the steps.
    pub(crate) fn read(query: &QueryPairs) -> Result<Self, Fault> {
        let offset = query.integer("offset", 0..=INTEGER_MAX)?.unwrap_or(0);
        let limit = query
            .integer("limit", 1..=u64::from(PAGE_LIMIT_MAX))?
            .and_then(|limit| u32::try_from(limit).ok());
        let ids = query.choice("ids", Ids::NAMES, Ids::parse)?;
        let keys = query.choice("keys", Keys::NAMES, Keys::parse)?;
        Ok(Self {
            page: Page {
                offset,
                limit: limit.unwrap_or(PAGE_LIMIT_DEFAULT),
            },
            ids: ids.unwrap_or_default(),
            keys: keys.unwrap_or_default(),
        })
    }
}

impl Consent {
    /// Reads the parameters in the order of the steps.
    pub(crate) fn read(query: &QueryPairs) -> Result<Self, Fault> {
        Ok(Self {
            dry_run: query.boolean("dry_run")?,
            create_missing_options: query.boolean("create_missing_options")?,
        })
    }
}
