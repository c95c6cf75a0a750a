//! Finds the block that an operation names, by reference or by its text (ops.md 4).

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;

use super::draft::{Draft, ServedText};
use super::existing::{Part, each_part};
use super::made::candidate;
use super::model::BlockRef;
use crate::block::{Block, BlockContent};
use crate::ids::is_minted;
use crate::inline::{may_mention, occurrences, unified};
use crate::issue::{Fault, Issue, Ref};
use crate::path::Path;
use crate::reference::{MAX_CANDIDATES, Resolution};
use crate::vocabulary::Spelling;
use crate::wording::list;

/// Bytes that an excerpt shows on each side of a match.
const EXCERPT_MARGIN: usize = 30;

/// The role of the block that a reference names.
#[derive(Clone, Copy, Eq, PartialEq)]
enum Sought {
    /// The block that the operation changes.
    Block,
    /// The block that defines the target position.
    Anchor,
}

impl Draft<'_> {
    /// Position of the block that a reference names.
    ///
    /// # Errors
    /// `not_found` or `ambiguous_input` at the path of the field.
    pub(super) fn find_block(&self, reference: &BlockRef, path: &Path) -> Result<usize, Fault> {
        self.find(reference, Sought::Block, path)
    }

    /// Position of the block that a reference names as anchor of a target position.
    ///
    /// # Errors
    /// `not_found` or `ambiguous_input` at the path of the field.
    pub(super) fn find_anchor(&self, reference: &BlockRef, path: &Path) -> Result<usize, Fault> {
        self.find(reference, Sought::Anchor, path)
    }

    fn find(&self, reference: &BlockRef, sought: Sought, path: &Path) -> Result<usize, Fault> {
        let ids = self
            .blocks()
            .iter()
            .enumerate()
            .map(|(at, block)| (block.id.as_str(), at));
        match self.made.resolve(&reference.0, ids) {
            Resolution::One(at) => Ok(at),
            Resolution::Several { candidates, total } => {
                let blocks = candidates.iter().filter_map(|at| self.blocks().get(*at));
                let listed = blocks.map(|block| {
                    candidate(&block.id, &describe(block, &self.served_text(block), None))
                });
                let message = format!(
                    "several blocks end with {}: {}",
                    reference.0,
                    list(listed.collect(), total)
                );
                Err(Fault::ambiguous(
                    Issue::at(path, message).hint("use the full id"),
                ))
            }
            Resolution::Missing => {
                let issue = Issue::at(path, format!("no block has the id {}", reference.0));
                let removed = || self.hint_of_removed(&reference.0, sought);
                let hint = self.hint_of_no_block(&reference.0, sought);
                if let Some(hint) = hint.or_else(removed) {
                    return Err(Fault::not_found(see_outline(issue, &hint)));
                }
                let hint = self
                    .made
                    .hint_of_miss("an outline lists the ids of all blocks");
                Err(Fault::not_found(see_outline(issue, &hint)))
            }
        }
    }

    /// A hint for a reference to a block that an earlier operation of the batch removed; reads still show it.
    fn hint_of_removed(&self, reference: &str, sought: Sought) -> Option<String> {
        let removed = self.removed.iter();
        let removed = removed.flat_map(|(ids, by)| ids.iter().map(move |id| (id.as_str(), by)));
        // If a block was removed twice, the last operation counts.
        let removed: HashMap<&str, &Path> = removed.collect();
        let Resolution::One(by) = self.made.resolve(reference, removed) else {
            return None;
        };
        let repair = match sought {
            Sought::Block => {
                "leave this operation out, write it before that one, or keep the block there"
            }
            Sought::Anchor => "name another place, or write this operation before that one",
        };
        Some(format!("{by} of this batch removes it: {repair}"))
    }

    /// A hint for a reference that names something other than a block, such as a property. For an anchor, the hint
    /// suggests `position`.
    fn hint_of_no_block(&self, reference: &str, sought: Sought) -> Option<String> {
        let is_structural = ["title", "name", "description"].contains(&reference);
        let is_end = ["first", "last", "start", "end"].contains(&reference);
        if sought == Sought::Anchor && (is_structural || is_end) {
            return Some("leave the anchor out and give position first or last".to_owned());
        }
        if is_structural {
            return Some("the title and the description are the properties name and description: set_properties sets them".to_owned());
        }
        let means = |reference: &str, id: &str| {
            id == reference || (is_minted(id) && reference.len() > 4 && id.ends_with(reference))
        };
        let is_meant = |id: &str| means(reference, id);
        let cell = reference.split_once('-');
        let stored = self.blocks().iter();
        let stored = stored.filter(|block| self.made.place(&block.id).is_none());
        for block in stored {
            if let (BlockContent::Table(table), Some((row, column))) = (&block.content, cell)
                && table.rows.iter().any(|part| means(row, &part.id))
                && table.columns.iter().any(|part| means(column, &part.id))
            {
                return Some(format!(
                    "it is a cell of the table {}: set_cell writes it, with row {row} and col {column}",
                    block.id
                ));
            }
            let is_dataview = matches!(block.content, BlockContent::Dataview(_));
            let mut hint = None;
            each_part(block, &mut |id, part| {
                if is_meant(id) {
                    hint = Some(match part {
                        Part::View(_) if is_dataview => format!(
                            "it is a view of the block {}: the view operations name it as view",
                            block.id
                        ),
                        Part::Row(_) | Part::Column(_) => format!(
                            "it is a row or column of the table {}: set_cell writes its cells, and update_block the \
                             lists rows and columns of the table",
                            block.id
                        ),
                        Part::Block(_) | Part::View(_) => format!(
                            "it is in a cell of the table {}: set_cell writes the whole cell",
                            block.id
                        ),
                    });
                }
            });
            if hint.is_some() {
                return hint;
            }
        }
        self.hint_of_text_as_id(reference)
    }

    /// Position of the block that is named by either an id or a text.
    ///
    /// # Errors
    /// Both or neither are given, or the given one matches no block or several.
    pub(super) fn find_either(
        &self,
        id: Option<&BlockRef>,
        locator: Option<&str>,
        path: &Path,
    ) -> Result<usize, Fault> {
        match (id, locator) {
            (Some(id), None) => self.find_block(id, &path.key("id")),
            (None, Some(text)) => self.find_text(text, &path.key("match"), |_| true),
            (Some(_), Some(_)) => {
                let issue = Issue::at(path, "id and match both name the block");
                Err(Fault::ambiguous(issue.hint("give one of them")))
            }
            (None, None) => {
                let issue = Issue::at(path, "nothing names the block");
                Err(Fault::invalid(
                    issue.hint("give id, or match: text that only this block has"),
                ))
            }
        }
    }

    /// Position of the only block that `looked_into` selects and whose served text contains `needle`. Line ends are
    /// unified first, as in stored text (document.md 6.8).
    ///
    /// # Errors
    /// No match or several, at the path of the field.
    pub(super) fn find_text(
        &self,
        needle: &str,
        path: &Path,
        looked_into: impl Fn(&BlockContent) -> bool,
    ) -> Result<usize, Fault> {
        let needle = &*unified(needle);
        let candidates = self
            .blocks()
            .iter()
            .enumerate()
            .filter(|(_, block)| looked_into(&block.content));
        let mut searched = 0;
        let mut hits: Vec<(usize, &Block)> = Vec::new();
        for (at, block) in candidates {
            let text = self.served_text(block);
            searched += text.len();
            if !occurrences(&text, needle).is_empty() {
                hits.push((at, block));
            }
        }
        self.text_work.searched(searched)?;
        match hits.as_slice() {
            [(at, _)] => Ok(*at),
            [] => {
                let issue = Issue::at(path, "no block contains this text");
                let hint = self.hint_of_no_text(needle, looked_into);
                let hint = hint.unwrap_or_else(|| {
                    "copy the text exactly as a read serves it, markup counts; or give the id"
                        .to_owned()
                });
                Err(Fault::not_found(see_outline(issue, &hint)))
            }
            several => {
                let listed = self.made.listed(
                    several.iter().map(|(_, block)| *block),
                    MAX_CANDIDATES,
                    |block| &block.id,
                    |block| describe(block, &self.served_text(block), Some(needle)),
                );
                let message = format!(
                    "{} blocks contain this text: {}",
                    several.len(),
                    listed.text
                );
                let hint = listed.hint(
                    "add text around it, or give the id",
                    Some("add text around it"),
                );
                Err(Fault::ambiguous(Issue::at(path, message).hint(hint)))
            }
        }
    }

    /// The text of a block as a read serves it; empty for types without text.
    pub(super) fn served_text<'b>(&self, block: &'b Block) -> Cow<'b, str> {
        let text = block.content.text().unwrap_or_default();
        if !block.content.has_markup() || !may_mention(text) {
            return Cow::Borrowed(text);
        }
        // A batch can search text hundreds of times, so the masked text of each block is cached.
        let mut served = self.served.borrow_mut();
        if let Some(known) = served.get(&block.id).filter(|known| known.stored == text) {
            return match &known.masked {
                Some(masked) => Cow::Owned(masked.clone()),
                None => Cow::Borrowed(text),
            };
        }
        let spelled = self.cx.names.text(text);
        let masked = (spelled != text).then(|| spelled.clone().into_owned());
        let stored = text.to_owned();
        served.insert(block.id.clone(), ServedText { stored, masked });
        spelled
    }
}

