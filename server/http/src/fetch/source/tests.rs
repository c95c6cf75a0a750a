use super::*;

#[test]
fn names_of_sources() {
    #[rustfmt::skip]
    let cases = [
        (None, None, "a%20b.png", "a b.png"),
        (None, Some("image/png"), "a", "a.png"),
        (None, Some("Text/HTML; charset=utf-8"), "a", "a.html"),
        (None, Some("x/y"), "a", "a"),
        (None, Some("image/png"), "", ""),
        (Some("attachment; filename=\"b; c.txt\""), None, "a", "b; c.txt"),
        (Some("attachment; filename=b.txt"), None, "a", "b.txt"),
        (Some("inline; filename=x; FileName*=utf-8'en'%C3%BC.txt"), None, "a", "ü.txt"),
        (Some("attachment; filename*=latin1''x; filename=y.txt"), None, "a", "y.txt"),
        (Some("attachment; filename=\"a\\\"b.txt\""), None, "a", "a\"b.txt"),
        (Some("attachment; filename=\"ü.txt\""), None, "a", "ü.txt"),
        (Some("attachment"), None, "a.txt", "a.txt"),
        (Some("attachment; filename=\"\""), None, "a.txt", "a.txt"),
    ];
    for (disposition, content_type, segment, name) in cases {
        let disposition = disposition.map(str::as_bytes);
        assert_eq!(chosen(disposition, content_type, segment), name);
    }
    // Of a program that knows another alphabet: what can be read of it, as in a form.
    let latin = b"attachment; filename=\"caf\xe9.txt\"";
    assert_eq!(chosen(Some(latin), None, "a.md"), "caf\u{fffd}.txt");
}
