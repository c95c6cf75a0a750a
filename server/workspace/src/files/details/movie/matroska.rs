//! Films in Matroska and WebM (RFC 9559): elements of EBML (RFC 8794), one in another.

use std::io::{Read, Seek};
use std::ops::Range;

use super::super::places::Places;
use super::super::{Size, largest};

const SEGMENT: u64 = 0x1853_8067;
const TRACKS: u64 = 0x1654_ae6b;
const TRACK_ENTRY: u64 = 0xae;
const VIDEO: u64 = 0xe0;
const PIXEL_WIDTH: u64 = 0xb0;
const PIXEL_HEIGHT: u64 = 0xba;
const PIXEL_CROP_BOTTOM: u64 = 0x54aa;
const PIXEL_CROP_TOP: u64 = 0x54bb;
const PIXEL_CROP_LEFT: u64 = 0x54cc;
const PIXEL_CROP_RIGHT: u64 = 0x54dd;
const DISPLAY_WIDTH: u64 = 0x54b0;
const DISPLAY_HEIGHT: u64 = 0x54ba;
const DISPLAY_UNIT: u64 = 0x54b2;
const PROJECTION: u64 = 0x7670;
const PROJECTION_POSE_ROLL: u64 = 0x7675;

/// Width and height of the largest picture among the tracks, upright.
pub(super) fn size(content: &mut Places<impl Read + Seek>) -> Option<Size> {
    let mut whole = content.whole();
    let mut segment = next_of(SEGMENT, content, &mut whole)?;
    // What is said of the tracks comes before what they hold, or a film could not be shown while it arrives.
    let mut tracks = next_of(TRACKS, content, &mut segment)?;
    let mut sizes = Vec::new();
    while let Some(mut track) = next_of(TRACK_ENTRY, content, &mut tracks) {
        while let Some(video) = next_of(VIDEO, content, &mut track) {
            sizes.extend(Video::of(content, video).size());
        }
    }
    largest(sizes)
}

/// What a track says of its picture.
#[derive(Default)]
struct Video {
    pixels: (u64, u64),
    crop: (u64, u64),
    display: (Option<u64>, Option<u64>),
    display_unit: u64,
    /// In degrees.
    roll: f64,
}

impl Video {
    fn of(content: &mut Places<impl Read + Seek>, mut inside: Range<u64>) -> Self {
        let mut video = Self::default();
        while let Some(Element { id, inside }) = next(content, &mut inside) {
            let mut number = || unsigned(content, &inside);
            match id {
                PIXEL_WIDTH => video.pixels.0 = number(),
                PIXEL_HEIGHT => video.pixels.1 = number(),
                PIXEL_CROP_LEFT | PIXEL_CROP_RIGHT => {
                    video.crop.0 = video.crop.0.saturating_add(number());
                }
                PIXEL_CROP_TOP | PIXEL_CROP_BOTTOM => {
                    video.crop.1 = video.crop.1.saturating_add(number());
                }
                DISPLAY_WIDTH => video.display.0 = Some(number()),
                DISPLAY_HEIGHT => video.display.1 = Some(number()),
                DISPLAY_UNIT => video.display_unit = number(),
                PROJECTION => video.roll = roll(content, inside),
                _ => {}
            }
        }
        video
    }

    /// As it is shown, where that is said in pixels.
    fn size(&self) -> Option<Size> {
        let side = |pixels: u64, crop: u64, display: Option<u64>| {
            let shown = display.filter(|_| self.display_unit == 0);
            u32::try_from(shown.unwrap_or(pixels.saturating_sub(crop))).ok()
        };
        let width = side(self.pixels.0, self.crop.0, self.display.0)?;
        let height = side(self.pixels.1, self.crop.1, self.display.1)?;
        Some(if self.roll.abs() == 90.0 {
            (height, width)
        } else {
            (width, height)
        })
    }
}

