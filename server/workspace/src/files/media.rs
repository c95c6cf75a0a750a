//! The media type, the kind and the metadata of an upload, from its bytes (chats-files-auth.md 2.4).

use std::io::{self, BufReader, Read, Seek};

use rolltop_document::block::FileKind;

use super::details::{self, Details};
use super::picture::{self, Size};
use super::sniff::{self, HEAD_BYTES, OCTET_STREAM, SVG, UTF_8};

/// How many bytes of a text are checked in one step.
const PIECE_BYTES: usize = 64 << 10;
/// Formats whose head has the size as it is shown. Their Exif data repeats the orientation.
const UPRIGHT: [&str; 2] = ["image/avif", "image/heif"];

/// The result of examining a file.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Media {
    pub(super) media_type: &'static str,
    pub(super) kind: FileKind,
    /// Width and height of a picture of pixels, as it is shown.
    pub(super) pixels: Option<Size>,
    /// Its metadata.
    pub(super) details: Details,
}

impl Media {
    /// Examines content of this size in bytes whose name has this extension. A picture that cannot be decoded is a plain
    /// file.
    pub(super) fn of(content: impl Read + Seek, size: u64, extension: &str) -> io::Result<Self> {
        let mut content = BufReader::new(content);
        let mut media_type = media_type(&mut content, extension)?;
        let mut kind = FileKind::of(media_type);
        let mut pixels = None;
        if kind == FileKind::Image && media_type != SVG {
            pixels = picture::size(&mut content, size)?;
            if pixels.is_none() {
                (media_type, kind) = (OCTET_STREAM, FileKind::File);
            }
        }
        let (details, is_turned) = match kind {
            FileKind::Image => details::of_picture(&mut content),
            FileKind::Audio => (details::of_recording(&mut content), false),
            FileKind::Video | FileKind::Pdf | FileKind::File => Default::default(),
        };
        if is_turned && !UPRIGHT.contains(&media_type) {
            pixels = pixels.map(|(width, height)| (height, width));
        }
        Ok(Self {
            media_type,
            kind,
            pixels,
            details,
        })
    }
}

/// The media type of stored content without a name.
pub(super) fn media_type_of(content: impl Read + Seek) -> io::Result<&'static str> {
    media_type(content, "")
}

fn media_type(mut content: impl Read + Seek, extension: &str) -> io::Result<&'static str> {
    content.rewind()?;
    let mut head = Vec::with_capacity(HEAD_BYTES);
    (&mut content)
        .take(HEAD_BYTES as u64)
        .read_to_end(&mut head)?;
    let media_type = sniff::media_type(&head, extension);
    // Content that is served as UTF-8 is UTF-8 to its end.
    if sniff::charset(media_type, &head) == Some(UTF_8) && !is_utf8(content)? {
        return Ok(OCTET_STREAM);
    }
    Ok(media_type)
}

/// Whether all of this content is UTF-8.
fn is_utf8(mut content: impl Read + Seek) -> io::Result<bool> {
    content.rewind()?;
    let mut piece = vec![0; PIECE_BYTES];
    // How many bytes of a character at the end of the last piece wait for the rest of it.
    let mut waiting = 0;
    loop {
        let read = content.read(piece.get_mut(waiting..).unwrap_or_default())?;
        let filled = waiting + read;
        match str::from_utf8(piece.get(..filled).unwrap_or_default()) {
            Ok(_) => waiting = 0,
            Err(error) if error.error_len().is_none() && read > 0 => {
                piece.copy_within(error.valid_up_to()..filled, 0);
                waiting = filled - error.valid_up_to();
            }
            Err(_) => return Ok(false),
        }
        if read == 0 {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests;
