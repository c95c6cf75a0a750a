//! Writes prose so that it reads back as prose: the exact escaping of document.md 6.9, and the stricter one that
//! Markdown needs (document.md 11).

use super::chars::{flanks, is_whitespace};
use super::entity;

/// For whom a source is written.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Dialect {
    /// The format's own inline markup.
    Canonical,
    /// CommonMark with tables, task lists and strikethrough.
    Markdown,
}

/// What surrounds a stretch of prose.
#[derive(Clone, Copy, Debug)]
pub(super) struct Surroundings {
    /// Markup follows it directly.
    pub(super) before_markup: bool,
    /// The markup that follows is a link's opening bracket.
    pub(super) before_bracket: bool,
    /// Markup precedes it directly.
    pub(super) after_markup: bool,
    /// It lies inside the label of a link.
    pub(super) in_label: bool,
}

/// Appends prose to a source.
pub(super) fn write_prose(out: &mut String, prose: &str, around: Surroundings, dialect: Dialect) {
    let mut at = 0;
    while let Some(rest) = prose.get(at..)
        && let Some(c) = rest.chars().next()
    {
        let length = match c {
            '*' | '_' | '~' => rest.chars().take_while(|other| *other == c).count(),
            _ => c.len_utf8(),
        };
        let stretch = Stretch {
            before: out.chars().next_back(),
            after: next_char(rest.get(length..).unwrap_or_default(), around),
            text: rest.get(..length).unwrap_or_default(),
            rest,
            at_mark_edge: (around.after_markup && at == 0)
                || (around.before_markup && rest.len() == length),
        };
        if stretch.needs_escape(c, around, dialect) {
            for c in stretch.text.chars() {
                out.push('\\');
                out.push(c);
            }
        } else {
            out.push_str(stretch.text);
        }
        at += length;
    }
}

/// Stands for any markup that follows: all of it begins with ASCII punctuation.
const MARKUP: char = '*';

fn next_char(rest: &str, around: Surroundings) -> Option<char> {
    rest.chars()
        .next()
        .or(around.before_markup.then_some(MARKUP))
}

/// A character, or a run of equal delimiters, that may need escaping.
struct Stretch<'s> {
    /// Neighbours in the source.
    before: Option<char>,
    after: Option<char>,
    text: &'s str,
    /// The prose from here on.
    rest: &'s str,
    at_mark_edge: bool,
}

impl Stretch<'_> {
    fn needs_escape(&self, c: char, around: Surroundings, dialect: Dialect) -> bool {
        let is_markdown = dialect == Dialect::Markdown;
        match c {
            '*' => !self.stands_free(),
            '_' => {
                let flanks = flanks('_', self.before, self.after);
                flanks.opens || flanks.closes
            }
            '~' => {
                let lone = self.text.len() == 1 && !self.at_mark_edge;
                !lone || (is_markdown && !self.stands_free())
            }
            '`' | '[' => true,
            ']' => around.in_label,
            '<' => self.begins_tag(is_markdown),
            '&' => self.begins_entity(is_markdown),
            '\\' => {
                self.after.is_some_and(|c| c.is_ascii_punctuation())
                    || (is_markdown && self.ends_line())
            }
            // An image, if a link follows.
            '!' => is_markdown && self.rest.len() == 1 && around.before_bracket,
            _ => false,
        }
    }

    /// Whitespace, or the end of the text, on both sides.
    fn stands_free(&self) -> bool {
        // A run of delimiters counts character by character: only a single one has whitespace on both sides.
        self.text.len() == 1
            && self.before.is_none_or(is_whitespace)
            && self.after.is_none_or(is_whitespace)
    }

    /// Only blanks follow before the next line: a backslash would break the line, or escape what stands for a blank,
    /// which at the end of a line is any whitespace.
    fn ends_line(&self) -> bool {
        let following = self.rest.get(1..).unwrap_or_default();
        let visible = following.trim_start_matches(|c| is_whitespace(c) && c != '\n');
        visible.starts_with('\n') || (visible.is_empty() && !following.is_empty())
    }

    fn begins_tag(&self, is_markdown: bool) -> bool {
        let mut following = self.rest.chars().skip(1);
        match following.next() {
            Some('/') => following.next().is_some_and(|c| c.is_ascii_alphabetic()),
            // Comments, declarations and processing instructions.
            Some('!' | '?') => is_markdown,
            Some(c) => c.is_ascii_alphabetic(),
            None => false,
        }
    }

    /// Markdown has thousands of names; whatever looks like one is escaped.
    fn begins_entity(&self, is_markdown: bool) -> bool {
        if !is_markdown {
            return entity::at_start(self.rest).is_some();
        }
        let body = self.rest.get(1..).unwrap_or_default();
        body.starts_with(|c: char| c == '#' || c.is_ascii_alphabetic())
    }
}
