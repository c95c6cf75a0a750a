//! Exif data (Exif 3.0, on TIFF 6.0): entries of its first directory and of the one that is Exif's own. They are read
//! where they lie; chains of directories and all others are left alone.

use std::io::{Read, Seek};
use std::ops::Range;

use image::metadata::Orientation;

use super::super::places::Places;

/// What programs write in front of it.
pub(super) const EXIF_HEAD: &[u8; 6] = b"Exif\0\0";
/// How it begins, in either order of bytes.
pub(super) const TIFF_HEADS: [&[u8; 4]; 2] = [b"II*\0", b"MM\0*"];

const ORIENTATION: u16 = 0x0112;

/// Kinds of values.
const BYTE: u16 = 1;
const ASCII: u16 = 2;
const SHORT: u16 = 3;
const LONG: u16 = 4;
const RATIONAL: u16 = 5;
const DIRECTORY: u16 = 13;
const UTF_8: u16 = 129;

/// Exif data within some content.
pub(super) struct Exif<'c, C> {
    content: &'c mut Places<C>,
    data: Range<u64>,
    is_little: bool,
}

/// A value of a directory: what kind it has, how many parts, and where in the data they lie.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    kind: u16,
    parts: u32,
    at: u64,
}

impl<'c, C: Read + Seek> Exif<'c, C> {
    /// None if the data is none.
    pub(super) fn of(content: &'c mut Places<C>, mut data: Range<u64>) -> Option<Self> {
        data.end = data.end.min(content.whole().end);
        if content.bytes(data.start)? == *EXIF_HEAD {
            data.start += EXIF_HEAD.len() as u64;
        }
        let head = content.bytes(data.start)?;
        let [little, _] = TIFF_HEADS;
        TIFF_HEADS.contains(&&head).then_some(Self {
            content,
            data,
            is_little: head == *little,
        })
    }

    /// Where the first directory lies.
    pub(super) fn first(&mut self) -> Option<u64> {
        Some(self.long(4)?.into())
    }

    /// The entries of a directory that have these tags.
    pub(super) fn entries<const N: usize>(
        &mut self,
        directory: u64,
        tags: [u16; N],
    ) -> [Option<Entry>; N] {
        let mut found = [None; N];
        let count = self.short(directory).unwrap_or_default();
        for number in 0..u64::from(count) {
            let Some((tag, entry)) = self.entry(directory + 2 + 12 * number) else {
                break;
            };
            for (place, _) in found
                .iter_mut()
                .zip(tags)
                .filter(|(_, asked)| *asked == tag)
            {
                *place = place.or(entry);
            }
            if found.iter().all(Option::is_some) {
                break;
            }
        }
        found
    }

    /// The tag of an entry, and the entry if its kind is known.
    fn entry(&mut self, at: u64) -> Option<(u16, Option<Entry>)> {
        let [t0, t1, k0, k1, parts @ ..] = self.bytes::<8>(at)?;
        let (tag, kind) = (self.short_of([t0, t1]), self.short_of([k0, k1]));
        let parts = self.long_of(parts);
        let width = match kind {
            BYTE | ASCII | UTF_8 => 1,
            SHORT => 2,
            LONG | DIRECTORY => 4,
            RATIONAL => 8,
            _ => return Some((tag, None)),
        };
        // A value of four bytes stands in the entry itself.
        let at = if u64::from(parts) * width <= 4 {
            at + 8
        } else {
            self.long(at + 8)?.into()
        };
        Some((tag, Some(Entry { kind, parts, at })))
    }

    /// A text up to the first zero.
    pub(super) fn text(&mut self, entry: Entry) -> Option<String> {
        let end = entry.at + u64::from(entry.parts);
        let is_text = matches!(entry.kind, ASCII | UTF_8) && end <= self.length();
        let start = self.data.start;
        is_text
            .then(|| self.content.text(&(start + entry.at..start + end)))
            .flatten()
    }

    /// The first number, if it is whole.
    pub(super) fn whole(&mut self, entry: Entry) -> Option<u32> {
        if entry.parts == 0 {
            return None;
        }
        match entry.kind {
            BYTE => self.bytes(entry.at).map(|[byte]| byte.into()),
            SHORT => self.short(entry.at).map(u32::from),
            LONG | DIRECTORY => self.long(entry.at),
            _ => None,
        }
    }

    /// The first number, if it is a fraction of which something can be said.
    pub(super) fn fraction(&mut self, entry: Entry) -> Option<f64> {
        if entry.parts == 0 || entry.kind != RATIONAL {
            return None;
        }
        let (over, under) = (self.long(entry.at)?, self.long(entry.at + 4)?);
        (under > 0).then(|| f64::from(over) / f64::from(under))
    }

    /// How the picture is turned and mirrored when it is shown; upright unless something else is said.
    pub(super) fn orientation(&mut self) -> Orientation {
        let said = self.first().and_then(|first| {
            let [entry] = self.entries(first, [ORIENTATION]);
            let entry = entry.filter(|entry| (entry.kind, entry.parts) == (SHORT, 1))?;
            Orientation::from_exif(self.whole(entry)?.try_into().ok()?)
        });
        said.unwrap_or(Orientation::NoTransforms)
    }

    fn length(&self) -> u64 {
        self.data.end.saturating_sub(self.data.start)
    }

    /// Bytes of the data; none that lie behind it.
    fn bytes<const N: usize>(&mut self, at: u64) -> Option<[u8; N]> {
        (at + N as u64 <= self.length())
            .then(|| self.content.bytes(self.data.start + at))
            .flatten()
    }

    fn short(&mut self, at: u64) -> Option<u16> {
        self.bytes(at).map(|bytes| self.short_of(bytes))
    }

    fn long(&mut self, at: u64) -> Option<u32> {
        self.bytes(at).map(|bytes| self.long_of(bytes))
    }

    fn short_of(&self, bytes: [u8; 2]) -> u16 {
        if self.is_little {
            u16::from_le_bytes(bytes)
        } else {
            u16::from_be_bytes(bytes)
        }
    }

    fn long_of(&self, bytes: [u8; 4]) -> u32 {
        if self.is_little {
            u32::from_le_bytes(bytes)
        } else {
            u32::from_be_bytes(bytes)
        }
    }
}
