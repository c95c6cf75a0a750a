//! Whether a picture can be decoded (chats-files-auth.md 2.4), and how much of one is.

use std::io::{self, BufRead, ErrorKind, Seek, SeekFrom};
use std::panic::{AssertUnwindSafe, catch_unwind};

use image::codecs::gif::GifDecoder;
use image::codecs::webp::WebPDecoder;
use image::error::{LimitError, LimitErrorKind};
use image::{ImageDecoder, ImageError, ImageResult, Limits};

use super::details::Size;
use super::lean::Lean;

/// The largest picture that is decoded, in pixels: eight thousand by five thousand.
pub(super) const MAX_PIXELS: u64 = 40 << 20;
/// The largest picture that is decoded, in bytes of its pixels.
pub(super) const MAX_DECODED: u64 = 4 * MAX_PIXELS;
/// The largest picture that is decoded to find out whether all of it is there, in pixels, where the decoder holds it
/// whole, and some of it twice.
const MAX_HELD: u64 = 4 << 20;
/// The longest row of a PNG that is decoded for that, in bytes: the decoder holds several.
const MAX_ROW: u64 = 2 << 20;
/// Bytes of a pixel of what is held whole.
const PIXEL_BYTES: u64 = 4;
/// The largest file that is decoded: the decoder may hold it in memory beside its pixels.
pub(super) const MAX_FILE: u64 = 64 << 20;

/// A decoder may hold so many bytes.
pub(super) fn limits(bytes: u64) -> Limits {
    let mut limits = Limits::default();
    limits.max_alloc = Some(bytes);
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
/// Where that is not found out, its head stands for it: beyond the bounds of a file, of pixels or of a row; in a JPEG, of
/// which every decoder shows what there is, however much is cut off or spoilt; in an extended WebP, which may move; and
/// in formats that are measured and not decoded.
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
        "image/webp" => webp_frame(content),
        _ => Ok(()),
    };
    // A decoder that stumbles over a picture cannot decode it.
    match catch_unwind(AssertUnwindSafe(decode)) {
        // What is too much for a decoder of ours is no fault of the picture.
        Ok(Ok(()) | Err(ImageError::Limits(_))) => Ok(true),
        Ok(Err(error)) => of_disk(error).map_or(Ok(false), Err),
        Err(_) => Ok(false),
    }
}

/// The rows of a PNG, one after the other: none is kept.
fn rows(content: impl BufRead + Seek) -> ImageResult<()> {
    let mut reader = png_head(content).map_err(failed)?;
    let info = reader.info();
    if info.color_type == png::ColorType::Indexed && info.palette.is_none() {
        return Err(
            io::Error::other("its pixels are places in a palette, which it has not").into(),
        );
    }
    if info.raw_row_length() as u64 > MAX_ROW {
        return Ok(());
    }
    while reader.next_row().map_err(failed)?.is_some() {}
    Ok(())
}

fn failed(error: png::DecodingError) -> ImageError {
    match error {
        png::DecodingError::IoError(error) => ImageError::IoError(error),
        png::DecodingError::LimitsExceeded => {
            ImageError::Limits(LimitError::from_kind(LimitErrorKind::InsufficientMemory))
        }
        other @ (png::DecodingError::Format(_) | png::DecodingError::Parameter(_)) => {
            ImageError::IoError(io::Error::other(other))
        }
    }
}

/// A PNG as far as its pixels, of which none is made. Nothing else of it is held that could be large, as what its colours
/// mean unpacks to a thousand times its size: a limit would only bound the row, which is not made either.
pub(super) fn png_head<C: BufRead + Seek>(
    content: C,
) -> Result<png::Reader<Lean<C>>, png::DecodingError> {
    let unlimited = png::Limits { bytes: usize::MAX };
    let mut decoder = png::Decoder::new_with_limits(Lean::of(content), unlimited);
    decoder.set_ignore_iccp_chunk(true);
    decoder.read_info()
}

