//! File names in `Content-Disposition`, as senders write it (RFC 6266, RFC 7578). They are often raw UTF-8; callers
//! replace invalid bytes, so that the rest of a name is read.

use percent_encoding::percent_decode_str;

/// The file name: the extended form before the plain one, wherever they stand.
pub(crate) fn file_name(header: &str) -> Option<String> {
    extended(header).or_else(|| plain(header))
}

/// The file name of a part of a form. Browsers write a quote and line ends in the plain form as these three escapes, and
/// every other percent sign as it is (multipart/form-data encoding of the HTML standard).
pub(crate) fn form_file_name(header: &str) -> Option<String> {
    let unescaped = |name: String| {
        let name = name.replace("%22", "\"");
        name.replace("%0D", "\r").replace("%0A", "\n")
    };
    extended(header).or_else(|| plain(header).map(unescaped))
}

fn extended(header: &str) -> Option<String> {
    let value = parameter(header, "filename*")?;
    let (charset, rest) = value.split_once('\'')?;
    let (_, text) = rest.split_once('\'')?;
    let is_read = charset.eq_ignore_ascii_case("utf-8") && !text.is_empty();
    is_read.then(|| decoded(text))
}

fn plain(header: &str) -> Option<String> {
    parameter(header, "filename").filter(|name| !name.is_empty())
}

/// The first parameter of this name, in upper or lower case.
pub(crate) fn parameter(header: &str, wanted: &str) -> Option<String> {
    let mut parameters = parameters(header).into_iter();
    let found = parameters.find(|(name, _)| name.eq_ignore_ascii_case(wanted));
    found.map(|(_, value)| value)
}

pub(crate) fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}

/// The parameters after the first semicolon, without their quotes. A backslash escapes a quote and itself alone: names
/// with folders of Windows are sent as they are.
fn parameters(header: &str) -> Vec<(String, String)> {
    let mut parameters = vec![String::new()];
    let mut quoted = false;
    let mut chars = header.chars().peekable();
    while let Some(c) = chars.next() {
        let Some(current) = parameters.last_mut() else {
            break;
        };
        match c {
            '\\' if quoted => current.push(chars.next_if(|c| matches!(c, '"' | '\\')).unwrap_or(c)),
            '"' => quoted = !quoted,
            ';' if !quoted => parameters.push(String::new()),
            _ => current.push(c),
        }
    }
    let pair = |parameter: &String| {
        let (name, value) = parameter.split_once('=')?;
        Some((name.trim().to_owned(), value.trim().to_owned()))
    };
    parameters.iter().skip(1).filter_map(pair).collect()
}

#[cfg(test)]
mod tests;
