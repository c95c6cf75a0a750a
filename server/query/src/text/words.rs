//! The words of the compact filter string: keywords and date functions (query.md 3.1, 3.2).

use rolltop_document::view::{Condition, DatePreset};
use rolltop_document::vocabulary::Format;

/// The keywords. A keyword is never a bare key.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Keyword {
    And,
    Or,
    Not,
    Is,
    In,
    Contains,
    Has,
    All,
    Empty,
    Exists,
    True,
    False,
}

impl Keyword {
    pub(super) const ALL: [(&'static str, Self); 12] = [
        ("AND", Self::And),
        ("OR", Self::Or),
        ("NOT", Self::Not),
        ("IS", Self::Is),
        ("IN", Self::In),
        ("CONTAINS", Self::Contains),
        ("HAS", Self::Has),
        ("ALL", Self::All),
        ("EMPTY", Self::Empty),
        ("EXISTS", Self::Exists),
        ("TRUE", Self::True),
        ("FALSE", Self::False),
    ];

    /// The keyword that a word spells, ignoring case.
    pub(super) fn of(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(name, _)| word.eq_ignore_ascii_case(name))
            .map(|(_, keyword)| *keyword)
    }
}

/// The spelling of a condition (query.md 3.2).
pub(super) const fn sign_of(condition: Condition) -> &'static str {
    match condition {
        Condition::Equal => "=",
        Condition::NotEqual => "!=",
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
        // A list follows, which distinguishes these from the first two.
        Condition::ExactIn => "=",
        Condition::NotExactIn => "!=",
        Condition::Empty => "IS EMPTY",
        Condition::NotEmpty => "IS NOT EMPTY",
        Condition::Exists => "EXISTS",
    }
}

/// The comparison that two consecutive signs mean in other languages.
pub(super) const fn meant_by(first: Condition, second: Condition) -> Option<Condition> {
    match (first, second) {
        (Condition::Equal, Condition::Equal) => Some(Condition::Equal),
        (Condition::NotEqual, Condition::Equal) | (Condition::Less, Condition::Greater) => {
            Some(Condition::NotEqual)
        }
        (Condition::Equal, Condition::Greater) => Some(Condition::GreaterOrEqual),
        (Condition::Equal, Condition::Less) => Some(Condition::LessOrEqual),
        _ => None,
    }
}

/// The spellings of the conditions that a format has.
pub(super) fn signs_of(format: Format) -> String {
    let fitting = Condition::ALL
        .iter()
        .filter(|condition| condition.fits(format));
    let signs = fitting.map(|condition| match condition {
        Condition::ExactIn | Condition::NotExactIn => format!("{} (…)", sign_of(*condition)),
        condition => sign_of(*condition).to_owned(),
    });
    signs.collect::<Vec<_>>().join(", ")
}

/// The date functions and their presets.
pub(super) const FUNCTIONS: [(&str, DatePreset); 14] = [
    ("yesterday", DatePreset::Yesterday),
    ("today", DatePreset::Today),
    ("tomorrow", DatePreset::Tomorrow),
    ("lastWeek", DatePreset::LastWeek),
    ("currentWeek", DatePreset::CurrentWeek),
    ("nextWeek", DatePreset::NextWeek),
    ("lastMonth", DatePreset::LastMonth),
    ("currentMonth", DatePreset::CurrentMonth),
    ("nextMonth", DatePreset::NextMonth),
    ("lastYear", DatePreset::LastYear),
    ("currentYear", DatePreset::CurrentYear),
    ("nextYear", DatePreset::NextYear),
    ("daysAgo", DatePreset::NumberOfDaysAgo),
    ("daysFromNow", DatePreset::NumberOfDaysNow),
];

/// Date functions of other languages, without underscores, and the equivalent here. They only feed suggestions.
const ELSEWHERE: [(&str, &str); 5] = [
    ("now", "today"),
    ("currentdate", "today"),
    ("thisweek", "currentWeek"),
    ("thismonth", "currentMonth"),
    ("thisyear", "currentYear"),
];

/// The equivalent of another language's function.
pub(super) fn function_meant(name: &str) -> Option<&'static str> {
    let wanted = plain(name);
    let mut elsewhere = ELSEWHERE.iter();
    let found = elsewhere.find(|(other, _)| *other == wanted);
    found.map(|(_, ours)| *ours)
}

/// The preset of a function name, ignoring case and underscores.
pub(super) fn preset(name: &str) -> Option<DatePreset> {
    let wanted = plain(name);
    FUNCTIONS
        .iter()
        .find(|(function, _)| plain(function) == wanted)
        .map(|(_, preset)| *preset)
}

/// The canonical name of the function for a preset.
pub(super) fn function_of(preset: DatePreset) -> &'static str {
    FUNCTIONS
        .iter()
        .find(|(_, known)| *known == preset)
        .map_or("today", |(name, _)| name)
}

fn plain(name: &str) -> String {
    name.chars()
        .filter(|c| *c != '_')
        .map(|c| c.to_ascii_lowercase())
        .collect()
}
