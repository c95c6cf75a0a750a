//! The size of a film, out of the heads of its tracks (ISO/IEC 14496-12, which MP4 and QuickTime share).

use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;

/// Boxes that are looked at, one beside the other.
const MAX_BOXES: usize = 4096;
/// Tracks that are looked at.
const MAX_TRACKS: usize = 64;
/// The head of a track is no longer than this, in bytes.
const MAX_HEAD: u64 = 256;

/// Width and height of the largest picture among the tracks, upright.
pub(super) fn pixels(mut content: impl Read + Seek, size: u64) -> Option<(u32, u32)> {
    let mut largest = None;
    for movie in boxes(&mut content, 0..size, b"moov").ok()? {
        for track in boxes(&mut content, movie, b"trak").ok()? {
            for head in boxes(&mut content, track, b"tkhd").ok()? {
                let found = track_size(&mut content, head).ok().flatten();
                largest = largest.max(found.map(|(width, height)| {
                    let area = u64::from(width) * u64::from(height);
                    (area, width, height)
                }));
            }
        }
    }
    largest.map(|(_, width, height)| (width, height))
}

/// The insides of the boxes of this kind that lie in a range.
fn boxes(
    content: &mut (impl Read + Seek),
    within: Range<u64>,
    kind: &[u8; 4],
) -> io::Result<Vec<Range<u64>>> {
    let mut found = Vec::new();
    let mut at = within.start;
    for _ in 0..MAX_BOXES {
        if within.end.saturating_sub(at) < 8 || found.len() == MAX_TRACKS {
            break;
        }
        content.seek(SeekFrom::Start(at))?;
        let (length, name): ([u8; 4], [u8; 4]) = (take(content)?, take(content)?);
        let (head, length) = match u32::from_be_bytes(length) {
            // To the end.
            0 => (8, within.end - at),
            1 => (16, u64::from_be_bytes(take(content)?)),
            length => (8, u64::from(length)),
        };
        let end = at.saturating_add(length);
        if length < head || end > within.end {
            break;
        }
        if name == *kind {
            found.push(at + head..end);
        }
        at = end;
    }
    Ok(found)
}

/// Width and height at the end of the head of a track, behind the matrix that turns the picture.
fn track_size(
    content: &mut (impl Read + Seek),
    head: Range<u64>,
) -> io::Result<Option<(u32, u32)>> {
    /// Nine numbers of the matrix, then width and height, all of four bytes.
    const TAIL: u64 = 11 * 4;
    if !(TAIL..=MAX_HEAD).contains(&(head.end - head.start)) {
        return Ok(None);
    }
    content.seek(SeekFrom::Start(head.end - TAIL))?;
    let mut numbers = [0_u32; 11];
    for number in &mut numbers {
        *number = u32::from_be_bytes(take(content)?);
    }
    let [a, b, _, c, d, .., width, height] = numbers;
    // The whole part of a number of 16 and 16 bits.
    let (width, height) = (width >> 16, height >> 16);
    if width == 0 || height == 0 {
        return Ok(None);
    }
    let is_turned = a == 0 && d == 0 && b != 0 && c != 0;
    Ok(Some(if is_turned {
        (height, width)
    } else {
        (width, height)
    }))
}

fn take<const N: usize>(content: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    content.read_exact(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    fn boxed(kind: &[u8; 4], inside: &[u8]) -> Vec<u8> {
        let length = u32::try_from(inside.len() + 8).unwrap_or_default();
        [&length.to_be_bytes()[..], kind, inside].concat()
    }

    fn track(matrix: [u32; 4], width: u32, height: u32) -> Vec<u8> {
        let [a, b, c, d] = matrix;
        let mut head = vec![0; 40];
        for number in [a, b, 0, c, d, 0, 0, 0, 1 << 30, width << 16, height << 16] {
            head.extend(number.to_be_bytes());
        }
        boxed(
            b"trak",
            &[boxed(b"edts", b""), boxed(b"tkhd", &head)].concat(),
        )
    }

    fn read(bytes: &[u8]) -> Option<(u32, u32)> {
        pixels(Cursor::new(bytes), bytes.len() as u64)
    }

    const UPRIGHT: [u32; 4] = [1 << 16, 0, 0, 1 << 16];
    const TURNED: [u32; 4] = [0, 1 << 16, u32::MAX << 16, 0];

    // chats-files-auth.md 2.4
    #[test]
    fn a_film_has_a_size() {
        let film = |tracks: &[Vec<u8>]| {
            let head = boxed(b"ftyp", b"isom\0\0\0\0");
            // Content of more than 32 bits may say its length, as any box.
            let long = [
                &1_u32.to_be_bytes()[..],
                b"mdat",
                &20_u64.to_be_bytes(),
                b"....",
            ]
            .concat();
            [head, long, boxed(b"moov", &tracks.concat())].concat()
        };
        let sound = track(UPRIGHT, 0, 0);
        assert_eq!(
            read(&film(&[sound.clone(), track(UPRIGHT, 1920, 1080)])),
            Some((1920, 1080))
        );
        assert_eq!(
            read(&film(&[track(TURNED, 1920, 1080)])),
            Some((1080, 1920))
        );
        assert_eq!(
            read(&film(&[track(UPRIGHT, 64, 64), track(UPRIGHT, 640, 480)])),
            Some((640, 480))
        );
        assert_eq!(read(&film(&[sound])), None);
        let whole = film(&[track(UPRIGHT, 1920, 1080)]);
        for cut in 0..whole.len() {
            let cut = whole.get(..cut).unwrap_or_default();
            assert_eq!(read(cut), None);
        }
    }
}
