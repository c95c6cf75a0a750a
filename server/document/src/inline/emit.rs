//! Nests marks and writes them as source (document.md 6.9, canonical nesting and escaping).
//!
//! The emission records the positions of all emphasis delimiters, so that [`super::settle`] can check with the scanner
//! whether they read back as intended.

use std::cmp::Reverse;

use super::MarkKind;
use super::code::write_code;
use super::escape::{Dialect, Draft, Escapes, Literal, Pen, Surroundings};
use super::link;
use super::marks::{Span, is_emphasis, rank};

/// A written source with the positions of its markup.
pub(super) struct Emission {
    pub(super) source: String,
    /// The emphasised pieces, in the order of their ends.
    pub(super) pieces: Vec<EmittedPiece>,
    /// Literal characters that could be markup, in order.
    pub(super) literals: Vec<Literal>,
    /// The formulas, in order.
    pub(super) formulas: Vec<Literal>,
}

/// A written piece of emphasis.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct EmittedPiece {
    /// The range of the piece in the text, in bytes.
    pub(super) span: Span,
    /// Start of the opening delimiter run in the source.
    pub(super) open: usize,
    /// Start of the closing delimiter run in the source.
    pub(super) close: usize,
}

/// Writes text and spans. Spans of one type must not overlap.
pub(super) fn emit(text: &str, spans: &[Span], dialect: Dialect, escapes: &Escapes) -> Emission {
    let mut order: Vec<&Span> = spans.iter().collect();
    order.sort_by_key(|span| (span.start, rank(&span.kind)));
    let mut writer = Writer {
        text,
        pen: Pen::new(text, spans, dialect, escapes),
        draft: Draft {
            source: String::with_capacity(text.len() + text.len() / 8),
            ..Draft::default()
        },
        open: Vec::new(),
        pieces: Vec::new(),
        last_run: None,
    };
    let mut waiting = order.into_iter().peekable();
    let mut at = 0;
    loop {
        let mut starting = Vec::new();
        while let Some(span) = waiting.next_if(|span| span.start <= at) {
            starting.push(span);
        }
        writer.boundary(at, starting);
        if at == text.len() {
            break;
        }
        let end = writer
            .open
            .iter()
            .map(|open| open.span.end)
            .min()
            .unwrap_or(text.len());
        let next = waiting.peek().map_or(end, |span| end.min(span.start));
        let opens_link = waiting
            .peek()
            .is_some_and(|span| span.start == next && is_link(&span.kind));
        let opens_delimiter = waiting
            .clone()
            .take_while(|span| span.start == next)
            .any(|span| is_delimited(&span.kind));
        writer.prose(at, next, opens_link, opens_delimiter);
        at = next;
    }
    Emission {
        source: writer.draft.source,
        pieces: writer.pieces,
        literals: writer.draft.literals,
        formulas: writer.draft.formulas,
    }
}

fn is_delimited(kind: &MarkKind) -> bool {
    is_emphasis(kind) || *kind == MarkKind::Code
}

pub(super) fn is_link(kind: &MarkKind) -> bool {
    matches!(kind, MarkKind::Link { .. } | MarkKind::ObjectLink { .. })
}

/// A mark that is open at the current position.
struct Open<'s> {
    span: &'s Span,
    /// Start of this piece of it in the text.
    start: usize,
    /// Start of its delimiter run in the source.
    run: usize,
    /// A background that is written in the tag of the color mark below it.
    joined: bool,
}

/// The delimiter run at the end of the source, if there is one.
struct LastRun {
    delimiter: char,
    start: usize,
    end: usize,
}

struct Writer<'s> {
    text: &'s str,
    pen: Pen<'s>,
    draft: Draft,
    open: Vec<Open<'s>>,
    pieces: Vec<EmittedPiece>,
    last_run: Option<LastRun>,
}

impl<'s> Writer<'s> {
    /// Closes the marks that end here and all marks inside them. Then opens the starting marks and reopens the
    /// interrupted ones.
    fn boundary(&mut self, at: usize, starting: Vec<&'s Span>) {
        let ending = self.open.iter().position(|open| open.span.end <= at);
        let code = self
            .open
            .iter()
            .position(|open| open.span.kind == MarkKind::Code);
        // Code is always innermost, so it is interrupted by every mark that starts inside it.
        let keep = match (ending, code) {
            (Some(depth), _) => depth,
            (None, Some(depth)) if !starting.is_empty() => depth,
            (None, _) => self.open.len(),
        };
        let mut opening = starting;
        while self.open.len() > keep
            && let Some(open) = self.open.pop()
        {
            self.close(&open, at);
            if open.span.end > at {
                opening.push(open.span);
            }
        }
        opening.retain(|span| span.end > at);
        opening.sort_by_key(|span| {
            (
                span.kind == MarkKind::Code,
                Reverse(span.end),
                rank(&span.kind),
            )
        });
        for (index, span) in opening.iter().enumerate() {
            let before = index.checked_sub(1).and_then(|index| opening.get(index));
            let after = opening.get(index + 1);
            self.open(span, at, before, after);
        }
    }

