use super::*;

#[test]
fn what_begins_a_block() {
    let found = |text| first(text, TextStyle::Paragraph).map(|(_, name)| name);
    for (text, name) in [
        ("# Goals", "heading_1"),
        ("a\n### b", "heading_3"),
        ("- a\n- b", "bulleted_list_item"),
        ("- [ ] a", "checkbox"),
        ("1. a\n2. b", "numbered_list_item"),
        ("> a", "quote"),
        ("```rust\nx\n```", "code"),
        ("a\n---\nb", "divider"),
        ("| a | b |\n|---|---|\n| 1 | 2 |", "table"),
    ] {
        assert_eq!(found(text), Some(name), "{text:?}");
    }
    #[rustfmt::skip]
    let cases = [
        "#tag", "\\# a", "-5", "- ", "1. Introduction", "**a**", "2024. a good year", "```a``` b", "| a |", "a > b",
        "–",
    ];
    for text in cases {
        assert_eq!(found(text), None, "{text:?}");
    }
    let item = first("1. a", TextStyle::NumberedListItem);
    assert_eq!(item, Some(("1.", "numbered_list_item")));
}
