//! The published grammar and the parser admit the same filters (query.md 3.1).
//!
//! A recogniser runs the published text of the grammar over random sequences of tokens. It must accept the same
//! sequences as the parser.

use std::collections::{BTreeSet, HashMap};

use proptest::prelude::*;
use rolltop_document::vocabulary::Stored;
use rolltop_query::text::{GRAMMAR_EXAMPLES, grammar, parse};

use crate::fixture::Space;

/// The right side of a rule.
#[derive(Debug)]
enum Rule {
    Either(Vec<Rule>),
    Sequence(Vec<Rule>),
    Optional(Box<Rule>),
    Repeated(Box<Rule>),
    Literal(String),
    Name(String),
}

/// Rules about characters instead of tokens.
const LEXICAL: [&str; 3] = ["key", "number", "string"];

struct Grammar(HashMap<String, Rule>);

impl Grammar {
    /// Parses all rules before the lexical ones.
    fn published() -> Self {
        let text = without_comments(grammar());
        let syntax = text
            .split("\nkey ")
            .next()
            .expect("rules before the lexical ones");
        let rules = syntax.split(" ;").filter(|rule| !rule.trim().is_empty());
        let read = |rule: &str| {
            let (name, right) = rule.split_once('=').expect(rule);
            let tokens = words(right);
            let (right, rest) = either(&tokens);
            assert_eq!(rest, [""; 0], "{rule}");
            (name.trim().to_owned(), right)
        };
        Self(rules.map(read).collect())
    }

    /// Every position at which a match of the rule from `at` may end.
    fn ends(&self, rule: &Rule, tokens: &[&str], at: usize) -> BTreeSet<usize> {
        match rule {
            Rule::Either(rules) => rules
                .iter()
                .flat_map(|rule| self.ends(rule, tokens, at))
                .collect(),
            Rule::Sequence(rules) => rules.iter().fold(BTreeSet::from([at]), |starts, rule| {
                starts
                    .iter()
                    .flat_map(|at| self.ends(rule, tokens, *at))
                    .collect()
            }),
            Rule::Optional(rule) => {
                let mut ends = self.ends(rule, tokens, at);
                ends.insert(at);
                ends
            }
            Rule::Repeated(rule) => {
                let mut ends = BTreeSet::from([at]);
                let mut fresh = ends.clone();
                while !fresh.is_empty() {
                    let next = fresh.iter().flat_map(|at| self.ends(rule, tokens, *at));
                    fresh = next
                        .collect::<BTreeSet<_>>()
                        .difference(&ends)
                        .copied()
                        .collect();
                    ends.extend(&fresh);
                }
                ends
            }
            Rule::Literal(literal) => after(tokens, at, |token| token == literal),
            Rule::Name(name) if LEXICAL.contains(&name.as_str()) => {
                after(tokens, at, |token| class(token) == Some(name))
            }
            Rule::Name(name) => match self.0.get(name) {
                Some(rule) => self.ends(rule, tokens, at),
                None => after(tokens, at, |token| token == name),
            },
        }
    }

    fn admits(&self, tokens: &[&str]) -> bool {
        let start = Rule::Name("filter".to_owned());
        self.ends(&start, tokens, 0).contains(&tokens.len())
    }
}

fn after(tokens: &[&str], at: usize, fits: impl Fn(&str) -> bool) -> BTreeSet<usize> {
    let next = tokens.get(at).filter(|token| fits(token));
    next.map(|_| at + 1).into_iter().collect()
}

/// The lexical rule that a token of [`TOKENS`] belongs to.
fn class(token: &str) -> Option<&'static str> {
    match token.chars().next()? {
        '"' => Some("string"),
        '0'..='9' | '-' => Some("number"),
        c if c.is_lowercase() => Some("key"),
        _ => None,
    }
}

fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, comment)) = rest.split_once("(*") {
        kept.push_str(before);
        rest = comment.split_once("*)").expect("a closed comment").1;
    }
    kept + rest
}

/// Splits a right side into tokens.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => rest[1..].find('"').expect("a closed quote") + 2,
            c if c.is_alphabetic() => rest
                .find(|c: char| !c.is_alphabetic())
                .unwrap_or(rest.len()),
            c => c.len_utf8(),
        };
        words.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    words
}

