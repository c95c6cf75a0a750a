//! Order ids: the places of the messages of a chat (chats-files-auth.md 1.2). They are compared as bytes; between
//! any two there is room for a third.
//!
//! An order id is a row of blocks, a block is eight digits of base 62 in the order of ASCII.

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE: u32 = 62;
/// Digits of a block.
const BLOCK: usize = 8;
/// Longest order id, in bytes.
pub const MAX_ORDER_LENGTH: usize = 256;
/// How far apart neighbours are made, so that others fit between them without growing longer.
const STEP: u32 = 100;
/// The first order id of a chat, and the first block of a new length.
const FIRST: &str = "0000001c";
/// The block that stands between two neighbours.
const MIDDLE: &str = "V0000000";

/// True for a text that an order id may be compared with: digits of base 62, not too long.
pub fn is_order_bound(text: &str) -> bool {
    text.len() <= MAX_ORDER_LENGTH && text.bytes().all(|digit| digit.is_ascii_alphanumeric())
}

/// The order id after `last`, which is empty for a chat without messages. `None` when no longer one fits.
pub(crate) fn order_after(last: &str) -> Option<String> {
    if last.is_empty() {
        return Some(FIRST.to_owned());
    }
    let mut digits = digits(last)?;
    let start = digits.len().checked_sub(BLOCK)?;
    let next = if add(digits.get_mut(start..)?, STEP) {
        spell(&digits)
    } else {
        format!("{last}{FIRST}")
    };
    (next.len() <= MAX_ORDER_LENGTH).then_some(next)
}

/// An order id between two, for a message that belongs between older ones; `None` when there is none: the second is
/// not greater, a text is no order id, or the result would be too long.
pub fn order_between(before: &str, after: &str) -> Option<String> {
    let blocks = before.len().max(after.len()).div_ceil(BLOCK).max(1);
    let padded = |text: &str| {
        let mut digits = digits(text)?;
        digits.resize(blocks * BLOCK, 0);
        Some(digits)
    };
    let (mut low, high) = (padded(before)?, padded(after)?);
    let step = match difference(&low, &high)? {
        0 => return None,
        1 => {
            let between = format!("{}{MIDDLE}", spell(&low));
            return (between.len() <= MAX_ORDER_LENGTH).then_some(between);
        }
        room => (room / 2).min(STEP),
    };
    add(&mut low, step).then_some(())?;
    let mut between = spell(&low);
    let zeros = "0".repeat(BLOCK);
    while between.len() > BLOCK && between.ends_with(&zeros) {
        between.truncate(between.len() - BLOCK);
    }
    Some(between)
}

/// `high - low`, or a number that stands for anything beyond twice [`STEP`]; `None` when it is negative.
fn difference(low: &[u32], high: &[u32]) -> Option<u32> {
    let mut room: i64 = 0;
    for (low, high) in low.iter().zip(high) {
        // Once it is clear that there is plenty, later digits cannot take it back.
        let wide = i64::from(STEP) * i64::from(BASE) * 4;
        room = (room * i64::from(BASE) + i64::from(*high) - i64::from(*low)).clamp(-wide, wide);
    }
    u32::try_from(room).ok()
}

/// Adds to a number; false, and the number is of no use, when it overflows.
fn add(digits: &mut [u32], step: u32) -> bool {
    let mut carry = step;
    for digit in digits.iter_mut().rev() {
        let sum = *digit + carry;
        *digit = sum % BASE;
        carry = sum / BASE;
    }
    carry == 0
}

fn digits(text: &str) -> Option<Vec<u32>> {
    let value = |byte: u8| {
        let place = DIGITS.binary_search(&byte).ok()?;
        u32::try_from(place).ok()
    };
    text.bytes().map(value).collect()
}

fn spell(digits: &[u32]) -> String {
    let letter = |digit: &u32| {
        usize::try_from(*digit)
            .ok()
            .and_then(|place| DIGITS.get(place))
            .copied()
            .map_or('0', char::from)
    };
    digits.iter().map(letter).collect()
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use proptest::prelude::*;

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
    fn there_is_room_between_neighbours() {
        for (before, after, between) in [
            ("0000001c", "0000003E", Some("0000002Q")),
            ("0000001c", "zzzzzzzz", Some("0000003E")),
            ("0000001c", "0000001d", Some("0000001cV0000000")),
            ("0000001c", "0000001e", Some("0000001d")),
            ("", "0000001c", Some("0000000o")),
            ("0000001c", "0000001cV0000000", Some("0000001c0000001c")),
            ("0000001czzzzzzzy", "0000001e", Some("0000001d0000001a")),
            ("0000001c", "0000001c", None),
            ("0000001d", "0000001c", None),
            ("0000001_", "0000003E", None),
        ] {
            assert_eq!(
                order_between(before, after).as_deref(),
                between,
                "{before} {after}"
            );
        }
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

    proptest! {
        // C-21: they compare as bytes, and have whole blocks.
        #[test]
        fn a_place_between_two_is_between_them(steps in proptest::collection::vec(any::<bool>(), 1..40)) {
            let mut low = order_after("").unwrap();
            let mut high = order_after(&low).unwrap();
            for upwards in steps {
                let Some(middle) = order_between(&low, &high) else { break };
                prop_assert!(low < middle && middle < high, "{low} {middle} {high}");
                prop_assert_eq!(middle.len() % BLOCK, 0);
                if upwards { low = middle } else { high = middle }
            }
        }
    }
}
