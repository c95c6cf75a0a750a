//! What callers write for operations and their fields when they mean ours. It only feeds suggestions: an operation
//! has one spelling (ops.md 16).

use super::shape::SUBJECTS;
use crate::similar::{fold, meant_by, nearest};

/// Verbs that mean the same to those who guess: `remove_block` is `delete_block`, `update_properties` is
/// `set_properties`.
const VERBS: [&[&str]; 4] = [
    &["insert", "add", "append", "prepend", "create", "new"],
    &["delete", "remove", "drop", "erase"],
    &["update", "set", "edit", "change", "modify", "patch"],
    &["replace", "substitute"],
];
/// Folded names of operations elsewhere whose verb and noun say something else here, and what they mean.
const NAMES: &[(&str, &str)] = &[
    // Those of JSON Patch.
    ("replace", "update_block"),
    ("add", "insert_blocks"),
    ("remove", "delete_block"),
    // A verb alone is about blocks, and about properties where there are none.
    ("insert", "insert_blocks"),
    ("append", "insert_blocks"),
    ("prepend", "insert_blocks"),
    ("create", "insert_blocks"),
    ("delete", "delete_block"),
    ("update", "update_block"),
    ("edit", "update_block"),
    ("move", "move_block"),
    ("set", "set_properties"),
    ("unset", "set_properties"),
    ("add", "add_property"),
    ("insert", "add_property"),
    ("append", "add_property"),
    ("create", "add_property"),
    ("delete", "remove_property"),
    ("remove", "remove_property"),
    ("move", "move_property"),
    ("updateobject", "set_properties"),
    ("editobject", "set_properties"),
    ("replaceblock", "update_block"),
    ("updatetext", "update_block"),
    ("settext", "update_block"),
    ("edittext", "replace_text"),
    ("findandreplace", "replace_text"),
    ("findreplace", "replace_text"),
    ("searchreplace", "replace_text"),
    ("searchandreplace", "replace_text"),
    ("appendtext", "insert_blocks"),
    ("inserttext", "insert_blocks"),
    ("addtext", "insert_blocks"),
    ("appendmarkdown", "insert_blocks"),
    ("insertmarkdown", "insert_blocks"),
    ("addmarkdown", "insert_blocks"),
    ("insertparagraph", "insert_blocks"),
    ("deletesubtree", "delete_block"),
    ("movesubtree", "move_block"),
    ("updatetablecell", "set_cell"),
    ("copyview", "insert_view"),
    ("duplicateview", "insert_view"),
    ("rename", "set_properties"),
    ("renameobject", "set_properties"),
    ("settitle", "set_properties"),
    ("setname", "set_properties"),
];
/// Folded names of fields elsewhere, and the field they mean here.
const FIELDS: [(&str, &str); 63] = [
    ("properties", "set"),
    ("values", "set"),
    ("fields", "set"),
    ("changes", "set"),
    ("updates", "set"),
    ("data", "set"),
    ("delete", "unset"),
    ("append", "add"),
    ("push", "add"),
    ("clear", "unset"),
    ("block", "id"),
    ("blockid", "id"),
    ("targetid", "id"),
    ("source", "id"),
    ("sourceid", "id"),
    ("oldtext", "find"),
    ("old", "find"),
    ("search", "find"),
    ("newtext", "replace"),
    ("new", "replace"),
    ("with", "replace"),
    ("replacewith", "replace"),
    ("replacement", "replace"),
    ("match", "find"),
    ("text", "match"),
    ("find", "match"),
    ("search", "match"),
    ("id", "table_id"),
    ("block", "table_id"),
    ("blockid", "table_id"),
    ("rowid", "row"),
    ("column", "col"),
    ("columnid", "col"),
    ("id", "view"),
    ("viewid", "view"),
    ("to", "type"),
    ("typekey", "type"),
    ("newtype", "type"),
    ("type", "format"),
    ("all", "replace_all"),
    ("afterid", "after"),
    ("below", "after"),
    ("beforeid", "before"),
    ("above", "before"),
    ("into", "inside"),
    ("text", "find"),
    ("colid", "col"),
    ("objects", "items"),
    ("members", "items"),
    ("md", "markdown"),
    ("parent", "inside"),
    ("parentid", "inside"),
    ("content", "markdown"),
    ("text", "markdown"),
    ("body", "markdown"),
    ("text", "value"),
    ("content", "value"),
    ("children", "blocks"),
    ("objectids", "items"),
    ("ids", "items"),
    ("name", "property"),
    ("title", "name"),
    ("key", "property"),
];

