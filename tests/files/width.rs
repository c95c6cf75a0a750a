//! Variants of pictures (chats-files-auth.md 2.5).

use std::io::Cursor;

use image::{DynamicImage, ImageFormat, ImageReader, Rgb, RgbImage};

use super::{content, set_icon, uploaded};
use crate::support::World;
use crate::support::answer::Reply;

/// A picture that does not compress well.
pub(super) fn picture(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let image = RgbImage::from_fn(width, height, |x, y| {
        let mixed = (x.wrapping_mul(2_654_435_761) ^ y.wrapping_mul(40_503)).to_le_bytes();
        Rgb([mixed[1], mixed[2], mixed[3]])
    });
    let mut bytes = Cursor::new(Vec::new());
    DynamicImage::from(image)
        .write_to(&mut bytes, format)
        .unwrap();
    bytes.into_inner()
}

/// Width and height of a picture that was served.
fn pixels(reply: &Reply) -> (u32, u32) {
    let reader = ImageReader::new(Cursor::new(&reply.is(200).bytes))
        .with_guessed_format()
        .unwrap();
    let format = reader.format().unwrap();
    assert_eq!(reply.header("content-type"), Some(format.to_mime_type()));
    reader.into_dimensions().unwrap()
}

/// The finest step of a JPEG's brightness, which its quality decides: 16 at 50, and fewer above.
fn finest_step(reply: &Reply) -> u8 {
    let tables = reply.bytes.windows(2).position(|mark| mark == b"\xff\xdb");
    // Behind the mark, the length, and the number of the table.
    reply.bytes[tables.unwrap() + 5]
}

/// How many variants are kept.
fn kept(world: &World) -> usize {
    let derived = world.server.directory().join("data/derived");
    std::fs::read_dir(derived).unwrap().count()
}

// C-77
#[tokio::test]
async fn a_wide_picture_is_served_smaller() {
    let world = World::new().await;
    let bytes = picture(2000, 1000, ImageFormat::Png);
    let path = content(&world, &uploaded(&world, "Garden 1.png", &bytes).await);
    let get = async |width: &str| world.get(&format!("{path}?width={width}")).await;
    for original in ["", "0"] {
        assert_eq!(get(original).await.body_bytes(200), bytes, "{original:?}");
    }
    assert_eq!(kept(&world), 0);
    for (width, served) in [
        ("1", (320, 160)),
        ("320", (320, 160)),
        ("321", (1920, 960)),
        ("1920", (1920, 960)),
        ("9007199254740991", (1920, 960)),
    ] {
        let reply = get(width).await;
        assert_eq!(pixels(&reply), served, "{width}");
        assert_eq!(reply.header("content-type"), Some("image/jpeg"));
        assert_eq!(
            reply.header("content-disposition"),
            Some("inline; filename=\"Garden 1.jpg\"; filename*=UTF-8''Garden%201.jpg")
        );
        assert!(reply.bytes.len() < bytes.len());
        // Quality 80, and 85.
        let finest = if served.0 == 320 { 6 } else { 5 };
        assert_eq!(finest_step(&reply), finest, "{width}");
    }
    assert_eq!(kept(&world), 2, "each is made once");
    // What serves better as it is.
    let narrow = picture(320, 200, ImageFormat::Png);
    let path = content(&world, &uploaded(&world, "narrow.png", &narrow).await);
    let whole = world.get(&path).await;
    let reply = world.get(&format!("{path}?width=320")).await;
    assert_eq!(reply.header("etag"), whole.header("etag"));
    assert_eq!(reply.body_bytes(200), narrow);
}

// C-74, C-75, C-76: a variant is content like any other.
#[tokio::test]
async fn a_variant_has_headers_ranges_and_conditions_of_its_own() {
    let world = World::new().await;
    let bytes = picture(2000, 1000, ImageFormat::Jpeg);
    let path = content(&world, &uploaded(&world, "a.jpg", &bytes).await);
    let narrow = format!("{path}?width=300");
    let get = world.get(&narrow).await;
    let etag = get.is(200).header("etag").unwrap();
    assert_eq!(etag.len(), 66);
    let whole = world.get(&path).await;
    let of_whole = whole.header("etag").unwrap();
    assert_ne!(of_whole, etag);
    let same = world.get(&format!("{path}?width=2")).await;
    assert_eq!(same.header("etag"), Some(etag));
    let head = world.request("HEAD", &narrow).send().await;
    for name in ["etag", "content-length", "content-type"] {
        assert_eq!(head.is(200).header(name), get.header(name), "{name}");
    }
    let with = |name: &str, value: &str| world.request("GET", &narrow).header(name, value).send();
    with("if-none-match", etag).await.is(304);
    let refused = with("if-match", of_whole).await;
    refused.refused(412, "validation_failed", &["If-Match"]);
    let part = with("range", "bytes=2-5").await;
    assert_eq!(part.is(206).bytes, get.bytes[2..=5]);
}

// C-79: an icon too, and only while it is one.
#[tokio::test]
async fn an_icon_is_served_smaller() {
    let world = World::new().await;
    let bytes = picture(1000, 1000, ImageFormat::Png);
    let id = uploaded(&world, "a.png", &bytes).await;
    let icon = world.server.store.file(&id).unwrap().unwrap().content;
    let path = format!("{}?width=64", content(&world, icon.as_str()));
    set_icon(&world, Some(icon.clone()));
    let reply = world.get(&path).await;
    assert_eq!(pixels(&reply), (320, 320));
    assert_eq!(reply.header("content-disposition"), Some("inline"));
    set_icon(&world, None);
    world.get(&path).await.missing(&["file_id"]);
}

#[tokio::test]
async fn many_requests_make_a_variant_once() {
    let world = World::new().await;
    let bytes = picture(1500, 700, ImageFormat::Jpeg);
    let path = content(&world, &uploaded(&world, "a.jpg", &bytes).await);
    let path = format!("{path}?width=100");
    let replies = futures::future::join_all((0..12).map(|_| world.get(&path))).await;
    for reply in &replies {
        assert_eq!(pixels(reply), (320, 149));
        assert_eq!(reply.bytes, replies[0].bytes);
    }
    assert_eq!(kept(&world), 1);
    let incoming = world.server.directory().join("data/incoming");
    assert_eq!(std::fs::read_dir(incoming).unwrap().count(), 0);
}

// A variant that was removed is made again.
#[tokio::test]
async fn a_lost_variant_is_made_again() {
    let world = World::new().await;
    let bytes = picture(700, 300, ImageFormat::Jpeg);
    let path = content(&world, &uploaded(&world, "a.jpg", &bytes).await);
    let path = format!("{path}?width=100");
    let first = world.get(&path).await;
    let derived = world.server.directory().join("data/derived");
    for entry in std::fs::read_dir(&derived).unwrap() {
        std::fs::remove_file(entry.unwrap().path()).unwrap();
    }
    let again = world.get(&path).await;
    assert_eq!((pixels(&again), kept(&world)), ((320, 137), 1));
    assert_eq!(again.bytes, first.bytes);
    assert_eq!(again.header("etag"), first.header("etag"));
}
