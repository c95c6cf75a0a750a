//! Locates matches of a search in markup source: the text that each covers, and whether it covers markup.

use std::ops::Range;

use super::replace::ReplaceFault;
use super::scan::{Piece, Role, Scan};

/// A match in the source and the text that it covers.
pub(super) struct Hit {
    pub(super) source: Range<usize>,
    pub(super) text: Range<usize>,
    /// Whether it covers markup or an escape.
    pub(super) holds_markup: bool,
}

/// Finds the text of every match.
pub(super) fn locate(
    source: &str,
    scan: &Scan,
    hits: &[Range<usize>],
) -> Result<Vec<Hit>, ReplaceFault> {
    hits.iter()
        .map(|hit| {
            let first = scan
                .pieces
                .partition_point(|piece| piece.source.end <= hit.start);
            let under = scan
                .pieces
                .iter()
                .skip(first)
                .take_while(|piece| piece.source.start < hit.end);
            let mut covered: Option<Range<usize>> = None;
            let mut holds_markup = false;
            for piece in under {
                holds_markup |= covers_markup(scan, piece, hit);
                let text = text_under(source, scan, piece, hit)?;
                if text.is_empty() {
                    continue;
                }
                let start = covered.map_or(text.start, |covered| covered.start);
                covered = Some(start..text.end);
            }
            let text = covered.ok_or(ReplaceFault::InsideMarkup)?;
            Ok(Hit {
                source: hit.clone(),
                text,
                holds_markup,
            })
        })
        .collect()
}

/// The text of one piece that a match covers, as a byte range of the whole text.
fn text_under(
    source: &str,
    scan: &Scan,
    piece: &Piece,
    hit: &Range<usize>,
) -> Result<Range<usize>, ReplaceFault> {
    let nothing = piece.text_start..piece.text_start;
    match &piece.role {
        Role::Literal | Role::Formula | Role::Run(_) | Role::Code(_) => {}
        Role::Bracket => return Ok(nothing),
        Role::Metadata => {
            let covers = hit.start <= piece.source.start && piece.source.end <= hit.end;
            return if covers {
                Ok(nothing)
            } else {
                Err(ReplaceFault::InsideMarkup)
            };
        }
        Role::Spelled(c) => {
            // A match can cover the escaped character, but not only its backslash.
            let is_escape = source
                .get(piece.source.clone())
                .is_some_and(|s| s.starts_with('\\'));
            let starts = hit.start <= piece.source.start
                || (is_escape && hit.start + c.len_utf8() == piece.source.end);
            if !starts || hit.end < piece.source.end {
                return Err(ReplaceFault::InsideMarkup);
            }
            return Ok(piece.text_start..piece.text_start + c.len_utf8());
        }
    }
    Ok(text_in(scan, piece, hit.start)..text_in(scan, piece, hit.end))
}

/// The part of a piece that is literal text.
fn literal(scan: &Scan, piece: &Piece) -> Range<usize> {
    match &piece.role {
        Role::Literal | Role::Formula => piece.source.clone(),
        Role::Run(run) => scan
            .runs
            .get(*run)
            .map(super::delimiters::Run::literal)
            .unwrap_or_default(),
        Role::Code(content) => content.clone(),
        Role::Bracket | Role::Metadata | Role::Spelled(_) => piece.source.start..piece.source.start,
    }
}

/// The text position of a source position inside or at an end of a piece.
fn text_in(scan: &Scan, piece: &Piece, at: usize) -> usize {
    let literal = literal(scan, piece);
    piece.text_start + at.clamp(literal.start, literal.end) - literal.start
}

/// The same for the whole source.
pub(super) fn text_at(scan: &Scan, at: usize) -> usize {
    let under = scan.pieces.partition_point(|piece| piece.source.end <= at);
    let piece = scan.pieces.get(under);
    piece.map_or(scan.text.len(), |piece| text_in(scan, piece, at))
}

/// Whether a match covers markup or an escape of a piece.
fn covers_markup(scan: &Scan, piece: &Piece, hit: &Range<usize>) -> bool {
    match &piece.role {
        Role::Bracket | Role::Metadata => true,
        Role::Spelled(_) => hit.start <= piece.source.start,
        Role::Literal | Role::Formula | Role::Run(_) | Role::Code(_) => {
            let literal = literal(scan, piece);
            let start = hit.start.max(piece.source.start);
            let end = hit.end.min(piece.source.end);
            start < literal.start || literal.end < end
        }
    }
}
