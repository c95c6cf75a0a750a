//! Formulas between dollar signs: raw text without markup and escapes (document.md 6.9).
//!
//! The rules follow pandoc. Braces must balance, as the Markdown parser requires too.

/// Maximum nesting depth of braces in a formula.
const MAX_DEPTH: usize = 25;

/// The length in bytes of the formula at the start of `source`, including the dollar signs: `$…$` or `$$…$$`.
///
/// The formula ends at the first unescaped dollar sign outside of braces. For `$…$`, no ASCII whitespace is next to the
/// dollar signs inside, and no digit follows.
pub(super) fn length(source: &str) -> Option<usize> {
    let body = source.strip_prefix('$')?;
    let (delimiter, body) = match body.strip_prefix('$') {
        Some(body) => ("$$", body),
        None => ("$", body),
    };
    let is_space = |c: char| c.is_ascii_whitespace() || c == '\u{b}';
    if delimiter == "$" && body.chars().next().is_none_or(is_space) {
        return None;
    }
    let mut depth = 0_usize;
    let mut previous = '$';
    let mut chars = body.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => {
                let escaped = chars.next_if(|(_, next)| next.is_ascii_punctuation());
                previous = escaped.map_or(c, |(_, next)| next);
                continue;
            }
            '{' if depth == MAX_DEPTH => return None,
            '{' => depth += 1,
            '}' => depth = depth.checked_sub(1)?,
            // A blank line ends the paragraph.
            '\n' if previous == '\n' => return None,
            '$' if depth == 0 => {
                let rest = body.get(at..)?;
                let after = rest.strip_prefix(delimiter)?;
                let closes = delimiter == "$$"
                    || !(is_space(previous) || after.starts_with(|c: char| c.is_ascii_digit()));
                return closes.then(|| source.len() - after.len());
            }
            _ => {}
        }
        previous = c;
    }
    None
}
