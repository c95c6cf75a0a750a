//! The terms of a field as one text, on their way into a segment.
//!
//! The library that writes segments keeps up to ten thousand documents ready for the thread that does it. A token of its
//! own for every term, as the library would have them, makes each of these documents ten times as large.

use tantivy::tokenizer::{Token, TokenStream, Tokenizer};

use super::document::Terms;

/// Name of [`Unpacker`] in a schema.
pub(super) const UNPACKER: &str = "packed-terms";

/// Bits of a number in each byte: what is ASCII is text.
const BITS: u32 = 6;
const MORE: u8 = 1 << BITS;

/// All terms of a field, each behind its position and its length in bytes.
pub(super) fn packed(terms: &Terms) -> String {
    let mut text = String::new();
    for (term, position) in terms.iter() {
        put_number(&mut text, position);
        put_number(&mut text, u32::try_from(term.len()).unwrap_or(0));
        text.push_str(term);
    }
    text
}

/// Reads packed terms.
#[derive(Clone, Default)]
pub(super) struct Unpacker {
    token: Token,
}

impl Tokenizer for Unpacker {
    type TokenStream<'a> = Unpacked<'a>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> Unpacked<'a> {
        self.token.reset();
        Unpacked {
            rest: text,
            token: &mut self.token,
        }
    }
}

/// Packed terms that are being read.
pub(super) struct Unpacked<'a> {
    rest: &'a str,
    token: &'a mut Token,
}

impl TokenStream for Unpacked<'_> {
    fn advance(&mut self) -> bool {
        let Some((term, position)) = next(&mut self.rest) else {
            return false;
        };
        self.token.position = position as usize;
        self.token.text.clear();
        self.token.text.push_str(term);
        true
    }

    fn token(&self) -> &Token {
        self.token
    }

    fn token_mut(&mut self) -> &mut Token {
        self.token
    }
}

/// Takes a term and its position off the beginning of a text.
fn next<'t>(text: &mut &'t str) -> Option<(&'t str, u32)> {
    let position = take_number(text)?;
    let length = take_number(text)?;
    let (term, rest) = text.split_at_checked(length as usize)?;
    *text = rest;
    Some((term, position))
}

/// The lowest bits first.
fn put_number(text: &mut String, mut number: u32) {
    loop {
        let low = (number & u32::from(MORE - 1)) as u8;
        number >>= BITS;
        if number == 0 {
            return text.push(char::from(low));
        }
        text.push(char::from(low | MORE));
    }
}

fn take_number(text: &mut &str) -> Option<u32> {
    let mut number = 0;
    let mut shift = 0;
    loop {
        let byte = *text.as_bytes().first()?;
        *text = text.get(1..)?;
        number |= u32::from(byte & (MORE - 1)).checked_shl(shift)?;
        if byte & MORE == 0 {
            return Some(number);
        }
        shift += BITS;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unpacked(text: &str) -> Vec<(String, usize)> {
        let mut unpacker = Unpacker::default();
        let mut stream = unpacker.token_stream(text);
        let mut terms = Vec::new();
        stream.process(&mut |token| terms.push((token.text.clone(), token.position)));
        terms
    }

    #[test]
    fn terms_come_out_as_they_went_in() {
        let many = "word ".repeat(5_000) + &"x".repeat(200);
        for text in ["", "one", "Größe да 東京 1,5 e\u{301}t\u{e9}", &many] {
            let terms = Terms::of_text(text);
            let expected: Vec<(String, usize)> = terms
                .iter()
                .map(|(term, position)| (term.to_owned(), position as usize))
                .collect();
            assert_eq!(unpacked(&packed(&terms)), expected);
        }
    }

    #[test]
    fn numbers_of_any_size_are_kept() {
        for number in [0, 1, 63, 64, 4095, 4096, u32::MAX - 1, u32::MAX] {
            let mut text = String::new();
            put_number(&mut text, number);
            let mut rest = text.as_str();
            assert_eq!((take_number(&mut rest), rest), (Some(number), ""));
        }
    }

    #[test]
    fn what_was_not_packed_ends_the_terms() {
        for text in [
            "\u{1}",
            "\u{1}\u{5}ab",
            "\u{1}\u{1}\u{e9}",
            "\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}",
        ] {
            assert_eq!(unpacked(text), []);
        }
    }
}
