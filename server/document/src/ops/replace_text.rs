//! `replace_text`: literal prose inside the text of one block (ops.md 7.7).

use super::draft::Draft;
use super::model::ReplaceText;
use crate::block::{Block, BlockContent, BlockType};
use crate::inline::{self, ReplaceFault, Replaced, unified};
use crate::issue::{Fault, Issue, Ref};
use crate::limits::MAX_TEXT;
use crate::path::Path;
use crate::wording::one;

impl Draft<'_> {
    pub(super) fn replace_text(&mut self, op: &ReplaceText, path: &Path) -> Result<(), Fault> {
        let at = match &op.id {
            Some(id) => self.find_block(id, &path.key("id"))?,
            None => self.find_text(&op.find, &path.key("find"), is_text_bearing)?,
        };
        let Some(block) = self.blocks().get(at) else {
            return Ok(());
        };
        let read = block.content.text().map_or(0, str::len);
        let replaced = self.replaced(block, op, path)?;
        self.text_work.rewritten(read)?;
        if let Some(block) = self.document.blocks.get_mut(at)
            && let Some(text) = block.content.text_mut()
        {
            *text = replaced.text;
        }
        Ok(())
    }

    fn replaced(&self, block: &Block, op: &ReplaceText, path: &Path) -> Result<Replaced, Fault> {
        let Some(stored) = block.content.text() else {
            let kind = one(block.content.type_name());
            let message = format!("{}, {kind}, has no text", block.id);
            let (op, does) = match block.content.block_type() {
                BlockType::Table => ("set_cell", "writes one of its cells"),
                BlockType::Dataview => ("update_view", "changes one of its views"),
                _ => ("update_block", "changes its other members"),
            };
            let issue = Issue::at(path.key("id"), message).hint(format!("{op} {does}"));
            let schema = Ref::op("get_op_schema").param("op", op);
            return Err(Fault::invalid(issue.see(schema)));
        };
        // It is looked for in the line ends of stored text, in which the replacement is written.
        let find = unified(&op.find);
        let (replace, all) = (&op.replace, op.replace_all);
        let replaced = if !block.content.has_markup() {
            inline::splice(stored, &find, replace, all)
        } else {
            // Reads hide the ids of objects that are gone: nothing is found in them.
            inline::replace_served(stored, &self.served_text(block), &find, replace, all)
        };
        replaced.map_err(|fault| refusal(fault, &self.made.called(&block.id), path))
    }
}

/// The types that a search without id looks into: embeds are sources and addresses rather than text.
fn is_text_bearing(content: &BlockContent) -> bool {
    matches!(
        content,
        BlockContent::Text { .. } | BlockContent::Code { .. }
    )
}

fn refusal(fault: ReplaceFault, id: &str, path: &Path) -> Fault {
    let find = path.key("find");
    Fault::invalid(match fault {
        ReplaceFault::NotFound => Issue::at(find, format!("{id} does not contain this text"))
            .hint("read the block and copy the text exactly, markup included"),
        ReplaceFault::Several(count) => Issue::at(
            find,
            format!("{count} matches in {id}, and replace_all is not set"),
        )
        .hint("add text around it, or set replace_all to replace every one"),
        ReplaceFault::InsideMarkup => Issue::at(
            find,
            format!("a match in {id} lies inside markup that is no text"),
        )
        .hint("write the whole text with update_block to change a link or a mention"),
        ReplaceFault::TooLong { units } => Issue::at(
            path.key("replace"),
            format!(
                "the text of {id} would have {units} UTF-16 units, at most {MAX_TEXT} are allowed"
            ),
        )
        .hint("split the text into several blocks"),
    })
}
