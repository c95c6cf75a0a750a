//! Finds a source that reads back as the given text and marks, and drops marks that no source can express.
//!
//! In CommonMark, the neighbours of a delimiter decide whether it opens or closes, so not every range can be
//! emphasised: in `a**"b"**c` nothing is bold. The writer does not predict the parser but runs it: it scans the
//! emission. Pieces whose delimiters did not pair as intended are shortened, split at the mark in their way, or
//! dropped. The result reads back exactly.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};

use super::MarkKind;
use super::chars::{Flanks, is_whitespace};
use super::delimiters::Run;
use super::emit::{Emission, EmittedPiece, emit};
use super::escape::{Dialect, Escapes};
use super::marks::{Span, is_emphasis, normalise, rank};
use super::scan::{Piece, Role, Scan, scan, scan_without_math};

/// Number of careful repair rounds. After that, failing pieces are dropped; after as many more rounds, all emphasis.
const ROUNDS: usize = 4;
/// How often the result of a repair can need another repair before all emphasis is dropped.
const RESTARTS: usize = 3;

/// Normalized marks and the source that reads back as exactly these.
pub(super) struct Settled {
    pub(super) spans: Vec<Span>,
    pub(super) source: String,
}

/// Normalizes spans and writes them.
pub(super) fn settle(text: &str, spans: Vec<Span>, dialect: Dialect) -> Settled {
    settle_knowing(text, spans, dialect, None)
}

/// Writes the canonical source of a scanned source. If the source is already canonical, it is not scanned again.
pub(super) fn settle_read(source: &str, scan: &Scan) -> Settled {
    let spans = scan.marks.iter().map(|mark| mark.span.clone()).collect();
    settle_knowing(&scan.text, spans, Dialect::Canonical, Some((source, scan)))
}

/// A source and its scan.
type Known<'s> = Option<(&'s str, &'s Scan)>;

fn settle_knowing(text: &str, spans: Vec<Span>, dialect: Dialect, known: Known<'_>) -> Settled {
    let mut spans = normalise(text, spans);
    for _ in 0..RESTARTS {
        let Some(settled) = write(text, &spans, dialect, known) else {
            break;
        };
        if settled.spans == spans {
            return settled;
        }
        spans = settled.spans;
    }
    spans.retain(|span| !is_emphasis(&span.kind));
    let mut escapes = Escapes::At(BTreeSet::new());
    let source = escaped(text, &spans, dialect, &mut escapes, known).0.source;
    Settled { spans, source }
}

/// Writes normalized spans and returns those that survived.
fn write(text: &str, spans: &[Span], dialect: Dialect, known: Known<'_>) -> Option<Settled> {
    let mut pieces = spans.to_vec();
    let mut escapes = Escapes::At(BTreeSet::new());
    for round in 0..2 * ROUNDS {
        let (emission, read) = escaped(text, &pieces, dialect, &mut escapes, known);
        let repairs = match read {
            Some(read) => repairs(text, &pieces, &emission, &read, round < ROUNDS),
            None => Vec::new(),
        };
        if repairs.is_empty() {
            return Some(Settled {
                spans: normalise(text, pieces),
                source: emission.source,
            });
        }
        pieces = apply(pieces, repairs);
    }
    None
}

/// Writes the pieces with the required escapes, and scans the result if it could contain markup. Literal text that
/// reads as markup is escaped. After too many rounds, everything that could be markup is escaped.
fn escaped<'k>(
    text: &str,
    pieces: &[Span],
    dialect: Dialect,
    escapes: &mut Escapes,
    known: Known<'k>,
) -> (Emission, Option<Cow<'k, Scan>>) {
    let mut round = 0;
    loop {
        let emission = emit(text, pieces, dialect, escapes);
        if emission.pieces.is_empty()
            && emission.literals.is_empty()
            && emission.formulas.is_empty()
        {
            return (emission, None);
        }
        let read = match known.filter(|(source, _)| *source == emission.source) {
            Some((_, read)) => Cow::Borrowed(read),
            None if dialect.has_math() => Cow::Owned(scan(&emission.source)),
            None => Cow::Owned(scan_without_math(&emission.source)),
        };
        let Escapes::At(places) = escapes else {
            return (emission, Some(read));
        };
        let misread = misread(&emission, &read);
        if misread.is_empty() && read.text == text {
            return (emission, Some(read));
        }
        round += 1;
        if misread.is_empty() || round == ROUNDS {
            *escapes = Escapes::All;
        } else {
            places.extend(misread);
        }
    }
}

