//! Parses a run of blocks: indents, lifting of groups, and structural blocks that become properties (document.md 6.2,
//! 6.8).

use std::borrow::Borrow;

use crate::limits::{MAX_INDENT, MAX_NAME};
use serde_json::Value;

use super::block::{Shape, Structural};
use super::{ParsedBlocks, Parser};
use crate::block::structure::{Node, too_deep};
use crate::block::{Block, BlockType};
use crate::inline::plain;
use crate::issue::Issue;
use crate::members::Members;
use crate::members::read::{Wrong, whole};
use crate::place::Place;
use crate::wording::{SHORTER_NAME, too_many};

/// A block, as hints show it.
pub(super) const FORM: &str = r#"{"type":"paragraph","text":"…"}"#;

/// The blocks of a run before the checks of the whole sequence.
#[derive(Default)]
pub(super) struct Run {
    blocks: Vec<Block>,
    positions: Vec<usize>,
    /// Positions in `blocks` whose type is missing or unknown, ascending.
    unknown: Vec<usize>,
    /// Positions in `blocks` whose parent cannot be determined from the indent, ascending.
    misplaced: Vec<usize>,
    title: Option<String>,
    description: Option<String>,
}

impl Run {
    pub(super) fn position(&self, index: usize) -> usize {
        self.positions.get(index).copied().unwrap_or(index)
    }

    /// The positions of its blocks in the input.
    pub(super) fn positions(&self) -> &[usize] {
        &self.positions
    }

    pub(super) fn nodes(&self) -> Vec<Node<'_>> {
        let mut unknown = self.unknown.iter().peekable();
        let mut misplaced = self.misplaced.iter().peekable();
        let node = |(index, block)| {
            let node = match unknown.next_if(|&&at| at == index) {
                Some(_) => Node::unknown(block),
                None => Node::known(block),
            };
            node.placed(misplaced.next_if(|&&at| at == index).is_none())
        };
        self.blocks.iter().enumerate().map(node).collect()
    }

    pub(super) fn finish(self) -> ParsedBlocks {
        let Self {
            mut blocks,
            positions,
            title,
            description,
            ..
        } = self;
        blocks
            .iter_mut()
            .for_each(|block| block.content.settle_table());
        ParsedBlocks {
            blocks,
            positions,
            minted: Vec::new(),
            title,
            description,
        }
    }

    pub(super) fn into_blocks(self) -> Vec<Block> {
        self.blocks
    }
}

/// Tracks the indents of a run.
struct Indents {
    /// Raw indent of the previous block; `None` at the start.
    previous: Option<u8>,
    /// The indent of the previous element is invalid, so the next indent is not checked against it (document.md 10.3).
    is_lost: bool,
    /// Raw indents of the groups that contain the current block.
    groups: Vec<u8>,
    /// At position k, whether the open element at raw indent k has a known type and position, so that its children can
    /// be checked. False for skipped indents. A group inherits the value from its parent.
    parents: Vec<bool>,
    /// The current block is inside a structural block and will be removed with it.
    dropping: bool,
}

impl Indents {
    /// The number of groups that contain the current block. Each has a smaller indent than the block.
    fn groups(&self) -> u8 {
        u8::try_from(self.groups.len()).unwrap_or(MAX_INDENT)
    }

    /// Whether a block with this raw indent is at the root or has a known parent.
    fn has_parent(&self, indent: u8) -> bool {
        let above = usize::from(indent).checked_sub(1);
        above.is_none_or(|above| self.parents.get(above).copied().unwrap_or_default())
    }

    /// Marks the indent as unknown. The next blocks may be children of this element or of any open one.
    fn lose(&mut self) {
        self.is_lost = true;
        self.parents.fill(false);
    }

    /// Registers the current block as the open element at its indent.
    fn open(&mut self, indent: u8, is_parent: bool) {
        self.parents.truncate(indent.into());
        self.parents.resize(indent.into(), false);
        self.parents.push(is_parent && !self.is_lost);
    }
}

