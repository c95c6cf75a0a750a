use super::*;

// chats-files-auth.md 2.5
#[test]
fn the_narrowest_that_is_wide_enough() {
    let width = |media_type, asked| Variant::of(media_type, asked).map(|found| found.width);
    for (asked, served) in [
        (0, None),
        (1, Some(320)),
        (320, Some(320)),
        (321, Some(1920)),
        (1920, Some(1920)),
        (u64::MAX, Some(1920)),
    ] {
        assert_eq!(width("image/png", asked), served, "{asked}");
    }
    for media_type in ["image/svg+xml", "image/gif", "text/plain", "video/mp4"] {
        assert_eq!(width(media_type, 100), None, "{media_type}");
    }
}
