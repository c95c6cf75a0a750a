//! Code spans: where one ends, what its content is, and how content is written.

use std::collections::HashMap;
use std::ops::Range;

/// How often a character is repeated at the start of `source`.
pub(super) fn run_length(source: &str, c: char) -> usize {
    source.chars().take_while(|other| *other == c).count()
}

/// The content of a code span without the one space on either side that CommonMark strips.
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

/// The backtick runs of a source by length, so that the end of a code span is found without searching.
pub(super) struct Ticks(HashMap<usize, Positions>);

/// Starts of runs in ascending order, and how many of them lie behind the scanner.
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

    /// The first run of this length at or after a position; positions never decrease.
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

/// A code span: the shortest run of backticks that the content does not hold, padded where reading would strip.
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
