#![expect(clippy::unwrap_used, reason = "tests")]

use std::io::Cursor;

use image::{ImageFormat, ImageReader, Rgb, RgbImage, Rgba, RgbaImage};

use super::*;

const SMALL: Variant = Variant {
    width: 320,
    quality: 80,
};

/// A picture that does not compress well.
fn noise(width: u32, height: u32) -> DynamicImage {
    let mut state = 1_u32;
    let image = RgbImage::from_fn(width, height, |_, _| {
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        Rgb([next(), next(), next()])
    });
    image.into()
}

fn encoded(image: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    image.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

fn made(bytes: &[u8], media_type: &str) -> Option<(ImageFormat, DynamicImage)> {
    let size = bytes.len() as u64;
    let made = scale(Cursor::new(bytes), media_type, size, SMALL).unwrap()?;
    let reader = ImageReader::new(Cursor::new(made))
        .with_guessed_format()
        .unwrap();
    Some((reader.format().unwrap(), reader.decode().unwrap()))
}

/// Exif data that says: turn by 90 degrees.
const TURNED: &[u8] = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0";

#[test]
fn a_wide_picture_becomes_a_small_jpeg() {
    let wide = noise(1000, 501);
    for (format, media_type) in [
        (ImageFormat::Png, "image/png"),
        (ImageFormat::Jpeg, "image/jpeg"),
        (ImageFormat::WebP, "image/webp"),
    ] {
        let (made, picture) = made(&encoded(&wide, format), media_type).unwrap();
        assert_eq!(made, ImageFormat::Jpeg, "{media_type}");
        assert_eq!((picture.width(), picture.height()), (320, 160));
    }
    // Sixteen bits a channel, grey, and alpha without effect.
    for picture in [
        wide.to_rgb16().into(),
        wide.to_luma8().into(),
        wide.to_luma_alpha16().into(),
        DynamicImage::from(wide.to_rgba8()),
    ] {
        let (made, small) = made(&encoded(&picture, ImageFormat::Png), "image/png").unwrap();
        assert_eq!((made, small.width()), (ImageFormat::Jpeg, 320));
        assert!(small.color().has_color() || !picture.color().has_color());
    }
}

#[test]
fn what_can_be_seen_through_stays_so() {
    let mut picture = noise(700, 700).to_rgba8();
    for x in 0..350 {
        for y in 0..700 {
            picture.put_pixel(x, y, Rgba([0, 0, 0, 0]));
        }
    }
    let bytes = encoded(&picture.into(), ImageFormat::Png);
    let (format, small) = made(&bytes, "image/png").unwrap();
    assert_eq!(format, ImageFormat::Png);
    let small = small.to_rgba8();
    assert_eq!(small.dimensions(), (320, 320));
    assert_eq!(
        (small.get_pixel(10, 10).0[3], small.get_pixel(310, 10).0[3]),
        (0, 255)
    );
}

#[test]
fn what_serves_better_as_it_is() {
    let jpeg = |width, height| encoded(&noise(width, height), ImageFormat::Jpeg);
    // Not wider, not shorter when scaled.
    assert!(made(&jpeg(320, 320), "image/jpeg").is_none());
    let flat = DynamicImage::from(RgbImage::new(400, 400));
    assert!(made(&encoded(&flat, ImageFormat::Png), "image/png").is_none());
    // Of another kind, cut off, or something else altogether.
    assert!(made(&encoded(&noise(600, 9), ImageFormat::Gif), "image/gif").is_none());
    let mut cut = encoded(&noise(600, 600), ImageFormat::Png);
    cut.truncate(1000);
    assert!(made(&cut, "image/png").is_none());
    assert!(made(b"no picture", "image/webp").is_none());
}

// chats-files-auth.md 2.5: of a picture that moves a variant would show one moment.
#[test]
fn what_moves_serves_as_it_is() {
    let mut bytes = encoded(&noise(600, 600), ImageFormat::Png);
    // Two moments, shown without end.
    let said = b"acTL\0\0\0\x02\0\0\0\0";
    let sum = crc32fast::hash(said).to_be_bytes();
    let chunk = [&8_u32.to_be_bytes()[..], said, &sum].concat();
    assert!(made(&bytes, "image/png").is_some());
    bytes.splice(33..33, chunk);
    assert!(made(&bytes, "image/png").is_none());
}

// A few bytes that say they were billions.
#[test]
fn a_bomb_is_not_decoded() {
    let mut head = encoded(&DynamicImage::from(RgbaImage::new(1, 1)), ImageFormat::Png);
    head.splice(16..24, [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff]);
    let sum = crc32fast::hash(head.get(12..29).unwrap());
    head.splice(29..33, sum.to_be_bytes());
    assert!(made(&head, "image/png").is_none());
    // Too long to be held beside its pixels.
    let jpeg = encoded(&noise(600, 600), ImageFormat::Jpeg);
    let judged = scale(Cursor::new(&jpeg), "image/jpeg", MAX_FILE + 1, SMALL);
    assert!(judged.unwrap().is_none());
}

#[test]
fn a_picture_that_lies_on_its_side_stands_up() {
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut bytes, 90);
    encoder.set_exif_metadata(TURNED.to_vec()).unwrap();
    noise(600, 1200).write_with_encoder(encoder).unwrap();
    let (_, small) = made(&bytes, "image/jpeg").unwrap();
    assert_eq!((small.width(), small.height()), (320, 160));
}

// A variant follows the orientation of the properties, wherever the file has it.
#[test]
fn a_png_may_tell_behind_its_pixels_how_it_was_held() {
    let mut bytes = encoded(&noise(600, 1200), ImageFormat::Png);
    let length = u32::try_from(TURNED.len()).unwrap().to_be_bytes();
    let chunk = [&length[..], b"eXIf", TURNED, &[0; 4]].concat();
    let end = bytes.len() - 12;
    bytes.splice(end..end, chunk);
    let (_, small) = made(&bytes, "image/png").unwrap();
    assert_eq!((small.width(), small.height()), (320, 160));
}

#[test]
fn what_cannot_be_seen_has_no_colour() {
    let pixels = vec![200, 10, 0, 255, 0, 255, 0, 0];
    let picture = RgbaImage::from_raw(2, 1, pixels).unwrap();
    let small = shrink(picture.into(), 1, 1).into_rgba8();
    assert_eq!(small.into_raw(), [199, 10, 0, 128]);
}
