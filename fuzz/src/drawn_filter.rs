//! Compact filter strings that bytes choose: tests of the properties of a space, side by side, in groups and in one
//! another; some filters are none.

use rolltop_document::bundled::TYPE;
use rolltop_document::view::Condition;
use rolltop_document::vocabulary::{Format, KeyResolver};

use super::bytes::Bytes;

/// Keys of every format, one of them in letters of its own.
const KEYS: [&str; 13] = [
    "done",
    "name",
    "priority",
    "due_date",
    "lastModifiedDate",
    "status",
    "tag",
    "type",
    "assignee",
    "picture",
    "url",
    "phone",
    "größe_2",
];
/// Keys that name nothing, several properties, or a word of the language.
const NO_KEYS: [&str; 6] = ["dune", "Stage", "empty", "\"name\"", "due-date", "3"];
const NUMBERS: [&str; 7] = [
    "1",
    "0",
    "-2.5",
    "3.",
    "007",
    "1000000000000000000000",
    "0.1",
];
const DATES: [&str; 6] = [
    "\"2026-08-10\"",
    "\"2026-08-10T09:00:00Z\"",
    "\"2026-08-10T00:00:00Z\"",
    "\"0000-01-01\"",
    "\"9999-12-31T23:59:59+01:00\"",
    "\"2024-02-29\"",
];
const CALLS: [&str; 16] = [
    "today()",
    "yesterday()",
    "TOMORROW( )",
    "last_week()",
    "currentWeek()",
    "nextWeek()",
    "lastMonth()",
    "currentMonth()",
    "nextMonth()",
    "lastYear()",
    "currentYear()",
    "nextYear()",
    "daysAgo(3)",
    "daysFromNow( 36500 )",
    "days_ago(0.0)",
    "Today()",
];
/// Options of the space.
const OPTIONS: [&str; 3] = ["\"In progress\"", "\"Done\"", "\"a \\\"b\\\"\""];
const TYPES: [&str; 3] = ["\"task\"", "\"Page\"", "\"page\""];
/// What strings are made of.
const LETTERS: [&str; 12] = [
    "a", "Ü", "\\\"", "\\\\", "\\n", "\\t", " ", "日", "'", "(", " AND ", "\u{301}",
];
/// What stands where no value of the property does.
const NO_VALUES: [&str; 14] = [
    "\"soon\"",
    "12",
    "TRUE",
    "now()",
    "today(1)",
    "daysAgo(-1)",
    "daysAgo()",
    "daysAgo(1",
    "(1)",
    "2026-08-10",
    "urgent",
    "()",
    "= 1",
    "today()",
];
/// What breaks a text.
const SLIPS: [&str; 20] = [
    "\"", "\\", "\"\\x\"", "'", "!", "&&", "(", ")", ",", "1.2.3", "-", "=", "\u{0}", "NOT ",
    "HAS ", "IS ", "IS NOT ", "AND ", "x ", "🧭",
];
/// Spaces that make any text too long.
const TOO_LONG: usize = 4_096;
/// How deep a tree goes that is not drawn as one group in another.
const DEPTH: usize = 3;

/// A filter of a space with these names.
pub fn filter_of(names: &dyn KeyResolver, bytes: &mut Bytes<'_>) -> String {
    // One wrong test is enough: all others of such filters would never be reached.
    let may_slip = bytes.roll(2) == 1;
    let is_broken = bytes.roll(4) == 1;
    let shape = bytes.roll(8);
    let mut drawing = Drawing {
        names,
        bytes,
        may_slip,
    };
    let text = match shape {
        0 | 1 => drawing.nested(),
        2 => drawing.row(60),
        _ => drawing.tree(DEPTH),
    };
    if is_broken { broken(text, bytes) } else { text }
}

struct Drawing<'a, 'b> {
    names: &'a dyn KeyResolver,
    bytes: &'a mut Bytes<'b>,
    may_slip: bool,
}

impl Drawing<'_, '_> {
    /// One group in another, about as many as a filter may hold.
    fn nested(&mut self) -> String {
        let levels = self.bytes.roll(36);
        let mut text = format!("{} OR {}", self.test(), self.test());
        for level in 0..levels {
            let word = if level % 2 == 0 { "AND" } else { "OR" };
            text = match self.bytes.roll(2) {
                0 => format!("({text}) {word} {}", self.test()),
                _ => format!("{} {word} ({text})", self.test()),
            };
        }
        text
    }

