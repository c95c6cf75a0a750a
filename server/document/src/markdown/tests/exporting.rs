//! Markdown out.

use std::collections::HashMap;

use serde_json::{Value, json};

use super::{outline, read, stored};
use crate::block::{BlockContent, Cell, Processor};
use crate::document::Document;
use crate::kinds::Kind;
use crate::markdown::{Title, export, take_title};
use crate::objects::ObjectFacts;

const BULLET: &str = "bulleted_list_item";
const NUMBER: &str = "numbered_list_item";

fn text(kind: &str, text: &str) -> Value {
    json!({"type": kind, "text": text})
}

/// A block below the one before it.
fn below(kind: &str, text: &str) -> Value {
    json!({"indent": 1, "type": kind, "text": text})
}

fn document(name: &str, blocks: &Value) -> Document {
    let name = Some(("name".to_owned(), Value::from(name)));
    let is_named = |(_, name): &(String, Value)| name != "";
    Document {
        properties: name.filter(is_named).into_iter().collect(),
        blocks: stored(blocks),
        ..Document::default()
    }
}

fn objects() -> HashMap<String, ObjectFacts> {
    let facts = |name: &str, snippet: &str| ObjectFacts {
        kind: Kind::default(),
        type_key: "page".to_owned(),
        name: name.to_owned(),
        snippet: snippet.to_owned(),
        archived: false,
    };
    HashMap::from([
        ("M".to_owned(), facts("Ada", "")),
        ("O".to_owned(), facts("", "First *words*")),
        ("F".to_owned(), facts("map [1].png", "")),
    ])
}

/// The Markdown of these blocks, and how many warnings come with it.
fn written(blocks: &Value) -> (String, usize) {
    let export = export(&document("", blocks), &objects());
    let mut places = export.warnings.iter().map(|warning| warning.path_str());
    assert!(places.all(|place| place == "/markdown"));
    (export.markdown, export.warnings.len())
}

#[track_caller]
fn check<const N: usize>(cases: [(Value, &str); N]) {
    for (blocks, expected) in cases {
        assert_eq!(written(&blocks).0, expected, "{blocks}");
    }
}

#[test]
fn a_whole_page() {
    let blocks = json!([
        text("heading_1", "Packing"),
        text(BULLET, "Clothes"),
        below(BULLET, "Rain **jacket**"),
        text(NUMBER, "wash"),
        text(NUMBER, "dry"),
        {"type": "checkbox", "checked": true, "text": "Ask"},
        text("paragraph", "done"),
    ]);
    let mut trip = document("Trip", &blocks);
    // D-116: the law of section 11.
    let without_description = export(&trip, &objects()).markdown;
    let mut again = read(&without_description).unwrap();
    let title = take_title(&mut again, None, true);
    assert_eq!(title, Title::Promoted("Trip".to_owned()));
    assert_eq!(outline(&again), outline(&trip.blocks));
    // D-109
    let description = Value::from("Short");
    trip.properties
        .insert("description".to_owned(), description);
    let page = "# Trip\n\nShort\n\n# Packing\n\n- Clothes\n  - Rain **jacket**\n1. wash\n2. dry\n- [x] Ask\n\ndone\n";
    assert_eq!(export(&trip, &objects()).markdown, page);
}

