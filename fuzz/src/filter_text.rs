//! The compact filter string (query.md 3).

use std::sync::LazyLock;

use rolltop_document::decor::PaletteColor;
use rolltop_document::findings::Findings;
use rolltop_document::names::SpaceNames;
use rolltop_document::path::Path;
use rolltop_document::view::{FilterNode, render_filter};
use rolltop_document::vocabulary::{Format, OptionDef, PropertyDef, Vocabulary};
use rolltop_query::request::parse_filters;
use rolltop_query::text::{parse, parse_stored};

use super::bytes::Bytes;
use super::drawn_filter::filter_of;

/// Judges the bytes as a text and gives the tree that is read. Bytes that are no filter choose one, which is judged in
/// their place.
pub fn filter_text(data: &[u8]) -> Vec<FilterNode> {
    static SPACE: LazyLock<Vocabulary> = LazyLock::new(space);
    let names = SpaceNames::new(&SPACE);
    let nodes = judge(&String::from_utf8_lossy(data), &names);
    if nodes.is_empty() {
        return judge(&filter_of(&names, &mut Bytes::new(data)), &names);
    }
    nodes
}

/// A refusal lies within the text, at the beginning of a character; what may be stored may be searched for, and its
/// structured form gives the same tree.
fn judge(text: &str, names: &SpaceNames<'_>) -> Vec<FilterNode> {
    let read = match parse(text, names) {
        Ok(read) => read,
        Err(fault) => {
            assert!(text.is_char_boundary(fault.offset), "{text:?}: {fault:?}");
            assert!(parse_stored(text, names).is_err(), "{text:?}");
            return Vec::new();
        }
    };
    match parse_stored(text, names) {
        Ok(stored) => {
            let nodes = stored.nodes.iter();
            let tree = nodes.map(|node| render_filter(node, names)).collect();
            let again = parse_filters(&tree, &Path::pointer(""), names, &mut Findings::default());
            assert_eq!(again, stored.nodes, "{text:?} {tree}");
        }
        Err(fault) => assert!(text.is_char_boundary(fault.offset), "{text:?}: {fault:?}"),
    }
    read.nodes
}

/// A space with options, a key in letters of its own, and two properties of one name.
fn space() -> Vocabulary {
    let bundled = |key: &str| Vocabulary::bundled().property(key).unwrap().clone();
    let option = |name: &str| OptionDef {
        id: format!("option {name}"),
        slug: None,
        name: name.to_owned(),
        color: PaletteColor::Grey,
        archived: false,
    };
    let with_options = |key: &str| PropertyDef {
        id: format!("id {key}"),
        options: ["In progress", "Done", "a \"b\""]
            .map(option)
            .into_iter()
            .collect(),
        ..bundled(key)
    };
    let own = |position: usize, slug: &str, name: &str| PropertyDef {
        id: format!("id {slug}"),
        key: format!("{position:024x}"),
        slug: Some(slug.to_owned()),
        name: name.to_owned(),
        format: Format::Number,
        ..bundled("name")
    };
    let properties = vec![
        with_options("status"),
        with_options("tag"),
        own(1, "größe_2", "Größe"),
        own(2, "stage_a", "Stage"),
        own(3, "stage_b", "Stage"),
    ];
    Vocabulary::new(properties, Vec::new())
}
