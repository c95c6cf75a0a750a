//! What files tell of themselves (chats-files-auth.md 2.4).

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ImageEncoder};
use serde_json::{Value, json};

use super::uploaded;
use crate::support::World;

async fn properties(world: &World, file_name: &str, bytes: &[u8]) -> Value {
    let id = uploaded(world, file_name, bytes).await;
    world.read(&id).await["properties"].clone()
}

#[tokio::test]
async fn a_recording_tells_who_plays() {
    let world = World::new().await;
    let frame = |name: &str, text: &str| {
        let length = u32::try_from(text.len() + 1).unwrap().to_be_bytes();
        [name.as_bytes(), &length, &[0, 0, 0], text.as_bytes()].concat()
    };
    let frames = [
        frame("TPE1", "Anna"),
        frame("TALB", "Garden"),
        frame("TCON", "Folk"),
        frame("TRCK", "3"),
        frame("TYER", "1998"),
    ]
    .concat();
    let length = u8::try_from(frames.len()).unwrap();
    let mut bytes = [
        b"ID3\x03\0\0\0\0",
        &[length >> 7, length & 0x7f][..],
        &frames,
    ]
    .concat();
    for _ in 0..4 {
        bytes.extend(b"\xff\xfb\x90\x64");
        bytes.extend([0; 413]);
    }
    let found = properties(&world, "a.mp3", &bytes).await;
    for (key, value) in [
        ("artist", json!("Anna")),
        ("audio_album", json!("Garden")),
        ("audio_genre", json!("Folk")),
        ("audio_album_track_number", json!(3)),
        ("released_year", json!(1998)),
    ] {
        assert_eq!(found[key], value, "{key}");
    }
}

#[tokio::test]
async fn a_photograph_tells_its_camera() {
    let world = World::new().await;
    // Two entries: the model, and nothing that is understood.
    let exif = b"MM\0\x2a\0\0\0\x08\0\x02\x01\x10\0\x02\0\0\0\x04X-T\0\xff\x01\0\x09\0\0\0\x01\0\0\0\0\0\0\0\0";
    let mut bytes = Vec::new();
    let mut encoder = JpegEncoder::new(&mut bytes);
    encoder.set_exif_metadata(exif.to_vec()).unwrap();
    DynamicImage::new_rgb8(3, 2)
        .write_with_encoder(encoder)
        .unwrap();
    let found = properties(&world, "a.jpg", &bytes).await;
    assert_eq!(
        (&found["camera"], &found["width_in_pixels"]),
        (&json!("X-T"), &json!(3))
    );
    assert_eq!(found.get("aperture"), None);
}
