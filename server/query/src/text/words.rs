//! The words of the compact filter string: keywords and date functions (query.md 3.1, 3.2).

use rolltop_document::view::DatePreset;

/// The keywords, none of which is ever a bare key.
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

    /// The keyword that a word is, ignoring case.
    pub(super) fn of(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(name, _)| word.eq_ignore_ascii_case(name))
            .map(|(_, keyword)| *keyword)
    }
}

/// The date functions and the presets that they stand for.
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
