//! The character classes of CommonMark and the flanking rules of delimiter runs.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

/// Unicode whitespace: that of CommonMark, plus four control and separator characters that Unicode counts. Markdown
/// readers may treat these as whitespace too, so delimiters must not depend on them.
pub(super) fn is_whitespace(c: char) -> bool {
    c.is_whitespace()
}

/// Unicode punctuation as defined by CommonMark: punctuation and symbols, including emoji.
pub(super) fn is_punctuation(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_punctuation();
    }
    matches!(
        c.general_category_group(),
        GeneralCategoryGroup::Punctuation | GeneralCategoryGroup::Symbol
    )
}

/// Whether a delimiter run can open or close emphasis.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Flanks {
    /// It can open emphasis.
    pub(super) opens: bool,
    /// It can close emphasis.
    pub(super) closes: bool,
}

/// Classifies a run of `delimiter` between two characters of the source; `None` is an end of the text.
pub(super) fn flanks(delimiter: char, before: Option<char>, after: Option<char>) -> Flanks {
    let space = |c: Option<char>| c.is_none_or(is_whitespace);
    let punctuation = |c: Option<char>| c.is_some_and(is_punctuation);
    let left = !space(after) && (!punctuation(after) || space(before) || punctuation(before));
    let right = !space(before) && (!punctuation(before) || space(after) || punctuation(after));
    if delimiter == '_' {
        return Flanks {
            opens: left && (!right || punctuation(before)),
            closes: right && (!left || punctuation(after)),
        };
    }
    Flanks {
        opens: left,
        closes: right,
    }
}
