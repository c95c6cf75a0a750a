//! Detects Markdown block syntax in the text of one block, where it stays plain text (ops.md 6).

use crate::block::{Block, BlockContent, TextStyle};
use crate::issue::{Issue, Ref};
use crate::path::Path;
use crate::wording::shown;

/// The warning for a written text in which a line begins with a block marker.
pub(super) fn warning(written: &str, block: &Block, path: &Path) -> Option<Issue> {
    let BlockContent::Text { style, .. } = &block.content else {
        return None;
    };
    let (marker, type_name) = first(written, *style)?;
    let message = format!(
        "`{}` begins a block in Markdown; in the text of one block it stays text",
        shown(marker)
    );
    let is_type = block.content.type_name() == type_name;
    let hint = match is_type {
        true => "leave it out: the type of the block says it".to_owned(),
        false => format!(
            "write a block of type {type_name} without it, or send the Markdown as `markdown` of insert_blocks"
        ),
    };
    let schema = Ref::op("get_op_schema").param("op", "insert_blocks");
    Some(Issue::at(path, message).hint(hint).see(schema))
}

/// The first block marker in the text, and the block type that it stands for.
fn first(text: &str, style: TextStyle) -> Option<(&str, &'static str)> {
    let lines: Vec<&str> = text.lines().collect();
    // Many texts begin with a number. It is a list marker if several lines have one or the block is a numbered item.
    let numbers = lines.iter().filter(|line| number(line).is_some()).count();
    let has_items = numbers > 1 || style == TextStyle::NumberedListItem;
    (0..lines.len()).find_map(|at| {
        let line = lines.get(at)?.trim_start_matches(' ');
        let rest = lines.get(at + 1..).unwrap_or_default();
        let item = number(line).filter(|_| has_items);
        heading(line)
            .or_else(|| list_item(line))
            .or(item.map(|marker| (marker, "numbered_list_item")))
            .or_else(|| line.starts_with("> ").then_some((">", "quote")))
            .or_else(|| fence(line))
            .or_else(|| divider(line))
            .or_else(|| table(line, rest.first()?))
    })
}

fn heading(line: &str) -> Option<(&str, &'static str)> {
    let hashes = line.len() - line.trim_start_matches('#').len();
    let (marker, rest) = line.split_at_checked(hashes)?;
    let name = match hashes {
        1 => "heading_1",
        2 => "heading_2",
        3..=6 => "heading_3",
        _ => return None,
    };
    rest.starts_with(' ').then_some((marker, name))
}

fn list_item(line: &str) -> Option<(&str, &'static str)> {
    let rest = line.strip_prefix(['-', '*', '+'])?.strip_prefix(' ')?;
    let is_task = ["[ ] ", "[x] ", "[X] "]
        .iter()
        .any(|it| rest.starts_with(it));
    match is_task {
        true => Some((line.get(..5)?, "checkbox")),
        false if rest.trim().is_empty() => None,
        false => Some((line.get(..1)?, "bulleted_list_item")),
    }
}

fn number(line: &str) -> Option<&str> {
    let line = line.trim_start_matches(' ');
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let is_number = (1..=9).contains(&digits)
        && line
            .get(digits..)?
            .strip_prefix(['.', ')'])?
            .starts_with(' ');
    is_number.then(|| line.get(..=digits))?
}

fn fence(line: &str) -> Option<(&str, &'static str)> {
    let mark = ["```", "~~~"]
        .into_iter()
        .find(|mark| line.starts_with(mark))?;
    let closes = line.get(mark.len()..)?.contains(mark);
    (!closes).then_some((mark, "code"))
}

fn divider(line: &str) -> Option<(&str, &'static str)> {
    let line = line.trim_end();
    let is_rule = |c: char| line.len() > 2 && line.chars().all(|other| other == c);
    ['-', '*', '_']
        .into_iter()
        .any(is_rule)
        .then_some((line, "divider"))
}

/// A table header: a line with cells above a line of dashes.
fn table<'l>(line: &'l str, below: &str) -> Option<(&'l str, &'static str)> {
    let is_rule = |c: char| matches!(c, '|' | '-' | ':' | ' ');
    let is_head = line.starts_with('|') && below.contains('|') && below.contains("---");
    (is_head && below.chars().all(is_rule)).then_some((line.get(..1)?, "table"))
}

#[cfg(test)]
mod tests;
