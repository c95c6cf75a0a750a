//! Laws of the compact filter string: what it renders, and that nothing makes its parser stumble.

use proptest::prelude::*;
use rolltop_document::spelling::Stored;
use rolltop_document::vocabulary::SpaceNames;
use rolltop_query::text::{parse, render};

use crate::fixture::Space;

/// A test of one property, valid in the fixture's space.
fn test() -> impl Strategy<Value = String> {
    let text = || {
        let part =
            proptest::sample::select(&["a", "Ü", "\\\"", "\\\\", "\\n", "\\t", " ", "日", "'"][..]);
        let parts = proptest::collection::vec(part, 0..4);
        parts.prop_map(|parts| format!("\"{}\"", parts.concat()))
    };
    let number = || {
        prop_oneof![
            any::<i32>().prop_map(|number| number.to_string()),
            (-1.0e6..1.0e6).prop_map(|number: f64| number.to_string()),
        ]
    };
    let date = || {
        proptest::sample::select(
            &[
                "\"2026-08-10\"",
                "\"2026-08-10T09:00:00Z\"",
                "\"0000-01-01\"",
                "\"9999-12-31T23:59:59+01:00\"",
            ][..],
        )
    };
    let list = |one: BoxedStrategy<String>| {
        proptest::collection::vec(one, 1..4).prop_map(|values| format!("({})", values.join(" , ")))
    };
    let order = || proptest::sample::select(&["=", ">", "<", ">=", "<="][..]);
    let one_of =
        || proptest::sample::select(&["IN", "not in", "HAS ALL", "NOT has ALL", "=", "!="][..]);
    let function =
        proptest::sample::select(&["today()", "Last_Week( )", "daysago(3)", "NEXTYEAR()"][..]);
    let option = proptest::sample::select(&["\"urgent\"", "\"q3\"", "\"home\""][..]);
    prop_oneof![
        (order(), text()).prop_map(|(order, value)| format!("name {order} {value}")),
        text().prop_map(|value| format!("notes NOT  CONTAINS {value}")),
        (one_of(), list(text().boxed())).prop_map(|(word, values)| format!("mail {word} {values}")),
        (order(), number()).prop_map(|(order, value)| format!("priority {order} {value}")),
        (one_of(), list(number().boxed()))
            .prop_map(|(word, values)| format!("PRIORITY {word}{values}")),
        (order(), date()).prop_map(|(order, value)| format!("due_date {order} {value}")),
        (order(), function).prop_map(|(order, value)| format!("dueDate{order}{value}")),
        // Of a list that mixes days and instants, the string cannot say the instants as days.
        list(Just("\"2026-08-10\"".to_owned()).boxed())
            .prop_map(|values| format!("due_date in {values}")),
        (one_of(), list(option.prop_map(str::to_owned).boxed()))
            .prop_map(|(word, values)| format!("tags {word} {values}")),
        proptest::sample::select(
            &[
                "done = TRUE",
                "done != false",
                "status IS EMPTY",
                "link is not empty",
                "assignee EXISTS",
                "type IN (\"Task\", \"page\")",
                "creator = \"m1\"",
            ][..]
        )
        .prop_map(str::to_owned),
    ]
}

/// A filter of such tests.
fn filter() -> impl Strategy<Value = String> {
    test().prop_recursive(4, 24, 4, |inner| {
        let word = proptest::sample::select(&[" AND ", " or ", "\nOR "][..]);
        (proptest::collection::vec((inner, word, any::<bool>()), 1..4)).prop_map(|parts| {
            let mut text = String::new();
            for (position, (part, word, grouped)) in parts.into_iter().enumerate() {
                if position > 0 {
                    text.push_str(word);
                }
                text.push_str(&if grouped { format!("({part})") } else { part });
            }
            text
        })
    })
}

proptest! {
    // The canonical spelling of what was parsed means the same, and is its own canonical spelling.
    #[test]
    fn rendering_gives_the_tree_back(text in filter()) {
        let space = Space::tasks();
        let names = SpaceNames::new(&space.vocabulary);
        let (nodes, _) = space.parse(&text).map_err(|fault| TestCaseError::fail(format!("{text}: {fault:?}")))?;
        let rendered = render(&nodes, &names).ok_or_else(|| TestCaseError::fail(text.clone()))?;
        let again = parse(&rendered, &names).map_err(|fault| TestCaseError::fail(format!("{rendered}: {fault:?}")))?;
        prop_assert_eq!(&again.nodes, &nodes, "{} -> {}", text, rendered);
        prop_assert_eq!(render(&again.nodes, &names), Some(rendered));
    }
}

