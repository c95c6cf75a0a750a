//! Finds the markup of a source: one pass over the characters, then the pairing of delimiters.
//!
//! Scanning never fails. A faulty tag is literal text plus an error.

use std::ops::Range;

use super::MarkKind;
use super::chars::flanks;
use super::code::{Ticks, run_length, strip_padding};
use super::delimiters::{self, Pair, Run};
use super::error::InlineError;
use super::marks::Span;
use super::tag::{Tag, TagReader, TagStep};
use super::{entity, link, math, url};

/// Maximum nesting depth of brackets inside the label of a link (document.md 6.9).
const MAX_LABEL_DEPTH: usize = 32;

/// The result of a scan.
#[derive(Clone, Debug)]
pub(super) struct Scan {
    /// The text without markup.
    pub(super) text: String,
    /// The marks, not yet normalized.
    pub(super) marks: Vec<ScannedMark>,
    /// The pieces of the source in order, without gaps.
    pub(super) pieces: Vec<Piece>,
    /// Every delimiter run.
    pub(super) runs: Vec<Run>,
    /// The pairs of runs.
    pub(super) pairs: Vec<Pair>,
    /// Faulty tags.
    pub(super) errors: Vec<InlineError>,
    /// Names of tags that are not markup.
    pub(super) unknown_tags: Vec<String>,
}

/// A mark and the source between its delimiters.
#[derive(Clone, Debug)]
pub(super) struct ScannedMark {
    /// The mark in bytes of the text.
    pub(super) span: Span,
    /// The enclosed source range, without the delimiters.
    pub(super) content: Range<usize>,
}

/// A range of the source and its role.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    /// Its source range.
    pub(super) source: Range<usize>,
    /// Start of its text in [`Scan::text`].
    pub(super) text_start: usize,
    /// Its role.
    pub(super) role: Role,
}

/// The text that a range of the source contributes.
#[derive(Clone, Debug)]
pub(super) enum Role {
    /// The source text itself.
    Literal,
    /// One character, written as an escape or a reference.
    Spelled(char),
    /// The literal part of a delimiter run, by index.
    Run(usize),
    /// The content of a code span, as a source range.
    Code(Range<usize>),
    /// The source text itself, as a formula.
    Formula,
    /// No text: a bracket.
    Bracket,
    /// No text: a tag, or the tail of a link.
    Metadata,
}

/// True for characters that can begin markup or end a bracket. Text without them is its own canonical source.
pub(super) fn is_special(c: char) -> bool {
    matches!(
        c,
        '\\' | '&' | '`' | '*' | '_' | '~' | '[' | ']' | '<' | '$'
    )
}

/// Scans a source with unified line ends.
pub(super) fn scan(source: &str) -> Scan {
    scan_all(source, true)
}

/// The same without formulas: dollar signs are literal.
pub(super) fn scan_without_math(source: &str) -> Scan {
    scan_all(source, false)
}

fn scan_all(source: &str, has_math: bool) -> Scan {
    let mut scanner = Scanner::new(source, has_math);
    while scanner.at < source.len() {
        scanner.step();
    }
    scanner.finish()
}

/// An opening bracket that may become a link.
struct Bracket {
    piece: usize,
    /// Runs from this index on are inside the label.
    runs: usize,
    /// Nesting depth of brackets inside.
    depth: usize,
}

/// A range that begins and ends at pieces.
struct Enclosure {
    open: usize,
    close: usize,
    kind: MarkKind,
    content: Range<usize>,
}

struct Scanner<'s> {
    source: &'s str,
    has_math: bool,
    /// The bare URLs, in which delimiters are literal.
    addresses: Vec<Range<usize>>,
    at: usize,
    pieces: Vec<Piece>,
    /// Pieces before this index cannot be extended, so that a bracket can become markup.
    sealed: usize,
    runs: Vec<Run>,
    /// The piece of each run.
    run_pieces: Vec<usize>,
    pairs: Vec<Pair>,
    brackets: Vec<Bracket>,
    /// Brackets below this index enclose a link and therefore cannot become links.
    dead_brackets: usize,
    enclosures: Vec<Enclosure>,
    tags: TagReader<usize>,
    ticks: Ticks,
}

