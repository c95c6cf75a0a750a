//! The parts of a form as they come off the wire (RFC 7578), read by `multer`.
//!
//! `multer` takes all that it can get of a body, and holds what it has not given out. So it gets the body piece by piece,
//! and the form is refused when more of it is held or skipped than a form may have beside its content.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Poll, ready};

use bytes::{Bytes, BytesMut};
use futures::{Stream, StreamExt, stream};
use http::header::{CONTENT_DISPOSITION, HeaderValue};
use multer::{Field, Multipart};
use rolltop_spec::limits::{FORM_FRAMING_BYTES, PART_HEAD_BYTES};

use super::request_body::{BodyError, RequestBody};
use crate::sent_name;

/// The longest boundary in characters (RFC 2046 5.1.1).
const MAX_BOUNDARY: usize = 70;

/// Small pieces of a body are joined until they have so many bytes.
const JOINED_BYTES: usize = 16 << 10;

/// Why a form cannot be read on.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub(super) enum Unfit {
    /// The head of a part is larger than [`PART_HEAD_BYTES`], or has more lines than are read.
    #[error("the head of a part is too large")]
    Head,
    /// What is not asked for is larger than [`FORM_FRAMING_BYTES`].
    #[error("the form is too large beside its file")]
    Framing,
    /// It is no form.
    #[error("{why}")]
    Malformed {
        /// What is wrong.
        why: &'static str,
        /// What repairs it.
        repair: &'static str,
    },
    /// The body broke off.
    #[error(transparent)]
    Unread(#[from] BodyError),
}

impl Unfit {
    const fn malformed(why: &'static str, repair: &'static str) -> Self {
        Self::Malformed { why, repair }
    }

    /// What the failure of a form means of which a part was read already, or none.
    fn of(error: multer::Error, has_begun: bool) -> Self {
        match error {
            multer::Error::StreamReadFailed(cause) => {
                let cause = cause.downcast().map(|unfit| *unfit);
                cause.unwrap_or(Self::Unread(BodyError::Broken))
            }
            multer::Error::ReadHeaderFailed(httparse::Error::TooManyHeaders) => Self::Head,
            multer::Error::IncompleteStream if !has_begun => Self::malformed(
                "no line of it that follows CR and LF begins with two hyphens and the boundary that its Content-Type names",
                "let what makes the form also make its Content-Type, or name there the boundary that the form has; end each \
                 line of the form with CR and LF, a boundary and each line of the head of a part too",
            ),
            multer::Error::IncompleteStream | multer::Error::IncompleteFieldData { .. } => {
                Self::malformed(
                    "it ends before its last boundary",
                    "end the form with its boundary between two times two hyphens, as in --boundary--",
                )
            }
            _ => Self::malformed(
                "the head of a part has a line that is no field",
                "leave line ends and control characters out of the file name",
            ),
        }
    }
}

/// The parts of a body, one after the other.
pub(super) struct Parts<'a> {
    form: Multipart<'a>,
    has_begun: bool,
    given_out: Arc<AtomicU64>,
}

impl<'a> Parts<'a> {
    /// The parts of a body that says it is a form.
    pub(super) fn of(content_type: &str, body: &'a mut RequestBody) -> Result<Self, Unfit> {
        let boundary = boundary(content_type)?;
        let given_out = Arc::new(AtomicU64::new(0));
        Ok(Self {
            form: Multipart::new(pieces(body, Arc::clone(&given_out)), boundary),
            has_begun: false,
            given_out,
        })
    }

    /// The next part; what is left of the one before is dropped.
    pub(super) async fn next(&mut self) -> Result<Option<Part<'a>>, Unfit> {
        let field = self.form.next_field().await;
        let Some(field) = field.map_err(|error| Unfit::of(error, self.has_begun))? else {
            return Ok(None);
        };
        self.has_begun = true;
        let lines = field.headers().iter();
        let head: usize = lines
            .map(|(name, value)| name.as_str().len() + value.len())
            .sum();
        if head > PART_HEAD_BYTES {
            return Err(Unfit::Head);
        }
        let given_out = Arc::clone(&self.given_out);
        Ok(Some(Part { field, given_out }))
    }
}

