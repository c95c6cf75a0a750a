//! The tags of document.md 6.9: their syntax, attributes and nesting.

use std::collections::HashSet;

use super::MarkKind;
use super::entity;
use super::error::InlineError;

/// A tag in the text: `<name attribute="value">` or `</name>`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Tag<'s> {
    /// Length in bytes.
    pub length: usize,
    /// Its name; may be unknown.
    pub name: &'s str,
    closing: bool,
    self_closing: bool,
    attributes: Vec<(&'s str, Option<&'s str>)>,
}

/// The start of every mention tag.
pub(super) const MENTION_OPENING: &str = "<mention";
/// The tags that are markup.
const KNOWN: [&str; 3] = ["u", "font", "mention"];

/// The correct forms of a tag, for hints.
pub(super) fn usage(tag: &str) -> &'static str {
    match tag {
        "font" => {
            r#"<font color="red">text</font>, <font background="yellow">text</font>, or both attributes"#
        }
        "mention" => r#"<mention object_id="ID">text</mention>"#,
        _ => "<u>text</u>",
    }
}

impl<'s> Tag<'s> {
    /// Parses the tag at the start of `source`. Names are `[A-Za-z][A-Za-z_]*`; values can have either kind of quotes.
    pub fn at_start(source: &'s str) -> Option<Self> {
        let body = source.strip_prefix('<')?;
        let (closing, body) = match body.strip_prefix('/') {
            Some(body) => (true, body),
            None => (false, body),
        };
        let (name, mut rest) = split_name(body)?;
        let mut attributes = Vec::new();
        loop {
            let trimmed = rest.trim_ascii_start();
            let (self_closing, end) = match trimmed.strip_prefix('/') {
                Some(end) => (true, end),
                None => (false, trimmed),
            };
            if let Some(after) = end.strip_prefix('>') {
                let length = source.len() - after.len();
                return Some(Self {
                    length,
                    name,
                    closing,
                    self_closing,
                    attributes,
                });
            }
            if trimmed.len() == rest.len() {
                return None;
            }
            let (attribute, value, after) = split_attribute(trimmed)?;
            attributes.push((attribute, value));
            rest = after;
        }
    }

    /// True for `<br>`, which is a line break.
    pub fn is_break(&self) -> bool {
        self.name.eq_ignore_ascii_case("br") && !self.closing && self.attributes.is_empty()
    }

    /// The name, if the tag is markup.
    fn known(&self) -> Option<&'static str> {
        KNOWN.iter().copied().find(|known| *known == self.name)
    }

    /// The marks of an opening tag.
    fn marks(&self, tag: &'static str) -> Result<Vec<MarkKind>, InlineError> {
        let mut marks = Vec::new();
        for (name, value) in &self.attributes {
            let make: fn(String) -> MarkKind = match (tag, *name) {
                ("mention", "object_id" | "objectId") => {
                    |object_id| MarkKind::Mention { object_id }
                }
                ("font", "color") => MarkKind::Color,
                ("font", "background") => MarkKind::Background,
                _ => {
                    return Err(InlineError::Attribute {
                        tag,
                        attribute: (*name).to_owned(),
                    });
                }
            };
            let quoted = value.and_then(unquote);
            let Some(value) = quoted else {
                return Err(InlineError::Attribute {
                    tag,
                    attribute: (*name).to_owned(),
                });
            };
            let mark = make(entity::decode(value));
            let repeated = marks
                .iter()
                .any(|other| std::mem::discriminant(other) == std::mem::discriminant(&mark));
            if repeated {
                return Err(InlineError::Attribute {
                    tag,
                    attribute: (*name).to_owned(),
                });
            }
            if !value.is_empty() {
                marks.push(mark);
            }
        }
        if tag == "u" {
            marks.push(MarkKind::Underline);
        }
        if marks.is_empty() {
            return Err(InlineError::MissingAttribute { tag });
        }
        Ok(marks)
    }
}

fn split_name(source: &str) -> Option<(&str, &str)> {
    if !source.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let end = source
        .find(|c: char| !c.is_ascii_alphabetic() && c != '_')
        .unwrap_or(source.len());
    source.split_at_checked(end)
}

