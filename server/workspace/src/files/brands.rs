//! What a picture in boxes is, told from the brands at its head (ISO/IEC 23008-12 annex B, AV1 Image File Format 6).

const AVIF: &str = "image/avif";
const HEIC: &str = "image/heic";
const HEIC_SEQUENCE: &str = "image/heic-sequence";

/// How pictures are coded, and what their files are called then.
const CODINGS: [(&[u8; 4], &str); 11] = [
    (b"avif", AVIF),
    (b"avio", AVIF),
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
pub(super) const HEAD: usize = 16;
/// A length that does not fit stands behind the kind, in so many bytes.
const LONG: usize = 8;

/// What brands say of a picture.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Branded {
    /// The first one names this media type: the content is best read so.
    First(&'static str),
    /// Another one names it: the content can be read so, and may be a film with a picture beside.
    Other(&'static str),
}

/// What the brands say of content that begins so, if they name a picture in boxes.
pub(super) fn picture(head: &[u8]) -> Option<Branded> {
    let brands = brands(head)?;
    let (major, others) = brands.split_first_chunk::<4>()?;
    // Behind its version.
    let (_, others) = others.split_at_checked(4)?;
    let (others, _) = others.as_chunks::<4>();
    let of_others = |table| others.iter().find_map(|brand| named(table, brand));
    if let Some(coded) = named(&CODINGS, major) {
        return Some(Branded::First(coded));
    }
    let coded = of_others(&CODINGS);
    match named(&PLAIN, major) {
        Some(plain) => Some(Branded::First(coded.unwrap_or(plain))),
        None => coded.or_else(|| of_others(&PLAIN)).map(Branded::Other),
    }
}

fn named(table: &[(&[u8; 4], &'static str)], brand: &[u8; 4]) -> Option<&'static str> {
    let found = table.iter().find(|(known, _)| brand == *known);
    found.map(|(_, media_type)| *media_type)
}

/// What the first box holds, as far as it is there, if it is the one that tells brands.
fn brands(head: &[u8]) -> Option<&[u8]> {
    let (length, rest) = head.split_first_chunk()?;
    let rest = rest.strip_prefix(b"ftyp")?;
    let (length, rest) = match u32::from_be_bytes(*length) {
        1 => {
            let (length, rest) = rest.split_first_chunk::<LONG>()?;
            let length = usize::try_from(u64::from_be_bytes(*length)).ok()?;
            (length.checked_sub(8 + LONG)?, rest)
        }
        length => ((length as usize).checked_sub(8)?, rest),
    };
    Some(rest.get(..length).unwrap_or(rest))
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
        let first = |media_type| Some(Branded::First(media_type));
        let other = |media_type| Some(Branded::Other(media_type));
        for (brands, said) in [
            (&[b"heic", b"mif1"][..], first("image/heic")),
            (&[b"heix"], first("image/heic")),
            (&[b"heim"], first("image/heic")),
            (&[b"heis", b"mif1"], first("image/heic")),
            (&[b"hevc", b"msf1"], first("image/heic-sequence")),
            (&[b"hevx"], first("image/heic-sequence")),
            (&[b"hevm"], first("image/heic-sequence")),
            (&[b"hevs"], first("image/heic-sequence")),
            (&[b"mif1", b"miaf", b"heix"], first("image/heic")),
            (&[b"msf1", b"hevc"], first("image/heic-sequence")),
            (&[b"mif1", b"avif"], first("image/avif")),
            (&[b"avis", b"msf1"], first("image/avif")),
            (&[b"avio", b"avif"], first("image/avif")),
            (&[b"mif1"], first("image/heif")),
            (&[b"msf1", b"iso8"], first("image/heif-sequence")),
            (&[b"mif2", b"mif1", b"heic"], other("image/heic")),
            (&[b"MiHB", b"mif1"], other("image/heif")),
            (&[b"mp42", b"heic"], other("image/heic")),
            (&[b"isom", b"iso8", b"avif"], other("image/avif")),
            (&[b"mp42", b"isom"], None),
            (&[b"qt  "], None),
        ] {
            let head = head(brands);
            assert_eq!(picture(&head), said, "{brands:?}");
            // The same box with a longer length.
            let (_, rest) = head.split_first_chunk::<8>().unwrap();
            let length = (head.len() as u64 + 8).to_be_bytes();
            let long = [b"\0\0\0\x01ftyp", &length[..], rest].concat();
            assert_eq!(picture(&long), said, "{brands:?}");
            if let Some(Branded::First(media_type) | Branded::Other(media_type)) = said {
                assert!(is_boxed(media_type));
            }
        }
        // What follows the box are no brands, and what is cut off is none.
        let followed = [&head(&[b"mif1"])[..], b"heic"].concat();
        assert_eq!(picture(&followed), first("image/heif"));
        let cut = head(&[b"mif1", b"heic"]);
        let cut = cut.get(..18).unwrap_or_default();
        assert_eq!(picture(cut), first("image/heif"));
        for none in [
            &b"\0\0\0\x10ftyp"[..],
            b"\0\0\0\x04ftypmif1\0\0\0\0",
            b"\0\0\0\x01ftyp\0\0\0\0\0\0\0\x0fmif1\0\0\0\0",
            b"\0\0\0\x0cftypmif1\0\0\0\0",
        ] {
            assert_eq!(picture(none), None, "{none:?}");
        }
        assert!(!is_boxed("image/png"));
    }
}
