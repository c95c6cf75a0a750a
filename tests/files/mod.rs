//! Files (chats-files-auth.md 2; http.md 26).

mod crash;
mod delete;
mod details;
mod download;
mod fetch;
mod icons;
mod ranges;
mod retries;
mod source;
mod tls;
mod upload;
mod width;

use rolltop_store::ContentId;
use serde_json::Value;

use crate::support::World;
use crate::support::form::Form;

/// A picture of one pixel.
pub(crate) const PIXEL: &[u8] =
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\
    \0\0\0\x10IDATx\x01\x01\x05\0\xfa\xff\0\0\0\0\0\0\x05\0\x01dx\x958\0\0\0\0IEND\xaeB`\x82";

/// The upload route of the first space.
fn files(world: &World) -> String {
    world.at("files")
}

/// The content route of a file of the first space.
fn content(world: &World, id: &str) -> String {
    format!("{}/{id}/content", files(world))
}

/// Uploads a file into the first space and returns the answer's body.
async fn upload(world: &World, file_name: &str, bytes: &[u8]) -> Value {
    let request = world.request("POST", &files(world));
    Form::file(file_name, bytes).send(request).await.body(201)
}

/// Uploads a file into the first space and returns its id.
pub(crate) async fn uploaded(world: &World, file_name: &str, bytes: &[u8]) -> String {
    upload(world, file_name, bytes).await["id"]
        .as_str()
        .unwrap()
        .to_owned()
}

/// Gives the first space this picture; no route does.
fn set_icon(world: &World, icon_image: Option<ContentId>) {
    world.change_space(&world.one, |space| space.icon_image = icon_image);
}
