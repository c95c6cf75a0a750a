//! The query options of an object read (document.md 2).

use crate::issue::{Fault, FaultKind, Issue};
use crate::vocabulary::KeysMode;
use crate::wording::shown;

/// The spelling of document-local ids and space ids in a response (`?ids=`).
#[derive(Clone, Copy, Debug, Default, Eq, Hash, PartialEq)]
pub enum IdSpelling {
    /// Short if the short form is unambiguous.
    #[default]
    Compact,
    /// As stored.
    Full,
}

/// The options as written in the request.
#[derive(Clone, Copy, Debug, Default)]
pub struct RawRead<'a> {
    /// `include`
    pub include: Option<&'a str>,
    /// `outline`
    pub outline: Option<&'a str>,
    /// `block`
    pub block: Option<&'a str>,
    /// `format`
    pub format: Option<&'a str>,
}

/// The parsed options of an object read.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub struct ReadOptions {
    /// The requested part.
    pub part: Part,
    /// Spelling of block, row, column and view ids.
    pub ids: IdSpelling,
    /// Spelling of property and type keys.
    pub keys: KeysMode,
}

/// The part of an object that is read.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Part {
    /// The document, or some of its members.
    Document {
        /// Includes `properties`.
        properties: bool,
        /// What is served in place of the blocks.
        body: Body,
    },
    /// A Markdown rendering.
    Markdown,
}

/// What a document read serves of the blocks.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Body {
    /// All of them.
    Blocks,
    /// None.
    Nothing,
    /// The block structure with shortened text.
    Outline,
    /// One block, by reference, and its descendants.
    Subtree(String),
}

impl ReadOptions {
    /// The whole document.
    pub fn whole(ids: IdSpelling, keys: KeysMode) -> Self {
        Self {
            part: Part::Document {
                properties: true,
                body: Body::Blocks,
            },
            ids,
            keys,
        }
    }

    /// Parses the query options.
    ///
    /// # Errors
    /// An unknown value, at its parameter; one issue for each pair of exclusive options.
    pub fn parse(raw: &RawRead<'_>, ids: IdSpelling, keys: KeysMode) -> Result<Self, Fault> {
        let include = raw
            .include
            .map(Include::parse)
            .transpose()?
            .unwrap_or_default();
        let outline = one_of("outline", raw.outline, &["false", "true"])? == Some("true");
        let markdown = one_of("format", raw.format, &["anyblock", "md"])? == Some("md");
        let block = raw.block.filter(|reference| !reference.is_empty());
        refuse_together(&[
            ("format", markdown),
            ("outline", outline),
            ("block", block.is_some()),
        ])?;
        // Markdown has no parts, and a subtree is not part of the properties.
        refuse_together(&[("format", markdown), ("include", include.is_given())])?;
        let no_blocks = include.properties && !include.blocks;
        refuse_together(&[("block", block.is_some()), ("include", no_blocks)])?;
        let part = if markdown {
            Part::Markdown
        } else {
            include.part(outline, block)
        };
        Ok(Self { part, ids, keys })
    }
}

/// The members named by `include`; naming none means both.
#[derive(Clone, Copy, Default)]
struct Include {
    properties: bool,
    blocks: bool,
}

impl Include {
    fn parse(list: &str) -> Result<Self, Fault> {
        let mut include = Self::default();
        for part in list
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty())
        {
            match part {
                "properties" => include.properties = true,
                "blocks" => include.blocks = true,
                _ => return Err(unknown_value("include", part, &["properties", "blocks"])),
            }
        }
        Ok(include)
    }

    fn is_given(self) -> bool {
        self.properties || self.blocks
    }

    fn part(self, outline: bool, block: Option<&str>) -> Part {
        let both = self.properties == self.blocks;
        let (properties, body) = match (outline, block) {
            (true, _) => (self.properties, Body::Outline),
            (false, Some(block)) => (both, Body::Subtree(block.to_owned())),
            (false, None) if both => (true, Body::Blocks),
            (false, None) if self.blocks => (false, Body::Blocks),
            (false, None) => (true, Body::Nothing),
        };
        Part::Document { properties, body }
    }
}

/// A parameter with a closed list of values; an empty value counts as absent.
fn one_of<'a>(
    name: &str,
    value: Option<&'a str>,
    allowed: &[&str],
) -> Result<Option<&'a str>, Fault> {
    match value.filter(|value| !value.is_empty()) {
        Some(value) if !allowed.contains(&value) => Err(unknown_value(name, value, allowed)),
        value => Ok(value),
    }
}

fn unknown_value(name: &str, value: &str, allowed: &[&str]) -> Fault {
    let message = format!("{name} cannot be {value:?}", value = shown(value));
    let hint = format!("allowed: {}", allowed.join(", "));
    Fault::invalid(Issue::at(name, message).hint(hint))
}

/// Refuses more than one of these options.
fn refuse_together(options: &[(&str, bool)]) -> Result<(), Fault> {
    let given: Vec<&str> = options
        .iter()
        .filter(|(_, given)| *given)
        .map(|(name, _)| *name)
        .collect();
    if given.len() < 2 {
        return Ok(());
    }
    let message = format!("{} exclude each other", given.join(", "));
    let issues = given
        .iter()
        .map(|name| Issue::at(*name, message.clone()).hint("send one of them"))
        .collect();
    Err(Fault {
        kind: FaultKind::Ambiguous,
        message: message.clone().into(),
        issues,
    })
}

#[cfg(test)]
mod tests;
