//! The bytes of a form on their way to the parser, in pieces small enough and few enough that it never holds much.
//!
//! The parser buffers what is no content: what stands before the first part, and the heads of parts. It searches that
//! again with every piece. So the bytes between two pieces of content are counted here, and those of everything that is
//! not the file.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bytes::Bytes;
use futures::{Stream, stream};

use super::arriving::{Arriving, Unread};

/// What a form may have beside its file: boundaries, heads of parts, a name, parts that are ignored.
pub(super) const FRAMING_BYTES: u64 = 1 << 20;
/// What may stand before the content of a part: its head, and before the first one a preamble.
pub(super) const HEAD_BYTES: u64 = 64 << 10;
/// The most that the parser is given at once.
const PIECE_BYTES: usize = 16 << 10;
/// What the parser may have taken ahead of what it gave out.
const AHEAD_BYTES: u64 = 2 * PIECE_BYTES as u64;

/// Why a form cannot be read on.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub(super) enum Unfed {
    /// The head of a part is larger than [`HEAD_BYTES`].
    #[error("the head of a part is too large")]
    Head,
    /// What is not the file is larger than [`FRAMING_BYTES`].
    #[error("the form is too large beside its file")]
    Framing,
    /// The body broke off.
    #[error(transparent)]
    Unread(#[from] Unread),
}

/// How much has come, shared by the side that feeds and the side that takes.
#[derive(Clone, Debug, Default)]
pub(super) struct Meter(Arc<Counts>);

#[derive(Debug, Default)]
struct Counts {
    /// Bytes since a part began or gave content.
    since_content: AtomicU64,
    /// Bytes that are not the file, or not known to be.
    beside_file: AtomicU64,
}

impl Meter {
    /// A part began, or gave content.
    pub(super) fn content(&self) {
        self.0.since_content.store(0, Ordering::Relaxed);
    }

    /// So many bytes were the file.
    pub(super) fn file(&self, bytes: usize) {
        self.content();
        let counted = self.0.beside_file.load(Ordering::Relaxed);
        let rest = counted.saturating_sub(bytes as u64);
        self.0.beside_file.store(rest, Ordering::Relaxed);
    }

    fn fed(&self, bytes: usize) -> Result<(), Unfed> {
        let add = |count: &AtomicU64| count.fetch_add(bytes as u64, Ordering::Relaxed);
        // Counted before this piece: the parser has looked at those before and wants more.
        if add(&self.0.since_content) > HEAD_BYTES + AHEAD_BYTES {
            return Err(Unfed::Head);
        }
        if add(&self.0.beside_file) > FRAMING_BYTES + AHEAD_BYTES {
            return Err(Unfed::Framing);
        }
        Ok(())
    }
}

/// The body in small pieces, one at each time that it is asked: the parser takes whatever is ready.
pub(super) fn feed(
    body: &mut Arriving,
    meter: Meter,
) -> impl Stream<Item = Result<Bytes, Unfed>> + Send {
    let begun = (body, meter, Bytes::new(), false);
    stream::try_unfold(begun, move |(body, meter, mut rest, gave)| async move {
        if gave {
            tokio::task::yield_now().await;
        }
        if rest.is_empty() {
            match body.next_piece().await? {
                Some(piece) => rest = piece,
                None => return Ok(None),
            }
        }
        let piece = rest.split_to(rest.len().min(PIECE_BYTES));
        meter.fed(piece.len())?;
        Ok(Some((piece, (body, meter, rest, true))))
    })
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use std::time::Duration;

    use dropshot::Body;
    use futures::StreamExt;

    use super::*;

    const A_MINUTE: Duration = Duration::from_secs(60);

    // H-26: the parser gets one piece at a time, and none above the bounds.
    #[tokio::test]
    async fn what_is_no_content_is_bounded() {
        let mut body = Arriving::alone(Body::from(vec![b'x'; 4 << 20]), A_MINUTE);
        let meter = Meter::default();
        let mut pieces = std::pin::pin!(feed(&mut body, meter.clone()));
        let mut given = 0;
        let refused = loop {
            match pieces.next().await.unwrap() {
                Ok(piece) => given += piece.len() as u64,
                Err(refused) => break refused,
            }
            assert!(futures::poll!(pieces.next()).is_pending());
        };
        assert_eq!(refused, Unfed::Head);
        assert!((HEAD_BYTES..=HEAD_BYTES + 2 * AHEAD_BYTES).contains(&given));
    }

    #[tokio::test]
    async fn only_the_file_is_large() {
        for (is_file, whole) in [(true, true), (false, false)] {
            let mut body = Arriving::alone(Body::from(vec![b'x'; 4 << 20]), A_MINUTE);
            let meter = Meter::default();
            let mut pieces = std::pin::pin!(feed(&mut body, meter.clone()));
            let mut given = 0;
            let mut refused = None;
            while let Some(piece) = pieces.next().await {
                match piece {
                    Ok(piece) if is_file => {
                        given += piece.len();
                        meter.file(piece.len());
                    }
                    Ok(piece) => {
                        given += piece.len();
                        meter.content();
                    }
                    Err(unfed) => refused = Some(unfed),
                }
            }
            assert_eq!(given == 4 << 20, whole);
            assert_eq!(refused, (!whole).then_some(Unfed::Framing));
        }
    }
}
