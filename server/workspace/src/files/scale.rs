//! Pictures made smaller (chats-files-auth.md 2.5). A picture is decoded whole, so that its size is judged before.

use std::io::{self, BufRead, Seek};

use image::codecs::jpeg::{JpegDecoder, JpegEncoder};
use image::codecs::png::{PngDecoder, PngEncoder};
use image::codecs::webp::WebPDecoder;
use image::{DynamicImage, ImageDecoder, ImageEncoder, ImageError, ImageResult, Limits};

use super::details::{lies_on_its_side, orientation};
use super::lean::{Lean, MAX_KEPT};
use super::shrink::shrink;

/// The largest picture that is decoded, in pixels: eight thousand by five thousand.
const MAX_PIXELS: u64 = 40 << 20;
/// The largest picture that is decoded, in bytes of its pixels.
const MAX_DECODED: u64 = 4 * MAX_PIXELS;
/// The largest file that is decoded: the decoder may hold it in memory beside its pixels.
const MAX_FILE: u64 = 64 << 20;
/// A description of colours above this is left out.
const MAX_PROFILE: usize = MAX_KEPT as usize;

/// How a smaller picture is made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) struct Scale {
    /// In pixels.
    pub(super) width: u32,
    /// Of a JPEG, 1 to 100.
    pub(super) quality: u8,
}

/// Makes a picture of this media type and so many bytes smaller: a JPEG, or a PNG where it can be seen through.
/// `None` where the picture itself serves better: because it is no wider, or would not become shorter; because it
/// moves; because it cannot be decoded within our bounds.
pub(super) fn scale(
    content: impl BufRead + Seek,
    media_type: &str,
    size: u64,
    scale: Scale,
) -> io::Result<Option<Vec<u8>>> {
    if size > MAX_FILE {
        return Ok(None);
    }
    match scaled(content, media_type, size, scale) {
        Ok(made) => Ok(made.filter(|made| (made.len() as u64) < size)),
        // The disk, and not the picture.
        Err(ImageError::IoError(error)) if error.raw_os_error().is_some() => Err(error),
        Err(_) => Ok(None),
    }
}

fn scaled(
    mut content: impl BufRead + Seek,
    media_type: &str,
    size: u64,
    scale: Scale,
) -> ImageResult<Option<Vec<u8>>> {
    // Told by the same reader as the width and height that the picture is said to have.
    let orientation = orientation(&mut content, size);
    content.rewind()?;
    let Some(mut decoder) = decoder(content, media_type)? else {
        return Ok(None);
    };
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    if pixels > MAX_PIXELS || decoder.total_bytes() > MAX_DECODED {
        return Ok(None);
    }
    decoder.set_limits(limits())?;
    let is_turned = lies_on_its_side(orientation);
    let (across, down) = if is_turned {
        (height, width)
    } else {
        (width, height)
    };
    let Some(new_down) = new_height(across, down, scale.width) else {
        return Ok(None);
    };
    let profile = decoder.icc_profile()?;
    let picture = plain(DynamicImage::from_decoder(decoder)?);
    let (new_width, new_height) = if is_turned {
        (new_down, scale.width)
    } else {
        (scale.width, new_down)
    };
    let Some(mut picture) = shrink(&picture, new_width, new_height) else {
        return Ok(None);
    };
    picture.apply_orientation(orientation);
    encode(picture, profile, scale.quality).map(Some)
}

fn limits() -> Limits {
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_DECODED);
    limits
}

/// The decoder of a picture that stands still.
fn decoder<'c>(
    content: impl BufRead + Seek + 'c,
    media_type: &str,
) -> ImageResult<Option<Box<dyn ImageDecoder + 'c>>> {
    Ok(match media_type {
        "image/jpeg" => Some(Box::new(JpegDecoder::new(content)?)),
        "image/png" => {
            let decoder = PngDecoder::with_limits(Lean::of(content), limits())?;
            let moves = decoder.is_apng()?;
            (!moves).then(|| Box::new(decoder) as Box<dyn ImageDecoder>)
        }
        "image/webp" => {
            let decoder = WebPDecoder::new(content)?;
            let moves = decoder.has_animation();
            (!moves).then(|| Box::new(decoder) as Box<dyn ImageDecoder>)
        }
        _ => None,
    })
}

/// The height that goes with a smaller width; `None` where the width is none, or nothing is left of the height.
fn new_height(width: u32, height: u32, new_width: u32) -> Option<u32> {
    if width <= new_width {
        return None;
    }
    let exact = u64::from(height) * u64::from(new_width);
    let rounded = (exact + u64::from(width / 2)) / u64::from(width);
    u32::try_from(rounded).ok().filter(|height| *height > 0)
}

