//! The table of block types (document.md 6.2, 6.3): which members and which children each type takes.

#![expect(clippy::indexing_slicing, reason = "tests")]

use serde_json::{Value, json};

use super::{at, check, findings};
use crate::block::parse::Input;

const TEXTS: &str = "paragraph heading_1 heading_2 heading_3 heading_4 header_4 toggle_heading_1 toggle_heading_2 \
    toggle_heading_3 bulleted_list_item numbered_list_item toggle quote";
const FILES: &str = "file image video audio pdf";

// document.md 6.2: the types that take no children. A child of a file is kept, and a create refuses it.
#[test]
fn only_leaves_have_no_children() {
    let leaves = "embed equation bookmark link divider table dataview icon table_of_contents chat";
    let parents = format!("{TEXTS} checkbox callout code group");
    for (types, expected) in [(leaves, "/blocks/1"), (FILES, "~/blocks/1"), (&parents, "")] {
        for parent in types.split_whitespace() {
            let blocks = json!([at(0, parent), at(1, "paragraph")]);
            check(&[(blocks.clone(), expected)]);
            let created = expected.trim_start_matches('~');
            assert_eq!(findings(&blocks, Input::Create), created, "{parent}");
        }
    }
    let property = json!({"type": "property", "property": "tag"});
    check(&[(json!([property, at(1, "paragraph")]), "/blocks/1")]);
}

/// The members of a block that belong to types, each with a value that is right where it belongs.
fn own_members() -> Value {
    json!({
        "color": "red", "text": "x", "checked": true, "icon": {"format": "emoji", "emoji": "x"}, "language": "rust",
        "object_id": "x", "name": "x", "mime_type": "a/b", "size": 5, "added_at": "2026-02-20T00:00:00Z",
        "url": "https://e.org", "card_style": "card", "icon_size": "small", "description": "manual", "properties": [],
        "columns": [], "rows": [], "processor": "youtube", "property": "tag", "is_collection": true, "views": [],
    })
}

// document.md 6.3: the fields of every type, as its table has them.
#[test]
fn every_member_belongs_to_its_types() {
    for (types, admitted) in [
        (TEXTS, "color text"),
        ("checkbox", "checked color text"),
        ("callout", "icon color text"),
        ("code", "language text"),
        (FILES, "object_id name mime_type size added_at"),
        ("bookmark", "url object_id"),
        (
            "link",
            "object_id card_style icon_size description properties",
        ),
        ("divider row group table_of_contents chat", ""),
        ("table", "columns rows"),
        // An address is the text of an embed under its other name.
        ("embed", "processor text url"),
        ("property", "property"),
        ("dataview", "object_id is_collection properties views"),
        ("icon", "name"),
    ] {
        for block_type in types.split_whitespace() {
            for (member, value) in own_members().as_object().into_iter().flatten() {
                let mut block = json!({"type": block_type, member: value});
                match (block_type, member.as_str()) {
                    ("property", _) => block["property"] = json!("tag"),
                    ("embed", "url") => block["processor"] = json!("youtube"),
                    _ => {}
                }
                let fits = admitted.split(' ').any(|name| name == member);
                let refused = format!("/blocks/0/{member}");
                check(&[(json!([block]), if fits { "" } else { &refused })]);
            }
        }
    }
    for (types, style, expected) in [
        ("divider", "dots", ""),
        ("file", "embed", ""),
        ("pdf", "link", ""),
        ("divider", "embed", "/blocks/0/style"),
        ("image", "dots", "/blocks/0/style"),
        ("link", "card", "/blocks/0/style"),
        ("paragraph", "line", "/blocks/0/style"),
    ] {
        check(&[(json!([{"type": types, "style": style}]), expected)]);
    }
}

// document.md 6.3: an address stands in `url` only where the text is one.
#[test]
fn every_processor_is_of_its_group() {
    let sources = "latex mermaid chart graphviz kroki excalidraw drawio";
    let services = "youtube vimeo soundcloud google_maps miro figma twitter open_street_map reddit facebook instagram \
        telegram github_gist codepen bilibili sketchfab image spotify";
    let embed = |processor: &str, member: &str| json!({"type": "embed", "processor": processor, member: "https://e.org"});
    for source in sources.split_whitespace() {
        check(&[
            (json!([embed(source, "text")]), ""),
            (json!([embed(source, "url")]), "/blocks/0/url"),
        ]);
    }
    for service in services.split_whitespace() {
        let mut both = embed(service, "url");
        both["text"] = json!("x");
        check(&[
            (json!([embed(service, "url")]), ""),
            (json!([both]), "/blocks/0/url"),
        ]);
    }
}
