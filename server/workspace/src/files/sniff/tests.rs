use super::*;

// C-74, C-80, C-129
#[test]
fn content_says_what_it_is() {
    let found = media_type;
    let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    let cut = "é".repeat(HEAD_BYTES / 2 + 1);
    let cut = cut.as_bytes().get(1..=HEAD_BYTES).unwrap_or_default();
    #[rustfmt::skip]
    let cases = [
        (&b"hello"[..], "txt", "text/plain"),
        (b"", "", "text/plain"),
        (b"hello", "png", "text/plain"),
        (png, "txt", "image/png"),
        (b"%PDF-1.7\n", "txt", "application/pdf"),
        (b"\x1a\x45\xdf\xa3\x87\x42\x82\x84webm", "", "video/webm"),
        (b"\x1a\x45\xdf\xa3\x93\x42\x82\x88matroska", "", "video/x-matroska"),
        (b"\0\0\0\x14ftypheic\0\0\0\0mif1", "", "image/heif"),
        (b"\0\0\0\x14ftypavif\0\0\0\0mif1", "", "image/avif"),
        (b"PK\x03\x04 and any file", "DOCX", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
        (b"PK\x03\x04 and any file", "odt", "application/vnd.oasis.opendocument.text"),
        (b"PK\x03\x04 and any file", "zip", "application/zip"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "xls", "application/vnd.ms-excel"),
        (b"{}", "json", "application/json"),
        (b"# A", "MD", "text/markdown"),
        (b"alert(1)", "js", "text/javascript"),
        (b"<!DOCTYPE html><p>", "txt", "text/html"),
        (b"<script>alert(1)</script>", "png", "text/html"),
        (b"plain", "html", "text/html"),
        (b"<?xml version=\"1.0\"?><a/>", "txt", "text/xml"),
        (b"<?xml version=\"1.0\"?><html/>", "xhtml", "application/xhtml+xml"),
        (b"<?xml version=\"1.0\"?>\n<!-- a -->\n<svg xmlns=\"\"/>", "txt", "image/svg+xml"),
        (b"<svg>", "", "image/svg+xml"),
        (b"<?xml version=\"1.0\"?><!DOCTYPE svg PUBLIC \"x\" \"y\" [\n<!ENTITY ns \"z\">\n]>\n<svg>", "", "image/svg+xml"),
        (b"<!DOCTYPE svg [<!ENTITY a \"b\"> <svg>", "", "text/plain"),
        (b"<svgx>", "", "text/plain"),
        (b"\0\x01\x02", "txt", OCTET_STREAM),
        (b"a\0b", "txt", OCTET_STREAM),
        (b"\xff\xfea\0", "txt", "text/plain"),
        (b"caf\xe9", "txt", OCTET_STREAM),
    ];
    for (head, extension, media_type) in cases {
        assert_eq!(found(head, extension), media_type, "{head:?}");
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
    assert_eq!(found(cut, ""), OCTET_STREAM);
    let cut = "é".repeat(HEAD_BYTES);
    let cut = format!("a{cut}");
    let cut = cut.as_bytes().get(..HEAD_BYTES).unwrap_or_default();
    assert_eq!(found(cut, ""), PLAIN_TEXT);
    let most = cut.get(..HEAD_BYTES - 1).unwrap_or_default();
    let strange = [most, b"\xff"].concat();
    assert_eq!(found(&strange, ""), OCTET_STREAM);
}
