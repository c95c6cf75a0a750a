//! Smaller versions of pictures (chats-files-auth.md 2.5). A picture is decoded as a whole, so its size is checked first.

use std::io::{self, BufRead, Seek};

use image::codecs::jpeg::{JpegDecoder, JpegEncoder};
use image::codecs::png::{PngDecoder, PngEncoder};
use image::codecs::webp::WebPDecoder;
use image::{DynamicImage, ImageDecoder, ImageEncoder, ImageResult, Rgba};

use super::details::{lies_on_its_side, orientation};
use super::picture::{MAX_FILE, MAX_PIXELS, limits, of_disk};

/// A color profile of more bytes is left out.
const MAX_PROFILE: usize = 64 << 10;

/// A smaller version of a picture that a caller asks for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Variant {
    /// In pixels.
    pub(super) width: u32,
    /// Of a JPEG, 1 to 100.
    pub(super) quality: u8,
}

/// A smaller version of a picture of this media type and `size` bytes: a JPEG, or a PNG if it has transparent pixels.
/// `None` if the original is to be served: it is not wider, the result is not shorter, it is animated, or it cannot be
/// decoded within the bounds.
pub(super) fn scale(
    content: impl BufRead + Seek,
    media_type: &str,
    size: u64,
    variant: Variant,
) -> io::Result<Option<Vec<u8>>> {
    if size > MAX_FILE {
        return Ok(None);
    }
    match scaled(content, media_type, variant) {
        Ok(made) => Ok(made.filter(|made| (made.len() as u64) < size)),
        Err(error) => of_disk(error).map_or(Ok(None), Err),
    }
}

fn scaled(
    mut content: impl BufRead + Seek,
    media_type: &str,
    variant: Variant,
) -> ImageResult<Option<Vec<u8>>> {
    // The properties of the picture come from the same reader.
    let orientation = orientation(&mut content);
    content.rewind()?;
    let Some(mut decoder) = decoder(content, media_type)? else {
        return Ok(None);
    };
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Ok(None);
    }
    let mut limits = limits();
    limits.reserve(decoder.total_bytes())?;
    decoder.set_limits(limits)?;
    // The decoder gives the rows as they are stored.
    let (across, most_width, most_height) = match lies_on_its_side(orientation) {
        true => (height, u32::MAX, variant.width),
        false => (width, variant.width, u32::MAX),
    };
    if across <= variant.width {
        return Ok(None);
    }
    let profile = decoder.icc_profile()?;
    let picture = plain(DynamicImage::from_decoder(decoder)?);
    let mut picture = shrink(picture, most_width, most_height);
    picture.apply_orientation(orientation);
    encode(picture, profile, variant.quality).map(Some)
}

/// The decoder of a picture; `None` if it is animated or of another kind.
fn decoder<'c>(
    content: impl BufRead + Seek + 'c,
    media_type: &str,
) -> ImageResult<Option<Box<dyn ImageDecoder + 'c>>> {
    Ok(match media_type {
        "image/jpeg" => Some(Box::new(JpegDecoder::new(content)?)),
        "image/png" => {
            let decoder = PngDecoder::with_limits(content, limits())?;
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

/// The picture within these bounds. Each new pixel is the mean of the pixels that it covers. A colour counts as far as it
/// can be seen.
fn shrink(mut picture: DynamicImage, most_width: u32, most_height: u32) -> DynamicImage {
    change_colours(&mut picture, |colour, opacity| colour * opacity / 255);
    let mut small = picture.thumbnail(most_width, most_height);
    change_colours(&mut small, |colour, opacity| {
        (colour * 255 + opacity / 2) / opacity.max(1)
    });
    small
}

/// Changes the colours of a picture with an alpha channel, each by the opacity of its pixel.
fn change_colours(picture: &mut DynamicImage, change: impl Fn(u16, u16) -> u16) {
    let DynamicImage::ImageRgba8(pixels) = picture else {
        return;
    };
    for Rgba([red, green, blue, opacity]) in pixels.pixels_mut() {
        for colour in [red, green, blue] {
            let changed = change(u16::from(*colour), u16::from(*opacity));
            *colour = u8::try_from(changed).unwrap_or(u8::MAX);
        }
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

/// Keeps the color profile if it is small and describes pixels of this kind.
fn keep_profile(encoder: &mut impl ImageEncoder, profile: Option<Vec<u8>>, picture: &DynamicImage) {
    /// Position of the color space in a profile.
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
mod tests;
