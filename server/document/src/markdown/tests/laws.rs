//! The law of document.md 11, with generated documents, and reading anything at all.

use std::collections::HashMap;

use proptest::prelude::*;

use super::{beside, outline, read};
use crate::block::{Block, BlockContent, TextStyle};
use crate::document::Document;
use crate::inline::{self, InlineText, Mark, MarkKind};
use crate::markdown::export;

/// A block that Markdown can express in full, at depth `indent`.
#[derive(Clone, Debug)]
pub(super) enum Piece {
    Text(TextStyle, bool, String),
    Code(String, String),
    Divider,
    Table(Vec<Vec<String>>),
}

fn markup(text: impl Strategy<Value = String>) -> impl Strategy<Value = String> {
    text.prop_flat_map(|text| {
        let units = u32::try_from(inline::utf16_len(&text)).unwrap();
        let kind = prop_oneof![
            Just(MarkKind::Bold),
            Just(MarkKind::Italic),
            Just(MarkKind::Strikethrough),
            Just(MarkKind::Code),
            Just(MarkKind::of_destination("https://e.org/a_(b)?c&d e")),
        ];
        let mark = (0..=units, 0..=units, kind).prop_map(|(a, b, kind)| Mark {
            start: a.min(b),
            end: a.max(b),
            kind,
        });
        (Just(text), prop::collection::vec(mark, 0..4))
            .prop_map(|(text, marks)| inline::render(&InlineText::new(&text, &marks)))
    })
}

fn line() -> BoxedStrategy<String> {
    prop_oneof![
        "[a-c][a-c *_~`\\[\\]()<>&\\\\!#.1-3+=$\"🧭é-]{0,10}",
        blanks(&[]),
        styled(),
    ]
    .boxed()
}

fn lines() -> BoxedStrategy<String> {
    prop_oneof![
        "([ a-c#>1*_~`\\[\\]<>&!+=:|$\\\\-][ a-c#>.)*_~`\\[\\]()&!+=:|$\\\\-]{0,8}\n){0,2}[a-c#>1-]{1,3}[a-c .)#é🧭-]{0,6}",
        blanks(&["\n", "\n\n"]),
        (styled(), prop_oneof![Just(""), Just("\n")], styled()).prop_map(|(a, end, b)| format!("{a}{end}{b}a")),
    ]
    .boxed()
}

/// Text of what other programs give a meaning to: formulas, footnotes, addresses, line breaks, alerts.
fn styled() -> impl Strategy<Value = String> {
    let part = prop::sample::select(
        [
            "$",
            "$$",
            "$a_b$",
            "$a*b*$",
            "$\\{a\\}$",
            "$a{",
            "}",
            "5",
            "[^1]",
            "[^1]: ",
            "[^a b]: ",
            "[a]: b",
            "- ",
            "* a",
            "1. ",
            "> ",
            "# ",
            "```",
            "~~~",
            "***",
            "https://e.org/_a_",
            "https://e.org/a*",
            "http://",
            "<br>",
            "<b>",
            "[!NOTE]",
            "[[a]]",
            "[x] ",
            "[ ] ",
            "a",
            "_a_",
            "*b*",
            "**",
            "`",
            " ",
            "~5 ",
            "~",
            "~~",
            "\\",
            "&amp;",
            "|",
            "<a",
            "{a}",
        ]
        .as_slice(),
    );
    prop::collection::vec(part, 1..7).prop_map(|parts| {
        let text = parts.concat();
        if text.trim().is_empty() {
            "a".to_owned()
        } else {
            text
        }
    })
}

/// Text that is mostly blanks, which are written as references where Markdown would drop them, and what may go wrong
/// beside a reference: backslashes, delimiters, openers and other punctuation.
fn blanks(line_ends: &'static [&'static str]) -> impl Strategy<Value = String> {
    let parts = prop_oneof![
        4 => prop::sample::select(BLANKS.as_slice()).boxed(),
        3 => Just("\\").boxed(),
        3 => prop::sample::select(["*", "_", "~", "`", "[", "]", "(", ")", "<", ">", "&", "!", "#", "|", ";", ":", "-",
            "=", "+", ".", "1", "x", "\u{ad}", "é"].as_slice()).boxed(),
        1 => prop::sample::select([&["b"], line_ends].concat()).boxed(),
    ];
    // A text that is empty, or that ends in nothing but line ends, is not what the law is about.
    (
        prop::collection::vec(parts, 0..8),
        prop_oneof![Just("a"), Just("")],
    )
        .prop_map(|(parts, end)| {
            let text = parts.concat() + end;
            if text.trim_matches('\n').is_empty() {
                "a".to_owned()
            } else {
                text
            }
        })
}

/// Every character that is written as a reference at the edge of a line.
const BLANKS: [&str; 13] = [
    " ", "\t", "\u{b}", "\u{c}", "\u{85}", "\u{a0}", "\u{1680}", "\u{2003}", "\u{2028}",
    "\u{2029}", "\u{202f}", "\u{205f}", "\u{3000}",
];

