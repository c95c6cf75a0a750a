//! Hints for a text that no block contains exactly: where a similar text is and which operation changes it there
//! (ops.md 4.1, 7.8). The search runs only after the exact search failed.

use std::ops::Range;

use super::draft::Draft;
use super::locate::excerpt;
use super::near;
use crate::block::{Block, BlockContent, Cell, Table};
use crate::bundled::{DESCRIPTION, NAME};
use crate::inline;
use crate::reference::MAX_CANDIDATES;
use crate::wording::list;

impl Draft<'_> {
    /// A hint for a text that no block contains; `searched` selects the blocks that the exact search covered.
    pub(super) fn hint_of_no_text(
        &self,
        needle: &str,
        searched: impl Fn(&BlockContent) -> bool,
    ) -> Option<String> {
        self.in_other_form(needle, &searched)
            .or_else(|| self.in_other_types(needle, &searched))
            .or_else(|| self.in_cells(needle))
            .or_else(|| self.in_properties(needle))
            .or_else(|| self.over_several_blocks(needle, &searched))
    }

    /// Looks for the same text in another form.
    fn in_other_form(
        &self,
        needle: &str,
        searched: &impl Fn(&BlockContent) -> bool,
    ) -> Option<String> {
        let wanted = inline::plain(needle);
        for form in Form::ALL {
            let held = self.blocks().iter().filter_map(|block| {
                let hit = || form.find(block, &self.served_text(block), needle, &wanted);
                Some((block, searched(&block.content).then(hit)??))
            });
            let held: Vec<(&Block, Range<usize>)> = held.collect();
            let says = form.says();
            match held.as_slice() {
                [] => {}
                [(block, hit)] => return Some(self.hint_of_form(block, form, hit.clone())),
                several => {
                    let called = several.iter().map(|(block, _)| self.made.called(&block.id));
                    return Some(format!(
                        "several blocks contain it {says}: {}; give the id of one, with its text as a read serves it",
                        list(called.take(MAX_CANDIDATES).collect(), several.len())
                    ));
                }
            }
        }
        None
    }

    /// Looks for the same text in another form in one block.
    pub(super) fn hint_of_other_form(&self, block: &Block, needle: &str) -> Option<String> {
        let wanted = inline::plain(needle);
        let text = self.served_text(block);
        let found = |form: Form| Some((form, form.find(block, &text, needle, &wanted)?));
        let (form, hit) = Form::ALL.into_iter().find_map(found)?;
        Some(self.hint_of_form(block, form, hit))
    }

    fn hint_of_form(&self, block: &Block, form: Form, hit: Range<usize>) -> String {
        format!(
            "{} has it {}, in \"{}\": copy it {}",
            self.made.called(&block.id),
            form.says(),
            excerpt(&self.served_text(block), hit),
            form.how_to_copy()
        )
    }

    /// A hint for a reference that is the text of a block instead of its id.
    pub(super) fn hint_of_text_as_id(&self, reference: &str) -> Option<String> {
        let wanted = inline::plain(reference.trim_start_matches(['#', '-', '*', '>', ' ']));
        let is_phrase = wanted.trim().contains(' ');
        let holds = |block: &&Block| {
            let text = self.served_text(block);
            let text = match block.content.has_markup() {
                true => inline::plain(&text).into(),
                false => text,
            };
            let is_old = self.made.place(&block.id).is_none();
            let names = || near::is_same(&text, &wanted);
            let is_part = || is_phrase && near::find(&text, &wanted).is_some();
            is_old && !text.trim().is_empty() && (names() || is_part())
        };
        let ids: Vec<String> = self
            .blocks()
            .iter()
            .filter(holds)
            .map(|block| block.id.clone())
            .collect();
        match ids.as_slice() {
            [] => None,
            [id] => Some(format!("it is the text of {id}: give that id")),
            several => {
                let total = several.len();
                let shown = several.iter().take(MAX_CANDIDATES).cloned().collect();
                let listed = list(shown, total);
                Some(format!(
                    "it is the text of several blocks: {listed}; give the id of one"
                ))
            }
        }
    }

    /// Looks in source code and URLs, whose blocks can only be named by id.
    fn in_other_types(
        &self,
        needle: &str,
        searched: &impl Fn(&BlockContent) -> bool,
    ) -> Option<String> {
        let holds = |block: &&Block| {
            !searched(&block.content)
                && block
                    .content
                    .text()
                    .is_some_and(|text| text.contains(needle))
                && self.made.place(&block.id).is_none()
        };
        let block = self.blocks().iter().find(holds)?;
        Some(format!(
            "it is in {}, of type {}, which is found by its id alone: give that as id",
            block.id,
            block.content.type_name()
        ))
    }

    /// Looks in the cells of tables.
    fn in_cells(&self, needle: &str) -> Option<String> {
        let mut cells = Vec::new();
        let mut total = 0;
        let mut is_new = false;
        for block in self.blocks() {
            let BlockContent::Table(table) = &block.content else {
                continue;
            };
            for (row, column) in cells_with(table, needle) {
                if [&block.id, row, column]
                    .iter()
                    .any(|id| self.made.place(id).is_some())
                {
                    is_new = true;
                    continue;
                }
                total += 1;
                if cells.len() < MAX_CANDIDATES {
                    let table = &block.id;
                    cells.push(format!("table_id {table}, row {row} and col {column}"));
                }
            }
        }
        match total {
            0 => is_new.then(|| {
                "it is in a cell that is new in this batch: write the final text there".to_owned()
            }),
            1 => Some(format!(
                "it is in the cell of a table, which set_cell writes whole, with {}",
                list(cells, total)
            )),
            _ => Some(format!(
                "it is in {total} cells of tables, each of which set_cell writes whole: {}",
                list(cells, total)
            )),
        }
    }

    /// Looks in the title and the description, which are not blocks.
    fn in_properties(&self, needle: &str) -> Option<String> {
        let holds = |key: &&str| {
            let value = self.document.properties.get(*key);
            let text = value.and_then(serde_json::Value::as_str);
            text.is_some_and(|text| text.contains(needle))
        };
        let key = [NAME, DESCRIPTION].into_iter().find(holds)?;
        Some(format!(
            "it is in the property {key}, which is not a block: set_properties sets it whole"
        ))
    }

    /// Looks for a text of several lines whose lines are separate blocks.
    fn over_several_blocks(
        &self,
        needle: &str,
        searched: &impl Fn(&BlockContent) -> bool,
    ) -> Option<String> {
        let mut lines = needle.lines().filter(|line| !line.trim().is_empty());
        let (first, _) = (lines.next()?, lines.next()?);
        let holds =
            |block: &&Block| searched(&block.content) && self.served_text(block).contains(first);
        let block = self.blocks().iter().find(holds)?;
        Some(format!(
            "a text is looked for in one block at a time, and {} has only its first line: write one operation for each \
             block, with the text of that block",
            self.made.called(&block.id)
        ))
    }
}

