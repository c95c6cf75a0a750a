//! Whether a picture can be decoded (chats-files-auth.md 2.4), and how much of one is.

use std::io::{self, BufRead, Seek};
use std::panic::{AssertUnwindSafe, catch_unwind};

use image::codecs::gif::GifDecoder;
use image::codecs::webp::WebPDecoder;
use image::{ImageDecoder, ImageError, ImageResult, Limits};

use super::details::Size;
use super::lean::Lean;

/// The largest picture that is decoded, in pixels: eight thousand by five thousand.
pub(super) const MAX_PIXELS: u64 = 40 << 20;
/// The largest picture that is decoded, in bytes of its pixels.
pub(super) const MAX_DECODED: u64 = 4 * MAX_PIXELS;
/// The largest file that is decoded: the decoder may hold it in memory beside its pixels.
pub(super) const MAX_FILE: u64 = 64 << 20;

/// What a decoder may hold.
pub(super) fn limits() -> Limits {
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_DECODED);
    limits
}

/// Number of pixels.
pub(super) fn area((width, height): Size) -> u64 {
    u64::from(width) * u64::from(height)
}

/// The fault of the disk, if it is one and none of the picture.
pub(super) fn of_disk(error: ImageError) -> Option<io::Error> {
    match error {
        ImageError::IoError(error) if error.raw_os_error().is_some() => Some(error),
        _ => None,
    }
}

/// Whether a picture whose head was read, of this media type, so many bytes and pixels, has all that its head promises.
/// Where that is not found out, its head stands for it: beyond the bounds; in a JPEG, of which every decoder shows what
/// there is, however much is cut off or spoilt; and in formats that are measured and not decoded.
pub(super) fn is_whole(
    content: impl BufRead + Seek,
    media_type: &str,
    size: u64,
    pixels: Size,
) -> io::Result<bool> {
    if size > MAX_FILE || area(pixels) > MAX_PIXELS {
        return Ok(true);
    }
    let decode = || match media_type {
        "image/png" => rows(content),
        "image/gif" => GifDecoder::new(content).and_then(first_frame),
        "image/webp" => WebPDecoder::new(content).and_then(first_frame),
        _ => Ok(()),
    };
    // A decoder that stumbles over a picture cannot decode it.
    match catch_unwind(AssertUnwindSafe(decode)) {
        Ok(Ok(())) => Ok(true),
        Ok(Err(error)) => of_disk(error).map_or(Ok(false), Err),
        Err(_) => Ok(false),
    }
}

/// The rows of a PNG, one after the other: none is kept.
fn rows(content: impl BufRead + Seek) -> ImageResult<()> {
    let failed = |error| match error {
        png::DecodingError::IoError(error) => ImageError::IoError(error),
        other => ImageError::IoError(io::Error::other(other)),
    };
    let bytes = usize::try_from(MAX_DECODED).unwrap_or(usize::MAX);
    let decoder = png::Decoder::new_with_limits(Lean::of(content), png::Limits { bytes });
    let mut reader = decoder.read_info().map_err(failed)?;
    while reader.next_row().map_err(failed)?.is_some() {}
    Ok(())
}

fn first_frame(mut decoder: impl ImageDecoder) -> ImageResult<()> {
    decoder.set_limits(limits())?;
    let length = usize::try_from(decoder.total_bytes().min(MAX_DECODED)).unwrap_or_default();
    decoder.read_image(&mut vec![0; length])
}
