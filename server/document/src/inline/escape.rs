//! Writes prose so that it reads back as the same prose (document.md 6.9, 11).
//!
//! Whether a delimiter, backtick, bracket or dollar sign is markup depends on the rest of the text. These characters
//! are written unescaped and recorded; the scanner then reports which of them must be escaped ([`super::settle`]).
//! Characters whose effect depends only on their neighbours are escaped here.

use std::collections::BTreeSet;

use super::chars::{flanks, is_whitespace};
use super::code::run_length;
use super::emit::is_link;
use super::markdown::{ESCAPED_PIPE, MarkdownDialect, MarkdownPlace, begins_block, opener_at};
use super::marks::Span;
use super::scan::is_special;
use super::{MarkKind, entity, math};

/// The syntax of the written source.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Dialect {
    /// The format's own inline markup.
    Canonical,
    /// CommonMark with tables, task lists, strikethrough and footnotes.
    Markdown(MarkdownDialect, MarkdownPlace),
}

impl Dialect {
    pub(super) fn is_markdown(self) -> bool {
        self != Self::Canonical
    }

    pub(super) fn is_cell(self) -> bool {
        matches!(self, Self::Markdown(_, MarkdownPlace::Cell))
    }

    pub(super) fn is_v1(self) -> bool {
        matches!(self, Self::Markdown(MarkdownDialect::V1, _))
    }

    /// Whether formulas between dollar signs are supported.
    pub(super) fn has_math(self) -> bool {
        !self.is_v1()
    }
}

/// Which of the recorded characters must be escaped.
#[derive(Debug)]
pub(super) enum Escapes {
    /// The characters and runs at these byte positions of the text.
    At(BTreeSet<usize>),
    /// Everything that could be markup.
    All,
}

/// The context of a section of prose.
#[derive(Clone, Copy, Debug)]
pub(super) struct Surroundings {
    /// Markup follows it directly.
    pub(super) before_markup: bool,
    /// The markup that follows is a link's opening bracket.
    pub(super) before_bracket: bool,
    /// The markup that follows is a delimiter or a backtick.
    pub(super) before_delimiter: bool,
    /// It is inside the label of a link.
    pub(super) in_label: bool,
}

/// A character or run that was written without an escape: its start in the source and in the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Literal {
    pub(super) source: usize,
    pub(super) text: usize,
}

/// A source under construction.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) source: String,
    /// Literal characters that could be markup, in order.
    pub(super) literals: Vec<Literal>,
    /// The formulas, which contain no escapes, in order.
    pub(super) formulas: Vec<Literal>,
}

/// Writes the prose of one text.
pub(super) struct Pen<'s> {
    text: &'s str,
    dialect: Dialect,
    escapes: &'s Escapes,
    /// The text contains a link tail. Without one, no bracket can become a link.
    has_tail: bool,
    /// The text contains a link mark.
    has_link: bool,
    /// The text contains strikethrough.
    has_strike: bool,
    /// Whether a run of tildes could close strikethrough in Markdown, where a single tilde counts too.
    tildes_close: bool,
}

/// Stands for any following markup, which always begins with ASCII punctuation.
const MARKUP: char = '*';
/// Minimum length of a fence of backticks or tildes.
const MIN_FENCE: usize = 3;
/// A line break inside a table cell.
const BREAK: &str = "<br>";

impl<'s> Pen<'s> {
    /// `spans` are the marks of the text.
    pub(super) fn new(
        text: &'s str,
        spans: &[Span],
        dialect: Dialect,
        escapes: &'s Escapes,
    ) -> Self {
        let before = |(at, _): (usize, &str)| text.get(..at)?.chars().next_back();
        let runs = text.match_indices('~').map(before);
        let mut later = runs.skip(1).filter(|before| *before != Some('~'));
        // Next to a mark, every run could close.
        let has_strike = spans
            .iter()
            .any(|span| span.kind == MarkKind::Strikethrough);
        let tildes_close = dialect.is_markdown()
            && match spans {
                [] => later.any(|before| before.is_some_and(|c| !is_whitespace(c))),
                _ => has_strike || later.next().is_some(),
            };
        Self {
            text,
            dialect,
            escapes,
            has_tail: text.contains("]("),
            has_link: spans.iter().any(|span| is_link(&span.kind)),
            has_strike,
            tildes_close,
        }
    }