pub(super) fn piece() -> impl Strategy<Value = Piece> {
    let heading = prop::sample::select(vec![
        TextStyle::Heading1,
        TextStyle::Heading2,
        TextStyle::Heading3,
    ]);
    let other = prop::sample::select(vec![
        TextStyle::Paragraph,
        TextStyle::BulletedListItem,
        TextStyle::NumberedListItem,
        TextStyle::Checkbox,
        TextStyle::Quote,
    ]);
    let cell = prop_oneof![
        Just(String::new()),
        markup("[a-c][a-c *_~<>&!|`$\\\\\n-]{0,6}".boxed()).boxed(),
        markup(styled()).boxed(),
    ];
    prop_oneof![
        2 => (heading, markup(line())).prop_map(|(style, text)| Piece::Text(style, false, text)),
        6 => (other, any::<bool>(), markup(lines()))
            .prop_map(|(style, checked, text)| Piece::Text(style, checked, text)),
        1 => ("([a-z]{1,5})?", "[a-c`~ \n#-]{0,12}").prop_map(|(language, text)| Piece::Code(language, text)),
        1 => Just(Piece::Divider),
        1 => prop::collection::vec(prop::collection::vec(cell, 1..4), 1..3).prop_map(Piece::Table),
    ]
}

/// Pieces at indents that only list items open.
fn blocks() -> impl Strategy<Value = Vec<Block>> {
    prop::collection::vec((0u8..4, piece()), 1..8).prop_map(|pieces| {
        let mut blocks: Vec<Block> = Vec::new();
        let mut deepest = 0;
        for (wanted, piece) in pieces {
            let block = build(wanted.min(deepest), piece);
            deepest = match &block.content {
                BlockContent::Text {
                    style: TextStyle::BulletedListItem | TextStyle::NumberedListItem | TextStyle::Checkbox,
                    ..
                } => block.indent + 1,
                _ => block.indent,
            };
            blocks.push(block);
        }
        blocks
    })
}

/// Lists and quotes in one another, whose quotes have no text of their own but begin with an item or another quote.
fn lists_and_quotes() -> impl Strategy<Value = Vec<Block>> {
    let style = prop::sample::select(vec![
        TextStyle::BulletedListItem,
        TextStyle::NumberedListItem,
        TextStyle::Checkbox,
        TextStyle::Quote,
    ]);
    prop::collection::vec((0u8..5, style), 1..10).prop_map(|pieces| {
        let mut blocks: Vec<Block> = Vec::new();
        let mut allowed = 0..=0;
        let end = (0, TextStyle::BulletedListItem);
        for (wanted, style) in pieces.into_iter().chain([end]) {
            let indent = wanted.clamp(*allowed.start(), *allowed.end());
            let is_quote = style == TextStyle::Quote;
            let text = if is_quote { "" } else { "a" };
            blocks.push(build(indent, Piece::Text(style, false, text.to_owned())));
            allowed = if is_quote {
                indent + 1..=indent + 1
            } else {
                0..=indent + 1
            };
        }
        blocks
    })
}

pub(super) fn build(indent: u8, piece: Piece) -> Block {
    let template = match &piece {
        Piece::Table(rows) => {
            let width = rows[0].len();
            let line = |cells: &Vec<String>| {
                let cells = (0..width).map(|at| cells.get(at).cloned().unwrap_or_default());
                let cells = cells.map(|cell| {
                    inline::to_markdown(
                        &cell,
                        inline::MarkdownPlace::Cell,
                        inline::MarkdownDialect::V2,
                    )
                });
                format!("|{}|\n", cells.collect::<Vec<_>>().join("|"))
            };
            let body: String = rows.iter().skip(1).map(line).collect();
            format!("{}|{}\n{body}", line(&rows[0]), "-|".repeat(width))
        }
        _ => "x".to_owned(),
    };
    let block = read(&template).unwrap().remove(0);
    let content = match piece {
        Piece::Text(style, checked, text) => BlockContent::Text {
            style,
            checked: checked && style == TextStyle::Checkbox,
            icon: None,
            color: None,
            text,
        },
        Piece::Code(language, text) => BlockContent::Code {
            language: (!language.is_empty()).then_some(language),
            text,
        },
        Piece::Divider => BlockContent::Divider {
            style: Default::default(),
        },
        Piece::Table(_) => block.content.clone(),
    };
    Block {
        indent,
        content,
        ..block
    }
}

