//! The body of a download: read piece by piece, a little ahead of the network, and never more of it in memory.

use std::collections::VecDeque;
use std::fs::File;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use hyper::body::{Body, Frame, SizeHint};
use rustix::buffer::spare_capacity;
use tokio::task::{JoinHandle, spawn_blocking};

use super::range::ByteRange;

/// How much is read at once.
const PIECE_BYTES: u64 = 256 << 10;
/// Pieces that are read before they are asked for.
const AHEAD: usize = 2;

/// A part of the body.
#[derive(Debug)]
pub(super) enum Segment {
    /// These bytes.
    Bytes(Bytes),
    /// A range of the file.
    Content(ByteRange),
}

/// A piece that is under way.
#[derive(Debug)]
enum Piece {
    Here(Option<Bytes>),
    Reading(JoinHandle<io::Result<Bytes>>),
}

/// The segments of a download, one after the other.
#[derive(Debug)]
pub(super) struct ContentBody {
    file: Arc<File>,
    segments: VecDeque<Segment>,
    pieces: VecDeque<Piece>,
    left: u64,
}

impl ContentBody {
    pub(super) fn new(file: Arc<File>, segments: Vec<Segment>) -> Self {
        let length = |segment: &Segment| match segment {
            Segment::Bytes(bytes) => bytes.len() as u64,
            Segment::Content(range) => range.length(),
        };
        let left = segments.iter().map(length).sum();
        Self {
            file,
            segments: segments.into(),
            pieces: VecDeque::with_capacity(AHEAD),
            left,
        }
    }

    /// How many bytes it has.
    pub(super) fn length(&self) -> u64 {
        self.left
    }

    /// Begins the next piece, if there is one.
    fn next_piece(&mut self) -> Option<Piece> {
        let range = match self.segments.pop_front()? {
            Segment::Bytes(bytes) => return Some(Piece::Here(Some(bytes))),
            Segment::Content(range) => range,
        };
        let end = range.end.min(range.start.saturating_add(PIECE_BYTES));
        if end < range.end {
            let rest = ByteRange {
                start: end,
                ..range
            };
            self.segments.push_front(Segment::Content(rest));
        }
        if range.length() == 0 {
            return Some(Piece::Here(Some(Bytes::new())));
        }
        let piece = ByteRange { end, ..range };
        let file = Arc::clone(&self.file);
        Some(Piece::Reading(spawn_blocking(move || read(&file, piece))))
    }
}

/// Reads a whole range of a file that has it.
fn read(file: &File, range: ByteRange) -> io::Result<Bytes> {
    let length = usize::try_from(range.length()).map_err(io::Error::other)?;
    let mut bytes = Vec::with_capacity(length);
    while bytes.len() < length {
        let at = range.start + bytes.len() as u64;
        match rustix::io::pread(file, spare_capacity(&mut bytes), at) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
    // The buffer may have been given more room than was asked for.
    bytes.truncate(length);
    Ok(Bytes::from(bytes))
}

impl Body for ContentBody {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        loop {
            while self.pieces.len() < AHEAD {
                match self.next_piece() {
                    Some(piece) => self.pieces.push_back(piece),
                    None => break,
                }
            }
            let bytes = match self.pieces.front_mut() {
                None => return Poll::Ready(None),
                Some(Piece::Here(bytes)) => Ok(bytes.take().unwrap_or_default()),
                Some(Piece::Reading(reading)) => match ready!(Pin::new(reading).poll(context)) {
                    Ok(read) => read,
                    Err(stopped) => Err(io::Error::other(stopped)),
                },
            };
            self.pieces.pop_front();
            match bytes {
                Ok(bytes) if bytes.is_empty() => {}
                Ok(bytes) => {
                    self.left = self.left.saturating_sub(bytes.len() as u64);
                    return Poll::Ready(Some(Ok(Frame::data(bytes))));
                }
                Err(error) => return Poll::Ready(Some(Err(error))),
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        self.left == 0
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(self.left)
    }
}