/// A part of a form.
pub(super) struct Part<'a> {
    field: Field<'a>,
    given_out: Arc<AtomicU64>,
}

impl Part<'_> {
    /// What the part says of itself; empty where it says nothing.
    pub(super) fn disposition(&self) -> Cow<'_, str> {
        let value = self.field.headers().get(CONTENT_DISPOSITION);
        sent_name::text(value.map_or(&[], HeaderValue::as_bytes))
    }

    /// The next bytes of the content; `None` at its end.
    pub(super) async fn piece(&mut self) -> Result<Option<Bytes>, Unfit> {
        let piece = self.field.chunk().await;
        let piece = piece.map_err(|error| Unfit::of(error, true))?;
        let length = piece.as_ref().map_or(0, Bytes::len) as u64;
        self.given_out.fetch_add(length, Ordering::Relaxed);
        Ok(piece)
    }
}

/// The pieces of a body: one, and then none until it is asked for again. Small ones that are there already come as one:
/// each that is given out costs a search for the boundary.
fn pieces<'a>(
    body: &'a mut RequestBody,
    given_out: Arc<AtomicU64>,
) -> impl Stream<Item = Result<Bytes, Unfit>> + Send + 'a {
    let pieces = stream::unfold(body, |body| async {
        let piece = body.next_piece().await.transpose()?;
        Some((piece, body))
    });
    let mut pieces = Box::pin(pieces).fuse();
    let (mut taken, mut has_given, mut kept) = (0, false, None);
    stream::poll_fn(move |context| {
        if std::mem::take(&mut has_given) {
            context.waker().wake_by_ref();
            return Poll::Pending;
        }
        let mut piece = match kept.take() {
            Some(piece) => piece,
            None => ready!(pieces.poll_next_unpin(context)),
        };
        if let Some(Ok(piece)) = &mut piece {
            let mut joined = BytesMut::new();
            while piece.len() + joined.len() < JOINED_BYTES
                && let Poll::Ready(next) = pieces.poll_next_unpin(context)
            {
                let Some(Ok(next)) = next else {
                    kept = Some(next);
                    break;
                };
                joined.extend_from_slice(&next);
            }
            if !joined.is_empty() {
                *piece = [&**piece, &*joined].concat().into();
            }
        }
        has_given = true;
        if taken - given_out.load(Ordering::Relaxed) > FORM_FRAMING_BYTES {
            return Poll::Ready(Some(Err(Unfit::Framing)));
        }
        taken += piece
            .as_ref()
            .map_or(0, |piece| piece.as_ref().map_or(0, Bytes::len)) as u64;
        Poll::Ready(piece.map(|piece| piece.map_err(Unfit::from)))
    })
}

