#![expect(clippy::unwrap_used, reason = "tests")]

use std::convert::Infallible;
use std::time::Duration;

use dropshot::Body;
use futures::StreamExt;
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

/// What a refusal says.
fn message(refused: Rejection) -> String {
    match refused {
        Rejection::Refused(refused) => refused.message.into_owned(),
        bare => bare.to_string(),
    }
}

/// What each part says of itself, and its content.
async fn read(body: &[u8], most: usize) -> Result<Vec<(String, Vec<u8>)>, Rejection> {
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

// Otherwise a preamble in tiny pieces costs a search of everything before each of them.
#[tokio::test]
async fn tiny_pieces_are_joined() {
    let mut body = arriving(&[b'a'; 4 * JOINED_BYTES], 1);
    let joined = pieces(&mut body, Arc::default());
    assert_eq!(joined.count().await, 4);
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
        (b"--x\r\nA: \"b\r\nc\"\r\n\r\n\r\n--x--", "is not a field"),
    ] {
        for most in [1, 1000] {
            let refused = message(read(body, most).await.unwrap_err());
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
        let refused = Parts::of(content_type, &mut body).err().map(message);
        let named = refused.is_some_and(|said| said.contains("its Content-Type"));
        assert!(named, "{content_type}");
    }
}

// What no part of the content is bounded, and little of it is held.
#[tokio::test]
async fn what_is_no_content_is_bounded() {
    let framing = usize::try_from(FORM_FRAMING_BYTES).unwrap();
    let head = |bytes| format!("--x\r\nA: {}\r\n\r\n\r\n--x--", "p".repeat(bytes));
    let before = |bytes| format!("{}\r\n--x--", "p".repeat(bytes));
    let too_large = |what: &str, most| Some(format!("the {what} is larger than {most} bytes"));
    let head_too_large = too_large("head of a part of the form", PART_HEAD_BYTES as u64);
    let framing_too_large = too_large("form beside its file", FORM_FRAMING_BYTES);
    #[rustfmt::skip]
    let cases = [
        (head(PART_HEAD_BYTES - 1), None),
        (head(PART_HEAD_BYTES), head_too_large.clone()),
        (head(3 * framing), framing_too_large.clone()),
        (format!("--x\r\n{}\r\n\r\n--x--", "A: b\r\n".repeat(100)), head_too_large),
        (before(framing - 100), None),
        (before(2 * framing), framing_too_large.clone()),
        ("--x\r\nA:b\r\n\r\n\r\n".repeat(framing / 5), framing_too_large.clone()),
    ];
    for (form, refused) in cases {
        let read = read(form.as_bytes(), 16 << 10).await;
        assert_eq!(read.err().map(message), refused);
    }
    // Content is not: the form has as much of it as its reader takes.
    let file = format!("--x\r\nA: b\r\n\r\n{}\r\n--x--", "f".repeat(3 * framing));
    assert_eq!(read(file.as_bytes(), 16 << 10).await.unwrap().len(), 1);
}