/// The text positions that the scanner misreads: literals read as markup, and formulas not read as formulas.
fn misread(emission: &Emission, read: &Scan) -> Vec<usize> {
    let literals = &emission.literals;
    let literal_at = |source: usize| {
        let found = literals.binary_search_by_key(&source, |literal| literal.source);
        found.ok().and_then(|at| literals.get(at))
    };
    let runs = read.pairs.iter().flat_map(|pair| [pair.open, pair.close]);
    let runs = runs.filter_map(|run| Some(read.runs.get(run)?.source.start));
    let is_markup =
        |piece: &&Piece| matches!(piece.role, Role::Code(_) | Role::Bracket | Role::Formula);
    let markup = read.pieces.iter().filter(is_markup);
    let markup = markup.map(|piece| piece.source.start);
    let mut misread: Vec<usize> = runs
        .chain(markup)
        .filter_map(|source| Some(literal_at(source)?.text))
        .collect();
    for formula in &emission.formulas {
        let piece = read
            .pieces
            .binary_search_by_key(&formula.source, |piece| piece.source.start);
        let role = piece.ok().and_then(|at| read.pieces.get(at));
        if !role.is_some_and(|piece| matches!(piece.role, Role::Formula)) {
            misread.push(formula.text);
        }
    }
    misread
}

/// A change to the pieces of one kind of emphasis.
#[derive(Clone, Debug)]
struct Repair {
    kind: MarkKind,
    /// The range that loses the emphasis. An empty range only splits the piece, so that both parts nest inside their
    /// neighbours.
    start: usize,
    end: usize,
}

/// The changes after which the emission reads as intended; `read` is its scan. `careful` repairs only pieces whose own
/// edges are at fault, if there are any, because other failures may be consequences of them.
fn repairs(
    text: &str,
    pieces: &[Span],
    emission: &Emission,
    read: &Scan,
    careful: bool,
) -> Vec<Repair> {
    let mut paired: Vec<(usize, usize, &MarkKind)> = read
        .pairs
        .iter()
        .filter_map(|pair| {
            let open = read.runs.get(pair.open)?.source.start;
            Some((open, read.runs.get(pair.close)?.source.start, &pair.kind))
        })
        .collect();
    paired.sort_unstable();
    let failing: Vec<&EmittedPiece> = emission
        .pieces
        .iter()
        .filter(|piece| {
            paired
                .binary_search(&(piece.open, piece.close, &piece.span.kind))
                .is_err()
        })
        .collect();
    if careful {
        let neighbours = Neighbours::of(pieces);
        let edges: Vec<Repair> = failing
            .iter()
            .flat_map(|piece| edge_repairs(text, &neighbours, read, piece))
            .collect();
        if !edges.is_empty() {
            return edges;
        }
    }
    failing
        .iter()
        .map(|piece| cut(piece, piece.span.start, piece.span.end))
        .collect()
}

fn cut(piece: &EmittedPiece, start: usize, end: usize) -> Repair {
    Repair {
        kind: piece.span.kind.clone(),
        start,
        end,
    }
}

/// Moves the edges of a piece at which its delimiter cannot open or close.
fn edge_repairs(
    text: &str,
    neighbours: &Neighbours<'_>,
    read: &Scan,
    piece: &EmittedPiece,
) -> Vec<Repair> {
    let Span { start, end, .. } = piece.span;
    let content = text.get(start..end).unwrap_or_default();
    let mut out = Vec::new();
    if !flanks_at(&read.runs, piece.open).opens {
        out.push(neighbours.free_start(piece).unwrap_or_else(|| {
            let rest = content
                .char_indices()
                .skip(1)
                .find(|(_, c)| !is_whitespace(*c));
            cut(piece, start, rest.map_or(end, |(at, _)| start + at))
        }));
    }
    if !flanks_at(&read.runs, piece.close).closes {
        out.push(neighbours.free_end(piece).unwrap_or_else(|| {
            let rest = content
                .char_indices()
                .rev()
                .skip(1)
                .find(|(_, c)| !is_whitespace(*c));
            cut(
                piece,
                rest.map_or(start, |(at, c)| start + at + c.len_utf8()),
                end,
            )
        }));
    }
    out
}