/// By how many degrees a picture is turned.
fn roll(content: &mut Places<impl Read + Seek>, mut projection: Range<u64>) -> f64 {
    let Some(roll) = next_of(PROJECTION_POSE_ROLL, content, &mut projection) else {
        return 0.0;
    };
    match roll.end - roll.start {
        4 => content
            .bytes(roll.start)
            .map_or(0.0, |bytes| f32::from_be_bytes(bytes).into()),
        8 => content.bytes(roll.start).map_or(0.0, f64::from_be_bytes),
        _ => 0.0,
    }
}

/// A whole number; one that is longer than it may be is none.
fn unsigned(content: &mut Places<impl Read + Seek>, inside: &Range<u64>) -> u64 {
    let length = inside.end - inside.start;
    match content.bytes(inside.start).map(u64::from_be_bytes) {
        Some(bytes) if (1..=8).contains(&length) => bytes >> (64 - 8 * length),
        _ => 0,
    }
}

/// An element, and where its content lies.
struct Element {
    id: u64,
    inside: Range<u64>,
}

/// The insides of the next element of this kind.
fn next_of(
    id: u64,
    content: &mut Places<impl Read + Seek>,
    rest: &mut Range<u64>,
) -> Option<Range<u64>> {
    loop {
        let element = next(content, rest)?;
        if element.id == id {
            return Some(element.inside);
        }
    }
}

/// The element that the rest begins with, which then begins behind it.
fn next(content: &mut Places<impl Read + Seek>, rest: &mut Range<u64>) -> Option<Element> {
    /// Most bytes of an id, and of a size.
    const MAX_ID: usize = 4;
    const MAX_SIZE: usize = 8;
    if rest.is_empty() {
        return None;
    }
    let head: [u8; MAX_ID + MAX_SIZE] = content.bytes(rest.start)?;
    let (id, id_length) = number(&head, MAX_ID)?;
    let (size, size_length) = number(head.get(id_length..)?, MAX_SIZE)?;
    let start = rest.start.checked_add((id_length + size_length) as u64)?;
    // The first one of a size is not part of it; a size of nothing but ones is not known yet.
    let marker = 1 << (7 * size_length);
    let end = match size ^ marker {
        unknown if unknown == marker - 1 => rest.end,
        size => start.checked_add(size)?,
    };
    // A film that broke off has a segment that is longer than it.
    let end = if id == SEGMENT {
        end.min(rest.end)
    } else {
        end
    };
    if start > end || end > rest.end {
        return None;
    }
    rest.start = end;
    Some(Element {
        id,
        inside: start..end,
    })
}