fn boundary(content_type: &str) -> Result<String, Unfit> {
    let kind = content_type.split(';').next().unwrap_or_default();
    if !kind.trim().eq_ignore_ascii_case("multipart/form-data") {
        return Err(Unfit::malformed(
            "its Content-Type is not multipart/form-data",
            "send multipart/form-data, or a JSON object with a url",
        ));
    }
    sent_name::parameter(content_type, "boundary")
        .filter(|boundary| (1..=MAX_BOUNDARY).contains(&boundary.len()))
        .ok_or(Unfit::malformed(
            "its Content-Type names no boundary of 1 to 70 characters",
            "let what makes the form also make its Content-Type, or name the boundary there",
        ))
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use std::convert::Infallible;
    use std::time::Duration;

    use dropshot::Body;
    use http_body_util::StreamBody;
    use hyper::body::Frame;

    use super::*;

    const FORM: &str = "multipart/form-data; charset=utf-8; boundary=\"x\"";

    /// A body that comes in pieces of at most so many bytes.
    fn arriving(body: &[u8], most: usize) -> RequestBody {
        let pieces: Vec<_> = body
            .chunks(most)
            .map(|piece| Ok::<_, Infallible>(Frame::data(Bytes::copy_from_slice(piece))))
            .collect();
        let body = Body::wrap(StreamBody::new(stream::iter(pieces)));
        RequestBody::alone(body, Duration::from_secs(60))
    }

    /// What each part says of itself, and its content.
    async fn read(body: &[u8], most: usize) -> Result<Vec<(String, Vec<u8>)>, Unfit> {
        let mut body = arriving(body, most);
        let mut parts = Parts::of(FORM, &mut body)?;
        let mut read = Vec::new();
        while let Some(mut part) = parts.next().await? {
            let head = part.disposition().into_owned();
            let mut content = Vec::new();
            while let Some(piece) = part.piece().await? {
                content.extend_from_slice(&piece);
            }
            read.push((head, content));
        }
        Ok(read)
    }

    #[tokio::test]
    async fn parts_are_the_same_however_they_come() {
        let form = b"before\r\n--x \t\r\nA: b\r\ncontent-disposition: one\r\n\r\n\
            \r\n-\r\n--\r\n--\r-x\r\n\r\n--x\r\nA: b\r\n\r\n--y\n--x\r\n--x\r\nContent-Disposition: \xff\r\n\r\n\
            \r\n--x--after --x\r\n";
        let parts = [
            ("one", &b"\r\n-\r\n--\r\n--\r-x\r\n"[..]),
            ("", b"--y\n--x"),
            ("\u{fffd}", b""),
        ];
        let parts = parts.map(|(head, content)| (head.to_owned(), content.to_vec()));
        for most in 1..=form.len() {
            assert_eq!(read(form, most).await.unwrap(), parts, "{most}");
        }
        assert_eq!(read(b"--x--", 1).await.unwrap(), []);
    }

    #[tokio::test]
    async fn what_is_no_form() {
        for (body, said) in [
            (&b""[..], "no line of it"),
            (b"--y\r\n\r\n\r\n--y--", "no line of it"),
            (b"before\n--x\n\n\n--x--", "no line of it"),
            (b"--x\r\nA: b\r\n", "no line of it"),
            (b"--x\r\nA: b\n\nc\n--x--\n", "no line of it"),
            (b"--x\r\nA: b\r\n\r\ncontent\r\n--", "ends before"),
            (b"--x\r\nA: b\r\n\r\ncontent\r\n--x\r\n", "ends before"),
            (b"--x\r\nA: \"b\r\nc\"\r\n\r\n\r\n--x--", "no field"),
        ] {
            for most in [1, 1000] {
                let refused = read(body, most).await.unwrap_err().to_string();
                assert!(refused.contains(said), "{body:?}: {refused}");
            }
        }
        let long = "b".repeat(71);
        for content_type in [
            "",
            "multipart/form-data",
            "multipart/form-data; boundary=",
            "multipart/form-datax; boundary=x",
            &format!("multipart/form-data; boundary={long}"),
        ] {
            let mut body = arriving(b"--x--", 1);
            let refused = Parts::of(content_type, &mut body).err();
            assert!(
                matches!(refused, Some(Unfit::Malformed { .. })),
                "{content_type}"
            );
        }
    }

    // What no part of the content is bounded, and little of it is held.
    #[tokio::test]
    async fn what_is_no_content_is_bounded() {
        let framing = usize::try_from(FORM_FRAMING_BYTES).unwrap();
        let head = |bytes| format!("--x\r\nA: {}\r\n\r\n\r\n--x--", "p".repeat(bytes));
        let before = |bytes| format!("{}\r\n--x--", "p".repeat(bytes));
        for (form, refused) in [
            (head(PART_HEAD_BYTES - 1), None),
            (head(PART_HEAD_BYTES), Some(Unfit::Head)),
            (head(3 * framing), Some(Unfit::Framing)),
            (
                format!("--x\r\n{}\r\n\r\n--x--", "A: b\r\n".repeat(100)),
                Some(Unfit::Head),
            ),
            (before(framing - 100), None),
            (before(2 * framing), Some(Unfit::Framing)),
            (
                "--x\r\nA:b\r\n\r\n\r\n".repeat(framing / 5),
                Some(Unfit::Framing),
            ),
        ] {
            let read = read(form.as_bytes(), 16 << 10).await;
            assert_eq!(read.err(), refused);
        }
        // Content is not: the form has as much of it as its reader takes.
        let file = format!("--x\r\nA: b\r\n\r\n{}\r\n--x--", "f".repeat(3 * framing));
        assert_eq!(read(file.as_bytes(), 16 << 10).await.unwrap().len(), 1);
    }
}
