//! What an upload is: its media type, its kind, and what else its bytes tell (chats-files-auth.md 2.4).

use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom};

use image::{ImageDecoder, ImageReader, Limits};
use rolltop_document::vocabulary::Layout;

use super::brands::is_boxed;
use super::decode::{is_whole, png_head};
use super::details::{Details, Size, boxed_size, is_still, look};
use super::sniff::{self, HEAD_BYTES, OCTET_STREAM, SVG};

/// A picture above this is not opened to learn its size: its decoder would hold it in memory. Nor may a decoder hold
/// more than this, whatever the file unpacks to.
const MAX_OPENED: u64 = 64 << 20;
/// How often a picture that is measured and not opened is read from: more than any head asks for, and soon done.
const MAX_LOOKS: usize = 1 << 14;
const PDF: &str = "application/pdf";
/// Of which the decoder is shown the pixels alone.
const PNG: &str = "image/png";

/// What a file is shown as.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum FileKind {
    /// A picture or drawing.
    Image,
    /// Moving pictures.
    Video,
    /// Sound.
    Audio,
    /// A page layout.
    Pdf,
    /// Anything else.
    File,
}

impl FileKind {
    /// What content of this media type is.
    pub fn of(media_type: &str) -> Self {
        match media_type.split_once('/') {
            Some(("image", _)) => Self::Image,
            Some(("video", _)) => Self::Video,
            Some(("audio", _)) => Self::Audio,
            _ if media_type == PDF => Self::Pdf,
            _ => Self::File,
        }
    }

    /// Internal key of its type.
    pub(super) fn type_key(self) -> &'static str {
        match self {
            Self::Image => "image",
            Self::Video => "video",
            Self::Audio => "audio",
            Self::Pdf | Self::File => "file",
        }
    }

    /// Its layout.
    pub(super) fn layout(self) -> Layout {
        match self {
            Self::Image => Layout::Image,
            Self::Video => Layout::Video,
            Self::Audio => Layout::Audio,
            Self::Pdf => Layout::Pdf,
            Self::File => Layout::File,
        }
    }
}

/// What the bytes of a file tell.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Media {
    pub(super) media_type: &'static str,
    pub(super) kind: FileKind,
    /// Width and height of a picture of pixels, or of a film, as it is shown.
    pub(super) pixels: Option<Size>,
    /// What else it tells.
    pub(super) details: Details,
}

impl Media {
    /// Looks at content of this size that is named with this extension. A picture that cannot be decoded is a plain file.
    pub(super) fn of(content: impl Read + Seek, size: u64, extension: &str) -> io::Result<Self> {
        let mut content = BufReader::new(content);
        let media_type = media_type(&mut content, size, extension)?;
        let kind = FileKind::of(media_type);
        let has_pixels = kind == FileKind::Image && media_type != SVG;
        let mut pixels = None;
        if has_pixels {
            content.rewind()?;
            pixels = self::pixels(&mut content, media_type, size);
            let can_be_shown = match pixels {
                Some(pixels) => {
                    content.rewind()?;
                    is_whole(&mut content, media_type, size, pixels)?
                }
                None => false,
            };
            if !can_be_shown {
                return Ok(Self {
                    media_type: OCTET_STREAM,
                    kind: FileKind::File,
                    pixels: None,
                    details: Details::new(),
                });
            }
        }
        let seen = look(content, kind, size);
        let pixels = match pixels {
            Some((width, height)) if seen.is_turned => Some((height, width)),
            pixels => pixels.or(seen.size),
        };
        Ok(Self {
            media_type,
            kind,
            pixels,
            details: seen.details,
        })
    }
}

/// The media type of stored content of this size, which has no name.
pub(super) fn media_type_of(content: impl Read + Seek, size: u64) -> io::Result<&'static str> {
    media_type(content, size, "")
}

fn media_type(
    mut content: impl Read + Seek,
    size: u64,
    extension: &str,
) -> io::Result<&'static str> {
    content.rewind()?;
    let mut head = Vec::with_capacity(HEAD_BYTES);
    let mut first = content.by_ref().take(HEAD_BYTES as u64);
    first.read_to_end(&mut head)?;
    let is_still = || is_still(content, size);
    Ok(sniff::media_type(&head, extension, is_still))
}

/// The one format that tells the order of its rows by the sign of its height.
const BMP: &str = "image/bmp";

/// Width and height of a picture whose head can be read.
fn pixels(mut content: impl BufRead + Seek, media_type: &str, size: u64) -> Option<Size> {
    // No decoder of them is here.
    if is_boxed(media_type) {
        return boxed_size(content, size).filter(|pixels| is_area(*pixels));
    }
    if media_type == PNG {
        let pixels = png_head(content).ok()?.info().size();
        return Some(pixels).filter(|pixels| is_area(*pixels));
    }
    if size <= MAX_OPENED {
        let reader = ImageReader::new(&mut content).with_guessed_format().ok()?;
        if reader
            .format()
            .is_some_and(|format| format.reading_enabled())
        {
            let pixels = opened(reader)?.dimensions();
            return Some(pixels).filter(|pixels| is_area(*pixels));
        }
        content.rewind().ok()?;
    }
    let found = imagesize::reader_size(Patient {
        content,
        left: MAX_LOOKS,
    });
    let found = found.ok()?;
    let (width, mut height) = (found.width.try_into().ok()?, found.height.try_into().ok()?);
    if media_type == BMP {
        // Rows that begin at the top are told by a height below zero, which is read without its sign.
        height = u32::cast_signed(height).unsigned_abs();
    }
    Some((width, height)).filter(|pixels| is_area(*pixels))
}

/// Content that is read from so often and no more: a head may be said to have as many parts as fit into a file.
struct Patient<C> {
    content: C,
    left: usize,
}

impl<C> Patient<C> {
    fn look(&mut self) -> io::Result<&mut C> {
        let left = self.left.checked_sub(1);
        self.left = left.ok_or_else(|| io::Error::other("the head has no end"))?;
        Ok(&mut self.content)
    }
}

impl<C: Read> Read for Patient<C> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.look()?.read(into)
    }
}

impl<C: BufRead> BufRead for Patient<C> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.look()?.fill_buf()
    }

    fn consume(&mut self, bytes: usize) {
        self.content.consume(bytes);
    }
}

impl<C: Seek> Seek for Patient<C> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.look()?.seek(to)
    }
}

/// A decoder that has read the head.
fn opened<'c>(mut reader: ImageReader<impl BufRead + Seek + 'c>) -> Option<impl ImageDecoder + 'c> {
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_OPENED);
    reader.limits(limits);
    reader.into_decoder().ok()
}

/// Whether a picture can be that large: no format counts its pixels beyond 31 bits.
fn is_area((width, height): Size) -> bool {
    let is_side = |side: u32| (1..=i32::MAX.cast_unsigned()).contains(&side);
    is_side(width) && is_side(height)
}

#[cfg(test)]
mod tests;
