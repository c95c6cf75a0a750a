//! Other names that callers use for operations and fields. They only feed suggestions: an operation has exactly one
//! spelling (ops.md 16).

use super::shape::SUBJECTS;
use crate::similar::{fold, meant_by, nearest};

/// Groups of synonymous verbs: `remove_block` is `delete_block`, `update_properties` is `set_properties`.
const VERBS: [&[&str]; 4] = [
    &["insert", "add", "append", "prepend", "create", "new"],
    &["delete", "remove", "drop", "erase"],
    &["update", "set", "edit", "change", "modify", "patch"],
    &["replace", "substitute"],
];
/// Folded names of operations in other APIs that the verb groups would not resolve, and our operation.
const NAMES: &[(&str, &str)] = &[
    // Operations of JSON Patch.
    ("replace", "update_block"),
    ("add", "insert_blocks"),
    ("remove", "delete_block"),
    // A bare verb applies to blocks, or to properties if there is no such block operation.
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
/// Folded names of fields in other APIs, and our field.
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

/// Folded names of fields for an anchor in other APIs, without the suffix `block` or `id`.
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

/// Suggests an operation for an unknown name.
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

/// Whether a name is another spelling of this operation: other separators or case, a synonymous verb, or singular and
/// plural.
pub(super) fn is_spelling_of(name: &str, known: &str) -> bool {
    fold(name) == fold(known) || parts(name) == parts(known)
}

/// Whether a name is only the verb of this operation, or a synonym of it.
pub(super) fn is_verb_of(name: &str, known: &str) -> bool {
    let (verb, noun) = parts(name);
    noun.is_empty() && parts(known).0 == verb
}

/// Suggests a field for an unknown one.
pub(super) fn field(name: &str, known: &[&str]) -> Option<String> {
    meant_by(&FIELDS, name, known)
}

/// Suggests a subject field (id, view, property) for an unknown name in the plural.
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

/// Whether a field has a name for an anchor. `known` are the fields of the operation.
pub(super) fn is_anchor(name: &str, known: &[&str]) -> bool {
    let folded = fold(name);
    let stem = folded.strip_suffix("id").unwrap_or(&folded);
    let stem = stem.strip_suffix("block").unwrap_or(stem);
    // If the operation has no field for a block of its own, a field named like a block is the anchor.
    let is_block = !folded.is_empty() && stem.is_empty();
    let has_own = ["id", "block"].iter().any(|own| known.contains(own));
    ANCHORS.contains(&stem) || (is_block && !has_own)
}

/// The canonical verb of the synonym group, and the noun in the singular.
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

/// The first word and the rest, split at `_`, `-`, a space, or the first capital letter.
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