fn either<'t>(tokens: &'t [&'t str]) -> (Rule, &'t [&'t str]) {
    let (first, mut rest) = sequence(tokens);
    let mut rules = vec![first];
    while let ["|", others @ ..] = rest {
        let (next, behind) = sequence(others);
        rules.push(next);
        rest = behind;
    }
    (Rule::Either(rules), rest)
}

fn sequence<'t>(tokens: &'t [&'t str]) -> (Rule, &'t [&'t str]) {
    let (first, mut rest) = factor(tokens);
    let mut rules = vec![first];
    while let [",", others @ ..] = rest {
        let (next, behind) = factor(others);
        rules.push(next);
        rest = behind;
    }
    (Rule::Sequence(rules), rest)
}

fn factor<'t>(tokens: &'t [&'t str]) -> (Rule, &'t [&'t str]) {
    let (token, rest) = tokens.split_first().expect("a factor");
    let bracketed = |close: &str| {
        let (inner, rest) = either(rest);
        let (closing, rest) = rest.split_first().expect(close);
        assert_eq!(*closing, close);
        (inner, rest)
    };
    match *token {
        "(" => bracketed(")"),
        "[" => {
            let (inner, rest) = bracketed("]");
            (Rule::Optional(Box::new(inner)), rest)
        }
        "{" => {
            let (inner, rest) = bracketed("}");
            (Rule::Repeated(Box::new(inner)), rest)
        }
        literal if literal.starts_with('"') => {
            (Rule::Literal(literal.trim_matches('"').to_owned()), rest)
        }
        name => (Rule::Name(name.to_owned()), rest),
    }
}

const TOKENS: [&str; 27] = [
    "k", "total", "\"x\"", "3", "today", "daysAgo", "nextYear", "AND", "OR", "NOT", "IS", "IN",
    "CONTAINS", "HAS", "ALL", "EMPTY", "EXISTS", "TRUE", "FALSE", "(", ")", ",", "=", "!=", ">",
    "<=", "3",
];

/// Valid filters, from which the test derives invalid ones.
const SENTENCES: [&str; 8] = [
    "k = \"x\" AND ( k != 3 OR total > daysAgo ( 3 ) )",
    "k NOT IN ( \"x\" , 3 , TRUE )",
    "k HAS ALL ( \"x\" ) OR k NOT HAS ALL ( 3 )",
    "k = ( 3 ) AND k != ( 3 , 3 )",
    "k IS NOT EMPTY AND k EXISTS OR k IS EMPTY",
    "k NOT CONTAINS \"x\" OR k CONTAINS \"x\"",
    "( ( k <= today ( ) ) ) AND today = nextYear ( )",
    "k IN ( FALSE )",
];

fn agree(grammar: &Grammar, tokens: &[&str]) -> Result<(), TestCaseError> {
    let text = tokens.join(" ");
    let parsed = parse(&text, &Stored);
    prop_assert_eq!(
        parsed.is_ok(),
        grammar.admits(tokens),
        "{}: {:?}",
        text,
        parsed
    );
    Ok(())
}

// ops.md 16: the parser implements the published grammar.
#[test]
fn grammar_and_parser_admit_the_same_filters() {
    let grammar = Grammar::published();
    for sentence in SENTENCES {
        let tokens: Vec<&str> = sentence.split(' ').collect();
        assert!(grammar.admits(&tokens), "{sentence}");
    }
    let token = || proptest::sample::select(&TOKENS[..]);
    let random = proptest::collection::vec(token(), 1..9);
    let damage = (
        proptest::sample::select(&SENTENCES[..]),
        any::<u16>(),
        0..4,
        token(),
    );
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    runner
        .run(&random, |tokens| agree(&grammar, &tokens))
        .expect("random tokens");
    let damaged = runner.run(&damage, |(sentence, at, kind, token)| {
        let mut tokens: Vec<&str> = sentence.split(' ').collect();
        let at = usize::from(at) % tokens.len();
        match kind {
            0 => drop(tokens.remove(at)),
            1 => tokens.insert(at, token),
            2 => tokens[at] = token,
            _ => tokens.rotate_left(at),
        }
        agree(&grammar, &tokens)
    });
    damaged.expect("damaged sentences");
}

// O-156
#[test]
fn the_published_examples_parse() {
    let space = Space::tasks();
    for example in GRAMMAR_EXAMPLES {
        let parsed = space.parse(example);
        assert!(parsed.is_ok(), "{example}: {parsed:?}");
    }
}
