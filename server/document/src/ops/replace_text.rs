//! `replace_text`: text inside the text of one block (ops.md 7.7).

use super::block_syntax;
use super::draft::Draft;
use super::model::ReplaceText;
use crate::block::parse::{unknown_references, unknown_tag};
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
        let Some(block) = self.blocks().get(at).cloned() else {
            return Ok(());
        };
        let read = block.content.text().map_or(0, str::len);
        let replaced = self.replaced(&block, op, path)?;
        self.text_work.rewritten(read)?;
        self.advise(op, &block, &replaced, &path.key("replace"));
        if let Some(block) = self.document.blocks.get_mut(at)
            && let Some(text) = block.content.text_mut()
        {
            *text = replaced.text;
        }
        Ok(())
    }

    /// Warns about effects of a replacement that the caller may not have intended.
    fn advise(&mut self, op: &ReplaceText, block: &Block, replaced: &Replaced, path: &Path) {
        if replaced.escaped > 0 {
            let message = format!(
                "the match holds no markup, so that replace is plain text: {} of its characters were escaped",
                replaced.escaped
            );
            let hint = "to write markup, take markup around the match into find, or set the text with update_block";
            self.warnings.push(Issue::at(path, message).hint(hint));
        }
        let tags = replaced.unknown_tags.iter();
        self.warnings
            .extend(tags.map(|tag| unknown_tag(tag, path.to_string())));
        if !block.content.has_markup() {
            return;
        }
        let served = self.served_text(block).into_owned();
        let before = block.content.text().unwrap_or_default();
        let at = || path.clone();
        let unknown = unknown_references(&replaced.text, before, self.cx.objects, &at);
        self.warnings.extend(unknown);
        // The first line of the replacement is a whole line only if the match begins a line.
        let find = unified(&op.find);
        let begins_line = served.starts_with(&*find) || served.contains(&format!("\n{find}"));
        let lines = match begins_line {
            true => Some(op.replace.as_str()),
            false => op.replace.split_once('\n').map(|(_, lines)| lines),
        };
        let has_some = |text: &str| block_syntax::warning(text, block, path).is_some();
        let new = lines.filter(|lines| has_some(lines) && !has_some(&served));
        self.check_block_syntax(new, block, at);
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
        // Stored text has unified line ends, so the needle is unified too.
        let find = unified(&op.find);
        let (replace, all) = (&op.replace, op.replace_all);
        let replaced = if !block.content.has_markup() {
            inline::splice(stored, &find, replace, all)
        } else {
            // Reads mask the ids of deleted objects, so the search uses the masked text.
            inline::replace_served(stored, &self.served_text(block), &find, replace, all)
        };
        replaced.map_err(|fault| {
            let in_other_form = match fault {
                ReplaceFault::NotFound => self.hint_of_other_form(block, &find),
                _ => None,
            };
            refusal(fault, &self.made.called(&block.id), in_other_form, path)
        })
    }
}

/// The hint for a text that the block does not contain.
const COPY: &str = "read the block and copy the text exactly, markup included";

/// The block types that a search without id covers. Embeds hold source code and URLs, so they are left out.
fn is_text_bearing(content: &BlockContent) -> bool {
    matches!(
        content,
        BlockContent::Text { .. } | BlockContent::Code { .. }
    )
}

fn refusal(fault: ReplaceFault, id: &str, in_other_form: Option<String>, path: &Path) -> Fault {
    let find = path.key("find");
    Fault::invalid(match fault {
        ReplaceFault::NotFound => Issue::at(find, format!("{id} does not contain this text"))
            .hint(in_other_form.unwrap_or_else(|| COPY.to_owned())),
        ReplaceFault::Several(count) => Issue::at(
            find,
            format!("{count} matches in {id}, and replace_all is not set"),
        )
        .hint("add text around it, or set replace_all to replace every one"),
        ReplaceFault::InsideMarkup => Issue::at(
            find,
            format!("a match in {id} is inside markup that is not text"),
        )
        .hint("write the whole text with update_block to change a link or a mention"),
        ReplaceFault::TooLong { units } => Issue::at(
            path.key("replace"),
            format!(
                "the text of {id} would have {units} UTF-16 units, at most {MAX_TEXT} are allowed"
            ),
        )
        .hint("split the text into several blocks"),
        ReplaceFault::Unreadable(error) => {
            let hint = error.hint();
            Issue::at(path.key("replace"), error.to_string()).hint(format!(
                "the match holds markup, so that replace is markup too: {hint}"
            ))
        }
    })
}
