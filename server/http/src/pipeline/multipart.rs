//! The parts of a form as they come off the wire (RFC 2046 5.1, RFC 7578). No more is held than a piece of the body, the
//! head of one part, and what may be the beginning of a boundary.
//!
//! Heads are read as senders write them, and not as heads of HTTP: a file name may hold what no field of HTTP does
//! (chats-files-auth.md 2.2), and whoever asks for it makes a name of that.

use bytes::{Buf, Bytes, BytesMut};
use memchr::memmem::{self, Finder};
use rolltop_spec::limits::{FORM_FRAMING_BYTES, PART_HEAD_BYTES};

use super::request_body::{BodyError, RequestBody};
use crate::sent_name;

/// The longest boundary in characters (RFC 2046 5.1.1).
const MAX_BOUNDARY: usize = 70;
const LINE_END: &[u8] = b"\r\n";
/// What ends a head.
const EMPTY_LINE: &[u8] = b"\r\n\r\n";
/// Where a part says what it is.
const DISPOSITION: &str = "content-disposition";

/// Why a form cannot be read on.
#[derive(Clone, Copy, Debug, Eq, PartialEq, thiserror::Error)]
pub(super) enum Unfit {
    /// The head of a part is larger than [`PART_HEAD_BYTES`].
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
}

/// The parts of a body, one after the other.
#[derive(Debug)]
pub(super) struct Parts<'a> {
    body: &'a mut RequestBody,
    /// What has come and was not given out.
    held: BytesMut,
    /// A boundary and the line end before it, which belongs to it.
    delimiter: Finder<'static>,
    place: Place,
    /// Whether a boundary has come.
    has_begun: bool,
    /// How much was nothing that anybody asked for.
    framing: u64,
}

/// What is next in the body.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Place {
    /// The content of a part, or what stands before the first one.
    Content,
    /// The end of the line that a boundary begins.
    Boundary,
    /// Nothing that matters.
    End,
}

impl<'a> Parts<'a> {
    /// The parts of a body that says it is a form.
    pub(super) fn of(content_type: &str, body: &'a mut RequestBody) -> Result<Self, Unfit> {
        let boundary = boundary(content_type)?;
        let delimiter = [LINE_END, b"--", boundary.as_bytes()].concat();
        Ok(Self {
            body,
            // The first boundary may begin the body.
            held: BytesMut::from(LINE_END),
            delimiter: Finder::new(&delimiter).into_owned(),
            place: Place::Content,
            has_begun: false,
            framing: 0,
        })
    }

    /// What the next part says of itself, its `Content-Disposition`; what is left of the one before is dropped.
    pub(super) async fn next(&mut self) -> Result<Option<String>, Unfit> {
        while let Some(dropped) = self.piece().await? {
            self.frame(dropped.len())?;
        }
        if self.place == Place::Boundary && self.begins_a_part().await? {
            self.place = Place::Content;
            let head = self.head().await?;
            return disposition(&sent_name::text(&head)).map(Some);
        }
        self.place = Place::End;
        Ok(None)
    }

    /// The next bytes of the content of a part; `None` at its end.
    pub(super) async fn piece(&mut self) -> Result<Option<Bytes>, Unfit> {
        if self.place != Place::Content {
            return Ok(None);
        }
        loop {
            let length = self.delimiter.needle().len();
            let sure = match self.delimiter.find(&self.held) {
                Some(0) => {
                    self.held.advance(length);
                    self.frame(length)?;
                    self.place = Place::Boundary;
                    self.has_begun = true;
                    return Ok(None);
                }
                Some(at) => at,
                // The last bytes may begin a boundary.
                None => (self.held.len() + 1).saturating_sub(length),
            };
            if sure > 0 {
                return Ok(Some(self.held.split_to(sure).freeze()));
            }
            self.fill().await?;
        }
    }

    /// Whether another part follows the boundary, or the form ends with it.
    async fn begins_a_part(&mut self) -> Result<bool, Unfit> {
        let mut is_padded = false;
        loop {
            let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t');
            let blank = self.held.iter().take_while(|byte| is_blank(byte)).count();
            self.held.advance(blank);
            self.frame(blank)?;
            is_padded |= blank > 0;
            match &self.held[..] {
                [b'\r', b'\n', ..] => return Ok(true),
                [b'-', b'-', ..] if !is_padded => return Ok(false),
                [] | [b'\r' | b'-'] => self.fill().await?,
                _ => {
                    return Err(Unfit::malformed(
                        "a boundary does not end its line",
                        "end each line of the form, a boundary too, with CR and LF",
                    ));
                }
            }
        }
    }

    /// The lines between a boundary and the content. The line end of the boundary is their first: there may be none.
    async fn head(&mut self) -> Result<Bytes, Unfit> {
        const MOST: usize = LINE_END.len() + PART_HEAD_BYTES;
        let mut searched = 0;
        loop {
            let rest = self.held.get(searched..).unwrap_or_default();
            let found = memmem::find(rest, EMPTY_LINE).map(|at| searched + at);
            searched = (self.held.len() + 1).saturating_sub(EMPTY_LINE.len());
            // Where it has not come yet, the empty line may begin with the last bytes.
            if found.unwrap_or(searched) > MOST {
                return Err(Unfit::Head);
            }
            if let Some(end) = found {
                let head = self.held.split_to(end).freeze();
                self.held.advance(EMPTY_LINE.len());
                self.frame(head.len() + EMPTY_LINE.len())?;
                return Ok(head);
            }
            if !self.more().await? {
                return Err(Unfit::malformed(
                    "the head of a part does not end",
                    "end each line of the head with CR and LF, and put an empty line below it",
                ));
            }
        }
    }