#[test]
fn lists_and_quotes() {
    let callout = |text: &str| json!({"type": "callout", "icon": {"format": "emoji", "emoji": "⚠️"}, "text": text});
    #[rustfmt::skip]
    check([
        // D-110
        (
            json!([text(NUMBER, "a"), below(BULLET, "x"), text(NUMBER, "b"), text("paragraph", "t"), text(NUMBER, "c")]),
            "1. a\n   - x\n2. b\n\nt\n\n1. c\n",
        ),
        (json!([text(BULLET, "a"), below("paragraph", "t")]), "- a\n\n  t\n"),
        // Empty items keep their children.
        (json!([text(BULLET, ""), below("heading_1", "H")]), "-\n  # H\n"),
        // D-111
        (json!([text("quote", "a\nb")]), "> a\n> b\n"),
        (json!([text("quote", "a"), below(BULLET, "x")]), "> a\n>\n> - x\n"),
        (json!([text("quote", ""), below(BULLET, "x")]), "> - x\n"),
        // Two of them stay two.
        (json!([text("quote", ""), below(BULLET, "x"), text("quote", ""), below(BULLET, "y")]), "> - x\n\n> - y\n"),
        (json!([callout("x")]), "> ⚠️ x\n"),
        (json!([callout("")]), "> ⚠️\n"),
        (json!([text("toggle_heading_2", "L"), below(BULLET, "x")]), "## L\n\n- x\n"),
    ]);
    // Four columns from the tenth item on.
    let mut ten = vec![text(NUMBER, "a"); 10];
    ten.push(below(BULLET, "x\ny"));
    let (markdown, _) = written(&json!(ten));
    assert!(markdown.ends_with("\n10. a\n    - x\n      y\n"));
}

#[test]
fn code_and_embeds() {
    let embed = |processor: &str, text: &str| json!([{"type": "embed", "processor": processor, "text": text}]);
    // D-112
    #[rustfmt::skip]
    check([
        (json!([{"type": "code", "language": "rs", "text": "x"}]), "```rs\nx\n```\n"),
        (json!([text("code", "a\n```\nb")]), "````\na\n```\nb\n````\n"),
        (embed("latex", "e = mc^2"), "$$\ne = mc^2\n$$\n"),
        (embed("mermaid", "graph"), "```mermaid\ngraph\n```\n"),
        (embed("image", "https://e.org/a b.png"), "![](<https://e.org/a b.png>)\n"),
        (embed("youtube", "https://e.org/v"), "https://e.org/v\n"),
        (embed("latex", ""), "$$\n$$\n"),
        (embed("latex", "a $$ b"), "```latex\na $$ b\n```\n"),
        (embed("mermaid", ""), ""),
    ]);
}

// document.md 6.3, 11: sources stand in fences of their processor, addresses alone.
#[test]
fn every_processor_has_its_markdown() {
    let sources = "mermaid chart graphviz kroki excalidraw drawio";
    let addresses = "youtube vimeo soundcloud google_maps miro figma twitter open_street_map reddit facebook instagram \
                     telegram github_gist codepen bilibili sketchfab spotify";
    let fenced = |name| (name, format!("```{name}\nx y\n```\n"));
    let bare = |name| (name, "x y\n".to_owned());
    let special = [("latex", "$$\nx y\n$$\n"), ("image", "![](<x y>)\n")];
    let special = special.map(|(name, written)| (name, written.to_owned()));
    let sources = sources.split_whitespace().map(fenced);
    let all: Vec<_> = sources
        .chain(addresses.split_whitespace().map(bare))
        .chain(special)
        .collect();
    assert_eq!(all.len(), Processor::ALL.len());
    for (name, expected) in all {
        let blocks = json!([{"type": "embed", "processor": name, "text": "x y"}]);
        check([(blocks, &expected)]);
    }
}

