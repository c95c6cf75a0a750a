//! Icon images of spaces and members (chats-files-auth.md 2.5).

use rolltop_document::bundled::ParticipantStatus;
use rolltop_store::testing::Write;
use rolltop_store::{ContentId, FileRecord};
use serde_json::json;

use super::{PIXEL, content, files, set_icon, uploaded};
use crate::support::World;

/// The content of a file.
fn content_of(world: &World, id: &str) -> ContentId {
    world.server.store.file(id).unwrap().unwrap().content
}

// C-79
#[tokio::test]
async fn the_icon_of_a_space_is_served() {
    let world = World::new().await;
    let (first, second) = (
        uploaded(&world, "a.png", PIXEL).await,
        uploaded(&world, "b.txt", b"other").await,
    );
    let (icon, next) = (content_of(&world, &first), content_of(&world, &second));
    let path = content(&world, icon.as_str());
    // The content of an ordinary file is served under the id of the file only.
    world.get(&path).await.missing(&["file_id"]);

    set_icon(&world, Some(icon.clone()));
    let space = format!("/v2/spaces/{}", world.one.short);
    assert_eq!(
        world.get(&space).await.body(200)["icon_image"],
        icon.as_str()
    );
    let listed = world.get("/v2/spaces").await.body(200);
    let rows = listed["data"].as_array().unwrap().iter();
    let icons: Vec<_> = rows.filter_map(|row| row["icon_image"].as_str()).collect();
    assert_eq!(icons, [icon.as_str()]);

    let get = world.get(&path).await;
    assert_eq!(get.is(200).bytes, PIXEL);
    assert_eq!(get.header("content-type"), Some("image/png"));
    assert_eq!(get.header("content-disposition"), Some("inline"));
    // C-181
    assert_eq!(get.header("last-modified"), None);
    world.request("HEAD", &path).send().await.is(200);
    let etag = get.header("etag").unwrap();
    let again = || {
        let request = world.request("GET", &path);
        request.header("if-none-match", etag).send()
    };
    again().await.is(304);
    // Bound to this space.
    let elsewhere = format!("/v2/spaces/{}/files/{icon}/content", world.two.short);
    world.get(&elsewhere).await.missing(&["file_id"]);
    // It is no file that could be deleted.
    let deleted = world.delete(&format!("{}/{icon}", files(&world))).await;
    deleted.missing(&["file_id"]);

    set_icon(&world, Some(next));
    again().await.missing(&["file_id"]);
    set_icon(&world, None);
    world.get(&path).await.missing(&["file_id"]);
}

// C-79
#[tokio::test]
async fn the_picture_of_a_member_is_served() {
    let world = World::new().await;
    let file = uploaded(&world, "a.png", PIXEL).await;
    let picture = content_of(&world, &file);
    let path = content(&world, picture.as_str());
    let store = &world.server.store;
    let members = store
        .objects_of_kinds(&world.one.full, &["participant"])
        .unwrap();
    let member = members[0].as_ref().clone();
    let id = member.id.clone();
    world.store([
        Write::PutFile(FileRecord {
            object_id: member.id.clone(),
            space_id: member.space_id.clone(),
            content: picture,
            kept: false,
            version: 0,
        }),
        Write::PutObject(member),
    ]);
    // What the members routes serve is what the content route takes.
    for route in ["", "/me"] {
        let own = world.get(&format!("{}{route}", world.members())).await;
        let own = own.body(200);
        let icon = match route {
            "" => &own["data"][0]["icon_image"],
            _ => &own["icon_image"],
        };
        assert_eq!(content(&world, icon.as_str().unwrap()), path);
    }
    assert_eq!(world.get(&path).await.is(200).bytes, PIXEL);
    assert!(store.check().unwrap().is_sound());

    // The picture of a member that has not joined yet, or has left, is not served.
    for status in [ParticipantStatus::Joining, ParticipantStatus::Removed] {
        let place = ParticipantStatus::ALL.iter().position(|one| *one == status);
        world.change_document(&id, |document| {
            document["properties"]["participantStatus"] = json!(place);
        });
        world.get(&path).await.missing(&["file_id"]);
    }
}

// document.md 5: the file of an icon or a cover is an image; another object is kept with a warning.
#[tokio::test]
async fn an_icon_or_a_cover_that_is_no_image_has_a_warning() {
    let world = World::new().await;
    let image = uploaded(&world, "a.png", PIXEL).await;
    let text = uploaded(&world, "a.txt", b"text").await;
    let page = world.page("P", json!([])).await;
    let places = ["/blocks/0/icon/file", "/icon/file", "/cover/file"];
    for (file, warnings) in [(&image, &[][..]), (&text, &places), (&page, &places)] {
        let icon = json!({"format": "file", "file": file});
        let body = json!({
            "formatVersion": "2.0", "type": "page",
            "icon": icon, "cover": {"format": "image", "file": file},
            "blocks": [{"type": "callout", "icon": icon, "text": "x"}],
        });
        let created = world.post(&world.objects(), body).await;
        assert_eq!(created.is(201).warnings(), warnings);
        let read = world.read(created.json["id"].as_str().unwrap()).await;
        assert_eq!(
            (&read["icon"], &read["cover"]["file"]),
            (&icon, &json!(file))
        );
        assert!(read.get("warnings").is_none());
    }
}