/// How the text of a block can differ from the wanted text.
#[derive(Clone, Copy)]
enum Form {
    /// Only the markup differs.
    Markup,
    /// Only the spelling differs: quotes, dashes, spaces and similar characters.
    Spelling,
    /// Markup and spelling differ.
    MarkupAndSpelling,
}

impl Form {
    const ALL: [Self; 3] = [Self::Markup, Self::Spelling, Self::MarkupAndSpelling];

    fn says(self) -> &'static str {
        match self {
            Self::Markup => "with other markup",
            Self::Spelling => "in another spelling",
            Self::MarkupAndSpelling => "with other markup and in another spelling",
        }
    }

    fn how_to_copy(self) -> &'static str {
        match self {
            Self::Markup | Self::MarkupAndSpelling => "with its markup, as a read serves it",
            Self::Spelling => "with its quotes, dashes, blanks and case, as a read serves it",
        }
    }

    /// The position of the match in the served text; `wanted` is the needle without markup.
    fn find(self, block: &Block, text: &str, needle: &str, wanted: &str) -> Option<Range<usize>> {
        let may_differ = block.content.has_markup() && !wanted.trim().is_empty();
        match self {
            Self::Markup => {
                let holds = may_differ && inline::plain(text).contains(wanted);
                holds.then(|| beginning(text, wanted))
            }
            Self::Spelling => near::find(text, needle),
            Self::MarkupAndSpelling => {
                let plain = may_differ.then(|| inline::plain(text))?;
                near::find(&plain, wanted).map(|_| 0..0)
            }
        }
    }
}

/// The row and column ids of the cells that contain a text.
fn cells_with<'t>(table: &'t Table, needle: &str) -> Vec<(&'t String, &'t String)> {
    let holds = |block: &Block| {
        block
            .content
            .text()
            .is_some_and(|text| text.contains(needle))
    };
    let holds = |cell: &Cell| match cell {
        Cell::Empty => false,
        Cell::Text(text) => text.contains(needle),
        Cell::Blocks(blocks) => holds(&blocks.own) || blocks.descendants.iter().any(holds),
    };
    let rows = table.rows.iter();
    rows.flat_map(|row| {
        let cells = row.cells.iter().zip(&table.columns);
        let found = cells.filter(|(cell, _)| holds(cell));
        found.map(|(_, column)| (&row.id, &column.id))
    })
    .collect()
}

/// The approximate position of a plain text in its markup source: that of its first word.
fn beginning(source: &str, plain: &str) -> Range<usize> {
    let word = plain.split_whitespace().next().unwrap_or_default();
    let at = source.find(word).unwrap_or_default();
    at..at
}