    /// Appends the prose between two byte positions of the text.
    pub(super) fn write(&self, draft: &mut Draft, start: usize, end: usize, around: Surroundings) {
        let prose = self.text.get(start..end).unwrap_or_default();
        let last_angle = prose.rfind('>').map(|last| start + last);
        let mut at = start;
        while let Some(rest) = self.text.get(at..end) {
            let plain = rest.find(|c| self.is_delicate(c)).unwrap_or(rest.len());
            let (plain, rest) = rest.split_at_checked(plain).unwrap_or((rest, ""));
            draft.source.push_str(plain);
            at += plain.len();
            let Some(c) = rest.chars().next() else {
                return;
            };
            if c == '$'
                && let Some(length) = self.formula(rest, at)
            {
                draft.formulas.push(Literal {
                    source: draft.source.len(),
                    text: at,
                });
                draft
                    .source
                    .push_str(rest.get(..length).unwrap_or_default());
                at += length;
                continue;
            }
            let length = match c {
                '*' | '_' | '~' | '`' => run_length(rest, c),
                _ => c.len_utf8(),
            };
            let (run, following) = rest.split_at_checked(length).unwrap_or((rest, ""));
            let stretch = Stretch {
                pen: self,
                source: &draft.source,
                before: draft.source.chars().next_back(),
                after: self.begins(following, at + length, around.before_markup),
                run,
                rest,
                at,
                at_mark_edge: (at == start && draft.source.ends_with(c))
                    || (around.before_delimiter && following.is_empty()),
                ends_tag: last_angle.is_some_and(|last| at < last) || around.before_markup,
                around,
            };
            match stretch.writing(c) {
                Writing::Plain => draft.source.push_str(run),
                Writing::Literal => {
                    draft.literals.push(Literal {
                        source: draft.source.len(),
                        text: at,
                    });
                    draft.source.push_str(run);
                }
                Writing::Escaped => {
                    let escaped = run.chars().flat_map(|c| ['\\', c]);
                    draft.source.extend(escaped);
                }
                Writing::Reference => {
                    draft.source.push_str(&format!("&#{};", u32::from(c)));
                }
                Writing::Break => draft.source.push_str(BREAK),
            }
            at += length;
        }
    }

    /// The length of a formula at the start of `rest`, if it can be written unescaped.
    fn formula(&self, rest: &str, at: usize) -> Option<usize> {
        if self.is_escaped(at) || !self.dialect.has_math() {
            return None;
        }
        let length = math::length(rest)?;
        let formula = rest.get(..length)?;
        let fits = match self.dialect {
            Dialect::Canonical => true,
            // A cell is one line, and its parser removes a backslash before a pipe.
            Dialect::Markdown(_, MarkdownPlace::Cell) => {
                !formula.contains('\n') && !formula.contains(ESCAPED_PIPE)
            }
            // On its own lines it would be a block.
            Dialect::Markdown(..)
                if formula.starts_with("$$") && self.is_whole_lines(at, length) =>
            {
                false
            }
            Dialect::Markdown(..) if !formula.contains('\n') => true,
            // The lines of the formula must stay lines of a paragraph.
            Dialect::Markdown(..) => {
                let end = rest.get(length..)?.find('\n');
                let lines = rest.get(..end.map_or(rest.len(), |end| length + end))?;
                lines.split('\n').skip(1).all(|line| {
                    opener_at(line).is_none()
                        && !line.is_empty()
                        && !line.starts_with(|c| is_whitespace(c) || "*_~`<[".contains(c))
                        && !line.ends_with(is_whitespace)
                })
            }
        };
        fits.then_some(length)
    }

    /// Whether a range of the text covers whole lines.
    fn is_whole_lines(&self, at: usize, length: usize) -> bool {
        let before = self.text.get(..at).unwrap_or_default();
        let after = self.text.get(at + length..).unwrap_or_default();
        let after = after.trim_start_matches([' ', '\t']);
        (before.is_empty() || before.ends_with('\n'))
            && (after.is_empty() || after.starts_with('\n'))
    }

