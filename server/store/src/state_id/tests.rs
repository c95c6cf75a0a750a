use super::*;

// C-116
#[test]
fn stamps_grow_whatever_the_clock_does() {
    let mut stamps = StateStamps::default();
    let now = 0x019b_7ca9_8c88;
    let first = stamps.next(now);
    assert_eq!(first, "019b7ca98c88000000000000");
    assert_eq!(stamps.next(now), "019b7ca98c88000000000001");
    assert_eq!(stamps.next(now - 1000), "019b7ca98c88000000000002");
    let mut restarted = StateStamps::after("019b7ca98c88000000000002");
    assert_eq!(restarted.next(now - 1000), "019b7ca98c88000000000003");
    assert_eq!(restarted.next(now + 1), "019b7ca98c89000000000000");
    for nothing in ["", "x", "é23456789012"] {
        assert_eq!(StateStamps::after(nothing).next(now), first);
    }
}
