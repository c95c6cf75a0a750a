//! Recursive-descent parser of bounded depth: tokens become a tree of tests with unresolved names and values (query.md 3.1).

use std::ops::Range;

use rolltop_document::limits::MAX_FILTER_DEPTH;
use rolltop_document::properties::parse_date;
use rolltop_document::view::{Condition, DatePreset};
use serde_json::{Number, Value};

use super::calls::RANGE;
use super::fault::{STRUCTURED, TextFault};
use super::token::{Lexeme, Token, tokens};
use super::words::{Keyword, meant_by, sign_of};

/// A byte range of the text.
pub(super) type Span = Range<usize>;

/// A node of the tree. A group has at least two members, and none of them is a group of the same operator.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Syntax {
    Group { any: bool, members: Vec<Syntax> },
    Test(Test),
}

/// One test.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Test {
    pub(super) key: (String, Span),
    /// The condition, and the span of its operator or keywords.
    pub(super) condition: (Condition, Span),
    pub(super) operand: Operand,
}

/// The operand of a test.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Operand {
    Nothing,
    One(Value, Span),
    List(Vec<(Value, Span)>),
    /// A date function, the span of its name, and its day count if it has one.
    Function(DatePreset, Span, Option<u64>),
}

const CONDITIONS: &str = "the conditions are =, !=, >, <, >=, <=, CONTAINS, NOT CONTAINS, IN, NOT IN, HAS ALL, NOT HAS ALL, IS EMPTY, IS NOT EMPTY and EXISTS";
pub(super) const VALUES: &str =
    "a value is a \"string\", a number, true, false, or a date function such as today()";
/// Words of other languages for a missing value.
const NOTHING: [&str; 5] = ["null", "none", "nil", "undefined", "empty"];
const EMPTINESS: &str = "write IS EMPTY or IS NOT EMPTY in place of the comparison";
const LIST: &str = "a list is written as (\"a\", \"b\")";
const EXAMPLE: &str = "write a test such as done = false AND due_date <= today()";

/// Parses a text.
///
/// # Errors
/// The first lexical fault, else the first syntax fault.
pub(super) fn parse(text: &str) -> Result<Syntax, TextFault> {
    parse_whole(text).map_err(|fault| match bare_date(text, fault.offset) {
        Some(date) => fault.hint(format!("write a date in double quotes: \"{date}\"")),
        None => fault,
    })
}

/// The unquoted date at a byte offset. The lexer reads such a date as a number and further tokens.
fn bare_date(text: &str, offset: usize) -> Option<&str> {
    let belongs = |c: char| c.is_ascii_digit() || "-+:.TZtz".contains(c);
    let (before, behind) = text.split_at_checked(offset)?;
    let start = before.trim_end_matches(belongs).len();
    let end = text.len() - behind.trim_start_matches(belongs).len();
    let written = text.get(start..end)?;
    parse_date(written).map(|_| written)
}

fn parse_whole(text: &str) -> Result<Syntax, TextFault> {
    let tokens = tokens(text)?;
    let mut parser = Parser {
        text,
        tokens,
        at: 0,
        open: Vec::new(),
    };
    if parser.peek() == &Token::End {
        return Err(TextFault::at_token(text, 0..0, "empty filter").hint(EXAMPLE));
    }
    let tree = parser.disjunction()?;
    match parser.peek() {
        Token::End => Ok(tree),
        Token::Close => Err(parser
            .fault("expected AND, OR or the end of the filter")
            .hint("leave it out: no parenthesis is open")),
        _ => Err(parser
            .fault("expected AND, OR or the end of the filter")
            .hint("join tests with AND or OR; write a value of several words in double quotes")),
    }
}

pub(super) struct Parser<'t> {
    text: &'t str,
    tokens: Vec<Lexeme<'t>>,
    at: usize,
    /// Offsets of the open parentheses; their number bounds the recursion.
    open: Vec<usize>,
}

