use super::*;

#[test]
fn the_bar_tells_where_it_is() {
    let state = |texts_read, texts| RebuildStatus {
        done: Vec::new(),
        spaces: 2,
        at: Some("Home\u{202e}".to_owned()),
        texts_read,
        texts,
        is_over: false,
        failure: None,
    };
    let home = "space 1 of 2: Home\\u{202e}";
    assert_eq!(message(&state(0, 0)), format!("{home} (reading objects)"));
    assert_eq!(message(&state(5, 10)), format!("{home} (5 of 10 texts)"));
}
