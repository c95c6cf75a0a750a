//! Paths in commands that a person pastes.

use std::path::Path;

/// A path as a word of a shell, good in any folder: absolute, and in quotes where something in it means something there.
pub fn pasted(path: &Path) -> String {
    let absolute = std::path::absolute(path);
    let text = absolute.as_deref().unwrap_or(path).to_string_lossy();
    let is_plain = |c: char| c.is_alphanumeric() || "/._-+,:@%=".contains(c);
    if text.chars().all(is_plain) {
        text.into_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests;
