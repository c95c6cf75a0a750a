//! Markdown out.

use std::collections::HashMap;

use serde_json::Value;

use super::{outline, read};
use crate::block::{
    Block, BlockContent, Cell, CellBlocks, Dataview, FileBlock, FileKind, FileStyle, LinkBlock,
    Processor, Table, TableColumn, TableRow, TextStyle,
};
use crate::decor::{Icon, IconPicture};
use crate::document::Document;
use crate::kinds::Kind;
use crate::markdown::{Title, export, take_title};
use crate::objects::ObjectFacts;

fn block(indent: u8, content: BlockContent) -> Block {
    let mut blocks = read("x").unwrap();
    Block {
        indent,
        content,
        ..blocks.remove(0)
    }
}

fn text(indent: u8, style: TextStyle, text: &str) -> Block {
    let content = BlockContent::Text {
        style,
        checked: false,
        icon: None,
        color: None,
        text: text.to_owned(),
    };
    block(indent, content)
}

fn document(name: &str, blocks: Vec<Block>) -> Document {
    let mut document = Document {
        blocks,
        ..Document::default()
    };
    if !name.is_empty() {
        document
            .properties
            .insert("name".to_owned(), Value::from(name));
    }
    document
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

#[track_caller]
fn check(blocks: Vec<Block>, expected: &str) {
    let export = export(&document("", blocks), &objects());
    assert_eq!(export.markdown, expected);
}

#[test]
fn a_whole_page() {
    use TextStyle::{BulletedListItem, Heading1, NumberedListItem, Paragraph};
    let ask = BlockContent::Text {
        style: TextStyle::Checkbox,
        checked: true,
        icon: None,
        color: None,
        text: "Ask".to_owned(),
    };
    let blocks = vec![
        text(0, Heading1, "Packing"),
        text(0, BulletedListItem, "Clothes"),
        text(1, BulletedListItem, "Rain **jacket**"),
        text(0, NumberedListItem, "wash"),
        text(0, NumberedListItem, "dry"),
        block(0, ask),
        text(0, Paragraph, "done"),
    ];
    let mut trip = document("Trip", blocks);
    // D-116: the law of section 11.
    let without_description = export(&trip, &objects()).markdown;
    let mut again = read(&without_description).unwrap();
    assert_eq!(
        take_title(&mut again, None, true),
        Title::Promoted("Trip".to_owned())
    );
    assert_eq!(outline(&again), outline(&trip.blocks));
    // D-109
    trip.properties
        .insert("description".to_owned(), Value::from("Short"));
    assert_eq!(
        export(&trip, &objects()).markdown,
        "# Trip\n\nShort\n\n# Packing\n\n- Clothes\n  - Rain **jacket**\n1. wash\n2. dry\n- [x] Ask\n\ndone\n"
    );
}

#[test]
fn lists() {
    use TextStyle::{BulletedListItem, NumberedListItem, Paragraph};
    // D-110
    check(
        vec![
            text(0, NumberedListItem, "a"),
            text(1, BulletedListItem, "x"),
            text(0, NumberedListItem, "b"),
            text(0, Paragraph, "t"),
            text(0, NumberedListItem, "c"),
        ],
        "1. a\n   - x\n2. b\n\nt\n\n1. c\n",
    );
    check(
        vec![text(0, BulletedListItem, "a"), text(1, Paragraph, "t")],
        "- a\n\n  t\n",
    );
    // Four columns from the tenth item on.
    let mut ten: Vec<Block> = (0..10).map(|_| text(0, NumberedListItem, "a")).collect();
    ten.push(text(1, BulletedListItem, "x\ny"));
    let markdown = export(&document("", ten), &objects()).markdown;
    assert!(markdown.ends_with("\n10. a\n    - x\n      y\n"));
    // Empty items keep their children.
    check(
        vec![
            text(0, BulletedListItem, ""),
            text(1, TextStyle::Heading1, "H"),
        ],
        "-\n  # H\n",
    );
}

#[test]
fn quotes() {
    use TextStyle::{BulletedListItem, Callout, Quote, ToggleHeading2};
    // D-111
    check(vec![text(0, Quote, "a\nb")], "> a\n> b\n");
    check(
        vec![text(0, Quote, "a"), text(1, BulletedListItem, "x")],
        "> a\n>\n> - x\n",
    );
    check(
        vec![text(0, Quote, ""), text(1, BulletedListItem, "x")],
        "> - x\n",
    );
    // Two of them stay two.
    check(
        vec![
            text(0, Quote, ""),
            text(1, BulletedListItem, "x"),
            text(0, Quote, ""),
            text(1, BulletedListItem, "y"),
        ],
        "> - x\n\n> - y\n",
    );
    let callout = |text: &str| BlockContent::Text {
        style: Callout,
        checked: false,
        icon: Some(Icon {
            picture: IconPicture::Emoji("⚠️".to_owned()),
            color: None,
        }),
        color: None,
        text: text.to_owned(),
    };
    check(vec![block(0, callout("x"))], "> ⚠️ x\n");
    check(vec![block(0, callout(""))], "> ⚠️\n");
    check(
        vec![text(0, ToggleHeading2, "L"), text(1, BulletedListItem, "x")],
        "## L\n\n- x\n",
    );
}

#[test]
fn code_and_embeds() {
    let code = |language: &str, text: &str| BlockContent::Code {
        language: (!language.is_empty()).then(|| language.to_owned()),
        text: text.to_owned(),
    };
    let embed = |processor, text: &str| BlockContent::Embed {
        processor,
        text: text.to_owned(),
    };
    // D-112
    #[rustfmt::skip]
    let cases = [
        (code("rs", "x"), "```rs\nx\n```\n"),
        (code("", "a\n```\nb"), "````\na\n```\nb\n````\n"),
        (embed(Processor::Latex, "e = mc^2"), "$$\ne = mc^2\n$$\n"),
        (embed(Processor::Mermaid, "graph"), "```mermaid\ngraph\n```\n"),
        (embed(Processor::Image, "https://e.org/a b.png"), "![](<https://e.org/a b.png>)\n"),
        (embed(Processor::Youtube, "https://e.org/v"), "https://e.org/v\n"),
        (embed(Processor::Latex, ""), "$$\n$$\n"),
        (embed(Processor::Latex, "a $$ b"), "```latex\na $$ b\n```\n"),
        (embed(Processor::Mermaid, ""), ""),
    ];
    for (content, expected) in cases {
        check(vec![block(0, content)], expected);
    }
}

// document.md 6.3, 11: sources stand in fences of their processor, addresses alone.
#[test]
fn every_processor_has_its_markdown() {
    let sources = "mermaid chart graphviz kroki excalidraw drawio";
    let addresses = "youtube vimeo soundcloud google_maps miro figma twitter open_street_map reddit facebook instagram \
                     telegram github_gist codepen bilibili sketchfab spotify";
    let fenced = |name: &str| (name.to_owned(), format!("```{name}\nx y\n```\n"));
    let bare = |name: &str| (name.to_owned(), "x y\n".to_owned());
    let special = [("latex", "$$\nx y\n$$\n"), ("image", "![](<x y>)\n")];
    let special = special.map(|(name, written)| (name.to_owned(), written.to_owned()));
    let sources = sources.split_whitespace().map(fenced);
    let all: Vec<_> = sources
        .chain(addresses.split_whitespace().map(bare))
        .chain(special)
        .collect();
    assert_eq!(all.len(), Processor::ALL.len());
    for (name, written) in all {
        let found = Processor::ALL.iter().find(|known| known.name() == name);
        let content = BlockContent::Embed {
            processor: *found.unwrap(),
            text: "x y".to_owned(),
        };
        check(vec![block(0, content)], &written);
    }
}

#[test]
fn references() {
    let file = |kind, id: Option<&str>| {
        BlockContent::File(FileBlock {
            kind,
            object_id: id.map(str::to_owned),
            name: None,
            mime_type: None,
            size: None,
            style: FileStyle::default(),
            added_at: None,
        })
    };
    let card = |id: &str| {
        BlockContent::Link(LinkBlock {
            object_id: Some(id.to_owned()),
            card_style: Default::default(),
            icon_size: Default::default(),
            description: Default::default(),
            properties: Vec::new(),
        })
    };
    let bookmark = |url: Option<&str>, id: Option<&str>| BlockContent::Bookmark {
        url: url.map(str::to_owned),
        object_id: id.map(str::to_owned),
    };
    #[rustfmt::skip]
    let cases = [
        (
            file(FileKind::Image, Some("F")),
            "![map \\[1\\].png](rolltop://object?objectId=F)\n",
        ),
        (
            file(FileKind::Pdf, Some("F")),
            "[map \\[1\\].png](rolltop://object?objectId=F)\n",
        ),
        (file(FileKind::Pdf, None), ""),
        (
            card("O"),
            "[First \\*words\\*](rolltop://object?objectId=O)\n",
        ),
        (bookmark(Some("https://e.org"), Some("M")), "[Ada](https://e.org)\n"),
        (bookmark(Some("https://e.org"), None), "[https://e.org](https://e.org)\n"),
        (bookmark(None, Some("M")), ""),
    ];
    for (content, expected) in cases {
        check(vec![block(0, content)], expected);
    }
    // 3.6: dangling references are masked and reported.
    let mention = text(
        0,
        TextStyle::Paragraph,
        "<mention object_id=\"gone\">x</mention>",
    );
    let export = export(
        &document("", vec![block(0, card("lost")), mention]),
        &objects(),
    );
    assert_eq!(
        export.markdown,
        "[x](rolltop://object?objectId=_missing_object)\n"
    );
    assert_eq!(export.warnings.len(), 2);
    assert!(
        export
            .warnings
            .iter()
            .all(|warning| warning.path_str() == "/markdown")
    );
}

#[test]
fn tables() {
    // D-113
    let checkbox = BlockContent::Text {
        style: TextStyle::Checkbox,
        checked: false,
        icon: None,
        color: None,
        text: "a|b".to_owned(),
    };
    let own = |content| {
        let own = block(0, content);
        Cell::Blocks(Box::new(CellBlocks {
            own,
            descendants: Vec::new(),
        }))
    };
    let row = |cells| TableRow {
        cells,
        ..TableRow::default()
    };
    let day = ["Day", "Plan"]
        .map(|text| Cell::Text(text.to_owned()))
        .to_vec();
    let table = Table {
        columns: vec![TableColumn::default(), TableColumn::default()],
        rows: vec![
            row(day),
            row(vec![Cell::Text("Fri".to_owned()), own(checkbox)]),
            row(vec![]),
        ],
    };
    check(
        vec![block(0, BlockContent::Table(table))],
        "| Day | Plan |\n| :--- | :--- |\n| Fri | [ ] a\\|b |\n|  |  |\n",
    );
    check(vec![block(0, BlockContent::Table(Table::default()))], "");
}

// What blocks in cells refer to stands there as it would outside, and what Markdown gives nothing for is told.
#[test]
fn blocks_of_cells() {
    let cell = |content| {
        Cell::Blocks(Box::new(CellBlocks {
            own: block(0, content),
            descendants: vec![text(1, TextStyle::Paragraph, "below")],
        }))
    };
    let bookmark = BlockContent::Bookmark {
        url: Some("https://e.org/a|b".to_owned()),
        object_id: Some("M".to_owned()),
    };
    let file = BlockContent::File(FileBlock {
        kind: FileKind::Image,
        object_id: Some("F".to_owned()),
        name: None,
        mime_type: None,
        size: None,
        style: FileStyle::default(),
        added_at: None,
    });
    let divider = BlockContent::Divider {
        style: Default::default(),
    };
    let dataview = BlockContent::Dataview(Dataview::default());
    let code = BlockContent::Code {
        language: None,
        text: "a|b".to_owned(),
    };
    for (content, written) in [
        (bookmark, "[Ada](https://e.org/a\\|b)<br>below"),
        (
            file,
            "![map \\[1\\].png](rolltop://object?objectId=F)<br>below",
        ),
        (divider, "below"),
        (code, "a\\|b<br>below"),
        (dataview, "below"),
    ] {
        let has_own = !matches!(content, BlockContent::Code { .. });
        let table = Table {
            columns: vec![TableColumn::default()],
            rows: vec![TableRow {
                cells: vec![cell(content)],
                ..TableRow::default()
            }],
        };
        let export = export(
            &document("", vec![block(0, BlockContent::Table(table))]),
            &objects(),
        );
        assert_eq!(export.markdown, format!("| {written} |\n| :--- |\n"));
        // The cell and the header row are told of, too.
        assert_eq!(export.warnings.len(), 2 + usize::from(has_own));
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
        for style in [
            TextStyle::Heading1,
            TextStyle::Paragraph,
            TextStyle::BulletedListItem,
            TextStyle::Quote,
        ] {
            let written = export(&document("", vec![text(0, style, &held)]), &objects()).markdown;
            let again = read(&written).unwrap();
            let read_back = again.first().and_then(|block| block.content.text());
            assert_eq!(read_back, Some(&*held), "{style:?} {written:?}");
        }
        let cells = vec![Cell::Text("h".to_owned()), Cell::Text(held.clone())];
        let column = |id: &str| TableColumn {
            id: id.to_owned(),
            ..TableColumn::default()
        };
        let table = Table {
            columns: vec![column("a"), column("b")],
            rows: vec![TableRow {
                id: "r".to_owned(),
                cells,
                ..TableRow::default()
            }],
        };
        let written = export(
            &document("", vec![block(0, BlockContent::Table(table))]),
            &objects(),
        )
        .markdown;
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
    assert_eq!(export(&document("", vec![]), &objects()).markdown, "");
    assert_eq!(
        export(&document("Trip", vec![]), &objects()).markdown,
        "# Trip\n"
    );
    assert_eq!(
        export(&document("a\nb #", vec![]), &objects()).markdown,
        "# a b \\#\n"
    );
    // D-127
    let dataview = || block(0, BlockContent::Dataview(Dataview::default()));
    let paragraph = text(0, TextStyle::Paragraph, "x");
    let empty = text(0, TextStyle::Paragraph, "");
    let export = export(
        &document("", vec![dataview(), paragraph, dataview(), empty]),
        &objects(),
    );
    assert_eq!(export.markdown, "x\n");
    assert_eq!(export.warnings.len(), 1);
    let warning = &export.warnings[0];
    assert_eq!(warning.path_str(), "/markdown");
    assert!(warning.message.contains("dataview") && warning.message.contains('2'));
}