impl Parser<'_> {
    /// Parses the blocks of a document or payload until the limit of reported faults.
    pub(super) fn run<V: Borrow<Value>>(
        &mut self,
        values: impl IntoIterator<Item = V>,
        place: &Place<'_>,
    ) -> Run {
        self.run_below(values, place, None)
    }

    /// Parses the descendants of a cell's own block, which is the first value and has indent `above`. Without `above`,
    /// parses a whole run.
    pub(super) fn run_below<V: Borrow<Value>>(
        &mut self,
        values: impl IntoIterator<Item = V>,
        place: &Place<'_>,
        above: Option<u8>,
    ) -> Run {
        let values = values.into_iter();
        let mut run = Run {
            blocks: Vec::with_capacity(values.size_hint().0),
            ..Run::default()
        };
        let mut indents = Indents {
            previous: above,
            is_lost: false,
            groups: Vec::new(),
            parents: above.iter().map(|_| true).collect(),
            dropping: false,
        };
        let in_cell = above.is_some();
        let first = usize::from(in_cell);
        for (position, value) in values.enumerate().skip(first) {
            if self.out.is_full() {
                break;
            }
            let place = place.index(position);
            let Some(members) = self.open(value.borrow(), &place, FORM) else {
                indents.lose();
                continue;
            };
            let (indent, is_placed) = self.indent(&members, &mut indents, in_cell);
            let lifted = indent - indents.groups();
            let warned = self.warned();
            let shape = self.shape(&members, indent, in_cell);
            indents.open(indent, is_placed || !matches!(shape, Shape::Group));
            // The content of a cell is removed together with the block that contains the table.
            self.drops = indents.dropping || (in_cell && self.drops);
            let (block, is_known) = match shape {
                Shape::Group => {
                    indents.groups.push(indent);
                    self.judge_group(&members);
                    self.forget(warned);
                    continue;
                }
                Shape::Structural(structural) => {
                    indents.dropping = true;
                    self.structural(&members, structural, &mut run);
                    continue;
                }
                Shape::Unknown => (self.unknown_block(&members, lifted), false),
                Shape::Block(block_type) => (self.block(&members, block_type, lifted), true),
            };
            if indents.dropping {
                // Its members are checked like those of any block, then it is removed with its structural ancestor. Its
                // id and parent are not checked, because they never enter a document.
                self.forget(warned);
                continue;
            }
            if !is_known {
                run.unknown.push(run.blocks.len());
            }
            if !is_placed {
                run.misplaced.push(run.blocks.len());
            }
            run.blocks.push(block);
            run.positions.push(position);
        }
        run
    }

    /// The raw indent of a block, checked, and whether its parent can be determined from it.
    fn indent(
        &mut self,
        members: &Members<'_>,
        indents: &mut Indents,
        in_cell: bool,
    ) -> (u8, bool) {
        let given = self.given_indent(members, in_cell);
        let mut is_below = true;
        if let Some(indent) = given {
            let allowed = indents
                .previous
                .map_or(0, |previous| previous.saturating_add(1));
            if indent > allowed && !indents.is_lost {
                let path = if self.is_payload() {
                    members.path("indent")
                } else {
                    members.place().path()
                };
                let start = self.start(in_cell);
                let written = |indent: u8| usize::from(start) + usize::from(indent);
                let previous = indents.previous.map(written);
                self.out.issue(too_deep(written(indent), previous, path));
            }
            if in_cell && indent == 0 {
                is_below = false;
                let message = "only the first block of a cell has indent 0";
                self.out.issue(
                    Issue::at(members.path("indent"), message)
                        .hint("the others are its descendants, from indent 1"),
                );
            }
        }
        let indent = given.or(indents.previous).unwrap_or(0);
        indents.previous = Some(indent);
        match given {
            Some(_) => indents.is_lost = false,
            None => indents.lose(),
        }
        indents.groups.retain(|&group| group < indent);
        indents.dropping &= indent > 0;
        let is_placed = given.is_some() && is_below && indents.has_parent(indent);
        (indent, is_placed)
    }

    /// The given indent minus the base of an absolute payload; cells have no base. `None` if it is invalid.
    fn given_indent(&mut self, members: &Members<'_>, in_cell: bool) -> Option<u8> {
        let start = self.start(in_cell);
        let given = match members.given("indent") {
            Some(value) => whole(value, self.most(MAX_INDENT.into()) as u64),
            None => Ok(0),
        };
        let judged = given.and_then(|indent| {
            let indent = u8::try_from(indent).unwrap_or(MAX_INDENT);
            let below = || {
                Wrong::new(format!(
                    "{indent} is less than {start}, where the run starts"
                ))
                .hint("the indents of a run count from its first block, or all from the document")
            };
            indent.checked_sub(start).ok_or_else(below)
        });
        judged
            .map_err(|wrong| self.out.issue(wrong.at(&members.path("indent"))))
            .ok()
    }

    /// The base of the indents as written.
    fn start(&self, in_cell: bool) -> u8 {
        if in_cell { 0 } else { self.cx.rebase }
    }

    /// Parses a structural block: the text of a title or description becomes a property (document.md 6.8).
    fn structural(&mut self, members: &Members<'_>, structural: Structural, run: &mut Run) {
        let block = self.block(members, BlockType::Paragraph, 0);
        let (slot, is_name) = match structural {
            Structural::Title => (&mut run.title, true),
            Structural::Description => (&mut run.description, false),
            Structural::FeaturedProperties => return,
        };
        let text = block.content.text().unwrap_or_default();
        if text.is_empty() {
            return;
        }
        let text = plain(text);
        if is_name {
            self.judge_name(&text, members);
        }
        slot.get_or_insert(text);
    }

    /// Checks the text of a title as a name, even if the document sets another name.
    fn judge_name(&mut self, name: &str, members: &Members<'_>) {
        let length = name.chars().count();
        let most = members.most(MAX_NAME);
        if length > most {
            let wrong = Wrong::new(too_many(length, "characters", most)).hint(SHORTER_NAME);
            self.out.issue(wrong.at(&members.path("text")));
        }
    }
}
