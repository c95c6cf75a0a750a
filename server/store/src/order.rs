//! Order ids: the places of the messages of a chat (chats-files-auth.md 1.2). They are compared as
//! bytes.
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
mod tests;