fn first_frame(mut decoder: impl ImageDecoder) -> ImageResult<()> {
    if area(decoder.dimensions()) > MAX_HELD {
        return Ok(());
    }
    // A GIF may hold a frame that is larger than what is seen of it.
    let most = MAX_HELD * PIXEL_BYTES;
    decoder.set_limits(limits(most))?;
    let length = usize::try_from(decoder.total_bytes().min(most)).unwrap_or_default();
    decoder.read_image(&mut vec![0; length])
}

fn webp_frame(mut content: impl BufRead + Seek) -> ImageResult<()> {
    let mut kind = [0; 4];
    content.seek(SeekFrom::Start(WEBP_CHUNKS))?;
    content.read_exact(&mut kind)?;
    let decoder = webp(content)?;
    if kind == *b"VP8X" {
        return Ok(());
    }
    first_frame(decoder)
}

/// Where the chunks of a WebP begin.
const WEBP_CHUNKS: u64 = 12;

/// The decoder of a WebP; none where it would make a frame that is not as large as the whole picture is said to be. It
/// makes the frame before it compares the two, and knows no limits.
pub(super) fn webp<C: BufRead + Seek>(mut content: C) -> ImageResult<WebPDecoder<C>> {
    let frame = webp_size(&mut content)?;
    content.rewind()?;
    let decoder = WebPDecoder::new(content)?;
    // The frames of what moves lie deeper, may be smaller, and are not decoded.
    if !decoder.has_animation() && frame != Some(decoder.dimensions()) {
        return Err(io::Error::other("the frame is not as large as the picture").into());
    }
    Ok(decoder)
}

/// Width and height that the frame of a WebP itself names (RFC 6386, 9.1; RFC 9649, 3.4): the first that is no part of
/// another chunk, which is the one that is decoded.
fn webp_size(content: &mut (impl BufRead + Seek)) -> io::Result<Option<Size>> {
    /// Of a side, in both formats.
    const BITS: u32 = (1 << 14) - 1;
    content.seek(SeekFrom::Start(WEBP_CHUNKS))?;
    loop {
        let mut head = [0; 8];
        match content.read_exact(&mut head) {
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(None),
            read => read?,
        }
        let [k0, k1, k2, k3, length @ ..] = head;
        match &[k0, k1, k2, k3] {
            b"VP8 " => {
                // What kind of frame it is, and a mark.
                let mut frame = [0; 10];
                content.read_exact(&mut frame)?;
                let [.., w0, w1, h0, h1] = frame;
                let side = |bytes| u32::from(u16::from_le_bytes(bytes)) & BITS;
                return Ok(Some((side([w0, w1]), side([h0, h1]))));
            }
            b"VP8L" => {
                let mut frame = [0; 5];
                content.read_exact(&mut frame)?;
                let [_, sides @ ..] = frame;
                let sides = u32::from_le_bytes(sides);
                return Ok(Some(((sides & BITS) + 1, (sides >> 14 & BITS) + 1)));
            }
            _ => {
                let length = i64::from(u32::from_le_bytes(length));
                content.seek_relative(length + length % 2)?;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use std::io::Cursor;

    use super::*;

    // The decoder would take it, and make the frame.
    #[test]
    fn no_decoder_of_a_webp_makes_more_than_was_judged() {
        /// A picture of one pixel: a chunk that nobody knows, with a byte to fill it, and this frame.
        fn pixel(frame: &[u8]) -> Cursor<Vec<u8>> {
            let head = b"RIFF\x40\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0abcd\x01\0\0\0.\0";
            Cursor::new([&head[..], frame].concat())
        }
        let lossy = |side: u8| {
            [
                b"VP8 \x0a\0\0\0\x10\0\0\x9d\x01\x2a",
                &[side, 0, side, 0][..],
            ]
            .concat()
        };
        let lossless = |side: u8| [b"VP8L\x05\0\0\0\x2f", &[side - 1, 0, 0, 0][..]].concat();
        for (frame, is_taken) in [
            (lossy(1), true),
            (lossy(2), false),
            (lossless(1), true),
            (lossless(2), false),
        ] {
            WebPDecoder::new(pixel(&frame)).unwrap();
            assert_eq!(webp(pixel(&frame)).is_ok(), is_taken, "{frame:?}");
        }
    }
}