impl<'t> Parser<'t> {
    pub(super) fn peek(&self) -> &Token<'t> {
        self.tokens
            .get(self.at)
            .map_or(&Token::End, |lexeme| &lexeme.token)
    }

    fn previous(&self) -> Option<&Lexeme<'t>> {
        self.tokens.get(self.at.checked_sub(1)?)
    }

    fn span(&self) -> Span {
        let end = self.text.len();
        self.tokens
            .get(self.at)
            .map_or(end..end, |lexeme| lexeme.span.clone())
    }

    fn keyword(&self) -> Option<Keyword> {
        match self.peek() {
            Token::Word(word) => Keyword::of(word),
            _ => None,
        }
    }

    pub(super) fn advance(&mut self) -> Span {
        let span = self.span();
        self.at += 1;
        span
    }

    pub(super) fn take(&mut self, token: &Token<'_>) -> bool {
        let is_next = self.peek() == token;
        if is_next {
            self.advance();
        }
        is_next
    }

    fn take_keyword(&mut self, keyword: Keyword) -> bool {
        let is_next = self.keyword() == Some(keyword);
        if is_next {
            self.advance();
        }
        is_next
    }

    /// A fault at the next token.
    pub(super) fn fault(&self, message: &str) -> TextFault {
        TextFault::at_token(self.text, self.span(), message)
    }

    fn disjunction(&mut self) -> Result<Syntax, TextFault> {
        let mut members = vec![self.conjunction()?];
        while self.take_keyword(Keyword::Or) {
            members.push(self.conjunction()?);
        }
        Ok(group(true, members))
    }

    fn conjunction(&mut self) -> Result<Syntax, TextFault> {
        let mut members = vec![self.atom()?];
        while self.take_keyword(Keyword::And) {
            members.push(self.atom()?);
        }
        Ok(group(false, members))
    }

    fn atom(&mut self) -> Result<Syntax, TextFault> {
        if self.peek() != &Token::Open {
            return self.test().map(Syntax::Test);
        }
        if self.open.len() >= MAX_FILTER_DEPTH {
            let message = format!("parentheses are nested deeper than {MAX_FILTER_DEPTH}");
            return Err(self
                .fault(&message)
                .hint("flatten the filter: AND binds tighter than OR"));
        }
        let opened = self.advance().start;
        self.open.push(opened);
        let inner = self.disjunction()?;
        if !self.take(&Token::Close) {
            let message = format!("expected ) to close the group that opens at offset {opened}");
            return Err(self
                .fault(&message)
                .hint("close the group with ), or join another test with AND or OR"));
        }
        self.open.pop();
        Ok(inner)
    }

    fn test(&mut self) -> Result<Test, TextFault> {
        let key = self.key()?;
        let start = self.span().start;
        let condition = self.condition()?;
        let end = self.previous().map_or(start, |lexeme| lexeme.span.end);
        Ok(Test {
            key,
            condition: (condition, start..end),
            operand: self.operand(condition)?,
        })
    }

    fn key(&mut self) -> Result<(String, Span), TextFault> {
        let Token::Word(word) = self.peek() else {
            let fault = self.fault("expected a key: a test starts with a property key");
            return Err(match self.peek() {
                Token::Number(_) | Token::Text(_) => fault.hint(format!("{EXAMPLE}; {STRUCTURED}")),
                _ => fault.hint(EXAMPLE),
            });
        };
        if Keyword::of(word).is_some() {
            let message = format!(
                "expected a key, and {} is a reserved word",
                word.to_uppercase()
            );
            return Err(self
                .fault(&message)
                .hint("a property with such a key is reached with the structured `filters` array; negate with !=, NOT IN, NOT CONTAINS, NOT HAS ALL or IS NOT EMPTY"));
        }
        let word = (*word).to_owned();
        Ok((word, self.advance()))
    }

    /// Parses a condition from the next operator or keywords.
    fn condition(&mut self) -> Result<Condition, TextFault> {
        if let Token::Compare(sign) = self.peek() {
            let sign = *sign;
            self.advance();
            let is_list = self.peek() == &Token::Open;
            return Ok(match sign {
                Condition::Equal if is_list => Condition::ExactIn,
                Condition::NotEqual if is_list => Condition::NotExactIn,
                other => other,
            });
        }
        let negated = self.take_keyword(Keyword::Not);
        let condition = match self.keyword() {
            Some(Keyword::Contains) => pick(negated, Condition::Contains, Condition::NotContains),
            Some(Keyword::In) => pick(negated, Condition::In, Condition::NotIn),
            Some(Keyword::Has) => {
                self.advance();
                if self.keyword() != Some(Keyword::All) {
                    return Err(self
                        .fault("expected ALL after HAS")
                        .hint("write HAS ALL (…)"));
                }
                pick(negated, Condition::AllIn, Condition::NotAllIn)
            }
            _ if negated => {
                return Err(self
                    .fault("expected IN, CONTAINS or HAS ALL after NOT")
                    .hint("for other comparisons write != or IS NOT EMPTY"));
            }
            Some(Keyword::Is) => {
                self.advance();
                let negated = self.take_keyword(Keyword::Not);
                if self.keyword() != Some(Keyword::Empty) {
                    let expected = if negated {
                        "EMPTY"
                    } else {
                        "EMPTY or NOT EMPTY"
                    };
                    return Err(self
                        .fault(&format!("expected {expected}"))
                        .hint("write IS EMPTY or IS NOT EMPTY; other comparisons use = and !="));
                }
                pick(negated, Condition::Empty, Condition::NotEmpty)
            }
            Some(Keyword::Exists) => Condition::Exists,
            _ => {
                let fault = self.fault("expected a condition after the key");
                // The word may be the rest of a name.
                let is_word = matches!(self.peek(), Token::Word(_));
                return Err(if is_word {
                    fault.hint(format!("{CONDITIONS}; {STRUCTURED}"))
                } else {
                    fault.hint(CONDITIONS)
                });
            }
        };
        self.advance();
        Ok(condition)
    }

    fn operand(&mut self, condition: Condition) -> Result<Operand, TextFault> {
        if condition.ignores_value() {
            return Ok(Operand::Nothing);
        }
        if condition.takes_list() {
            return Ok(Operand::List(self.list()?));
        }
        let place = match condition {
            Condition::Contains | Condition::NotContains => "a test with CONTAINS",
            _ if self.peek() == &Token::Open => {
                let message = format!("{} takes one value, not a list", sign_of(condition));
                return Err(self.fault(&message).hint("a list can only follow = and !="));
            }
            _ if self.is_call() => return self.function(condition),
            _ => "this place",
        };
        let (value, span) = self.literal(place)?;
        Ok(Operand::One(value, span))
    }

    /// Parses a value that is no date function; messages name `after` as the text before it.
    fn literal(&mut self, after: &str) -> Result<(Value, Span), TextFault> {
        let literal = match self.peek() {
            Token::Text(text) => Value::String(text.clone()),
            Token::Number(number) => Number::from_f64(*number).map_or(Value::Null, Value::Number),
            Token::Word(_) if self.is_call() => {
                let (_, name) = self.function_name()?;
                let message = format!("{name}() cannot be used in {after}");
                return Err(self.fault(&message).hint(RANGE));
            }
            Token::Word(word) => match Keyword::of(word) {
                Some(Keyword::True) => Value::Bool(true),
                Some(Keyword::False) => Value::Bool(false),
                _ => {
                    let fault = self.fault("expected a value; a bare word is not a value");
                    let is_nothing = NOTHING.iter().any(|other| word.eq_ignore_ascii_case(other));
                    return Err(fault.hint(if is_nothing { EMPTINESS } else { VALUES }));
                }
            },
            Token::Compare(second) => {
                let hint = match self.previous().map(|lexeme| &lexeme.token) {
                    Some(Token::Compare(first)) => match meant_by(*first, *second) {
                        Some(meant) => format!("write {} in place of both signs", sign_of(meant)),
                        None => format!("a test has one comparison; {VALUES}"),
                    },
                    _ => format!("leave {} out; {VALUES}", sign_of(*second)),
                };
                return Err(self.fault("expected a value").hint(hint));
            }
            Token::Open | Token::Close | Token::Comma | Token::End => {
                return Err(self.fault("expected a value").hint(VALUES));
            }
        };
        Ok((literal, self.advance()))
    }

    /// True before a word and an opening parenthesis. `TRUE` and `FALSE` are values, which no list follows.
    fn is_call(&self) -> bool {
        let Token::Word(word) = self.peek() else {
            return false;
        };
        let is_flag = matches!(Keyword::of(word), Some(Keyword::True | Keyword::False));
        let next = self.tokens.get(self.at + 1).map(|lexeme| &lexeme.token);
        !is_flag && next == Some(&Token::Open)
    }

    fn list(&mut self) -> Result<Vec<(Value, Span)>, TextFault> {
        if !self.take(&Token::Open) {
            let fault = self.fault("expected ( to open the list");
            return Err(fault.hint(LIST));
        }
        if self.peek() == &Token::Close {
            let fault = self.fault("the list is empty");
            return Err(fault.hint("write at least one value, or IS EMPTY"));
        }
        let mut values = vec![self.literal("a list")?];
        loop {
            if self.take(&Token::Close) {
                return Ok(values);
            }
            if !self.take(&Token::Comma) {
                return Err(self.fault("expected , or ) in the list").hint(LIST));
            }
            values.push(self.literal("a list")?);
        }
    }
}

fn pick(negated: bool, positive: Condition, negative: Condition) -> Condition {
    if negated { negative } else { positive }
}

/// Joins members in a group. A single member needs no group; groups of the same operator are flattened.
fn group(any: bool, mut members: Vec<Syntax>) -> Syntax {
    if members.len() == 1 {
        return members.swap_remove(0);
    }
    let mut flat = Vec::with_capacity(members.len());
    for member in members {
        match member {
            Syntax::Group {
                any: inner,
                members,
            } if inner == any => flat.extend(members),
            other => flat.push(other),
        }
    }
    Syntax::Group { any, members: flat }
}