/// One byte a channel.
fn plain(picture: DynamicImage) -> DynamicImage {
    let color = picture.color();
    if color.has_alpha() {
        picture.into_rgba8().into()
    } else if color.has_color() {
        picture.into_rgb8().into()
    } else {
        picture.into_luma8().into()
    }
}

fn encode(picture: DynamicImage, profile: Option<Vec<u8>>, quality: u8) -> ImageResult<Vec<u8>> {
    let mut made = Vec::new();
    if can_be_seen_through(&picture) {
        let mut encoder = PngEncoder::new(&mut made);
        keep_profile(&mut encoder, profile, &picture);
        picture.write_with_encoder(encoder)?;
        return Ok(made);
    }
    let opaque = if picture.color().has_alpha() {
        picture.into_rgb8().into()
    } else {
        picture
    };
    let mut encoder = JpegEncoder::new_with_quality(&mut made, quality);
    keep_profile(&mut encoder, profile, &opaque);
    opaque.write_with_encoder(encoder)?;
    Ok(made)
}

fn can_be_seen_through(picture: &DynamicImage) -> bool {
    match picture {
        DynamicImage::ImageRgba8(pixels) => pixels.pixels().any(|pixel| pixel.0[3] < u8::MAX),
        _ => false,
    }
}

/// Keeps what the numbers of the pixels mean, where it speaks of pixels like ours.
fn keep_profile(encoder: &mut impl ImageEncoder, profile: Option<Vec<u8>>, picture: &DynamicImage) {
    /// Where a profile names its space of colours.
    const SPACE: std::ops::Range<usize> = 16..20;
    let ours: &[u8] = if picture.color().has_color() {
        b"RGB "
    } else {
        b"GRAY"
    };
    let fits = |profile: &Vec<u8>| {
        profile.len() <= MAX_PROFILE && profile.get(SPACE).is_some_and(|space| space == ours)
    };
    if let Some(profile) = profile.filter(fits) {
        // An encoder that cannot keep it leaves it out.
        let _ = encoder.set_icc_profile(profile);
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use std::cell::Cell;
    use std::io::{BufReader, Cursor, Read, SeekFrom};

    use image::{ImageFormat, ImageReader, Rgb, RgbImage, Rgba, RgbaImage};

    use super::*;

    const SMALL: Scale = Scale {
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
        // Not wider, not shorter when scaled, nothing left of its height.
        assert!(made(&jpeg(320, 320), "image/jpeg").is_none());
        let flat = DynamicImage::from(RgbImage::new(400, 400));
        assert!(made(&encoded(&flat, ImageFormat::Png), "image/png").is_none());
        assert!(made(&jpeg(30_000, 1), "image/jpeg").is_none());
        // Of another kind, cut off, or something else altogether.
        assert!(made(&encoded(&noise(600, 9), ImageFormat::Gif), "image/gif").is_none());
        let mut cut = encoded(&noise(600, 600), ImageFormat::Png);
        cut.truncate(1000);
        assert!(made(&cut, "image/png").is_none());
        assert!(made(b"no picture", "image/webp").is_none());
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

    /// Counts what is read of it.
    struct Counted<'b>(Cursor<&'b [u8]>, &'b Cell<usize>);

    impl Read for Counted<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let read = self.0.read(into)?;
            self.1.set(self.1.get() + read);
            Ok(read)
        }
    }

    impl Seek for Counted<'_> {
        fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
            self.0.seek(to)
        }
    }

    // What a picture says beside its pixels is not taken into memory, however long it is: it is not even read.
    #[test]
    fn the_decoder_takes_the_pixels_alone() {
        const LONG: usize = 16 << 20;
        let picture = encoded(&noise(600, 600), ImageFormat::Png);
        for kind in [b"eXIf", b"zTXt", b"iTXt", b"tEXt", b"iCCP"] {
            let length = u32::try_from(LONG).unwrap().to_be_bytes();
            let chunk = [&length[..], kind, &vec![b'x'; LONG], &[0; 4]].concat();
            let mut bytes = picture.clone();
            // Behind the head, and before the pixels.
            bytes.splice(33..33, chunk);
            let read = Cell::new(0);
            let content = BufReader::new(Counted(Cursor::new(&bytes), &read));
            let made = scale(content, "image/png", bytes.len() as u64, SMALL).unwrap();
            assert!(made.is_some());
            assert!(read.get() < 2 * picture.len(), "{}", read.get());
        }
    }

    // What the properties say of a picture holds for what is made of it, wherever the file tells how it was held.
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
}