fn flanks_at(runs: &[Run], source: usize) -> Flanks {
    let found = runs.binary_search_by_key(&source, |run| run.source.start);
    let run = found.ok().and_then(|at| runs.get(at));
    run.map_or(
        Flanks {
            opens: false,
            closes: false,
        },
        |run| run.flanks,
    )
}

/// The marks whose markup may be between a delimiter and its text.
struct Neighbours<'s> {
    /// Code spans in order; they are always innermost.
    codes: Vec<&'s Span>,
    /// Other marks that are not emphasis, by start and by end.
    starting: HashMap<usize, Vec<&'s Span>>,
    ending: HashMap<usize, Vec<&'s Span>>,
}

impl<'s> Neighbours<'s> {
    fn of(pieces: &'s [Span]) -> Self {
        let mut neighbours = Self {
            codes: Vec::new(),
            starting: HashMap::new(),
            ending: HashMap::new(),
        };
        for piece in pieces.iter().filter(|piece| !is_emphasis(&piece.kind)) {
            if piece.kind == MarkKind::Code {
                neighbours.codes.push(piece);
            } else {
                neighbours
                    .starting
                    .entry(piece.start)
                    .or_default()
                    .push(piece);
                neighbours.ending.entry(piece.end).or_default().push(piece);
            }
        }
        neighbours.codes.sort_by_key(|code| code.start);
        neighbours
    }

    /// The code span that contains the character at `at`.
    fn code_at(&self, at: usize) -> Option<&'s Span> {
        let code = self
            .codes
            .get(self.codes.partition_point(|code| code.end <= at))?;
        (code.start <= at).then_some(code)
    }

    /// The repair that moves the start of a piece past inner markup.
    fn free_start(&self, piece: &EmittedPiece) -> Option<Repair> {
        let Span { start, end, .. } = piece.span;
        if let Some(code) = self.code_at(start) {
            return Some(cut(piece, start, code.end.min(end)));
        }
        let shorter = self.starting.get(&start)?.iter().map(|span| span.end);
        shorter
            .filter(|edge| *edge < end)
            .max()
            .map(|edge| cut(piece, edge, edge))
    }

    /// The repair that moves its end before inner markup.
    fn free_end(&self, piece: &EmittedPiece) -> Option<Repair> {
        let Span { start, end, .. } = piece.span;
        if let Some(code) = end.checked_sub(1).and_then(|last| self.code_at(last)) {
            return Some(cut(piece, code.start.max(start), end));
        }
        let shorter = self.ending.get(&end)?.iter().map(|span| span.start);
        shorter
            .filter(|edge| *edge > start)
            .min()
            .map(|edge| cut(piece, edge, edge))
    }
}

/// Applies repairs to the pieces.
fn apply(pieces: Vec<Span>, mut repairs: Vec<Repair>) -> Vec<Span> {
    repairs.sort_by_key(|repair| (rank(&repair.kind), repair.start, repair.end));
    let mut out = Vec::with_capacity(pieces.len() + repairs.len());
    for piece in pieces {
        let place = (rank(&piece.kind), piece.start);
        let first = repairs.partition_point(|repair| (rank(&repair.kind), repair.end) < place);
        let touching = repairs
            .iter()
            .skip(first)
            .take_while(|repair| repair.kind == piece.kind && repair.start <= piece.end);
        let mut start = piece.start;
        for repair in touching {
            if repair.start > start {
                out.push(Span {
                    start,
                    end: repair.start,
                    kind: piece.kind.clone(),
                });
            }
            start = start.max(repair.end);
        }
        if start < piece.end {
            out.push(Span { start, ..piece });
        }
    }
    out
}
