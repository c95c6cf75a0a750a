//! Other names for our block types and members, from other editors, HTML and other APIs. They only feed suggestions and
//! are never accepted.

use serde_json::Value;

use crate::block::BlockType;
use crate::similar::{fold, meant_by};
use crate::wire::Named;

/// Folded names of block types in other systems, and our type.
const TYPES: &[(&str, &str)] = &[
    ("text", "paragraph"),
    ("p", "paragraph"),
    ("richtext", "paragraph"),
    ("markdown", "paragraph"),
    ("h1", "heading_1"),
    ("header1", "heading_1"),
    ("title", "heading_1"),
    ("heading", "heading_1"),
    ("header", "heading_1"),
    ("h2", "heading_2"),
    ("header2", "heading_2"),
    ("subheading", "heading_2"),
    ("h3", "heading_3"),
    ("header3", "heading_3"),
    ("h4", "heading_3"),
    ("h5", "heading_3"),
    ("h6", "heading_3"),
    ("heading5", "heading_3"),
    ("heading6", "heading_3"),
    ("toggleheading", "toggle_heading_1"),
    ("toggleheading4", "toggle_heading_3"),
    ("toggleheading5", "toggle_heading_3"),
    ("toggleheading6", "toggle_heading_3"),
    ("bullet", "bulleted_list_item"),
    ("bulletlist", "bulleted_list_item"),
    ("bulletedlist", "bulleted_list_item"),
    ("unorderedlist", "bulleted_list_item"),
    ("list", "bulleted_list_item"),
    ("listitem", "bulleted_list_item"),
    ("li", "bulleted_list_item"),
    ("ul", "bulleted_list_item"),
    ("numberedlist", "numbered_list_item"),
    ("orderedlist", "numbered_list_item"),
    ("ol", "numbered_list_item"),
    ("todo", "checkbox"),
    ("task", "checkbox"),
    ("checklist", "checkbox"),
    ("checklistitem", "checkbox"),
    ("blockquote", "quote"),
    ("note", "callout"),
    ("codeblock", "code"),
    ("pre", "code"),
    ("hr", "divider"),
    ("separator", "divider"),
    ("horizontalrule", "divider"),
    ("thematicbreak", "divider"),
    ("math", "embed"),
    ("latex", "embed"),
    ("toc", "table_of_contents"),
    ("columnlist", "row"),
    ("database", "dataview"),
];

/// Folded names of members in other systems, and our member.
const MEMBERS: &[(&str, &str)] = &[
    ("content", "text"),
    ("body", "text"),
    ("value", "text"),
    ("markdown", "text"),
    ("done", "checked"),
    ("completed", "checked"),
    ("ischecked", "checked"),
    ("depth", "indent"),
    ("kind", "type"),
    ("href", "url"),
    ("bgcolor", "background_color"),
    ("emoji", "icon"),
    ("code", "text"),
    ("link", "url"),
    ("key", "property"),
    ("field", "property"),
    ("name", "property"),
    ("propertykey", "property"),
    ("target", "object_id"),
    ("targetid", "object_id"),
    ("textcolor", "color"),
    ("src", "url"),
];

/// Folded names of members for the parent of a block. Here the position of a block determines its parent.
const PARENTS: [&str; 3] = ["parent", "parentid", "parentblock"];

