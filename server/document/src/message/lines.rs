//! Classifies a line by its start: a heading, the opener of a fence, or prose.

/// Maximum number of spaces before the opener of a block; with more, the line is prose.
const MAX_INDENT: usize = 3;
/// Maximum number of `#` of a heading.
const MAX_LEVEL: usize = 6;
/// Minimum length of a run that opens a fence.
pub(super) const MIN_FENCE: usize = 3;

/// The run of one character that opens a fence, and its indentation.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Opener {
    character: char,
    length: usize,
    indent: usize,
}

impl Opener {
    /// The fence that a line opens. Backticks that are closed on the same line are a code span.
    pub(super) fn of(line: &str) -> Option<Self> {
        let (indent, rest) = outdented(line)?;
        let character = rest.chars().next().filter(|c| matches!(c, '`' | '~'))?;
        let info = rest.trim_start_matches(character);
        let length = rest.len() - info.len();
        let opens = length >= MIN_FENCE && !(character == '`' && info.contains('`'));
        opens.then_some(Self {
            character,
            length,
            indent,
        })
    }

    /// True if this line ends the fence.
    pub(super) fn is_closed_by(self, line: &str) -> bool {
        let Some((_, rest)) = outdented(line) else {
            return false;
        };
        let run = rest.trim_end_matches([' ', '\t']);
        run.len() >= self.length && run.chars().all(|c| c == self.character)
    }

    /// A line inside the fence, without the indentation of its opener.
    pub(super) fn inner(self, line: &str) -> &str {
        let spaces = line.len() - line.trim_start_matches(' ').len();
        line.get(spaces.min(self.indent)..).unwrap_or_default()
    }
}

/// The content of a heading, never empty.
pub(super) fn heading(line: &str) -> Option<&str> {
    let (_, rest) = outdented(line)?;
    let content = rest.trim_start_matches('#');
    let level = rest.len() - content.len();
    let content = content.strip_prefix([' ', '\t'])?.trim();
    let is_heading = (1..=MAX_LEVEL).contains(&level);
    // The closing run of a heading is dropped.
    let open = content.trim_end_matches('#');
    let content = match open.strip_suffix([' ', '\t']) {
        Some(before) => before.trim_end(),
        None if open.is_empty() => "",
        None => content,
    };
    (is_heading && !content.is_empty()).then_some(content)
}

/// True if the line would be read as a heading or fence.
pub(super) fn is_special(line: &str) -> bool {
    Opener::of(line).is_some() || heading(line).is_some()
}

/// The indentation and the rest of a line that can open a block.
fn outdented(line: &str) -> Option<(usize, &str)> {
    let rest = line.trim_start_matches(' ');
    let indent = line.len() - rest.len();
    (indent <= MAX_INDENT).then_some((indent, rest))
}