/// "1 descendant block", "2 descendant blocks".
pub(super) fn descendant_blocks(count: usize) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} descendant block{plural}")
}

fn see_outline(issue: Issue, hint: &str) -> Issue {
    issue
        .hint(hint)
        .see(Ref::op("get_object").query("outline", "true"))
}

/// The description of a candidate block after its id: type and excerpt.
fn describe(block: &Block, text: &str, needle: Option<&str>) -> String {
    let kind = block.content.type_name();
    if text.is_empty() {
        return kind.to_owned();
    }
    let hit = needle.and_then(|needle| occurrences(text, needle).into_iter().next());
    format!("{kind} \"{}\"", excerpt(text, hit.unwrap_or(0..0)))
}

/// The text around a match, with an ellipsis where it is cut. A long match is cut too.
pub(super) fn excerpt(text: &str, hit: Range<usize>) -> String {
    let start = floor(text, hit.start.saturating_sub(EXCERPT_MARGIN));
    let end = floor(
        text,
        hit.end.min(hit.start + EXCERPT_MARGIN) + EXCERPT_MARGIN,
    );
    let shown = text.get(start..end).unwrap_or_default();
    let (before, behind) = (start > 0, end < text.len());
    format!(
        "{}{shown}{}",
        if before { "…" } else { "" },
        if behind { "…" } else { "" }
    )
}

/// The last character boundary at or before a byte position.
fn floor(text: &str, mut at: usize) -> usize {
    at = at.min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}