#[test]
fn references() {
    let card = |id: &str| json!([{"type": "link", "object_id": id}]);
    #[rustfmt::skip]
    check([
        (json!([{"type": "image", "object_id": "F"}]), "![map \\[1\\].png](rolltop://object?objectId=F)\n"),
        (json!([{"type": "pdf", "object_id": "F"}]), "[map \\[1\\].png](rolltop://object?objectId=F)\n"),
        (json!([{"type": "pdf"}]), ""),
        (card("O"), "[First \\*words\\*](rolltop://object?objectId=O)\n"),
        (json!([{"type": "bookmark", "url": "https://e.org", "object_id": "M"}]), "[Ada](https://e.org)\n"),
        (json!([{"type": "bookmark", "url": "https://e.org"}]), "[https://e.org](https://e.org)\n"),
        (json!([{"type": "bookmark", "object_id": "M"}]), ""),
    ]);
    // 3.6: dangling references are masked and reported.
    let mention = text("paragraph", r#"<mention object_id="gone">x</mention>"#);
    let masked = "[x](rolltop://object?objectId=_missing_object)\n";
    let dangling = json!([card("lost")[0], mention]);
    assert_eq!(written(&dangling), (masked.to_owned(), 2));
}

#[test]
fn tables() {
    // D-113
    let cell = json!([{"type": "checkbox", "text": "a|b"}]);
    let rows = json!([{"cells": ["Day", "Plan"]}, {"cells": ["Fri", cell]}, {"cells": []}]);
    check([
        (
            json!([{"type": "table", "columns": [{}, {}], "rows": rows}]),
            "| Day | Plan |\n| :--- | :--- |\n| Fri | [ ] a\\|b |\n|  |  |\n",
        ),
        (json!([{"type": "table"}]), ""),
    ]);
}

// What blocks in cells refer to stands there as it would outside, and a warning names what Markdown gives nothing for.
#[test]
fn blocks_of_cells() {
    // The cell and the header row are warned of, too.
    #[rustfmt::skip]
    let cases = [
        (json!({"type": "bookmark", "url": "https://e.org/a|b", "object_id": "M"}), "[Ada](https://e.org/a\\|b)<br>below", 3),
        (json!({"type": "image", "object_id": "F"}), "![map \\[1\\].png](rolltop://object?objectId=F)<br>below", 3),
        (json!({"type": "divider"}), "below", 3),
        (json!({"type": "code", "text": "a|b"}), "a\\|b<br>below", 2),
        (json!({"type": "dataview"}), "below", 3),
    ];
    for (own, cell, warnings) in cases {
        let cells = json!([[own, below("paragraph", "below")]]);
        let table = json!([{"type": "table", "columns": [{}], "rows": [{"cells": cells}]}]);
        let expected = format!("| {cell} |\n| :--- |\n");
        assert_eq!(written(&table), (expected, warnings));
    }
}

// document.md 11: blanks of any kind at the edges of a text come back.
#[test]
fn blanks_at_the_edges() {
    for blank in [
        ' ', '\t', '\u{b}', '\u{c}', '\u{85}', '\u{a0}', '\u{1680}', '\u{2003}', '\u{2028}',
        '\u{202f}', '\u{3000}',
    ] {
        let held = format!("{blank}a{blank}");
        for kind in ["heading_1", "paragraph", BULLET, "quote"] {
            let (written, _) = written(&json!([text(kind, &held)]));
            let again = read(&written).unwrap();
            let read_back = again.first().and_then(|block| block.content.text());
            assert_eq!(read_back, Some(&*held), "{kind} {written:?}");
        }
        let table =
            json!([{"type": "table", "columns": [{}, {}], "rows": [{"cells": ["h", held]}]}]);
        let (written, _) = written(&table);
        let again = read(&written).unwrap();
        let Some(BlockContent::Table(table)) = again.first().map(|block| &block.content) else {
            unreachable!("{written:?} is a table")
        };
        let cells = &table.rows.first().unwrap().cells;
        assert_eq!(cells.get(1), Some(&Cell::Text(held)), "{written:?}");
    }
}

#[test]
fn what_has_no_markdown_is_reported() {
    // D-115
    for (name, expected) in [("", ""), ("Trip", "# Trip\n"), ("a\nb #", "# a b \\#\n")] {
        let titled = export(&document(name, &json!([])), &objects());
        assert_eq!(titled.markdown, expected);
    }
    // D-127
    let (dataview, empty) = (json!({"type": "dataview"}), text("paragraph", ""));
    let blocks = json!([dataview, text("paragraph", "x"), dataview, empty]);
    let export = export(&document("", &blocks), &objects());
    assert_eq!(export.markdown, "x\n");
    let [warning] = export.warnings.as_slice() else {
        unreachable!("one warning")
    };
    assert_eq!(warning.path_str(), "/markdown");
    assert!(warning.message.contains("dataview") && warning.message.contains('2'));
}
