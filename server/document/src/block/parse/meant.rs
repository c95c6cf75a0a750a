//! What callers write for block types and their members when they mean ours: names of other editors and of HTML.
//! They only feed suggestions; nothing here is accepted.

use crate::vocabulary::{fold, nearest};

/// Folded names of block types elsewhere, and the type they mean here.
const TYPES: [(&str, &str); 42] = [
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

/// Folded names of members elsewhere, and the member they mean here.
const MEMBERS: [(&str, &str); 12] = [
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
];

/// Folded names of members of sorts and filters elsewhere, and the member they mean here.
const OF_VIEWS: [(&str, &str); 8] = [
    ("field", "property"),
    ("key", "property"),
    ("column", "property"),
    ("order", "direction"),
    ("dir", "direction"),
    ("op", "condition"),
    ("comparison", "condition"),
    ("val", "value"),
];

/// The member of a sort or of a filter that an unknown one means.
pub(super) fn view_member(name: &str, admitted: &[&str]) -> Option<String> {
    among(name, &OF_VIEWS, admitted)
}

/// The allowed type that an unknown one means.
pub(super) fn block_type(name: &str, allowed: &[&str]) -> Option<String> {
    among(name, &TYPES, allowed)
}

/// The admitted member that an unknown one means.
pub(super) fn block_member(name: &str, admitted: &[&str]) -> Option<String> {
    among(name, &MEMBERS, admitted)
}

fn among(name: &str, table: &[(&str, &str)], allowed: &[&str]) -> Option<String> {
    let folded = fold(name);
    let known = table.iter().find(|(other, _)| *other == folded);
    let meant = known.filter(|(_, ours)| allowed.contains(ours));
    match meant {
        Some((_, ours)) => Some((*ours).to_owned()),
        None => nearest(name, allowed.iter().copied()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block::BlockType;

    #[test]
    fn suggestions_are_types_that_exist() {
        let names: Vec<&str> = BlockType::ALL.iter().map(|found| found.name()).collect();
        for (other, ours) in TYPES {
            assert_eq!(fold(other), other);
            assert!(names.contains(&ours), "{ours}");
            assert!(!names.contains(&other), "{other}");
        }
    }

    #[test]
    fn every_type_is_found_in_camel_case() {
        let names: Vec<&str> = BlockType::ALL.iter().map(|found| found.name()).collect();
        for name in &names {
            let squeezed = name.replace('_', "").to_uppercase();
            assert_eq!(block_type(&squeezed, &names).as_deref(), Some(*name));
        }
        for (wanted, meant) in [
            ("to_do", "checkbox"),
            ("Bullet List", "bulleted_list_item"),
            ("heading", "heading_1"),
            ("paragrpah", "paragraph"),
        ] {
            assert_eq!(block_type(wanted, &names).as_deref(), Some(meant));
        }
        assert_eq!(block_type("zzzzzz", &names), None);
    }
}
