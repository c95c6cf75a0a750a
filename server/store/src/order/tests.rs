#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;

// chats-files-auth.md 1.2
#[test]
fn places_follow_one_another_as_published() {
    let mut order = String::new();
    for expected in ["0000001c", "0000003E", "0000004q"] {
        order = order_after(&order).unwrap();
        assert_eq!(order, expected);
    }
    assert_eq!(order_after("zzzzzzzz").unwrap(), "zzzzzzzz0000001c");
    assert_eq!(
        order_after("0000001czzzzzzzz").unwrap(),
        "0000001czzzzzzzz0000001c"
    );
    assert_eq!(order_after(&"z".repeat(MAX_ORDER_LENGTH)), None);
}

#[test]
fn bounds_are_digits() {
    for (text, fits) in [
        ("", true),
        ("0000001c", true),
        ("xyz", true),
        ("a/b", false),
        ("é", false),
        (&"0".repeat(MAX_ORDER_LENGTH), true),
        (&"0".repeat(MAX_ORDER_LENGTH + 1), false),
    ] {
        assert_eq!(is_order_bound(text), fits, "{text}");
    }
}