    fn open(
        &mut self,
        span: &'s Span,
        at: usize,
        before: Option<&&'s Span>,
        after: Option<&&'s Span>,
    ) {
        let mut run = self.draft.source.len();
        let mut joined = false;
        match &span.kind {
            MarkKind::Mention { object_id } => self.tag("mention", &[("object_id", object_id)]),
            MarkKind::ObjectLink { .. } | MarkKind::Link { .. } => self.draft.source.push('['),
            MarkKind::Color(color) => match after {
                Some(Span {
                    end,
                    kind: MarkKind::Background(background),
                    ..
                }) if *end == span.end => {
                    self.tag("font", &[("color", color), ("background", background)]);
                }
                _ => self.tag("font", &[("color", color)]),
            },
            MarkKind::Background(background) => match before {
                Some(Span {
                    end,
                    kind: MarkKind::Color(_),
                    ..
                }) if *end == span.end => joined = true,
                _ => self.tag("font", &[("background", background)]),
            },
            MarkKind::Underline => self.draft.source.push_str("<u>"),
            MarkKind::Strikethrough | MarkKind::Bold | MarkKind::Italic => {
                run = self.delimiter(&span.kind);
            }
            // Code is written when it closes, because its delimiter depends on its content.
            MarkKind::Code => {}
        }
        self.open.push(Open {
            span,
            start: at,
            run,
            joined,
        });
    }

    fn close(&mut self, open: &Open<'_>, at: usize) {
        match &open.span.kind {
            MarkKind::Mention { .. } => self.draft.source.push_str("</mention>"),
            kind @ (MarkKind::ObjectLink { .. } | MarkKind::Link { .. }) => {
                self.draft.source.push_str("](");
                let destination = link::destination_of(kind).unwrap_or_default();
                link::write_destination(&mut self.draft.source, &destination);
                self.draft.source.push(')');
            }
            MarkKind::Color(_) | MarkKind::Background(_) => {
                if !open.joined {
                    self.draft.source.push_str("</font>");
                }
            }
            MarkKind::Underline => self.draft.source.push_str("</u>"),
            MarkKind::Strikethrough | MarkKind::Bold | MarkKind::Italic => {
                let close = self.delimiter(&open.span.kind);
                let span = Span {
                    start: open.start,
                    end: at,
                    kind: open.span.kind.clone(),
                };
                self.pieces.push(EmittedPiece {
                    span,
                    open: open.run,
                    close,
                });
            }
            MarkKind::Code => {
                let code = self.text.get(open.start..at).unwrap_or_default();
                write_code(&mut self.draft.source, code);
            }
        }
    }

    /// Writes a delimiter and returns the start of the run that contains it.
    fn delimiter(&mut self, kind: &MarkKind) -> usize {
        let (delimiter, text) = match kind {
            MarkKind::Strikethrough => ('~', "~~"),
            MarkKind::Bold => ('*', "**"),
            _ => ('*', "*"),
        };
        let at = self.draft.source.len();
        let start = match &self.last_run {
            Some(run) if run.end == at && run.delimiter == delimiter => run.start,
            _ => at,
        };
        self.draft.source.push_str(text);
        self.last_run = Some(LastRun {
            delimiter,
            start,
            end: self.draft.source.len(),
        });
        start
    }

    fn tag(&mut self, name: &str, attributes: &[(&str, &String)]) {
        self.draft.source.push('<');
        self.draft.source.push_str(name);
        for (attribute, value) in attributes {
            self.draft.source.push(' ');
            self.draft.source.push_str(attribute);
            self.draft.source.push_str("=\"");
            write_attribute(&mut self.draft.source, value);
            self.draft.source.push('"');
        }
        self.draft.source.push('>');
    }

    fn prose(&mut self, start: usize, end: usize, before_bracket: bool, opens_delimiter: bool) {
        if self
            .open
            .iter()
            .any(|open| open.span.kind == MarkKind::Code)
        {
            return;
        }
        let around = Surroundings {
            before_markup: end < self.text.len() || !self.open.is_empty(),
            before_bracket,
            before_delimiter: opens_delimiter
                || self.open.iter().any(|open| is_delimited(&open.span.kind)),
            in_label: self.open.iter().any(|open| is_link(&open.span.kind)),
        };
        self.pen.write(&mut self.draft, start, end, around);
    }
}

/// Writes an attribute value. Only characters that would end it or read as a reference are escaped.
fn write_attribute(out: &mut String, value: &str) {
    for (at, c) in value.char_indices() {
        match c {
            '"' => out.push_str("&quot;"),
            '\r' => out.push_str("&#13;"),
            '&' if value.get(at..).and_then(super::entity::at_start).is_some() => {
                out.push_str("&amp;");
            }
            c => out.push(c),
        }
    }
}
