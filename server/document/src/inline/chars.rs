//! The character classes of CommonMark and what they say about a delimiter run.

use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};

/// Unicode whitespace: that of CommonMark, and the four control and separator characters beside it that Unicode counts
/// too. Readers of Markdown take them for blanks, so that no delimiter may lean on one.
pub(super) fn is_whitespace(c: char) -> bool {
    c.is_whitespace()
}

/// Unicode punctuation in the sense of CommonMark: punctuation and symbols, emoji included.
pub(super) fn is_punctuation(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_punctuation();
    }
    matches!(
        c.general_category_group(),
        GeneralCategoryGroup::Punctuation | GeneralCategoryGroup::Symbol
    )
}

/// Which sides a delimiter run can serve.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Flanks {
    /// It can open emphasis.
    pub(super) opens: bool,
    /// It can close emphasis.
    pub(super) closes: bool,
}

/// Judges a run of `delimiter` between two characters of the source; `None` is the end of the text.
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