/// A number of as many bytes as there are zeros before its first one, and that one; and how many they are.
fn number(bytes: &[u8], most: usize) -> Option<(u64, usize)> {
    let length = bytes.first()?.leading_zeros() as usize + 1;
    let bytes = bytes.get(..length).filter(|_| length <= most)?;
    let number = bytes
        .iter()
        .fold(0, |number, byte| number << 8 | u64::from(*byte));
    Some((number, length))
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::super::EBML;
    use super::*;

    fn element(id: u64, inside: &[u8]) -> Vec<u8> {
        // A size of eight bytes.
        let size = inside.len() as u64 | 1 << 56;
        headed(id, size, inside)
    }

    fn headed(id: u64, size: u64, inside: &[u8]) -> Vec<u8> {
        let significant = |number: u64| {
            let bytes = number.to_be_bytes();
            let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
            bytes.into_iter().skip(zeros).collect::<Vec<_>>()
        };
        [significant(id), significant(size), inside.to_vec()].concat()
    }

    fn unsigned(id: u64, number: u16) -> Vec<u8> {
        element(id, &number.to_be_bytes())
    }

    fn video(parts: &[Vec<u8>]) -> Vec<u8> {
        let number = unsigned(0xd7, 1);
        element(
            TRACK_ENTRY,
            &[number, element(VIDEO, &parts.concat())].concat(),
        )
    }

    fn pixels(width: u16, height: u16) -> Vec<u8> {
        [unsigned(PIXEL_WIDTH, width), unsigned(PIXEL_HEIGHT, height)].concat()
    }

    fn head() -> Vec<u8> {
        element(u32::from_be_bytes(EBML).into(), &element(0x4282, b"webm"))
    }

    fn film(tracks: &[Vec<u8>]) -> Vec<u8> {
        let info = element(0x1549_a966, b"....");
        let segment = [
            info,
            element(TRACKS, &tracks.concat()),
            element(0x1f43_b675, b"...."),
        ];
        [head(), element(SEGMENT, &segment.concat())].concat()
    }

    fn read(bytes: &[u8]) -> Option<Size> {
        size(&mut Places::of(Cursor::new(bytes), bytes.len() as u64))
    }

    // chats-files-auth.md 2.4
    #[test]
    fn a_film_has_a_size() {
        let sound = element(TRACK_ENTRY, &element(0xe1, b"...."));
        let unit = |unit| unsigned(DISPLAY_UNIT, unit);
        let display = [unsigned(DISPLAY_WIDTH, 1024), unsigned(DISPLAY_HEIGHT, 576)].concat();
        let crop = [
            unsigned(PIXEL_CROP_TOP, 4),
            unsigned(PIXEL_CROP_BOTTOM, 6),
            unsigned(PIXEL_CROP_LEFT, 8),
            unsigned(PIXEL_CROP_RIGHT, 12),
        ]
        .concat();
        let rolled = |degrees: &[u8]| element(PROJECTION, &element(PROJECTION_POSE_ROLL, degrees));
        let one = || pixels(720, 480);
        for (tracks, expected) in [
            (vec![sound.clone(), video(&[one()])], Some((720, 480))),
            (vec![video(&[one(), display.clone()])], Some((1024, 576))),
            // A ratio is no size.
            (vec![video(&[one(), display, unit(3)])], Some((720, 480))),
            (vec![video(&[one(), crop])], Some((700, 470))),
            (
                vec![video(&[one(), rolled(&90_f32.to_be_bytes())])],
                Some((480, 720)),
            ),
            (
                vec![video(&[one(), rolled(&(-90_f64).to_be_bytes())])],
                Some((480, 720)),
            ),
            (
                vec![video(&[one(), rolled(&180_f64.to_be_bytes())])],
                Some((720, 480)),
            ),
            (
                vec![video(&[one()]), video(&[pixels(1280, 720)])],
                Some((1280, 720)),
            ),
            (vec![video(&[pixels(0, 480)])], None),
            (vec![video(&[])], None),
            (vec![sound], None),
        ] {
            assert_eq!(read(&film(&tracks)), expected);
        }
    }

    // What a browser records has sizes that nobody knew when they were written.
    #[test]
    fn a_film_that_was_recorded_live_has_a_size() {
        let unknown = (1 << 57) - 1;
        let tracks = element(TRACKS, &video(&[pixels(640, 360)]));
        let cluster = headed(0x1f43_b675, unknown, b"....");
        let segment = headed(SEGMENT, unknown, &[tracks, cluster].concat());
        assert_eq!(read(&[head(), segment].concat()), Some((640, 360)));
    }

    #[test]
    fn a_film_that_breaks_off_has_the_size_that_was_said() {
        let whole = film(&[video(&[pixels(640, 360)])]);
        let said = whole.len() - element(0x1f43_b675, b"....").len();
        for cut in 0..whole.len() {
            let size = read(whole.get(..cut).unwrap_or_default());
            assert_eq!(size, (cut >= said).then_some((640, 360)), "{cut}");
        }
    }

    #[test]
    fn what_lies_about_its_size_says_nothing() {
        let long = element(PIXEL_WIDTH, &[1; 9]);
        let height = unsigned(PIXEL_HEIGHT, 2);
        for bytes in [
            film(&[video(&[long, height])]),
            [head(), headed(SEGMENT, u64::MAX >> 7, b"")].concat(),
            [head(), headed(SEGMENT, 1 << 56, b"")].concat(),
            headed(SEGMENT, 0x80, b""),
            [head(), vec![0; 100]].concat(),
            // More than is looked at.
            [
                head(),
                headed(0xec, 0x80, b"").repeat(10_000),
                film(&[video(&[pixels(2, 2)])]),
            ]
            .concat(),
        ] {
            assert_eq!(read(&bytes), None);
        }
    }
}
