//! Lexer of the compact filter string (query.md 3.1). It reads the whole text before the parser starts, so that a
//! lexical fault wins over a syntax fault.

use std::ops::Range;

use rolltop_document::limits::MAX_FILTER_TEXT;
use rolltop_document::view::Condition;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};

use super::fault::{STRUCTURED, TextFault};
use super::words::{Keyword, sign_of};

/// A token and its byte range.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lexeme<'t> {
    pub(super) token: Token<'t>,
    pub(super) span: Range<usize>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token<'t> {
    Word(&'t str),
    Number(f64),
    Text(String),
    /// A comparison sign.
    Compare(Condition),
    Open,
    Close,
    Comma,
    End,
}

/// The comparisons that have a sign, the longer signs first.
const COMPARISONS: [Condition; 6] = [
    Condition::GreaterOrEqual,
    Condition::LessOrEqual,
    Condition::NotEqual,
    Condition::Equal,
    Condition::Greater,
    Condition::Less,
];

/// The start of the character that contains the byte `at`.
fn start_of_char(text: &str, at: usize) -> usize {
    (0..=at)
        .rev()
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(0)
}

/// Splits a text into tokens; the last one is [`Token::End`].
///
/// # Errors
/// The text is too long, or some part of it is no token.
pub(super) fn tokens(text: &str) -> Result<Vec<Lexeme<'_>>, TextFault> {
    if text.len() > MAX_FILTER_TEXT {
        let length = text.len();
        let message =
            format!("the filter is {length} bytes long, at most {MAX_FILTER_TEXT} are allowed");
        return Err(
            TextFault::at_offset(start_of_char(text, MAX_FILTER_TEXT), message)
                .hint("narrow with `type`, or split the search"),
        );
    }
    let mut lexer = Lexer { text, at: 0 };
    let mut tokens = Vec::new();
    loop {
        let lexeme = lexer.next()?;
        let is_last = lexeme.token == Token::End;
        tokens.push(lexeme);
        if is_last {
            return Ok(tokens);
        }
    }
}

/// True if a text is a single word, reserved or not.
pub(super) fn is_word(text: &str) -> bool {
    text.starts_with(starts_word) && text.chars().all(continues_word)
}

struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lexer<'t> {
    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn next(&mut self) -> Result<Lexeme<'t>, TextFault> {
        let trimmed = self.rest().trim_start_matches([' ', '\t', '\n', '\r']);
        self.at = self.text.len() - trimmed.len();
        let Some(first) = trimmed.chars().next() else {
            return Ok(self.lexeme(0, Token::End));
        };
        let mut comparisons = COMPARISONS.into_iter();
        if let Some(found) = comparisons.find(|one| trimmed.starts_with(sign_of(*one))) {
            return Ok(self.lexeme(sign_of(found).len(), Token::Compare(found)));
        }
        match first {
            '(' => Ok(self.lexeme(1, Token::Open)),
            ')' => Ok(self.lexeme(1, Token::Close)),
            ',' => Ok(self.lexeme(1, Token::Comma)),
            '"' => self.string(),
            '-' | '0'..='9' => self.number(),
            _ if starts_word(first) => {
                let length = length_of(trimmed, continues_word);
                let word = trimmed.get(..length).unwrap_or_default();
                Ok(self.lexeme(length, Token::Word(word)))
            }
            _ => Err(self.unexpected(first)),
        }
    }

    /// Consumes `length` bytes as a token.
    fn lexeme(&mut self, length: usize, token: Token<'t>) -> Lexeme<'t> {
        let start = self.at;
        self.at += length;
        Lexeme {
            token,
            span: start..self.at,
        }
    }

    fn fault(&self, length: usize, message: impl Into<String>) -> TextFault {
        TextFault::at_token(self.text, self.at..self.at + length, message)
    }

    fn unexpected(&self, found: char) -> TextFault {
        let length = found.len_utf8();
        match found {
            '!' => self
                .fault(length, "`!` has no meaning alone")
                .hint("the negated forms are !=, NOT IN, NOT CONTAINS, NOT HAS ALL and IS NOT EMPTY"),
            '&' | '|' => {
                let word = if found == '&' { "AND" } else { "OR" };
                let hint = format!("tests are joined with words: write {word} in place of {found} and {found}{found}");
                self.fault(length, "unexpected character").hint(hint)
            }
            '\'' | '`' | '“' | '”' | '„' | '«' | '»' | '‘' | '’' => {
                let before = self.text.get(..self.at).unwrap_or_default();
                if begins_test(before) {
                    self.fault(length, "a key has no quotes").hint(format!(
                        "write it as a word, such as due_date; {STRUCTURED}"
                    ))
                } else {
                    self.fault(length, "strings are written in double quotes")
                        .hint("write \"text\"")
                }
            }
            _ => self.fault(length, "unexpected character").hint(format!(
                "a test is a key, a condition and a value, such as done = false; write strings in double quotes; \
                 {STRUCTURED}",
            )),
        }
    }

    /// Reads digits and points together, so that `1.2.3` is one invalid number instead of two tokens.
    fn number(&mut self) -> Result<Lexeme<'t>, TextFault> {
        let rest = self.rest();
        let sign = usize::from(rest.starts_with('-'));
        let digits = rest.get(sign..).unwrap_or_default();
        let length = sign + length_of(digits, |c| c.is_ascii_digit() || c == '.');
        let written = rest.get(..length).unwrap_or_default();
        let starts_with_digit = digits.starts_with(|c: char| c.is_ascii_digit());
        let has_one_point = written.matches('.').count() <= 1;
        let number = written
            .parse::<f64>()
            .ok()
            .filter(|number| number.is_finite());
        match number.filter(|_| starts_with_digit && has_one_point) {
            Some(number) => Ok(self.lexeme(length, Token::Number(number))),
            None => Err(self.invalid_number(length)),
        }
    }

    /// The fault of an invalid number. A hyphen between two words is probably part of a key.
    fn invalid_number(&self, length: usize) -> TextFault {
        let fault = self.fault(length, "invalid number");
        let before = self.text.get(..self.at).unwrap_or_default();
        let word = before.trim_end_matches(continues_word).len();
        let word = before.get(word..).unwrap_or_default();
        let behind = self.rest().strip_prefix('-').unwrap_or_default();
        let more = behind.get(..length_of(behind, continues_word));
        match more.filter(|more| is_word(word) && is_word(more)) {
            Some(more) => fault.hint(format!(
                "a key has no hyphens here: write {word}_{more}; {STRUCTURED}"
            )),
            None => fault.hint("a number is written as 3, -3 or 3.5"),
        }
    }

    fn string(&mut self) -> Result<Lexeme<'t>, TextFault> {
        let mut text = String::new();
        let mut chars = self.rest().char_indices().skip(1);
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => return Ok(self.lexeme(at + 1, Token::Text(text))),
                '\\' => match chars.next() {
                    Some((_, '"')) => text.push('"'),
                    Some((_, '\\')) => text.push('\\'),
                    Some((_, 'n')) => text.push('\n'),
                    Some((_, 't')) => text.push('\t'),
                    Some((_, other)) => {
                        self.at += at;
                        return Err(self
                            .fault(1 + other.len_utf8(), "unknown escape")
                            .hint(r#"the escapes are \" \\ \n and \t"#));
                    }
                    None => break,
                },
                _ => text.push(c),
            }
        }
        Err(self
            .fault(self.rest().len(), "the string is not closed")
            .hint("close it with a double quote"))
    }
}

/// True if a test begins after this text: at the start, after a joining word, or after an opening parenthesis.
fn begins_test(before: &str) -> bool {
    let mut before = before.trim_end();
    while let Some(outer) = before.strip_suffix('(') {
        before = outer.trim_end();
    }
    let word = before.trim_end_matches(continues_word).len();
    let word = before.get(word..).unwrap_or_default();
    before.is_empty() || matches!(Keyword::of(word), Some(Keyword::And | Keyword::Or))
}

fn length_of(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|c| !belongs(c)).unwrap_or(text.len())
}

fn starts_word(c: char) -> bool {
    c == '_' || c.general_category_group() == GeneralCategoryGroup::Letter
}

fn continues_word(c: char) -> bool {
    starts_word(c)
        || matches!(
            c.general_category(),
            GeneralCategory::DecimalNumber
                | GeneralCategory::NonspacingMark
                | GeneralCategory::SpacingMark
        )
}