impl<'s> Scanner<'s> {
    fn new(source: &'s str, has_math: bool) -> Self {
        Self {
            source,
            has_math,
            addresses: url::bare(source),
            at: 0,
            pieces: Vec::new(),
            sealed: 0,
            runs: Vec::new(),
            run_pieces: Vec::new(),
            pairs: Vec::new(),
            brackets: Vec::new(),
            dead_brackets: 0,
            enclosures: Vec::new(),
            tags: TagReader::default(),
            ticks: Ticks::of(source),
        }
    }

    fn rest(&self) -> &'s str {
        self.source.get(self.at..).unwrap_or_default()
    }

    fn push(&mut self, length: usize, role: Role) {
        let source = self.at..self.at + length;
        self.at = source.end;
        let open = self
            .pieces
            .get_mut(self.sealed..)
            .and_then(<[Piece]>::last_mut);
        if let (
            Role::Literal,
            Some(Piece {
                source: last,
                role: Role::Literal,
                ..
            }),
        ) = (&role, open)
        {
            last.end = source.end;
            return;
        }
        self.pieces.push(Piece {
            source,
            text_start: 0,
            role,
        });
    }

    fn step(&mut self) {
        let rest = self.rest();
        match rest.chars().next() {
            Some('\\') => self.escape(rest),
            Some('&') => self.reference(rest),
            Some('`') => self.code(rest),
            Some(c @ ('*' | '_' | '~')) => self.run(rest, c),
            Some('[') => self.open_bracket(),
            Some(']') => self.close_bracket(rest),
            Some('<') => self.tag(rest),
            Some('$') => match self.has_math.then(|| math::length(rest)).flatten() {
                Some(length) => self.push(length, Role::Formula),
                None => self.push(1, Role::Literal),
            },
            _ => self.push(rest.find(is_special).unwrap_or(rest.len()), Role::Literal),
        }
    }

    fn escape(&mut self, rest: &str) {
        match rest.chars().nth(1).filter(char::is_ascii_punctuation) {
            Some(c) => self.push(2, Role::Spelled(c)),
            None => self.push(1, Role::Literal),
        }
    }

    fn reference(&mut self, rest: &str) {
        match entity::at_start(rest) {
            // A carriage return would be read as a line end the next time.
            Some(('\r', length)) => self.push(length, Role::Spelled('\n')),
            Some((c, length)) => self.push(length, Role::Spelled(c)),
            None => self.push(1, Role::Literal),
        }
    }

    fn code(&mut self, rest: &str) {
        let ticks = run_length(rest, '`');
        let Some(close) = self.ticks.next(ticks, self.at + ticks) else {
            return self.push(ticks, Role::Literal);
        };
        let content = strip_padding(self.source, self.at + ticks..close);
        let piece = self.pieces.len();
        self.push(close + ticks - self.at, Role::Code(content.clone()));
        self.enclosures.push(Enclosure {
            open: piece,
            close: piece,
            kind: MarkKind::Code,
            content,
        });
    }

    fn run(&mut self, rest: &str, delimiter: char) {
        let length = run_length(rest, delimiter);
        if url::covering(&self.addresses, self.at).is_some() {
            return self.push(length, Role::Literal);
        }
        let before = self
            .source
            .get(..self.at)
            .and_then(|text| text.chars().next_back());
        let after = rest.get(length..).and_then(|text| text.chars().next());
        self.runs.push(Run {
            source: self.at..self.at + length,
            delimiter,
            flanks: flanks(delimiter, before, after),
            settled: false,
            closed: 0,
            opened: 0,
        });
        self.run_pieces.push(self.pieces.len());
        self.push(length, Role::Run(self.runs.len() - 1));
    }

    fn open_bracket(&mut self) {
        self.brackets.push(Bracket {
            piece: self.pieces.len(),
            runs: self.runs.len(),
            depth: 0,
        });
        self.pieces.push(Piece {
            source: self.at..self.at + 1,
            text_start: 0,
            role: Role::Literal,
        });
        self.at += 1;
        self.sealed = self.pieces.len();
    }

    fn close_bracket(&mut self, rest: &str) {
        let Some(bracket) = self.brackets.pop() else {
            return self.push(1, Role::Literal);
        };
        let is_dead = self.brackets.len() < self.dead_brackets;
        self.dead_brackets = self.dead_brackets.min(self.brackets.len());
        if let Some(outer) = self.brackets.last_mut() {
            outer.depth = outer.depth.max(bracket.depth + 1);
        }
        let tail = rest.get(1..).and_then(link::read_tail);
        match tail.filter(|_| !is_dead && bracket.depth <= MAX_LABEL_DEPTH) {
            Some((destination, length)) => self.link(&bracket, &destination, length + 1),
            None => self.push(1, Role::Literal),
        }
    }

    fn link(&mut self, bracket: &Bracket, destination: &str, tail_length: usize) {
        let Some(open) = self.pieces.get_mut(bracket.piece) else {
            return;
        };
        open.role = Role::Bracket;
        let content = open.source.end..self.at;
        let close = self.pieces.len();
        self.push(tail_length, Role::Metadata);
        let kind = link::classify(destination);
        self.enclosures.push(Enclosure {
            open: bracket.piece,
            close,
            kind,
            content,
        });
        delimiters::settle(&mut self.runs, bracket.runs, &mut self.pairs);
        self.dead_brackets = self.brackets.len();
    }

    fn tag(&mut self, rest: &str) {
        let Some(tag) = Tag::at_start(rest) else {
            return self.push(1, Role::Literal);
        };
        if tag.is_break() {
            return self.push(tag.length, Role::Spelled('\n'));
        }
        let piece = self.pieces.len();
        match self.tags.step(&tag, piece) {
            TagStep::Opened => self.push(tag.length, Role::Metadata),
            TagStep::Closed(open, kinds) => {
                let start = self.pieces.get(open).map_or(0, |open| open.source.end);
                let content = start..self.at;
                self.push(tag.length, Role::Metadata);
                self.enclosures
                    .extend(kinds.into_iter().map(|kind| Enclosure {
                        open,
                        close: piece,
                        kind,
                        content: content.clone(),
                    }));
            }
            TagStep::Literal => self.push(tag.length, Role::Literal),
        }
    }

    fn finish(mut self) -> Scan {
        delimiters::settle(&mut self.runs, 0, &mut self.pairs);
        let (unclosed, errors, unknown_tags) = self.tags.finish();
        for piece in unclosed {
            if let Some(piece) = self.pieces.get_mut(piece) {
                piece.role = Role::Literal;
            }
        }
        let text = write_text(self.source, &mut self.pieces, &self.runs);
        let run_pieces = &self.run_pieces;
        let paired = self.pairs.iter().filter_map(|pair| {
            let (open, close) = (*run_pieces.get(pair.open)?, *run_pieces.get(pair.close)?);
            Some(Enclosure {
                open,
                close,
                kind: pair.kind.clone(),
                content: pair.content.clone(),
            })
        });
        let enclosures = self.enclosures.into_iter().chain(paired);
        let end = |piece: usize| {
            self.pieces
                .get(piece)
                .map_or(text.len(), |piece| piece.text_start)
        };
        let marks = enclosures.map(|enclosure| {
            // The text of a piece ends at the start of the next piece. A code span is both piece and mark.
            let start = match enclosure.kind {
                MarkKind::Code => end(enclosure.open),
                _ => end(enclosure.open + 1),
            };
            let end = match enclosure.kind {
                MarkKind::Code => end(enclosure.close + 1),
                _ => end(enclosure.close),
            };
            ScannedMark {
                span: Span {
                    start,
                    end,
                    kind: enclosure.kind,
                },
                content: enclosure.content,
            }
        });
        let marks = marks.collect();
        Scan {
            text,
            marks,
            pieces: self.pieces,
            runs: self.runs,
            pairs: self.pairs,
            errors,
            unknown_tags,
        }
    }
}

/// Builds the text of all pieces and records the start of each.
fn write_text(source: &str, pieces: &mut [Piece], runs: &[Run]) -> String {
    let mut text = String::with_capacity(source.len());
    for piece in pieces {
        piece.text_start = text.len();
        match &piece.role {
            Role::Literal | Role::Formula => {
                text.push_str(source.get(piece.source.clone()).unwrap_or_default());
            }
            Role::Spelled(c) => text.push(*c),
            Role::Run(run) => {
                let literal = runs.get(*run).map(Run::literal).unwrap_or_default();
                text.push_str(source.get(literal).unwrap_or_default());
            }
            Role::Code(content) => {
                let content = source.get(content.clone()).unwrap_or_default();
                text.extend(content.chars().map(|c| if c == '\n' { ' ' } else { c }));
            }
            Role::Bracket | Role::Metadata => {}
        }
    }
    text
}
