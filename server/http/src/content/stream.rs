//! The body of a download: read piece by piece, and never more of it in memory.

use std::fs::File;
use std::io::{self, SeekFrom};
use std::ops::Range;
use std::sync::Arc;

use bytes::Bytes;
use dropshot::Body;
use futures::{StreamExt, TryStreamExt, future, stream};
use http_body_util::StreamBody;
use hyper::body::Frame;
use tokio::io::{AsyncReadExt, AsyncSeekExt};
use tokio_util::io::ReaderStream;

/// Bytes of one read.
const PIECE_BYTES: usize = 256 << 10;

#[derive(Clone, Debug)]
pub(super) enum Segment {
    Bytes(Bytes),
    Content(Range<u64>),
}

impl Segment {
    pub(super) fn length(&self) -> u64 {
        match self {
            Self::Bytes(bytes) => bytes.len() as u64,
            Self::Content(range) => range.end.saturating_sub(range.start),
        }
    }
}

/// The segments, one after the other. Nothing else reads from the file meanwhile: its readers share a position.
pub(super) fn body(file: &Arc<File>, segments: Vec<Segment>) -> Body {
    let file = Arc::clone(file);
    let pieces = stream::iter(segments).then(move |segment| {
        let file = Arc::clone(&file);
        async move {
            Ok::<_, io::Error>(match segment {
                Segment::Bytes(bytes) => stream::once(future::ok(bytes)).left_stream(),
                Segment::Content(ref range) => {
                    let mut file = tokio::fs::File::from_std(file.try_clone()?);
                    file.seek(SeekFrom::Start(range.start)).await?;
                    let content = file.take(segment.length());
                    ReaderStream::with_capacity(content, PIECE_BYTES).right_stream()
                }
            })
        }
    });
    Body::wrap(StreamBody::new(pieces.try_flatten().map_ok(Frame::data)))
}
