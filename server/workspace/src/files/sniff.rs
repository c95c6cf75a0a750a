//! What a file is, told from its first bytes. A name only refines what is text anyway: bytes cannot tell a
//! stylesheet from a list.

use infer::MatcherType;

/// How many first bytes decide.
pub(super) const HEAD_BYTES: usize = 8 << 10;
/// What nothing is known of.
pub const OCTET_STREAM: &str = "application/octet-stream";
/// Text of no particular kind.
pub(super) const PLAIN_TEXT: &str = "text/plain";
/// A drawing that is a document, with scripts if it likes.
pub(super) const SVG: &str = "image/svg+xml";
/// The encoding of text that has no mark of another.
pub(super) const UTF_8: &str = "utf-8";
const HTML: &str = "text/html";
const XML: &str = "text/xml";

const ZIP: &str = "application/zip";
const OLE: &str = "application/x-ole-storage";

/// What a container of this kind is that is named so.
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

/// What text is that is named so.
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

/// The media type of content that begins with `head` and is named with this extension.
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

/// Whether a file that is named with this extension says by it what it is.
pub(super) fn is_known(extension: &str) -> bool {
    let extension = extension.to_ascii_lowercase();
    let tables = [TEXT_EXTENSIONS, ZIP_EXTENSIONS, OLE_EXTENSIONS];
    infer::is_supported(&extension)
        || OTHER_EXTENSIONS.contains(&extension.as_str())
        || tables
            .iter()
            .any(|table| named(table, &extension).is_some())
}

/// The character encoding of content of this media type that begins with `head`, where it is text that does not name
/// its own.
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

/// The head as text, if it is some: UTF-8 that may be cut, without what no text holds. Marked UTF-16 is text of
/// which nothing more is told.
fn text(head: &[u8]) -> Option<&str> {
    if head.starts_with(b"\xff\xfe") || head.starts_with(b"\xfe\xff") {
        return Some("");
    }
    let text = match std::str::from_utf8(head) {
        Ok(text) => text,
        // Cut within a character.
        Err(error) if error.error_len().is_none() && head.len() >= HEAD_BYTES => {
            let valid = head.get(..error.valid_up_to())?;
            std::str::from_utf8(valid).ok()?
        }
        Err(_) => return None,
    };
    let stranger = |c: char| {
        c.is_ascii_control() && !matches!(c, '\t' | '\n' | '\r' | '\x08' | '\x0c' | '\x1b')
    };
    (!text.contains(stranger)).then_some(text)
}

/// Whether the first element is `svg`, after whatever XML allows before it.
fn is_svg(text: &str) -> bool {
    let mut rest = text.trim_start_matches('\u{feff}').trim_start();
    for _ in 0..16 {
        let after = if rest.starts_with("<?") {
            behind(rest, "?>")
        } else if rest.starts_with("<!--") {
            behind(rest, "-->")
        } else if rest.starts_with("<!") {
            // What is declared within brackets has ends of its own.
            let inner = rest.find(['[', '>']).and_then(|at| rest.get(at..));
            match inner {
                Some(inner) if inner.starts_with('[') => {
                    behind(inner, "]").and_then(|rest| behind(rest, ">"))
                }
                _ => behind(rest, ">"),
            }
        } else {
            break;
        };
        match after {
            Some(after) => rest = after.trim_start(),
            None => return false,
        }
    }
    rest.strip_prefix("<svg")
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_whitespace() || matches!(c, '>' | '/')))
}

fn behind<'t>(text: &'t str, end: &str) -> Option<&'t str> {
    text.split_once(end).map(|(_, rest)| rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    // C-74, C-80, C-129
    #[test]
    fn content_says_what_it_is() {
        let told = media_type;
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
        let cut = "é".repeat(HEAD_BYTES / 2 + 1);
        let cut = cut.as_bytes().get(1..=HEAD_BYTES).unwrap_or_default();
        for (head, extension, media_type) in [
            (&b"hello"[..], "txt", "text/plain"),
            (b"", "", "text/plain"),
            (b"hello", "png", "text/plain"),
            (png, "txt", "image/png"),
            (b"%PDF-1.7\n", "txt", "application/pdf"),
            (b"\x1a\x45\xdf\xa3\x87\x42\x82\x84webm", "", "video/webm"),
            (
                b"\x1a\x45\xdf\xa3\x93\x42\x82\x88matroska",
                "",
                "video/x-matroska",
            ),
            (b"\0\0\0\x14ftypheic\0\0\0\0mif1", "", "image/heif"),
            (b"\0\0\0\x14ftypavif\0\0\0\0mif1", "", "image/avif"),
            (
                b"PK\x03\x04 and any file",
                "DOCX",
                "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            ),
            (
                b"PK\x03\x04 and any file",
                "odt",
                "application/vnd.oasis.opendocument.text",
            ),
            (b"PK\x03\x04 and any file", "zip", "application/zip"),
            (
                b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
                "xls",
                "application/vnd.ms-excel",
            ),
            (b"{}", "json", "application/json"),
            (b"# A", "MD", "text/markdown"),
            (b"alert(1)", "js", "text/javascript"),
            (b"<!DOCTYPE html><p>", "txt", "text/html"),
            (b"<script>alert(1)</script>", "png", "text/html"),
            (b"plain", "html", "text/html"),
            (b"<?xml version=\"1.0\"?><a/>", "txt", "text/xml"),
            (
                b"<?xml version=\"1.0\"?><html/>",
                "xhtml",
                "application/xhtml+xml",
            ),
            (
                b"<?xml version=\"1.0\"?>\n<!-- a -->\n<svg xmlns=\"\"/>",
                "txt",
                "image/svg+xml",
            ),
            (b"<svg>", "", "image/svg+xml"),
            (
                b"<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"x\" \"y\" [\n<!ENTITY ns \"z\">\n]>\n<svg>",
                "",
                "image/svg+xml",
            ),
            (b"<!DOCTYPE svg [<!ENTITY a \"b\"> <svg>", "", "text/plain"),
            (b"<svgx>", "", "text/plain"),
            (b"\0\x01\x02", "txt", OCTET_STREAM),
            (b"a\0b", "txt", OCTET_STREAM),
            (b"\xff\xfea\0", "txt", "text/plain"),
            (b"caf\xe9", "txt", OCTET_STREAM),
        ] {
            assert_eq!(told(head, extension), media_type, "{head:?}");
        }
        for (media_type, head, encoding) in [
            ("text/plain", &b"a"[..], Some("utf-8")),
            ("text/plain", b"\xff\xfea\0", Some("utf-16")),
            ("text/markdown", b"", Some("utf-8")),
            ("application/json", b"{}", Some("utf-8")),
            ("text/html", b"a", None),
            ("image/png", b"a", None),
        ] {
            assert_eq!(charset(media_type, head), encoding, "{media_type}");
        }
        assert_eq!(told(cut, ""), OCTET_STREAM);
        let cut = "é".repeat(HEAD_BYTES);
        let cut = format!("a{cut}");
        let cut = cut.as_bytes().get(..HEAD_BYTES).unwrap_or_default();
        assert_eq!(told(cut, ""), PLAIN_TEXT);
    }
}
