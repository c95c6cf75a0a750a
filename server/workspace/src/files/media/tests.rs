#![expect(clippy::unwrap_used, reason = "tests")]

use std::io::Cursor;

use image::codecs::png::PngEncoder;
use image::{DynamicImage, ImageEncoder, ImageFormat};

use super::*;

fn look(bytes: &[u8], extension: &str) -> Media {
    Media::of(Cursor::new(bytes), bytes.len() as u64, extension).unwrap()
}

fn picture(format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let image = DynamicImage::new_rgb8(7, 5);
    image.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// The head of a bitmap of this size, and some of its pixels.
fn bitmap(width: i32, height: i32) -> Vec<u8> {
    let mut bytes = b"BM".to_vec();
    for number in [
        2454,
        0,
        54,
        40,
        width,
        height,
        24 << 16 | 1,
        0,
        2400,
        0,
        0,
        0,
        0,
    ] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.resize(2454, 7);
    bytes
}

// chats-files-auth.md 2.4: rows may begin at the top, and a head that says nonsense is that of no picture.
#[test]
fn a_bitmap_stands_on_either_side() {
    for height in [20, -20] {
        let media = look(&bitmap(40, height), "");
        assert_eq!(
            (media.kind, media.pixels),
            (FileKind::Image, Some((40, 20)))
        );
    }
    for head in [&b"BM"[..], b"8BPS\0\x01"] {
        let media = look(&[head, &[0xff; 100]].concat(), "");
        assert_eq!(media.pixels, None);
    }
}

#[test]
fn a_picture_has_a_size() {
    for (format, media_type) in [
        (ImageFormat::Png, "image/png"),
        (ImageFormat::Jpeg, "image/jpeg"),
        (ImageFormat::Gif, "image/gif"),
    ] {
        let media = look(&picture(format), "");
        assert_eq!(
            (media.media_type, media.kind),
            (media_type, FileKind::Image)
        );
        assert_eq!(media.pixels, Some((7, 5)));
    }
    // A format that is measured and not decoded.
    let mut bitmap = b"BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x02\0\0\0\x03\0\0\0".to_vec();
    bitmap.resize(70, 0);
    assert_eq!(look(&bitmap, "").pixels, Some((2, 3)));
}

#[test]
fn a_picture_that_cannot_be_read_is_a_plain_file() {
    let mut cut = picture(ImageFormat::Png);
    cut.truncate(20);
    for bytes in [
        &b"\x89PNG\r\n\x1a\nnothing of the sort, just some text"[..],
        &cut,
    ] {
        let media = look(bytes, "png");
        assert_eq!(
            (media.media_type, media.kind),
            (OCTET_STREAM, FileKind::File)
        );
        assert_eq!(media.pixels, None);
    }
}

// chats-files-auth.md 2.4: the rows of a PNG are made to see whether they are there, but not those of which a few would
// fill the memory: for these its head stands.
#[test]
fn a_wide_picture_is_one() {
    let cut = |width: u32| {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, width, 1);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Sixteen);
        let mut writer = encoder.write_header().unwrap();
        writer.write_chunk(png::chunk::IDAT, b"").unwrap();
        drop(writer);
        bytes
    };
    for (width, pixels) in [
        (262_143, None),
        (262_144, Some((262_144, 1))),
        (9_000_000, Some((9_000_000, 1))),
        (
            i32::MAX.cast_unsigned(),
            Some((i32::MAX.cast_unsigned(), 1)),
        ),
    ] {
        let media = look(&cut(width), "");
        assert_eq!(media.pixels, pixels, "{width}");
        assert_eq!(media.kind == FileKind::Image, pixels.is_some(), "{width}");
    }
}

// chats-files-auth.md 2.4: pixels that are places in a palette cannot be decoded without one.
#[test]
fn a_picture_without_its_palette_is_a_plain_file() {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 2, 1);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(&[0; 6][..]);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&[0, 1]).unwrap();
    drop(writer);
    assert_eq!(look(&bytes, "").pixels, Some((2, 1)));
    let name = bytes.windows(4).position(|name| name == b"PLTE").unwrap();
    // A chunk has its length before its name, and its sum behind it.
    bytes.drain(name - 4..name + 4 + 6 + 4);
    assert_eq!(look(&bytes, "").kind, FileKind::File);
}

// A profile of colours may unpack to a thousand times its size, and nobody asks for it here.
#[test]
fn a_picture_is_looked_at_without_its_profile() {
    let with_profile = |length: usize| {
        let mut bytes = Vec::new();
        let mut encoder = PngEncoder::new(&mut bytes);
        encoder.set_icc_profile(vec![0; length]).unwrap();
        DynamicImage::new_rgb8(7, 5)
            .write_with_encoder(encoder)
            .unwrap();
        bytes
    };
    for length in [1000, 64_000_000] {
        let bytes = with_profile(length);
        assert!(bytes.len() < 100_000);
        assert_eq!(look(&bytes, "").pixels, Some((7, 5)));
        let head = png_head(Cursor::new(bytes)).unwrap();
        assert!(head.info().icc_profile.is_none());
    }
}

// A head of very many parts, in a format that is measured: it is no picture of ours.
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
    let size = |bytes: &[u8]| pixels(Cursor::new(bytes), "image/jxl", bytes.len() as u64);
    assert_eq!(size(&xl(1000)), Some((8, 8)));
    assert_eq!(size(&xl(1 << 20)), None);
}

#[test]
fn a_drawing_has_no_size() {
    let media = look(b"<svg width='1' height='1'/>", "svg");
    assert_eq!((media.kind, media.pixels), (FileKind::Image, None));
}
