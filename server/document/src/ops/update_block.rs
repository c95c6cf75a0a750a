//! `update_block`: changes members of one block (ops.md 7.2).

use serde_json::Value;

use super::draft::{Draft, ViewReceipts};
use super::existing::Existing;
use super::limits::MAX_BLOCK_MEMBERS;
use super::locate::descendant_blocks;
use super::made::Made;
use super::model::UpdateBlock;
use crate::block::{
    Block, BlockContent, BlockType, IdRule, Parenthood, parse_update, render_block,
};
use crate::findings::Findings;
use crate::issue::{Fault, Issue};
use crate::limits::{MAX_KEY, MAX_TABLE_ROWS};
use crate::path::Path;
use crate::tree;
use crate::vocabulary::Spelling;
use crate::wire::JsonMap;
use crate::wording::{cut, too_many};

impl Draft<'_> {
    pub(super) fn update_block(&mut self, op: &UpdateBlock, path: &Path) -> Result<(), Fault> {
        let at = self.find_either(op.id.as_ref(), op.locator.as_deref(), path)?;
        let Some(block) = self.blocks().get(at) else {
            return Ok(());
        };
        let path_of_set = path.key("set");
        check_count(&op.set, &path_of_set)?;
        check_fixed_members(&op.set, &path_of_set)?;
        let subtree = self.blocks().get(tree::subtree(self.blocks(), at));
        let below = subtree
            .and_then(|subtree| subtree.get(1..))
            .unwrap_or_default();
        check_retype(block, below, &self.made, &op.set, &path_of_set)?;

        let existing = Existing::parts_of(self.before_op(), at);
        let mut found = Findings::default();
        let cx = self.payload(IdRule::Existing(&existing));
        let set = without_echoed_type(&op.set, block);
        let (updated, minted) = parse_update(block, &set, &path_of_set, &cx, &mut found);
        place_stored_faults(&mut found, &op.set, &path_of_set, at, block, &self.cx.names);

        // If the request writes no views, the server may add a default view; it gets no receipt.
        let writes_views = op.set.get("views").and_then(Value::as_array);
        let views = if writes_views.is_some_and(|views| !views.is_empty()) {
            ViewReceipts::Reported
        } else {
            ViewReceipts::Omitted
        };
        // The text was escaped or parsed as markup.
        if !op.set.contains_key("text")
            && block.content.has_markup() != updated.content.has_markup()
        {
            let read = block.content.text().map_or(0, str::len);
            self.text_work.rewritten(read)?;
        }
        let is_new = block.content.text() != updated.content.text();
        self.accept(found, minted, views)?;
        let written = op.set.get("text").and_then(Value::as_str);
        let place = || path_of_set.key("text");
        self.check_block_syntax(written.filter(|_| is_new), &updated, place);
        self.written(&updated.id, path_of_set);
        if let Some(place) = self.document.blocks.get_mut(at) {
            *place = updated;
        }
        self.check_file_children(path)
    }
}

/// Places faults of stored members that conflict with the new ones. The request did not write them, so they are
/// reported at `set` with the stored path (ops.md 7.2). The hint suggests setting the member, unless it is too long for
/// an operation.
fn place_stored_faults(
    found: &mut Findings,
    set: &JsonMap,
    path_of_set: &Path,
    at: usize,
    block: &Block,
    spelling: &dyn Spelling,
) {
    if found.issues.is_empty() {
        return;
    }
    let held = render_block(block, spelling);
    let is_too_long = |member: &str| {
        matches!(&block.content, BlockContent::Table(table)
            if member == "rows" && table.rows.len() > MAX_TABLE_ROWS)
    };
    let prefix = format!("{path_of_set}.");
    for issue in &mut found.issues {
        let path = issue.path.as_deref().unwrap_or_default();
        let Some(place) = path.strip_prefix(&prefix) else {
            continue;
        };
        if set.keys().any(|member| lies_in(place, member)) {
            continue;
        }
        let member = place.split(['.', '[']).next().unwrap_or_default();
        // A member that the new type requires and the block never had is reported as missing.
        if !held.contains_key(member) {
            continue;
        }
        let stored = place.replace(['.', '['], "/").replace(']', "");
        let own = issue.hint.take().filter(|_| is_too_long(member));
        let repair = own.unwrap_or_else(|| format!("set `{member}` as well"));
        issue.hint = Some(format!(
            "what is stored at /blocks/{at}/{stored} does not go with it; {repair}"
        ));
        issue.path = Some(path_of_set.to_string());
    }
}

/// Whether a path inside a block is this member or lies inside it. A member name can contain path separators.
fn lies_in(place: &str, member: &str) -> bool {
    let inside = place.strip_prefix(&*cut(member, MAX_KEY));
    inside.is_some_and(|inside| inside.is_empty() || inside.starts_with(['.', '[']))
}

/// Checks the number of members. The published schema implies this bound by naming every member.
fn check_count(set: &JsonMap, path: &Path) -> Result<(), Fault> {
    if set.len() <= MAX_BLOCK_MEMBERS {
        return Ok(());
    }
    let count = set.len();
    let message = too_many(count, "members", MAX_BLOCK_MEMBERS);
    let hint = format!("write at most {MAX_BLOCK_MEMBERS}");
    Err(Fault::invalid(Issue::at(path, message).hint(hint)))
}

/// Refuses members that this operation cannot change.
fn check_fixed_members(set: &JsonMap, path: &Path) -> Result<(), Fault> {
    let fixed = [
        ("id", "the id of a block never changes", "leave it out"),
        (
            "indent",
            "indent is the place of a block",
            "leave it out; move_block moves a block to another level",
        ),
    ];
    for (member, message, hint) in fixed {
        if set.contains_key(member) {
            return Err(Fault::invalid(
                Issue::at(path.key(member), message).hint(hint),
            ));
        }
    }
    Ok(())
}

/// Refuses to change a block with descendants to a type without children, except within the file family.
fn check_retype(
    block: &Block,
    below: &[Block],
    made: &Made,
    set: &JsonMap,
    path: &Path,
) -> Result<(), Fault> {
    let named = set.get("type").and_then(Value::as_str);
    let Some(target) = named.and_then(BlockType::from_name) else {
        return Ok(());
    };
    let current = block.content.block_type();
    let stays_in_family = current.parenthood() == Parenthood::OlderContent
        && target.parenthood() == Parenthood::OlderContent;
    let childless = target.parenthood() != Parenthood::Free;
    if below.is_empty() || !childless || target == current || stays_in_family {
        return Ok(());
    }
    let message = format!(
        "{} has {}, and a block of type {} takes none",
        made.called(&block.id),
        descendant_blocks(below.len()),
        target.name()
    );
    let issue = Issue::at(path.key("type"), message);
    Err(Fault::invalid(issue.hint(made.hint_to_empty(block, below))))
}

/// The members to change, without a `type` that the block already has. It may be a type of older content that a payload
/// cannot create.
fn without_echoed_type(set: &JsonMap, block: &Block) -> JsonMap {
    let mut set = set.clone();
    if set.get("type").and_then(Value::as_str) == Some(block.content.type_name()) {
        set.shift_remove("type");
    }
    set
}