/// Pieces that filters are made of, and some that they are not.
const PIECES: [&str; 48] = [
    "done",
    "due_date",
    "name",
    "priority",
    "tags",
    "status",
    "type",
    "=",
    "!=",
    ">",
    "<",
    ">=",
    "<=",
    "(",
    ")",
    ",",
    "\"",
    "\"x\"",
    "\"2026-08-10\"",
    "true",
    "AND",
    "OR",
    "NOT",
    "IN",
    "CONTAINS",
    "HAS",
    "ALL",
    "IS",
    "EMPTY",
    "EXISTS",
    "today",
    "daysAgo",
    "()",
    "(3)",
    "3",
    "-",
    "1.5",
    ".",
    "\\",
    "'",
    "`",
    "!",
    "é",
    "日本",
    "\u{301}",
    "\0",
    "\u{a0}",
    " ",
];

/// Filters to damage.
const SOUND: [&str; 5] = [
    "done = false AND due_date <= today()",
    "type IN (\"task\", \"page\") AND last_modified_date >= daysAgo(14)",
    "assignee IS EMPTY AND (priority > -2.5 OR due_date = current_Week( ))",
    "name NOT CONTAINS \"é \\\" x\" or tags NOT HAS ALL (\"urgent\",\"home\")",
    "((done != true) AND (priority = (3) OR link EXISTS)) OR name IS NOT EMPTY",
];

/// Random numbers in a row (xorshift), the same in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(sides).unwrap_or(1)).unwrap_or(0)
    }

    /// Pieces in a row, some with a space between them.
    fn pieces(&mut self) -> String {
        let mut text = String::new();
        for _ in 0..self.roll(14) {
            text.push_str(PIECES[self.roll(PIECES.len())]);
            if self.roll(3) > 0 {
                text.push(' ');
            }
        }
        text
    }

    /// A filter, damaged in some places or not at all.
    fn damaged(&mut self) -> String {
        let sound = SOUND[self.roll(SOUND.len())];
        let mut chars: Vec<char> = sound.chars().collect();
        for _ in 0..self.roll(4) {
            let at = self.roll(chars.len().max(1)).min(chars.len());
            let piece = PIECES[self.roll(PIECES.len())];
            match self.roll(3) {
                0 => drop(chars.drain(at..chars.len().min(at + 1))),
                1 => drop(chars.splice(at..at, piece.chars())),
                _ => chars.truncate(at),
            }
        }
        chars.into_iter().collect()
    }

    /// Any characters.
    fn letters(&mut self) -> String {
        let letter = |dice: &mut Self| match dice.roll(8) {
            0 => char::from_u32(u32::try_from(dice.roll(0x11_0000)).unwrap_or(0))
                .unwrap_or('\u{fffd}'),
            _ => char::from(u8::try_from(dice.roll(128)).unwrap_or(0)),
        };
        (0..self.roll(24)).map(|_| letter(self)).collect()
    }
}

/// Inputs of [`no_input_makes_the_parser_stumble`], and of each of the threads that share them.
const FUZZ_INPUTS: usize = 1_000_000;
const INPUTS_AT_ONCE: usize = FUZZ_INPUTS / 8;

// A million random inputs: each is parsed or refused with an offset that lies within it, at the beginning of a
// character.
#[test]
fn no_input_makes_the_parser_stumble() {
    let parsed: usize = std::thread::scope(|scope| {
        let parts = (1..=FUZZ_INPUTS / INPUTS_AT_ONCE).map(|part| {
            let dice = Dice(0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(part as u64));
            scope.spawn(|| parsed_of(INPUTS_AT_ONCE, dice))
        });
        let parts: Vec<_> = parts.collect();
        let parsed = parts.into_iter().map(|part| part.join().expect("no panic"));
        parsed.sum()
    });
    assert!(
        parsed > FUZZ_INPUTS / 20,
        "only {parsed} inputs were filters"
    );
}

/// How many of so many inputs are filters.
fn parsed_of(inputs: usize, mut dice: Dice) -> usize {
    let space = Space::tasks();
    let names = SpaceNames::new(&space.vocabulary);
    let mut parsed = 0;
    for _ in 0..inputs {
        let text = match dice.roll(4) {
            0 => dice.letters(),
            1 => dice.damaged(),
            _ => dice.pieces(),
        };
        for result in [parse(&text, &names), parse(&text, &Stored)] {
            match result {
                Ok(_) => parsed += 1,
                Err(fault) => assert!(text.is_char_boundary(fault.offset), "{text:?}: {fault:?}"),
            }
        }
    }
    parsed
}