    /// Takes more of the body, which must have some.
    async fn fill(&mut self) -> Result<(), Unfit> {
        if self.more().await? {
            return Ok(());
        }
        Err(if self.has_begun {
            Unfit::malformed(
                "it ends before its last boundary",
                "end the form with its boundary between two times two hyphens, as in --boundary--",
            )
        } else {
            Unfit::malformed(
                "no line of it that follows CR and LF begins with two hyphens and the boundary that its Content-Type names",
                "let what makes the form also make its Content-Type, or name there the boundary that the form has; end each \
                 line of the form with CR and LF",
            )
        })
    }

    /// Takes more of the body, if there is some.
    async fn more(&mut self) -> Result<bool, Unfit> {
        let piece = self.body.next_piece().await?;
        if let Some(piece) = &piece {
            self.held.extend_from_slice(piece);
        }
        Ok(piece.is_some())
    }

    fn frame(&mut self, bytes: usize) -> Result<(), Unfit> {
        self.framing += bytes as u64;
        if self.framing > FORM_FRAMING_BYTES {
            return Err(Unfit::Framing);
        }
        Ok(())
    }
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

/// The field of this name in the head of a part; empty where there is none.
fn disposition(head: &str) -> Result<String, Unfit> {
    // A field may go on in the next line.
    let head = head.replace("\r\n ", " ").replace("\r\n\t", " ");
    let mut found = None;
    for line in head.split("\r\n").filter(|line| !line.is_empty()) {
        let (name, value) = line.split_once(':').ok_or(Unfit::malformed(
            "the head of a part has a line that is no field",
            "leave line ends out of the file name",
        ))?;
        if name.trim().eq_ignore_ascii_case(DISPOSITION) {
            found = found.or(Some(value));
        }
    }
    Ok(found.unwrap_or_default().to_owned())
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "tests")]

    use std::convert::Infallible;
    use std::time::Duration;

    use dropshot::Body;
    use futures::stream;
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
        while let Some(head) = parts.next().await? {
            let mut content = Vec::new();
            while let Some(piece) = parts.piece().await? {
                content.extend_from_slice(&piece);
            }
            read.push((head, content));
        }
        Ok(read)
    }

    #[tokio::test]
    async fn parts_are_the_same_however_they_come() {
        let form = b"before\r\n--x \t\r\nA: b\r\ncontent-disposition: one;\r\n two\r\n\r\n\
            \r\n-\r\n--\r\n--\r-x\r\n\r\n--x\r\n\r\n--y\n--x\r\n--x\r\nContent-Disposition: \x01\xff\x7f\r\n\r\n\
            \r\n--x--after --x\r\n";
        let parts = [
            (" one; two", &b"\r\n-\r\n--\r\n--\r-x\r\n"[..]),
            ("", b"--y\n--x"),
            (" \u{1}\u{fffd}\u{7f}", b""),
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
            (b"x", "no line of it"),
            (b"--y\r\n\r\n\r\n--y--", "no line of it"),
            (b"before\n--x\n\n\n--x--", "no line of it"),
            (b"--x", "ends before"),
            (b"--x-", "ends before"),
            (b"--x\r\n\r\ncontent\r\n--", "ends before"),
            (b"--x\r\nA: b\r\n", "does not end"),
            (b"--x\r\nA: b\n\nc\n--x--\n", "does not end"),
            (b"--xy\r\n\r\n\r\n--x--", "end its line"),
            (b"--x --", "end its line"),
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
            let refused = Parts::of(content_type, &mut body).unwrap_err();
            assert!(matches!(refused, Unfit::Malformed { .. }), "{content_type}");
        }
    }

    // What nobody asked for is bounded, and little of it is held.
    #[tokio::test]
    async fn what_is_no_content_is_bounded() {
        let padding = |bytes: usize| "p".repeat(bytes);
        let head = |bytes| format!("--x\r\nA:{}\r\n\r\n\r\n--x--", padding(bytes - 2));
        let before = |bytes| format!("{}\r\n--x--", padding(bytes));
        let framing = usize::try_from(FORM_FRAMING_BYTES).unwrap();
        let blank = format!("--x{}", " ".repeat(2 * framing));
        for (form, refused) in [
            (head(PART_HEAD_BYTES), None),
            (head(PART_HEAD_BYTES + 1), Some(Unfit::Head)),
            (head(40 * PART_HEAD_BYTES), Some(Unfit::Head)),
            (before(framing - 100), None),
            (before(framing), Some(Unfit::Framing)),
            (blank, Some(Unfit::Framing)),
            (head(PART_HEAD_BYTES - 100).repeat(17), None),
            (
                "--x\r\nA:b\r\n\r\n\r\n".repeat(framing / 10),
                Some(Unfit::Framing),
            ),
        ] {
            // Also where a piece ends within the empty line behind the longest head.
            let at_the_end = (0..6).map(|more| PART_HEAD_BYTES + 5 + more);
            for most in [1000, 16 << 10, usize::MAX].into_iter().chain(at_the_end) {
                let read = read(form.as_bytes(), most).await;
                assert_eq!(read.err(), refused, "{most}");
            }
        }
    }
}