    /// The first character with which the following text is written.
    fn begins(&self, following: &str, at: usize, before_markup: bool) -> Option<char> {
        let Some(c) = following.chars().next() else {
            return before_markup.then_some(MARKUP);
        };
        let behind = following.get(c.len_utf8()..).unwrap_or_default();
        let is_reference = match c {
            '\n' => !self.dialect.is_cell() && self.is_beside_empty_line(at),
            c if is_whitespace(c) => self.ends_line(behind, before_markup),
            _ => false,
        };
        match c {
            _ if is_reference && self.dialect.is_markdown() => Some('&'),
            '\n' if self.dialect.is_cell() => Some('<'),
            c => Some(c),
        }
    }

    /// Whether the source line ends here.
    fn ends_line(&self, following: &str, before_markup: bool) -> bool {
        match following {
            "" => !before_markup,
            following => following.starts_with('\n') && !self.dialect.is_cell(),
        }
    }

    /// False for characters that are always written unescaped.
    fn is_delicate(&self, c: char) -> bool {
        is_special(c)
            || c == '!'
            || (self.dialect.is_markdown() && is_whitespace(c))
            || (self.dialect.is_v1() && c == '|')
    }

    fn is_escaped(&self, at: usize) -> bool {
        match self.escapes {
            Escapes::At(places) => places.contains(&at),
            Escapes::All => true,
        }
    }

    /// Whether a line end is next to an empty line: in Markdown, that would end the block.
    fn is_beside_empty_line(&self, at: usize) -> bool {
        let before = self.text.get(..at).unwrap_or_default();
        let after = self.text.get(at + 1..).unwrap_or_default();
        before.is_empty() || before.ends_with('\n') || after.is_empty() || after.starts_with('\n')
    }
}

/// How a section is written.
enum Writing {
    /// Unchanged.
    Plain,
    /// Unchanged, and recorded because it could be markup.
    Literal,
    /// With a backslash before each character.
    Escaped,
    /// As a numeric character reference.
    Reference,
    /// As a line break tag.
    Break,
}

/// A character, or a run of equal delimiters.
struct Stretch<'p> {
    pen: &'p Pen<'p>,
    /// The source written before it.
    source: &'p str,
    /// Its neighbours in the source.
    before: Option<char>,
    after: Option<char>,
    run: &'p str,
    /// The rest of the prose, from here on.
    rest: &'p str,
    /// Its position in the text.
    at: usize,
    at_mark_edge: bool,
    /// The rest of the prose contains `>`, so that a tag could end.
    ends_tag: bool,
    around: Surroundings,
}

