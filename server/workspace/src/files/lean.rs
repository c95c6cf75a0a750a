//! A PNG without what its pixels do not need: a decoder takes texts and data of cameras into memory, however long they
//! are and whether anybody asks for them or not.

use std::io::{self, BufRead, ErrorKind, Read, Seek, SeekFrom};

/// What a PNG begins with; as long as the head of a chunk.
const SIGNATURE_BYTES: u64 = 8;
/// The sum at the end of a chunk.
const SUM_BYTES: u64 = 4;
/// Chunks that may be left out and say something of the pixels: what can be seen through, whether it moves, and what
/// the colours mean.
const KEPT: [&[u8; 4]; 4] = [b"tRNS", b"acTL", b"fcTL", b"iCCP"];
/// A kept chunk is no longer than this: so long as a description of colours that is passed on.
pub(super) const MAX_KEPT: u32 = 64 << 10;

/// The content of a PNG, its chunks passed on or left out as they come.
pub(super) struct Lean<C> {
    content: C,
    /// The head of a chunk that is passed on, and where its rest begins.
    head: [u8; 8],
    head_at: usize,
    /// How many bytes behind the head are passed on as they are.
    passing: u64,
}

impl<C: BufRead + Seek> Lean<C> {
    /// Content that begins as a PNG does, read from where it stands.
    pub(super) fn of(content: C) -> Self {
        Self {
            content,
            head: [0; 8],
            head_at: 8,
            passing: SIGNATURE_BYTES,
        }
    }

    /// Goes on to what is passed on next; at the end there is nothing.
    fn go_on(&mut self) -> io::Result<()> {
        while self.passing == 0 && self.head_at == self.head.len() {
            match self.content.read_exact(&mut self.head) {
                // A cut chunk is none to the decoder either.
                Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(()),
                read => read?,
            }
            let [l0, l1, l2, l3, kind @ ..] = self.head;
            let length = u32::from_be_bytes([l0, l1, l2, l3]);
            let rest = u64::from(length) + SUM_BYTES;
            if is_passed(kind, length) {
                (self.head_at, self.passing) = (0, rest);
            } else {
                self.content.seek_relative(rest.cast_signed())?;
            }
        }
        Ok(())
    }
}

/// Whether a decoder is shown a chunk: all that it must know, and few others.
fn is_passed(kind: [u8; 4], length: u32) -> bool {
    let must_be_known = kind.first().is_some_and(u8::is_ascii_uppercase);
    must_be_known || (KEPT.contains(&&kind) && length <= MAX_KEPT)
}

impl<C: BufRead + Seek> BufRead for Lean<C> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.go_on()?;
        let head = self.head.get(self.head_at..).unwrap_or_default();
        if !head.is_empty() || self.passing == 0 {
            return Ok(head);
        }
        let ahead = self.content.fill_buf()?;
        let most = usize::try_from(self.passing).unwrap_or(usize::MAX);
        Ok(ahead.get(..most).unwrap_or(ahead))
    }

    fn consume(&mut self, bytes: usize) {
        if self.head_at < self.head.len() {
            self.head_at += bytes;
        } else {
            self.passing = self.passing.saturating_sub(bytes as u64);
            self.content.consume(bytes);
        }
    }
}

impl<C: BufRead + Seek> Read for Lean<C> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(into)?;
        self.consume(read);
        Ok(read)
    }
}

/// A decoder asks that it can be sought in, and reads it from its beginning to its end.
impl<C> Seek for Lean<C> {
    fn seek(&mut self, _: SeekFrom) -> io::Result<u64> {
        Err(ErrorKind::Unsupported.into())
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use std::io::{BufReader, Cursor};

    use super::*;

    fn chunk(kind: &[u8; 4], inside: &[u8]) -> Vec<u8> {
        let length = u32::try_from(inside.len()).unwrap();
        [&length.to_be_bytes(), &kind[..], inside, b"sum."].concat()
    }

    fn png(chunks: &[Vec<u8>]) -> Vec<u8> {
        [b"\x89PNG\r\n\x1a\n".to_vec(), chunks.concat()].concat()
    }

    #[test]
    fn what_pixels_do_not_need_is_left_out() {
        let kept = [
            chunk(b"IHDR", &[1; 13]),
            chunk(b"iCCP", b"colours"),
            chunk(b"acTL", b"moves"),
            chunk(b"tRNS", b""),
            chunk(b"IDAT", &[2; 100_000]),
            chunk(b"IEND", b""),
        ];
        let mut all = kept.to_vec();
        all.insert(1, chunk(b"zTXt", &[3; 100_000]));
        all.insert(2, chunk(b"tEXt", b""));
        all.insert(3, chunk(b"iCCP", &vec![4; 1 + MAX_KEPT as usize]));
        all.insert(7, chunk(b"eXIf", &[5; 9]));
        all.push(chunk(b"iTXt", b"behind"));
        for held in [1, 9, 8192] {
            let content = BufReader::with_capacity(held, Cursor::new(png(&all)));
            let mut read = Vec::new();
            Lean::of(content).read_to_end(&mut read).unwrap();
            assert_eq!(read, png(&kept));
        }
    }

    #[test]
    fn what_is_cut_off_ends() {
        let whole = png(&[
            chunk(b"IHDR", &[1; 13]),
            chunk(b"eXIf", b"..."),
            chunk(b"IDAT", b"x"),
        ]);
        let short = png(&[chunk(b"IHDR", &[1; 13]), chunk(b"IDAT", b"x")]);
        for cut in 0..whole.len() {
            let cut = whole.get(..cut).unwrap();
            let mut read = Vec::new();
            Lean::of(Cursor::new(cut)).read_to_end(&mut read).unwrap();
            assert!(short.starts_with(&read), "{read:?}");
        }
        // What says that it is longer than any file.
        let mut lies = png(&[chunk(b"eXIf", b""), chunk(b"IDAT", b"x")]);
        lies.splice(8..12, [0xff; 4]);
        let mut read = Vec::new();
        Lean::of(Cursor::new(lies)).read_to_end(&mut read).unwrap();
        assert_eq!(read.len(), 8);
    }
}
