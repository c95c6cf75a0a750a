#![expect(clippy::unwrap_used, reason = "tests")]

use super::*;

// C-80
#[test]
fn what_could_run_is_saved() {
    #[rustfmt::skip]
    let cases = [
        ("image/png", "a.png", "inline; filename=\"a.png\"; filename*=UTF-8''a.png"),
        ("image/png", r"..\../a/b.png", "inline; filename=\".._.._a_b.png\"; filename*=UTF-8''.._.._a_b.png"),
        ("text/plain", "", "inline"),
        ("video/mp4", "", "inline"),
        ("audio/mpeg", "", "inline"),
        ("application/pdf", "", "inline"),
        ("image/svg+xml", "a.svg", "attachment; filename=\"a.svg\"; filename*=UTF-8''a.svg"),
        ("text/html", "", "attachment"),
        ("text/xml", "", "attachment"),
        ("text/javascript", "", "attachment"),
        ("application/octet-stream", "", "attachment"),
        (
            "image/png",
            "Süß 5% \"x\";\r\n.png",
            "inline; filename=\"S__ 5_ _x_;__.png\"; filename*=UTF-8''S%C3%BC%C3%9F%205%25%20%22x%22%3B%0D%0A.png",
        ),
    ];
    for (media_type, file_name, expected) in cases {
        assert_eq!(header(media_type, file_name).unwrap(), expected);
    }
}

#[test]
fn a_long_name_is_cut() {
    let sent = header("text/html", &format!("{}.html", "n".repeat(4096))).unwrap();
    let name = format!("{}.html", "n".repeat(MAX_SENT - 5));
    assert_eq!(
        sent,
        format!("attachment; filename=\"{name}\"; filename*=UTF-8''{name}")
    );
}
