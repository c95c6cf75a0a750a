//! What the edit engine relies on beyond the parser's cases: indents and paths of a whole document.

use super::*;

fn block(indent: u8, id: &str, content: BlockContent) -> Block {
    Block::plain(id.to_owned(), indent, content)
}

fn paragraph(indent: u8, id: &str) -> Block {
    block(indent, id, BlockContent::paragraph(String::new()))
}

fn check(blocks: &[Block], expected: &[&str]) {
    let mut out = Findings::default();
    let at = |index: usize| Path::pointer("/blocks").index(index);
    check_structure(blocks, &at, Rules::AFTER_EDIT, &mut out);
    let paths: Vec<_> = out.issues.iter().map(Issue::path_str).collect();
    assert_eq!(paths, expected);
}

// document.md 6.2; ops.md 5: the bound of 32 levels is checked on the result.
#[test]
fn indents_are_bounded_and_without_gaps() {
    check(&[paragraph(1, "a")], &["/blocks/0"]);
    check(
        &[paragraph(0, "a"), paragraph(2, "b"), paragraph(1, "c")],
        &["/blocks/1"],
    );
    let mut chain: Vec<_> = (0..=MAX_INDENT)
        .map(|indent| paragraph(indent, &format!("p{indent}")))
        .collect();
    check(&chain, &[]);
    chain.push(paragraph(MAX_INDENT + 1, "deep"));
    check(&chain, &["/blocks/33"]);
}

// document.md 6.2: older content may nest under files, nothing under leaves, columns only under rows.
#[test]
fn containment_holds_in_the_whole_document() {
    let divider = BlockContent::Divider {
        style: Default::default(),
    };
    check(&[block(0, "d", divider), paragraph(1, "p")], &["/blocks/1"]);
    check(
        &[block(0, "r", BlockContent::Row), paragraph(1, "p")],
        &["/blocks/1"],
    );
    check(&[block(0, "c", BlockContent::Column)], &["/blocks/0"]);
}

// document.md 9.5: the message names the first use.
#[test]
fn duplicate_views_name_the_first() {
    let view = || crate::view::View {
        id: "v".to_owned(),
        ..Default::default()
    };
    let dataview = crate::block::Dataview {
        views: vec![view(), view(), view()],
        ..Default::default()
    };
    let mut out = Findings::default();
    let at = |index: usize| Path::pointer("/blocks").index(index);
    let blocks = [block(0, "d", BlockContent::Dataview(dataview))];
    check_structure(&blocks, &at, Rules::AFTER_EDIT, &mut out);
    let found: Vec<_> = out
        .issues
        .iter()
        .map(|issue| issue.message.as_str())
        .collect();
    assert_eq!(
        found,
        ["id \"v\" is already used at /blocks/0/views/0/id"; 2]
    );
}

// document.md 9.5: every duplicate is reported at the later place.
#[test]
fn duplicates_name_the_later_place() {
    check(
        &[
            paragraph(0, "a"),
            paragraph(0, "b"),
            paragraph(0, "a"),
            paragraph(0, "a"),
        ],
        &["/blocks/2/id", "/blocks/3/id"],
    );
}