impl Stretch<'_> {
    fn writing(&self, c: char) -> Writing {
        let is_markdown = self.pen.dialect.is_markdown();
        match c {
            '\n' if self.pen.dialect.is_cell() => return Writing::Break,
            '\n' if is_markdown && self.pen.is_beside_empty_line(self.at) => {
                return Writing::Reference;
            }
            // CommonMark does not treat all of these as whitespace, but other readers do.
            c if is_markdown && c != '\n' && is_whitespace(c) => {
                let is_edge = self.begins_line() || self.ends_line();
                return if is_edge {
                    Writing::Reference
                } else {
                    Writing::Plain
                };
            }
            _ => {}
        }
        if self.pen.dialect.is_v1() {
            return match self.is_special_in_v1(c) {
                true => Writing::Escaped,
                false => Writing::Plain,
            };
        }
        if self.needs_escape(c, is_markdown) {
            return Writing::Escaped;
        }
        match self.could_be_markup(c) {
            false => Writing::Plain,
            true if self.pen.is_escaped(self.at) => Writing::Escaped,
            true => Writing::Literal,
        }
    }

    /// Whether it could be markup in any context: in v1, several blocks can form one CommonMark paragraph (v1.md 19.1).
    fn is_special_in_v1(&self, c: char) -> bool {
        match c {
            '\\' | '*' | '_' | '`' | '[' | ']' => true,
            // In cells, pipes are escaped together with those in code.
            '|' => !self.pen.dialect.is_cell(),
            // A single tilde could pair with a strikethrough delimiter, or be joined to a URL before markup.
            '~' => {
                self.run.len() > 1
                    || self.at_mark_edge
                    || (self.pen.has_strike && !self.stands_free())
            }
            '$' => self.begins_block(),
            '<' => self.is_before_tag_name(true),
            '&' => self.begins_entity(true),
            '!' => self.is_before_link(),
            _ => false,
        }
    }

    /// Whether it would be markup regardless of the rest of the text.
    fn needs_escape(&self, c: char, is_markdown: bool) -> bool {
        match c {
            // It would join the delimiter run of a mark.
            '*' | '~' | '`' if self.at_mark_edge => true,
            // Chat messages can contain fences.
            '~' | '`' if self.run.len() >= MIN_FENCE && self.is_first_of_line() => true,
            '*' | '_' | '$' if is_markdown && self.begins_block() => true,
            // A single tilde counts too and could pair with another.
            '~' if is_markdown => self.pen.tildes_close && !self.stands_free(),
            ']' => self.around.in_label,
            // Unlike a link, an image can contain links in its label.
            '[' if is_markdown && self.before == Some('!') => {
                self.pen.has_link && self.pen.has_tail
            }
            '<' => self.begins_tag(is_markdown),
            '&' => self.begins_entity(is_markdown),
            '\\' => {
                self.after.is_some_and(|c| c.is_ascii_punctuation())
                    || (is_markdown && self.precedes_line_end())
            }
            '!' => is_markdown && self.is_before_link(),
            _ => false,
        }
    }

    /// Whether it would be markup depending on the rest of the text.
    fn could_be_markup(&self, c: char) -> bool {
        match c {
            '*' => !self.stands_free(),
            '_' => {
                let flanks = flanks('_', self.before, self.after);
                flanks.opens || flanks.closes
            }
            '~' => self.run.len() == 2,
            '`' => true,
            '[' => self.pen.has_tail || self.around.in_label,
            '$' => self.after.is_some_and(|c| !c.is_ascii_whitespace()),
            _ => false,
        }
    }

    /// Whether a source line begins here.
    fn begins_line(&self) -> bool {
        self.before.is_none_or(|before| before == '\n')
    }

    /// Whether only spaces precede it on its line.
    fn is_first_of_line(&self) -> bool {
        let before = self.source.trim_end_matches(' ');
        before.is_empty() || before.ends_with('\n')
    }

    fn begins_block(&self) -> bool {
        let line = || self.rest.split('\n').next().unwrap_or_default();
        self.begins_line() && begins_block(line())
    }

    /// Whether white space here is at the end of a source line.
    fn ends_line(&self) -> bool {
        let following = self.rest.get(self.run.len()..).unwrap_or_default();
        self.pen.ends_line(following, self.around.before_markup)
    }

    /// Whether only white space follows before the line end. A backslash there would be a hard line break, or escape a
    /// reference for white space.
    fn precedes_line_end(&self) -> bool {
        let following = self.rest.get(self.run.len()..).unwrap_or_default();
        let visible = following.trim_start_matches(|c| is_whitespace(c) && c != '\n');
        visible.starts_with('\n') || (visible.is_empty() && !following.is_empty())
    }

    /// Whether whitespace or an end of the text is on both sides.
    fn stands_free(&self) -> bool {
        self.before.is_none_or(is_whitespace) && self.after.is_none_or(is_whitespace)
    }

    /// Whether an image would begin here.
    fn is_before_link(&self) -> bool {
        self.rest.len() == 1 && self.around.before_bracket
    }

    fn begins_tag(&self, is_markdown: bool) -> bool {
        // An HTML block can begin with an incomplete tag.
        let may_begin = self.ends_tag || (is_markdown && self.begins_line());
        may_begin && self.is_before_tag_name(is_markdown)
    }

    fn is_before_tag_name(&self, is_markdown: bool) -> bool {
        let mut following = self.rest.chars().skip(1);
        match following.next() {
            Some('/') => following.next().is_some_and(|c| c.is_ascii_alphabetic()),
            // Comments, declarations and processing instructions.
            Some('!' | '?') => is_markdown,
            Some(c) => c.is_ascii_alphabetic(),
            None => false,
        }
    }

    /// Markdown has thousands of named entities, so everything that looks like one is escaped.
    fn begins_entity(&self, is_markdown: bool) -> bool {
        if !is_markdown {
            return entity::at_start(self.rest).is_some();
        }
        let body = self.rest.get(1..).unwrap_or_default();
        let name = body.trim_start_matches('#');
        let end = name.find(|c: char| !c.is_ascii_alphanumeric());
        end.is_some_and(|end| end > 0 && name.get(end..).is_some_and(|rest| rest.starts_with(';')))
    }
}
