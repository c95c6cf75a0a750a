//! What a picture in boxes is, told from the brands at its head (ISO/IEC 23008-12 annex B, AV1 Image File Format 6).

const AVIF: &str = "image/avif";
const HEIC: &str = "image/heic";
const HEIC_SEQUENCE: &str = "image/heic-sequence";

/// How pictures are coded, and what their files are called then.
const CODINGS: [(&[u8; 4], &str); 10] = [
    (b"avif", AVIF),
    (b"avis", AVIF),
    (b"heic", HEIC),
    (b"heim", HEIC),
    (b"heis", HEIC),
    (b"heix", HEIC),
    (b"hevc", HEIC_SEQUENCE),
    (b"hevm", HEIC_SEQUENCE),
    (b"hevs", HEIC_SEQUENCE),
    (b"hevx", HEIC_SEQUENCE),
];
/// What pictures are called whose coding is not told, one by one or in sequence.
const PLAIN: [(&[u8; 4], &str); 2] = [(b"mif1", "image/heif"), (b"msf1", "image/heif-sequence")];
/// Length and kind of the box, then its first brand with a version.
const HEAD: usize = 16;

/// The media type of content that begins so, if that is a picture in boxes.
pub(super) fn picture(head: &[u8]) -> Option<&'static str> {
    let (box_head, rest) = head.split_at_checked(HEAD)?;
    let [
        l0,
        l1,
        l2,
        l3,
        b'f',
        b't',
        b'y',
        b'p',
        major @ ..,
        _,
        _,
        _,
        _,
    ] = box_head
    else {
        return None;
    };
    let length = u32::from_be_bytes([*l0, *l1, *l2, *l3]) as usize;
    let others = rest.get(..length.saturating_sub(HEAD)).unwrap_or(rest);
    let named = |table: &[(&[u8; 4], &'static str)], brand: &[u8]| {
        let found = table.iter().find(|(known, _)| brand == *known);
        found.map(|(_, media_type)| *media_type)
    };
    named(&CODINGS, major).or_else(|| {
        let plain = named(&PLAIN, major)?;
        let (others, _) = others.as_chunks::<4>();
        let coding = others.iter().find_map(|brand| named(&CODINGS, brand));
        Some(coding.unwrap_or(plain))
    })
}

/// Whether pictures of this media type are in boxes.
pub(super) fn is_boxed(media_type: &str) -> bool {
    let mut all = CODINGS.iter().chain(&PLAIN);
    all.any(|(_, boxed)| *boxed == media_type)
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use super::*;

    // chats-files-auth.md 2.4
    #[test]
    fn brands_say_what_a_picture_is() {
        let head = |brands: &[&[u8; 4]]| {
            let length = u8::try_from(12 + 4 * brands.len()).unwrap_or_default();
            let (major, others) = brands.split_first().unwrap();
            let others = others.iter().map(|brand| &brand[..]);
            let parts = [&[0, 0, 0, length][..], b"ftyp", &major[..], &[0; 4]];
            parts.into_iter().chain(others).collect::<Vec<_>>().concat()
        };
        for (brands, media_type) in [
            (&[b"heic", b"mif1"][..], Some("image/heic")),
            (&[b"heix"], Some("image/heic")),
            (&[b"heim"], Some("image/heic")),
            (&[b"heis", b"mif1"], Some("image/heic")),
            (&[b"hevc", b"msf1"], Some("image/heic-sequence")),
            (&[b"hevx"], Some("image/heic-sequence")),
            (&[b"hevm"], Some("image/heic-sequence")),
            (&[b"hevs"], Some("image/heic-sequence")),
            (&[b"mif1", b"miaf", b"heix"], Some("image/heic")),
            (&[b"msf1", b"hevc"], Some("image/heic-sequence")),
            (&[b"mif1", b"avif"], Some("image/avif")),
            (&[b"avis", b"msf1"], Some("image/avif")),
            (&[b"mif1"], Some("image/heif")),
            (&[b"msf1", b"iso8"], Some("image/heif-sequence")),
            (&[b"mp42", b"heic"], None),
            (&[b"qt  "], None),
        ] {
            assert_eq!(picture(&head(brands)), media_type, "{brands:?}");
            assert!(media_type.is_none_or(is_boxed));
        }
        // What follows the box are no brands, and what is cut off is none.
        let followed = [&head(&[b"mif1"])[..], b"heic"].concat();
        assert_eq!(picture(&followed), Some("image/heif"));
        let cut = head(&[b"mif1", b"heic"]);
        assert_eq!(
            picture(cut.get(..18).unwrap_or_default()),
            Some("image/heif")
        );
        assert_eq!(picture(b"\0\0\0\x10ftyp"), None);
        assert!(!is_boxed("image/png"));
    }
}