/// Splits off `name`, `name=value` or `name="value"`; a quoted value keeps its quotes.
fn split_attribute(source: &str) -> Option<(&str, Option<&str>, &str)> {
    let (name, rest) = split_name(source)?;
    let Some(value) = rest.trim_ascii_start().strip_prefix('=') else {
        return Some((name, None, rest));
    };
    let value = value.trim_ascii_start();
    let end = match value.chars().next()? {
        quote @ ('"' | '\'') => value.get(1..)?.find(quote)? + 2,
        _ => {
            let is_end = |c: char| c.is_ascii_whitespace() || "\"'=<>`".contains(c);
            value.find(is_end).filter(|end| *end > 0)?
        }
    };
    let (value, rest) = value.split_at_checked(end)?;
    Some((name, Some(value), rest))
}

fn unquote(value: &str) -> Option<&str> {
    ['"', '\'']
        .into_iter()
        .find_map(|quote| value.strip_prefix(quote)?.strip_suffix(quote))
}

/// Tracks the nesting of tags in a text. `P` is the caller's type of positions.
#[derive(Debug)]
pub struct TagReader<P> {
    open: Vec<(&'static str, P, Vec<MarkKind>)>,
    errors: Vec<InlineError>,
    unknown: Vec<String>,
    unknown_seen: HashSet<String>,
}

/// The effect of a tag.
#[derive(Debug, Eq, PartialEq)]
pub enum TagStep<P> {
    /// It opens a range and contributes no text.
    Opened,
    /// It closes the range that was opened at the position, with these marks.
    Closed(P, Vec<MarkKind>),
    /// It is unknown or faulty: literal text.
    Literal,
}

impl<P> Default for TagReader<P> {
    fn default() -> Self {
        Self {
            open: Vec::new(),
            errors: Vec::new(),
            unknown: Vec::new(),
            unknown_seen: HashSet::new(),
        }
    }
}

impl<P> TagReader<P> {
    /// Processes the next tag.
    pub fn step(&mut self, tag: &Tag<'_>, position: P) -> TagStep<P> {
        let Some(name) = tag.known() else {
            if self.unknown_seen.insert(tag.name.to_owned()) {
                self.unknown.push(tag.name.to_owned());
            }
            return TagStep::Literal;
        };
        if tag.closing {
            self.close(name, tag)
        } else {
            self.open(name, tag, position)
        }
    }

    fn open(&mut self, name: &'static str, tag: &Tag<'_>, position: P) -> TagStep<P> {
        let marks = tag.marks(name).and_then(|marks| match tag.self_closing {
            true => Err(InlineError::Unclosed { tag: name }),
            false => Ok(marks),
        });
        match marks {
            Ok(marks) => {
                self.open.push((name, position, marks));
                TagStep::Opened
            }
            Err(error) => {
                self.errors.push(error);
                TagStep::Literal
            }
        }
    }

    fn close(&mut self, name: &'static str, tag: &Tag<'_>) -> TagStep<P> {
        if let Some((attribute, _)) = tag.attributes.first() {
            self.errors.push(InlineError::Attribute {
                tag: name,
                attribute: (*attribute).to_owned(),
            });
            return TagStep::Literal;
        }
        match self.open.pop_if(|(open, ..)| *open == name) {
            Some((_, position, marks)) => TagStep::Closed(position, marks),
            None => {
                let open = self.open.last().map(|(open, ..)| *open);
                self.errors.push(InlineError::Misnested { tag: name, open });
                TagStep::Literal
            }
        }
    }

    /// Whether a range is open.
    pub fn is_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// Ends the text. Returns the positions of unclosed tags, the errors in order of discovery, and the names of
    /// unknown tags.
    pub fn finish(mut self) -> (Vec<P>, Vec<InlineError>, Vec<String>) {
        let mut unclosed = Vec::new();
        for (tag, position, _) in self.open {
            self.errors.push(InlineError::Unclosed { tag });
            unclosed.push(position);
        }
        (unclosed, self.errors, self.unknown)
    }
}