    /// Tests side by side, fewer than so many.
    fn row(&mut self, most: usize) -> String {
        let word = self.bytes.pick(&[" AND ", " or "]);
        let count = 1 + self.bytes.roll(most);
        let tests: Vec<String> = (0..count).map(|_| self.test()).collect();
        tests.join(word)
    }

    fn tree(&mut self, depth: usize) -> String {
        if depth == 0 || self.bytes.roll(3) == 0 {
            return self.test();
        }
        let mut text = String::new();
        for position in 0..=self.bytes.roll(4) {
            if position > 0 {
                text.push_str(self.bytes.pick(&[" AND ", " OR ", "\nand\t", " Or "]));
            }
            let member = self.tree(depth - 1);
            match self.bytes.roll(2) {
                0 => text.push_str(&member),
                _ => text.push_str(&format!("( {member})")),
            }
        }
        text
    }

    /// True now and then, in filters that may be wrong.
    fn slips(&mut self) -> bool {
        self.may_slip && self.bytes.roll(8) == 1
    }

    /// A test of one property.
    fn test(&mut self) -> String {
        if self.slips() {
            return format!("{} = 1", self.bytes.pick(&NO_KEYS));
        }
        let key = self.bytes.pick(&KEYS);
        let property = self.names.property(key).ok();
        let format = property.and_then(|property| property.format);
        let is_any = self.slips();
        let fits =
            |condition: &&Condition| is_any || format.is_none_or(|format| condition.fits(format));
        let conditions: Vec<Condition> = Condition::ALL.iter().filter(fits).copied().collect();
        let condition = self.bytes.pick(&conditions);
        let mut operator = spelled(condition).to_owned();
        if self.bytes.roll(3) == 1 {
            operator = operator.to_lowercase().replace(' ', "  ");
        }
        let space = self.bytes.pick(&[" ", "\n "]);
        if condition.ignores_value() {
            return format!("{key}{space}{operator}");
        }
        let operand = self.operand(key, format, condition);
        format!("{key}{space}{operator} {operand}")
    }

    fn operand(&mut self, key: &str, format: Option<Format>, condition: Condition) -> String {
        if condition.takes_list() {
            let count = 1 + self.bytes.roll(4);
            let values: Vec<String> = (0..count).map(|_| self.value(key, format)).collect();
            return format!("({})", values.join(" ,"));
        }
        let takes_call = format == Some(Format::Date) && condition.takes_preset();
        if takes_call && self.bytes.roll(2) == 1 {
            return self.bytes.pick(&CALLS).to_owned();
        }
        self.value(key, format)
    }

    fn value(&mut self, key: &str, format: Option<Format>) -> String {
        if self.slips() {
            return self.bytes.pick(&NO_VALUES).to_owned();
        }
        let one_of: &[&str] = match format {
            Some(Format::Number) => &NUMBERS,
            Some(Format::Date) => &DATES,
            Some(Format::Checkbox) => &["true", "FALSE"],
            Some(Format::Select | Format::MultiSelect) => &OPTIONS,
            Some(Format::Objects) if key == TYPE => &TYPES,
            _ => return self.string(),
        };
        self.bytes.pick(one_of).to_owned()
    }

    fn string(&mut self) -> String {
        let count = self.bytes.roll(4);
        let letters: String = (0..count).map(|_| self.bytes.pick(&LETTERS)).collect();
        format!("\"{letters}\"")
    }
}

/// How the text writes a condition (query.md 3.1).
fn spelled(condition: Condition) -> &'static str {
    match condition {
        Condition::Equal | Condition::ExactIn => "=",
        Condition::NotEqual | Condition::NotExactIn => "!=",
        Condition::Greater => ">",
        Condition::Less => "<",
        Condition::GreaterOrEqual => ">=",
        Condition::LessOrEqual => "<=",
        Condition::Contains => "CONTAINS",
        Condition::NotContains => "NOT CONTAINS",
        Condition::In => "IN",
        Condition::NotIn => "NOT IN",
        Condition::AllIn => "HAS ALL",
        Condition::NotAllIn => "NOT HAS ALL",
        Condition::Empty => "IS EMPTY",
        Condition::NotEmpty => "IS NOT EMPTY",
        Condition::Exists => "EXISTS",
    }
}

/// The text with one slip in it, cut off, or too long.
fn broken(mut text: String, bytes: &mut Bytes<'_>) -> String {
    let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    let at = bytes.pick(&starts);
    match bytes.roll(16) {
        0 => text.push_str(&" ".repeat(TOO_LONG)),
        1..4 => text.truncate(at),
        4..7 => drop(text.remove(at)),
        _ => text.insert_str(at, bytes.pick(&SLIPS)),
    }
    text
}
