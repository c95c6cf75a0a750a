//! The tags of a recording: artist, album, genre, track, year, lyrics.

use std::io::{self, Read, Seek, SeekFrom};

use lofty::config::ParseOptions;
use lofty::file::TaggedFileExt;
use lofty::probe::Probe;
use lofty::tag::{Accessor, ItemKey};
use serde_json::json;

use super::{Details, MAX_LYRICS, line};

/// What is read of a recording in all, in bytes, and so the most that is held of it.
const MAX_READ: u64 = 32 << 20;

pub(super) fn details(content: impl Read + Seek) -> Details {
    let content = Bounded {
        content,
        left: MAX_READ,
    };
    let options = ParseOptions::new()
        .read_properties(false)
        .read_cover_art(false);
    let file = Probe::new(content).options(options).guess_file_type();
    let Some(file) = file.ok().and_then(|probe| probe.read().ok()) else {
        return Details::new();
    };
    let Some(tag) = file.primary_tag().or_else(|| file.first_tag()) else {
        return Details::new();
    };
    let lyrics = tag
        .get_string(ItemKey::UnsyncLyrics)
        .or_else(|| tag.get_string(ItemKey::Lyrics));
    let lyrics = lyrics.map(|text| {
        let kept = text.chars().filter(|c| *c == '\n' || !c.is_control());
        kept.take(MAX_LYRICS).collect::<String>()
    });
    let year = tag.date().map(|date| date.year).filter(|year| *year > 0);
    let track = tag.track().filter(|track| *track > 0);
    let found = [
        ("artist", tag.artist().and_then(|text| line(&text))),
        ("audioAlbum", tag.album().and_then(|text| line(&text))),
        ("audioGenre", tag.genre().and_then(|text| line(&text))),
        ("audioAlbumTrackNumber", track.map(|track| json!(track))),
        ("releasedYear", year.map(|year| json!(year))),
        (
            "audioLyrics",
            lyrics
                .filter(|text| !text.trim().is_empty())
                .map(|text| json!(text)),
        ),
    ];
    found
        .into_iter()
        .filter_map(|(key, value)| Some((key, value?)))
        .collect()
}

/// Content of which only so much can be read, wherever.
struct Bounded<C> {
    content: C,
    left: u64,
}

impl<C: Read> Read for Bounded<C> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.left == 0 && !bytes.is_empty() {
            return Err(io::ErrorKind::FileTooLarge.into());
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
mod tests {
    use std::io::Cursor;

    use super::*;

    /// A frame of ID3v2.3 in Latin-1.
    fn frame(name: &str, head: &[u8], text: &str) -> Vec<u8> {
        let mut frame = name.as_bytes().to_vec();
        let length = u32::try_from(head.len() + text.len() + 1).unwrap_or_default();
        frame.extend(length.to_be_bytes());
        frame.extend([0, 0, 0]);
        frame.extend(head);
        frame.extend(text.as_bytes());
        frame
    }

    /// A recording without sound: its tag, and two heads of silence.
    fn recording(frames: &[Vec<u8>]) -> Vec<u8> {
        let frames = frames.concat();
        let length = frames.len();
        let mut bytes = b"ID3\x03\0\0".to_vec();
        bytes.extend([21, 14, 7, 0].map(|shift| (length >> shift) as u8 & 0x7f));
        bytes.extend(frames);
        for _ in 0..4 {
            let mut silence = b"\xff\xfb\x90\x64".to_vec();
            silence.resize(417, 0);
            bytes.extend(silence);
        }
        bytes
    }

    // chats-files-auth.md 2.4
    #[test]
    fn a_recording_names_its_artist() {
        let bytes = recording(&[
            frame("TPE1", b"", "Anna"),
            frame("TALB", b"", "Garden"),
            frame("TCON", b"", "Folk"),
            frame("TRCK", b"", "3/12"),
            frame("TYER", b"", "1998"),
            frame("USLT", b"eng\0", "one\ntwo"),
        ]);
        let expected = [
            ("artist", json!("Anna")),
            ("audioAlbum", json!("Garden")),
            ("audioGenre", json!("Folk")),
            ("audioAlbumTrackNumber", json!(3)),
            ("releasedYear", json!(1998)),
            ("audioLyrics", json!("one\ntwo")),
        ];
        assert_eq!(details(Cursor::new(bytes)), expected);
        assert_eq!(details(Cursor::new(recording(&[]))), []);
        let long = "x".repeat(usize::try_from(MAX_READ).unwrap_or_default());
        assert_eq!(
            details(Cursor::new(recording(&[frame("TPE1", b"", &long)]))),
            []
        );
        assert_eq!(details(Cursor::new(b"ID3\x03\0\0\0".to_vec())), []);
    }
}