/// Folded names of what a place is told by, without what says that it is the id of a block.
const ANCHORS: [&str; 9] = [
    "anchor",
    "target",
    "ref",
    "reference",
    "sibling",
    "neighbor",
    "neighbour",
    "relativeto",
    "to",
];

/// The operation that an unknown name means.
pub(super) fn operation<'a>(
    name: &str,
    known: impl IntoIterator<Item = &'a str, IntoIter: Clone>,
) -> Option<String> {
    let known = known.into_iter();
    let folded = fold(name);
    let wanted = parts(name);
    let same = known.clone().find(|known| fold(known) == folded);
    let named = || {
        let mut meant = NAMES.iter().filter(|(other, _)| *other == folded);
        meant.find_map(|(_, ours)| known.clone().find(|known| known == ours))
    };
    let alike = || known.clone().find(|known| parts(known) == wanted);
    match same.or_else(named).or_else(alike) {
        Some(meant) => Some(meant.to_owned()),
        None => nearest(name, known),
    }
}

/// Whether a name is another spelling of this operation: in its letters, or in a verb or a number that says the same.
pub(super) fn is_spelling_of(name: &str, known: &str) -> bool {
    fold(name) == fold(known) || parts(name) == parts(known)
}

/// Whether a name is the verb of this operation alone, in a word that says the same.
pub(super) fn is_verb_of(name: &str, known: &str) -> bool {
    let (verb, noun) = parts(name);
    noun.is_empty() && parts(known).0 == verb
}

/// The field that an unknown one means.
pub(super) fn field(name: &str, known: &[&str]) -> Option<String> {
    meant_by(&FIELDS, name, known)
}

/// The field that an unknown one in the plural means, of those that name what an operation is about.
pub(super) fn subject_of_several(name: &str, known: &[&str]) -> Option<String> {
    let folded = fold(name);
    let one = singular(&folded);
    let mut subjects = SUBJECTS
        .into_iter()
        .filter(|subject| known.contains(subject));
    let is_one = |subject: &&str| {
        let rest = one.strip_prefix(subject);
        rest.is_some_and(|rest| ["", "id", "key"].contains(&rest))
            || FIELDS.contains(&(one.as_str(), *subject))
    };
    let found = (one != folded).then(|| subjects.find(is_one)).flatten();
    found.map(str::to_owned)
}

/// Whether a field is called like the anchor of a place, in an operation that has these fields.
pub(super) fn is_anchor(name: &str, known: &[&str]) -> bool {
    let folded = fold(name);
    let stem = folded.strip_suffix("id").unwrap_or(&folded);
    let stem = stem.strip_suffix("block").unwrap_or(stem);
    // Without a field of its own for a block, what names one names the anchor.
    let is_block = !folded.is_empty() && stem.is_empty();
    let has_own = ["id", "block"].iter().any(|own| known.contains(own));
    ANCHORS.contains(&stem) || (is_block && !has_own)
}

/// The first of the verbs that mean the same, and the noun in the singular.
fn parts(name: &str) -> (String, String) {
    let (verb, noun) = split(name);
    let verb = verb.to_lowercase();
    let class = VERBS.iter().find(|class| class.contains(&verb.as_str()));
    let class = class.and_then(|class| class.first());
    (
        class.map_or(verb, |first| (*first).to_owned()),
        singular(&fold(noun)),
    )
}

/// The first word and the rest: at `_`, `-`, a blank, or the first capital letter.
fn split(name: &str) -> (&str, &str) {
    let boundary = |(at, c): (usize, char)| {
        let starts = at > 0 && c.is_uppercase();
        (matches!(c, '_' | '-' | ' ') || starts).then_some(at)
    };
    let at = name.char_indices().find_map(boundary);
    name.split_at(at.unwrap_or(name.len()))
}

fn singular(noun: &str) -> String {
    match noun.strip_suffix("ies") {
        Some(stem) => format!("{stem}y"),
        None => noun.trim_end_matches('s').to_owned(),
    }
}

#[cfg(test)]
mod tests;
