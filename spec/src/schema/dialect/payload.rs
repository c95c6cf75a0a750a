//! Payload blocks and cells: one closed object per family of types (ops.md 18.3).

use rolltop_document::block::{DividerStyle, FileStyle};
use serde_json::Value;

use super::plan::{Absence, Inside, Member, Node, Reader};

/// A family of block types with the same members.
struct Family {
    types: &'static [&'static str],
    members: &'static [&'static str],
    /// The members that are always given.
    required: &'static [&'static str],
}

const TEXTS: Family = Family {
    types: &[
        "paragraph",
        "heading_1",
        "heading_2",
        "heading_3",
        "toggle_heading_1",
        "toggle_heading_2",
        "toggle_heading_3",
        "bulleted_list_item",
        "numbered_list_item",
        "toggle",
        "quote",
    ],
    members: &["text", "color", "background_color", "align"],
    required: &[],
};
const CHECKBOX: Family = Family {
    types: &["checkbox"],
    members: &["checked", "text", "color", "background_color", "align"],
    required: &[],
};
const FAMILIES: [Family; 12] = [
    TEXTS,
    CHECKBOX,
    Family {
        types: &["callout"],
        members: &["icon", "text", "color", "background_color", "align"],
        required: &[],
    },
    Family {
        types: &["code"],
        members: &["language", "text"],
        required: &[],
    },
    Family {
        types: &["embed"],
        members: &["processor", "text"],
        required: &["processor"],
    },
    Family {
        types: &["file", "image", "video", "audio", "pdf"],
        members: &["object_id", "name", "style"],
        required: &[],
    },
    Family {
        types: &["bookmark"],
        members: &["url", "object_id"],
        required: &[],
    },
    Family {
        types: &["link"],
        members: &["object_id", "card_style", "icon_size"],
        required: &["object_id"],
    },
    Family {
        types: &["divider"],
        members: &["style"],
        required: &[],
    },
    Family {
        types: &["property"],
        members: &["property"],
        required: &["property"],
    },
    Family {
        types: &["table"],
        members: &["columns", "rows"],
        required: &[],
    },
    Family {
        types: &["row", "column", "table_of_contents"],
        members: &[],
        required: &[],
    },
];

/// A payload block: type, indent, id if it can keep one, then the members of its family.
pub(super) fn families<'a>(reader: &Reader<'a>, block: &'a Value) -> Node {
    let families = FAMILIES.iter();
    Node::Any(
        families
            .map(|family| of(family, reader, block, &["indent", "id"]))
            .collect(),
    )
}

/// The content of a cell as its operation writes it (V6).
pub(super) fn cell_value<'a>(reader: &Reader<'a>, arms: &'a [Value]) -> Node {
    let block = arms.iter().find(|arm| arm.get("properties").is_some());
    let blocks = block
        .into_iter()
        .flat_map(|block| [TEXTS, CHECKBOX].map(|family| of(&family, reader, block, &[])));
    let mut forms = vec![Node::Scalar("string")];
    forms.extend(blocks);
    forms.push(Node::Scalar("null"));
    Node::Any(forms)
}

/// Whether these are the alternatives of a cell: text or blocks.
pub(super) fn is_cell(arms: &[Value]) -> bool {
    arms.iter()
        .any(|arm| arm.pointer("/properties/type/enum").is_some())
}

/// In a vendor dialect, every icon is an emoji.
pub(super) fn emoji_icon<'a>(reader: &Reader<'a>, icon: &'a Value) -> Node {
    let icon = reader.target(icon);
    let forms = icon.get("anyOf").and_then(Value::as_array);
    let holder = match forms {
        Some(forms) => forms
            .iter()
            .find(|form| form.pointer("/properties/emoji").is_some()),
        None => Some(icon),
    };
    let emoji = holder
        .and_then(|form| form.pointer("/properties/emoji"))
        .map(|emoji| reader.member("emoji", emoji, true, Inside::Payload));
    let format = Member {
        name: "format".to_owned(),
        description: None,
        node: Node::Enum(vec!["emoji".into()]),
        absence: Absence::Never,
    };
    Node::Object([format].into_iter().chain(emoji).collect())
}

fn of<'a>(family: &Family, reader: &Reader<'a>, block: &'a Value, placed: &[&str]) -> Node {
    let known = block.get("properties");
    let member = |name: &&str| {
        let schema = known?.get(*name)?;
        let required = family.required.contains(name);
        let mut member = reader.member(name, schema, required, Inside::Payload);
        if *name == "style" {
            member.node = styles(family);
            member.absence = Absence::Neutral(first(&member.node));
        }
        Some(member)
    };
    let kind = Member {
        name: "type".to_owned(),
        description: None,
        node: Node::Enum(family.types.iter().map(|name| (*name).into()).collect()),
        absence: Absence::Never,
    };
    let members = placed.iter().chain(family.members).filter_map(member);
    Node::Object([kind].into_iter().chain(members).collect())
}

/// The style values, which differ between files and dividers. The default comes first.
fn styles(family: &Family) -> Node {
    let names: Vec<Value> = if family.types.contains(&"divider") {
        DividerStyle::ALL
            .iter()
            .map(|style| style.name().into())
            .collect()
    } else {
        FileStyle::ALL
            .iter()
            .map(|style| style.name().into())
            .collect()
    };
    Node::Enum(names)
}

fn first(node: &Node) -> Value {
    match node {
        Node::Enum(values) => values.first().cloned().unwrap_or_default(),
        _ => Value::Null,
    }
}
