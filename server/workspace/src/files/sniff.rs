//! The media type of a file, by its first bytes. The extension of its name refines text and containers, which bytes
//! alone cannot distinguish.

use infer::MatcherType;

/// How many bytes are examined.
pub(super) const HEAD_BYTES: usize = 8 << 10;
/// Unknown content.
pub const OCTET_STREAM: &str = "application/octet-stream";
/// Text of no particular kind.
pub(super) const PLAIN_TEXT: &str = "text/plain";
/// A drawing that may contain scripts.
pub(super) const SVG: &str = "image/svg+xml";
/// The encoding of text without a byte order mark.
pub(super) const UTF_8: &str = "utf-8";
const HTML: &str = "text/html";
const XML: &str = "text/xml";

const ZIP: &str = "application/zip";
const OLE: &str = "application/x-ole-storage";

/// Media types of containers by extension.
const ZIP_EXTENSIONS: &[(&str, &str)] = &[
    (
        "docx",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ),
    ("epub", "application/epub+zip"),
    ("odp", "application/vnd.oasis.opendocument.presentation"),
    ("ods", "application/vnd.oasis.opendocument.spreadsheet"),
    ("odt", "application/vnd.oasis.opendocument.text"),
    (
        "pptx",
        "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    ),
    (
        "xlsx",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ),
];
const OLE_EXTENSIONS: &[(&str, &str)] = &[
    ("doc", "application/msword"),
    ("ppt", "application/vnd.ms-powerpoint"),
    ("xls", "application/vnd.ms-excel"),
];
/// Other spellings of formats, and names of plain text.
const OTHER_EXTENSIONS: &[&str] = &["jpeg", "log", "mpeg", "oga", "ogv", "tiff", "txt"];

/// Media types of text by extension.
const TEXT_EXTENSIONS: &[(&str, &str)] = &[
    ("css", "text/css"),
    ("csv", "text/csv"),
    ("htm", HTML),
    ("html", HTML),
    ("ics", "text/calendar"),
    ("js", "text/javascript"),
    ("json", "application/json"),
    ("markdown", "text/markdown"),
    ("md", "text/markdown"),
    ("mjs", "text/javascript"),
    ("svg", SVG),
    ("tsv", "text/tab-separated-values"),
    ("vcf", "text/vcard"),
    ("xhtml", "application/xhtml+xml"),
    ("xml", XML),
    ("yaml", "application/yaml"),
    ("yml", "application/yaml"),
];

/// The media type of content that begins with `head` and whose name has this extension.
pub(super) fn media_type(head: &[u8], extension: &str) -> &'static str {
    let known = infer::get(head);
    if let Some(known) = known.filter(|known| known.matcher_type() != MatcherType::Text) {
        return match known.mime_type() {
            ZIP => named(ZIP_EXTENSIONS, extension).unwrap_or(ZIP),
            OLE => named(OLE_EXTENSIONS, extension).unwrap_or(OLE),
            other => other,
        };
    }
    let Some(text) = text(head) else {
        return OCTET_STREAM;
    };
    let named = named(TEXT_EXTENSIONS, extension);
    match known.map(|known| known.mime_type()) {
        _ if is_svg(text) => SVG,
        Some(HTML) => HTML,
        Some(XML) => named.filter(|named| named.contains("xml")).unwrap_or(XML),
        _ => named.unwrap_or(PLAIN_TEXT),
    }
}

fn named(table: &[(&str, &'static str)], extension: &str) -> Option<&'static str> {
    let mut known = table.iter();
    let found = known.find(|(known, _)| extension.eq_ignore_ascii_case(known));
    found.map(|(_, media_type)| *media_type)
}

/// Whether an extension names a known format.
pub(super) fn is_known(extension: &str) -> bool {
    let extension = extension.to_ascii_lowercase();
    let tables = [TEXT_EXTENSIONS, ZIP_EXTENSIONS, OLE_EXTENSIONS];
    infer::is_supported(&extension)
        || OTHER_EXTENSIONS.contains(&extension.as_str())
        || tables
            .iter()
            .any(|table| named(table, &extension).is_some())
}

/// The encoding of content of this media type that begins with `head`, if it is text that does not name its own.
pub(super) fn charset(media_type: &str, head: &[u8]) -> Option<&'static str> {
    let is_text = match media_type {
        HTML | XML => false,
        "application/json" | "application/yaml" => true,
        other => other.starts_with("text/"),
    };
    let encoding = match head {
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => "utf-16",
        _ => UTF_8,
    };
    is_text.then_some(encoding)
}

/// The head as text: UTF-8 that may be cut, without the control characters that text never has. UTF-16 with a byte
/// order mark counts as empty text.
fn text(head: &[u8]) -> Option<&str> {
    if head.starts_with(b"\xff\xfe") || head.starts_with(b"\xfe\xff") {
        return Some("");
    }
    let text = match std::str::from_utf8(head) {
        Ok(text) => text,
        // A full head may end within a character.
        Err(cut) if cut.error_len().is_none() && head.len() >= HEAD_BYTES => {
            std::str::from_utf8(head.get(..cut.valid_up_to())?).ok()?
        }
        Err(_) => return None,
    };
    let stranger = |c: char| {
        c.is_ascii_control() && !matches!(c, '\t' | '\n' | '\r' | '\x08' | '\x0c' | '\x1b')
    };
    (!text.contains(stranger)).then_some(text)
}

/// Whether the first element is `svg`, after the declarations and comments that XML allows before it.
fn is_svg(text: &str) -> bool {
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    while rest.starts_with("<?") || rest.starts_with("<!") {
        let behind = |end| rest.split_once(end).map(|(_, behind)| behind);
        let has_brackets = rest.find(['[', '>']) < rest.find('>');
        let after = if rest.starts_with("<?") {
            behind("?>")
        } else if rest.starts_with("<!--") {
            behind("-->")
        } else if has_brackets {
            // Declarations within brackets contain `>`.
            behind("]")
                .and_then(|rest| rest.split_once('>'))
                .map(|(_, behind)| behind)
        } else {
            behind(">")
        };
        match after {
            Some(after) => rest = after.trim_start(),
            None => return false,
        }
    }
    let name = rest.strip_prefix("<svg").unwrap_or_default();
    name.starts_with(|c: char| c.is_whitespace() || matches!(c, '>' | '/'))
}

#[cfg(test)]
mod tests;
