//! Width and height of pictures, and the proof that a picture can be decoded (chats-files-auth.md 2.4).

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Seek, SeekFrom};
use std::panic::{AssertUnwindSafe, catch_unwind};

use image::{DynamicImage, ImageDecoder, ImageError, ImageReader, ImageResult, Limits};

/// Width and height in pixels.
pub(super) type Size = (u32, u32);

/// The largest picture that is made smaller, in pixels.
pub(super) const MAX_PIXELS: u64 = 40 << 20;
/// A decoder may hold this many bytes: so many pixels with an alpha channel.
const MAX_DECODED: u64 = 4 * MAX_PIXELS;
/// The largest file in bytes that is decoded: a decoder may hold it in memory beside its pixels.
pub(super) const MAX_FILE: u64 = 64 << 20;
/// How many bytes of a head or of metadata are read in all.
const MAX_READ: u64 = 32 << 20;

/// The bounds of every decoder.
pub(super) fn limits() -> Limits {
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_DECODED);
    limits
}

/// The error, if the disk caused it and not the picture.
pub(super) fn of_disk(error: ImageError) -> Option<io::Error> {
    match error {
        ImageError::IoError(error) if error.raw_os_error().is_some() => Some(error),
        _ => None,
    }
}

/// Width and height of a picture of `size` bytes, as its rows are stored; `None` if it cannot be decoded. The head alone
/// decides for a picture beyond the bounds of the decoder, and for formats that no decoder of ours reads.
pub(super) fn size(content: &mut (impl BufRead + Seek), size: u64) -> io::Result<Option<Size>> {
    let decode = || -> ImageResult<Option<Size>> {
        content.rewind()?;
        if !frame_fits_canvas(content)? {
            return Ok(None);
        }
        content.rewind()?;
        let reader = ImageReader::new(&mut *content).with_guessed_format()?;
        let is_ours = reader
            .format()
            .is_some_and(|format| format.reading_enabled());
        match is_ours && size <= MAX_FILE {
            true => decoded(reader),
            false => Ok(measured(content)),
        }
    };
    match catch_unwind(AssertUnwindSafe(decode)) {
        Ok(Ok(found)) => Ok(found),
        Ok(Err(error)) => of_disk(error).map_or(Ok(None), Err),
        // A decoder that panics on a picture cannot decode it.
        Err(_) => Ok(None),
    }
}

/// Most chunks of an extended WebP that are read.
const MAX_CHUNKS: usize = 256;

/// Whether the lossy frame of a WebP that is decoded first is within its canvas. The decoder allocates memory for the frame
/// before it compares the two. True for all other content.
fn frame_fits_canvas(content: &mut (impl Read + Seek)) -> io::Result<bool> {
    const ANIMATED: u8 = 2;
    const FRAME_HEAD: i64 = 16;
    let mut head = [0; 30];
    if !is_filled(content, &mut head)? || head[..4] != *b"RIFF" || head[8..16] != *b"WEBPVP8X" {
        return Ok(true);
    }
    let is_animated = head[20] & ANIMATED != 0;
    let most = |low, middle, high| u32::from_le_bytes([low, middle, high, 0]) + 1;
    let most_width = most(head[24], head[25], head[26]);
    let most_height = most(head[27], head[28], head[29]);
    let (mut chunk, mut is_in_frame) = ([0; 8], false);
    for _ in 0..MAX_CHUNKS {
        if !is_filled(content, &mut chunk)? {
            return Ok(false);
        }
        let [name @ .., l0, l1, l2, l3] = chunk;
        let length = i64::from(u32::from_le_bytes([l0, l1, l2, l3]));
        let behind = match &name {
            b"VP8 " if !is_animated || is_in_frame => {
                let mut frame = [0; 10];
                let is_there = is_filled(content, &mut frame)?;
                let [.., w0, w1, h0, h1] = frame;
                let side = |bytes| u32::from(u16::from_le_bytes(bytes) & 0x3fff);
                let fits = side([w0, w1]) <= most_width && side([h0, h1]) <= most_height;
                return Ok(is_there && fits);
            }
            // The decoder compares the size of a lossless frame first.
            b"VP8L" if !is_animated || is_in_frame => return Ok(true),
            // The frames of an animation have chunks of their own.
            b"ANMF" if is_animated => {
                is_in_frame = true;
                FRAME_HEAD
            }
            // A chunk of odd length has a byte of padding.
            _ => length + length % 2,
        };
        content.seek(SeekFrom::Current(behind))?;
    }
    Ok(false)
}

/// Whether there were as many bytes to read.
fn is_filled(content: &mut impl Read, bytes: &mut [u8]) -> io::Result<bool> {
    match content.read_exact(bytes) {
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(false),
        read => read.map(|()| true),
    }
}

fn decoded<'c>(mut reader: ImageReader<impl BufRead + Seek + 'c>) -> ImageResult<Option<Size>> {
    let mut limits = limits();
    reader.limits(limits.clone());
    let mut decoder = reader.into_decoder()?;
    let size = decoder.dimensions();
    let fits = limits.reserve(decoder.total_bytes());
    let decoded = fits.and_then(|()| {
        decoder.set_limits(limits)?;
        DynamicImage::from_decoder(decoder).map(drop)
    });
    match decoded {
        Ok(()) | Err(ImageError::Limits(_)) => Ok(Some(size)),
        Err(error) => Err(error),
    }
}

/// Width and height from the head of a picture.
fn measured(content: impl BufRead + Seek) -> Option<Size> {
    let found = imagesize::reader_size(bounded(content)).ok()?;
    Some((side(found.width)?, side(found.height)?))
}

/// A side in pixels. Bitmaps whose rows begin at the top have a height below zero.
fn side(said: usize) -> Option<u32> {
    let pixels = u32::try_from(said).ok()?.cast_signed().unsigned_abs();
    (pixels > 0).then_some(pixels)
}

/// Content of which at most [`MAX_READ`] bytes can be read, whatever its length and its head claim. Reads begin at its
/// start.
pub(super) fn bounded(content: impl Read + Seek) -> BufReader<impl Read + Seek> {
    BufReader::new(Bounded {
        content,
        left: MAX_READ,
    })
}

struct Bounded<C> {
    content: C,
    left: u64,
}

impl<C: Read> Read for Bounded<C> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 && !bytes.is_empty() {
            return Err(ErrorKind::FileTooLarge.into());
        }
        let most = usize::try_from(self.left).unwrap_or(usize::MAX);
        let most = most.min(bytes.len());
        let read = self
            .content
            .read(bytes.get_mut(..most).unwrap_or_default())?;
        self.left = self.left.saturating_sub(read as u64);
        Ok(read)
    }
}

impl<C: Seek> Seek for Bounded<C> {
    fn seek(&mut self, place: SeekFrom) -> io::Result<u64> {
        self.content.seek(place)
    }
}

#[cfg(test)]
mod tests;