/// Readers of Markdown take these for blanks, CommonMark does not: delimiters keep off them.
#[test]
fn delimiters_keep_off_every_blank() {
    for blank in ["\u{b}", "\u{85}", "\u{2028}", "\u{2029}"] {
        #[rustfmt::skip]
        let cases = [
            "a *@b* c", "*b@ *c", "a _b_ c", "* @ b* b* @ b*b", "**b ** c", "~~b ~~ c",
        ];
        for template in cases {
            let source = template.replace(' ', blank);
            let write = |blocks| {
                export(
                    &Document {
                        blocks,
                        ..Document::default()
                    },
                    &HashMap::new(),
                )
                .markdown
            };
            let blocks = read(&source).unwrap();
            let written = write(blocks.clone());
            let again = read(&written).unwrap();
            assert_eq!(outline(&again), outline(&blocks), "{source:?} {written:?}");
            assert_eq!(write(again), written, "{source:?}");
        }
    }
}

/// Whether a text comes back from Markdown as it is, in a block of this style.
#[track_caller]
fn comes_back(style: TextStyle, text: &str) {
    source_comes_back(style, inline::render(&InlineText::plain(text)));
}

/// The same of canonical inline markup.
#[track_caller]
fn source_comes_back(style: TextStyle, source: String) {
    let block = build(0, Piece::Text(style, false, source.clone()));
    let before = outline(std::slice::from_ref(&block));
    let document = Document {
        blocks: vec![block],
        ..Document::default()
    };
    let markdown = export(&document, &HashMap::new()).markdown;
    let after = read(&markdown).map(|blocks| outline(&blocks));
    assert_eq!(after, Ok(before), "{source:?} {markdown:?}");
}

const LINES: [TextStyle; 4] = [
    TextStyle::Paragraph,
    TextStyle::NumberedListItem,
    TextStyle::Checkbox,
    TextStyle::Quote,
];

/// No backslash escapes what stands for a blank (document.md 11, the law).
#[test]
fn backslashes_beside_spelled_blanks_stay_text() {
    for blank in BLANKS {
        for template in ["a\\%", "\\%", "a%\\%", "a\\%%", "a\\\\%", "%\\"] {
            let text = template.replace('%', blank);
            comes_back(TextStyle::Heading1, &text);
            for style in LINES {
                comes_back(style, &text);
                comes_back(style, &format!("{text}\nb"));
            }
        }
    }
}

/// Only spaces, tabs and the end of a line make a heading of what begins or underlines one (document.md 11, the law).
#[test]
fn what_no_blank_follows_is_no_heading() {
    for no_blank in ["\u{b}", "\u{c}", "\u{85}", "\u{a0}", "\u{2028}"] {
        for template in ["#%x", "######%x%", "a\n#%x\nb", "a\n-%-", "a\n=%=", "a\n#%"] {
            let text = template.replace('%', no_blank);
            for style in LINES {
                comes_back(style, &text);
            }
        }
    }
}

/// A line end that must be spelled as a reference is no blank any more for the delimiter beside it.
#[test]
fn delimiters_beside_spelled_line_ends_stay_text() {
    for blank in [" ", "\t", "\u{b}", "\u{c}", "\u{a0}", "\u{85}", "\u{2028}"] {
        #[rustfmt::skip]
        let cases = [
            "a %*\n\nb*", "*a\n\n*% b", "a%*% ", "%*%", "%", "a%\nb", "a\n%\nb", "a%_\n\n_%b",
        ];
        for template in cases {
            let source = template.replace('%', blank);
            let canonical = inline::canonical(&source).unwrap().source;
            source_comes_back(TextStyle::Paragraph, canonical);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn what_markdown_can_express_comes_back(blocks in blocks()) {
        let before = outline(&blocks);
        let markdown = export(&Document { blocks, ..Document::default() }, &HashMap::new()).markdown;
        let after = read(&markdown).map_err(|issues| TestCaseError::fail(format!("{issues:?}")))?;
        prop_assert_eq!(outline(&after), before, "{}", markdown);
    }

    // document.md 11
    #[test]
    fn lists_and_quotes_come_back(blocks in lists_and_quotes()) {
        let before = outline(&blocks);
        let markdown = export(&Document { blocks, ..Document::default() }, &HashMap::new()).markdown;
        let after = read(&markdown).map_err(|issues| TestCaseError::fail(format!("{issues:?}")))?;
        prop_assert_eq!(outline(&after), before, "{}", markdown);
    }

    #[test]
    fn a_name_comes_back(name in line()) {
        let properties = [("name".to_owned(), name.clone().into())];
        let document = Document { properties: properties.into_iter().collect(), ..Document::default() };
        let markdown = export(&document, &HashMap::new()).markdown;
        let after = read(&markdown).map_err(|issues| TestCaseError::fail(format!("{issues:?}")))?;
        let heading = beside("h1", &inline::render(&InlineText::plain(&name)));
        prop_assert_eq!(outline(&after), [heading], "{}", markdown);
    }

    #[test]
    fn anything_can_be_read_and_written(markdown in "[-a*_~`\\[\\]()<>/u#|:=!&;1.$^ \n]{0,60}") {
        if let Ok(blocks) = read(&markdown) {
            export(&Document { blocks, ..Document::default() }, &HashMap::new());
        }
    }
}
