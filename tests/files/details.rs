//! What files tell of themselves (chats-files-auth.md 2.4).

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageEncoder};
use serde_json::Value;

use super::{PIXEL, uploaded};
use crate::support::World;

async fn properties(world: &World, file_name: &str, bytes: &[u8]) -> Value {
    let id = uploaded(world, file_name, bytes).await;
    world.read(&id).await["properties"].clone()
}

// chats-files-auth.md 2.4: how content is judged is proved where it is; here what the object has of it.
#[tokio::test]
async fn the_content_decides_the_kind() {
    let world = World::new().await;
    for (file_name, bytes, type_key, layout, width) in [
        ("a.txt", PIXEL, "image", None, Some(1)),
        ("c.png", b"%PDF-1.4\n", "file", Some("pdf"), None),
        ("d.png", b"ID3\x03\0\0\0", "audio", Some("audio"), None),
        (
            "e.mp4",
            &brands(b"isom", b"iso8"),
            "video",
            Some("video"),
            None,
        ),
        ("g.bin", b"\0\x01", "file", None, None),
    ] {
        let id = uploaded(&world, file_name, bytes).await;
        let object = world.read(&id).await;
        assert_eq!(object["type"], type_key, "{file_name}");
        let properties = &object["properties"];
        assert_eq!(
            properties["resolved_layout"].as_str(),
            layout,
            "{file_name}"
        );
        assert_eq!(properties["width_in_pixels"].as_u64(), width, "{file_name}");
    }
}

// Held upright, as it is shown.
#[tokio::test]
async fn a_photograph_that_was_taken_on_its_side_stands_up() {
    let world = World::new().await;
    for (orientation, size) in [(3, (3, 2)), (6, (2, 3)), (9, (3, 2))] {
        let mut exif = b"MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01".to_vec();
        exif.extend([0, orientation, 0, 0, 0, 0, 0, 0]);
        let mut bytes = Vec::new();
        let mut encoder = JpegEncoder::new(&mut bytes);
        encoder.set_exif_metadata(exif).unwrap();
        DynamicImage::new_rgb8(3, 2)
            .write_with_encoder(encoder)
            .unwrap();
        let found = properties(&world, "a.jpg", &bytes).await;
        let (width, height) = size;
        assert_eq!(found["width_in_pixels"], width, "{orientation}");
        assert_eq!(found["height_in_pixels"], height, "{orientation}");
    }
}

/// A box of the format that films and some pictures have.
fn boxed(kind: &[u8], inside: &[u8]) -> Vec<u8> {
    let length = u32::try_from(inside.len() + 8).unwrap();
    [&length.to_be_bytes(), kind, inside].concat()
}

/// The box that tells what content in boxes is: by its first brand, and by others.
fn brands(first: &[u8; 4], others: &[u8]) -> Vec<u8> {
    boxed(b"ftyp", &[first, &[0; 4], others].concat())
}

/// The box of a picture of 4032 times 3024 pixels, taken by an X-T.
fn picture_in_boxes() -> Vec<u8> {
    // Where Exif begins, then the model, in the box that tells of the items.
    let exif = b"\0\0\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x10\0\x02\0\0\0\x04X-T\0\0\0\0\0";
    let length = u8::try_from(exif.len()).unwrap();
    let item = boxed(b"infe", b"\x02\0\0\0\0\x01\0\0Exif");
    let place = [0, 0, 0, 0, 0, 0, 0, length];
    let size = boxed(b"ispe", &[0, 0, 0, 0, 0, 0, 15, 192, 0, 0, 11, 208]);
    let parts = [
        vec![0; 4],
        boxed(b"iinf", &[&[0, 0, 0, 0, 0, 1], &item[..]].concat()),
        boxed(
            b"iloc",
            &[&b"\x01\0\0\0\x44\0\0\x01\0\x01\0\x01\0\0\0\x01"[..], &place].concat(),
        ),
        boxed(b"iprp", &boxed(b"ipco", &size)),
        boxed(b"idat", exif),
    ];
    boxed(b"meta", &parts.concat())
}

#[tokio::test]
async fn a_picture_in_boxes_tells_its_size_and_its_camera() {
    let world = World::new().await;
    for (name, head, media_type) in [
        ("a.heic", brands(b"heic", b"mif1"), "image/heif"),
        ("a.avif", brands(b"avif", b"mif1"), "image/avif"),
        ("b.heic", brands(b"mif1", b"mif1heic"), "image/heif"),
    ] {
        let found = properties(&world, name, &[&head[..], &picture_in_boxes()].concat()).await;
        assert_eq!(found["file_mime_type"], media_type);
        assert_eq!(found["width_in_pixels"], 4032, "{name}");
        assert_eq!(found["height_in_pixels"], 3024, "{name}");
        assert_eq!(found["camera"], "X-T", "{name}");
        // One without a size is no picture that could be shown.
        let found = properties(&world, name, &[&head[..], b"...."].concat()).await;
        assert_eq!(found["file_mime_type"], "application/octet-stream");
    }
}
