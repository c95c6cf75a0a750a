//! Order ids: the places of the messages of a chat (chats-files-auth.md 1.2). They are compared as bytes. An order id is a
//! row of blocks, a block is eight digits of base 62 in the order of ASCII.

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BASE: usize = 62;
/// Digits of a block.
const BLOCK: usize = 8;
/// Longest order id, in bytes.
pub const MAX_ORDER_LENGTH: usize = 256;
/// How far apart neighbours are made, so that others fit between them without growing longer.
const STEP: usize = 100;
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
    let (head, block) = last.split_at_checked(last.len().checked_sub(BLOCK)?)?;
    let mut digits = block.to_owned().into_bytes();
    let mut carry = STEP;
    for digit in digits.iter_mut().rev() {
        let sum = DIGITS.binary_search(digit).ok()? + carry;
        *digit = *DIGITS.get(sum % BASE)?;
        carry = sum / BASE;
    }
    let next = match carry {
        0 => format!("{head}{}", String::from_utf8(digits).ok()?),
        _ => format!("{last}{FIRST}"),
    };
    (next.len() <= MAX_ORDER_LENGTH).then_some(next)
}

#[cfg(test)]
mod tests;