/// Hints by block type for members that belong to another type, by folded name.
const OF_OTHER_TYPES: &[(BlockType, &[&str], &str)] = &[
    (
        BlockType::Link,
        &["url", "href"],
        "a link shows an object, by `object_id`; for an address write the type bookmark",
    ),
    (
        BlockType::Image,
        &["url", "src", "href", "source"],
        "upload_file makes a file of an address, which `object_id` names; to show an address write the type embed, \
         with the `processor` image and the address as `text`",
    ),
    (BlockType::File, &["url", "src", "href", "source"], UPLOAD),
    (BlockType::Video, &["url", "src", "href", "source"], UPLOAD),
    (BlockType::Audio, &["url", "src", "href", "source"], UPLOAD),
    (BlockType::Pdf, &["url", "src", "href", "source"], UPLOAD),
    (BlockType::Heading1, &[HEADING_LEVEL], LEVEL),
    (BlockType::Heading2, &[HEADING_LEVEL], LEVEL),
    (BlockType::Heading3, &[HEADING_LEVEL], LEVEL),
    (BlockType::ToggleHeading1, &[HEADING_LEVEL], TOGGLE_LEVEL),
    (BlockType::ToggleHeading2, &[HEADING_LEVEL], TOGGLE_LEVEL),
    (BlockType::ToggleHeading3, &[HEADING_LEVEL], TOGGLE_LEVEL),
    (
        BlockType::Column,
        &["width"],
        r#"write `fields` with the part of the row that it takes, such as {"width":0.5}"#,
    ),
    (
        BlockType::Dataview,
        &["querysource", "typeid", "typekey", "databaseid", "queryid"],
        "write `object_id`: the id of the type, the query or the collection that it shows",
    ),
    (BlockType::Table, &["header", "headers", "head"], HEADS),
    (
        BlockType::Table,
        &["cells", "data", "values"],
        r#"write `rows`, each such as {"cells":["…"]}"#,
    ),
];
const LEVEL: &str = "leave it out: the type says it, heading_1, heading_2 or heading_3";
const TOGGLE_LEVEL: &str =
    "leave it out: the type says it, toggle_heading_1, toggle_heading_2 or toggle_heading_3";
/// The member for the level of a heading in other systems.
pub(super) const HEADING_LEVEL: &str = "level";
/// The hint how to write column headers.
pub(super) const HEADS: &str =
    r#"write the heads of all columns as the first row, such as {"is_header":true,"cells":["…"]}"#;
/// Folded names of column members that hold a header in other systems.
pub(super) const OF_HEADS: [&str; 4] = ["name", "title", "text", "label"];
const UPLOAD: &str =
    "upload_file makes a file of an address, which `object_id` names; leave it out";

/// A hint for a member that this block type expresses in another way than by one of its own members.
pub(super) fn said_otherwise(block_type: BlockType, name: &str) -> Option<&'static str> {
    let folded = fold(name);
    let is_meant = |(of, names, _): &&(BlockType, &[&str], &'static str)| {
        *of == block_type && names.contains(&folded.as_str())
    };
    let found = OF_OTHER_TYPES.iter().find(is_meant);
    found.map(|(_, _, repair)| *repair)
}

/// Whether a member has a name for the parent of a block.
pub(super) fn names_parent(name: &str) -> bool {
    PARENTS.contains(&fold(name).as_str())
}

/// Suggests an allowed type for an unknown one.
pub(super) fn block_type(name: &str, allowed: &[&str]) -> Option<String> {
    meant_by(TYPES, name, allowed)
}

/// Suggests a heading type for a generic heading and a separate level.
pub(super) fn heading(name: &str, level: &Value) -> Option<String> {
    let heading = match fold(name).as_str() {
        "heading" | "header" => "heading",
        "toggleheading" => "toggle_heading",
        _ => return None,
    };
    let written = || level.as_str()?.parse().ok();
    let level = level.as_u64().or_else(written);
    let level = level.filter(|level| *level > 0)?;
    Some(format!("{heading}_{}", level.min(3)))
}

/// Whether the type itself determines the heading level.
pub(super) fn says_level(name: &str) -> bool {
    let named = BlockType::named(name);
    named.is_some_and(|named| said_otherwise(named, HEADING_LEVEL).is_some())
}

/// Suggests an allowed member for an unknown one.
pub(super) fn block_member(name: &str, admitted: &[&str]) -> Option<String> {
    meant_by(MEMBERS, name, admitted)
}

#[cfg(test)]
mod tests;
