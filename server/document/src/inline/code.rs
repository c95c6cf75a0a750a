//! Code spans: finding their end, reading their content, and writing them.

use std::collections::HashMap;
use std::ops::Range;

/// The number of repetitions of a character at the start of `source`.
pub(super) fn run_length(source: &str, c: char) -> usize {
    source.chars().take_while(|other| *other == c).count()
}

/// The content of a code span without the one space on each side that CommonMark strips.
pub(super) fn strip_padding(source: &str, content: Range<usize>) -> Range<usize> {
    let text = source.get(content.clone()).unwrap_or_default();
    let is_space = |c: char| c == ' ' || c == '\n';
    let padded =
        text.starts_with(is_space) && text.ends_with(is_space) && !text.chars().all(is_space);
    if padded {
        content.start + 1..content.end - 1
    } else {
        content
    }
}

/// The backtick runs of a source by length, so that the end of a code span is found without a search.
pub(super) struct Ticks(HashMap<usize, Positions>);

/// Starts of runs in ascending order, and the number of those that the scanner has passed.
#[derive(Default)]
struct Positions {
    starts: Vec<usize>,
    passed: usize,
}

impl Ticks {
    pub(super) fn of(source: &str) -> Self {
        let mut runs: HashMap<usize, Positions> = HashMap::new();
        let mut at = 0;
        while let Some(found) = source.get(at..).and_then(|rest| rest.find('`')) {
            let start = at + found;
            let length = run_length(source.get(start..).unwrap_or_default(), '`');
            runs.entry(length).or_default().starts.push(start);
            at = start + length;
        }
        Self(runs)
    }

    /// The first run of this length at or after a position. Positions must not decrease between calls.
    pub(super) fn next(&mut self, length: usize, from: usize) -> Option<usize> {
        let positions = self.0.get_mut(&length)?;
        while positions
            .starts
            .get(positions.passed)
            .is_some_and(|start| *start < from)
        {
            positions.passed += 1;
        }
        positions.starts.get(positions.passed).copied()
    }
}

/// Writes a code span with the shortest backtick run that the content does not contain, padded where a reader would
/// strip spaces.
pub(super) fn write_code(out: &mut String, code: &str) {
    let mut lengths: Vec<usize> = code
        .split(|c| c != '`')
        .map(str::len)
        .filter(|length| *length > 0)
        .collect();
    lengths.sort_unstable();
    lengths.dedup();
    let free = (1..)
        .zip(&lengths)
        .take_while(|(candidate, taken)| candidate == *taken)
        .count()
        + 1;
    let ticks = "`".repeat(free);
    let touches = code.starts_with('`') || code.ends_with('`');
    let stripped = code.starts_with(' ') && code.ends_with(' ') && !code.chars().all(|c| c == ' ');
    let padding = if touches || stripped { " " } else { "" };
    for part in [&ticks, padding, code, padding, &ticks] {
        out.push_str(part);
    }
}
