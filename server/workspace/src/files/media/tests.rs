#![expect(clippy::unwrap_used, reason = "tests")]

use std::io::Cursor;

use image::{DynamicImage, ImageFormat};

use super::*;

fn look(bytes: &[u8]) -> Media {
    Media::of(Cursor::new(bytes), bytes.len() as u64, "").unwrap()
}

fn picture(format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let image = DynamicImage::new_rgb8(7, 5);
    image.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// The head of a bitmap of this size.
fn bitmap(width: i32, height: i32) -> Vec<u8> {
    let mut bytes = b"BM".to_vec();
    for number in [
        70,
        0,
        54,
        40,
        width,
        height,
        24 << 16 | 1,
        0,
        16,
        0,
        0,
        0,
        0,
    ] {
        bytes.extend(number.to_le_bytes());
    }
    bytes
}

// chats-files-auth.md 2.4
#[test]
fn a_picture_has_a_size() {
    for (format, media_type) in [
        (ImageFormat::Png, "image/png"),
        (ImageFormat::Jpeg, "image/jpeg"),
        (ImageFormat::Gif, "image/gif"),
        (ImageFormat::WebP, "image/webp"),
    ] {
        let media = look(&picture(format));
        assert_eq!(
            (media.media_type, media.kind),
            (media_type, FileKind::Image)
        );
        assert_eq!(media.pixels, Some((7, 5)));
    }
    // A format that is measured and not decoded. Its rows may begin at the top.
    for height in [20, -20] {
        assert_eq!(look(&bitmap(40, height)).pixels, Some((40, 20)));
    }
    // A drawing has none.
    let media = look(b"<svg width='1' height='1'/>");
    assert_eq!((media.kind, media.pixels), (FileKind::Image, None));
}

// chats-files-auth.md 2.4: rows are proved within the bounds of the decoder; beyond them the head stands.
#[test]
fn a_picture_that_cannot_be_decoded_is_a_plain_file() {
    let png = |width: u32, height: u32| {
        let mut bytes = picture(ImageFormat::Png);
        let size = [width.to_be_bytes(), height.to_be_bytes()].concat();
        bytes.splice(16..24, size);
        let sum = crc32fast::hash(bytes.get(12..29).unwrap());
        bytes.splice(29..33, sum.to_be_bytes());
        bytes
    };
    assert_eq!(look(&png(70_000, 50_000)).pixels, Some((70_000, 50_000)));
    let mut cut = picture(ImageFormat::Png);
    cut.truncate(60);
    for bytes in [
        &b"\x89PNG\r\n\x1a\nnothing of the sort, just some text"[..],
        &cut,
        &png(700, 500),
        b"\0\0\0\x14ftypheic\0\0\0\0mif1....",
    ] {
        let media = look(bytes);
        assert_eq!(
            (media.media_type, media.kind),
            (OCTET_STREAM, FileKind::File)
        );
        assert_eq!(media.pixels, None);
    }
}

// A head of very many parts, in a format that is measured: it is given up.
#[test]
fn a_head_without_end_is_given_up() {
    let xl = |parts: usize| {
        let mut bytes = b"\0\0\0\x0cJXL \r\n\x87\n".to_vec();
        bytes.extend(b"\0\0\0\x08free".repeat(parts));
        // 8 pixels each way, in few bits.
        bytes.extend(b"\0\0\0\x18jxlc\xff\x0a\x41");
        bytes.extend([0; 13]);
        bytes
    };
    assert_eq!(look(&xl(1000)).pixels, Some((8, 8)));
    assert_eq!(look(&xl(8 << 20)).pixels, None);
}

// C-129
#[test]
fn text_is_text_to_its_end() {
    // Each piece but the first begins within a character.
    let long = format!("a{}", "é".repeat(PIECE_BYTES));
    let kind = |bytes: &[u8]| media_type(Cursor::new(bytes), "csv").unwrap();
    assert_eq!(kind(long.as_bytes()), "text/csv");
    for end in [b"\xe9,b".as_slice(), b"\xc3"] {
        let broken = [long.as_bytes(), end].concat();
        assert_eq!(kind(&broken), OCTET_STREAM);
    }
}
