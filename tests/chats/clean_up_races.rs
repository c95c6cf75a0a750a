//! A file that is sent again, or attached to another message, during the clean-up after a deleted message.
//!
//! The use cases are called directly, and the clock holds one before its transaction while the other runs.

use std::sync::Arc;

use rolltop_document::envelope::CreateRoute;
use rolltop_spec::chats::AddChatMessageRequest;
use rolltop_spec::queries::CreateCollectionRequest;
use rolltop_store::Tx;
use rolltop_workspace::Workspace;
use rolltop_workspace::error::Error;
use rolltop_workspace::keys::Caller;
use rolltop_workspace::objects::WriteOptions;
use rolltop_workspace::spaces::SpaceTarget;
use serde_json::{Value, json};

use crate::support::World;

const CONTENT: &[u8] = b"sent twice";

/// A writer without a server in between.
#[derive(Clone)]
struct Writer {
    workspace: Arc<Workspace>,
    caller: Arc<Caller>,
    space: SpaceTarget,
    chat: String,
}

impl Writer {
    async fn of(world: &World) -> Self {
        let workspace = Arc::clone(&world.server.workspace);
        let caller = workspace.authenticate(&world.keys.kw).unwrap();
        let (id, spelled) = (world.one.full.clone(), world.one.short.clone());
        Self {
            workspace,
            caller,
            space: SpaceTarget { id, spelled },
            chat: world.chat("C").await,
        }
    }

    /// A world, a writer of it, and a file whose only message is gone, so that it waits to be cleaned up.
    async fn with_left_file() -> (World, Self, String) {
        let world = World::new().await;
        let writer = Self::of(&world).await;
        let file = writer.upload();
        writer.delete(&writer.post(&file).unwrap());
        (world, writer, file)
    }

    /// The same by a key of another name.
    fn named(&self, name: &str) -> Self {
        let caller = Caller {
            name: name.to_owned(),
            ..(*self.caller).clone()
        };
        Self {
            caller: Arc::new(caller),
            ..self.clone()
        }
    }

    /// Carries out a mutation and gives what it says.
    fn write(
        &self,
        act: impl FnOnce(&Workspace, &mut Tx<'_>, &Self) -> Result<String, Error> + Send + 'static,
    ) -> Result<String, Error> {
        let writer = self.clone();
        let write = move |workspace: &Workspace, tx: &mut Tx<'_>| act(workspace, tx, &writer);
        self.workspace.write(write).wait()
    }

    /// Gives the id of the file.
    fn upload(&self) -> String {
        let mut staging = self.workspace.receive_content().unwrap();
        staging.write(CONTENT).unwrap();
        let content = staging.finish();
        let prepared = self
            .workspace
            .prepare_upload(&self.space, &content, "a.txt", None);
        let prepared = Arc::new(prepared.unwrap());
        let upload = Arc::clone(&prepared);
        let uploaded = self.write(move |workspace, tx, writer| {
            let (caller, space) = (&writer.caller, &writer.space);
            let file = workspace.upload_file(tx, caller, space, &upload)?;
            Ok(file.id.unwrap())
        });
        uploaded.unwrap()
    }

    /// Gives the id of the message.
    fn post(&self, attachment: &str) -> Result<String, Error> {
        let new = AddChatMessageRequest {
            attachments: Some(vec![attachment.to_owned()]),
            ..AddChatMessageRequest::default()
        };
        self.write(move |workspace, tx, writer| {
            let (caller, space) = (&writer.caller, &writer.space);
            let chat = workspace.writable_chat(tx, space, &writer.chat)?;
            let made = workspace.add_message(tx, caller, &chat, (&new).into())?;
            Ok(made.id.unwrap())
        })
    }

    fn delete(&self, message: &str) {
        let message = message.to_owned();
        let deleted = self.write(move |workspace, tx, writer| {
            let chat = workspace.writable_chat(tx, &writer.space, &writer.chat)?;
            let made = chat.delete_message(tx, &message)?;
            Ok(made.id.unwrap())
        });
        deleted.unwrap();
    }

    /// Gives the warnings.
    fn patch(&self, page: &str, op: Value) -> Result<String, Error> {
        let options = WriteOptions::default();
        let (page, body) = (page.to_owned(), json!({"ops": [op]}));
        self.write(move |workspace, tx, writer| {
            let (caller, space) = (&writer.caller, &writer.space);
            let made = workspace.patch_object(tx, caller, space, &page, &body, &options)?;
            Ok(format!("{:?}", made.warnings))
        })
    }

    /// Gives the warnings.
    fn create(&self, body: Value) -> Result<String, Error> {
        let options = WriteOptions::default();
        self.write(move |workspace, tx, writer| {
            let (caller, space) = (&writer.caller, &writer.space);
            let route = CreateRoute::Objects;
            let made = workspace.create_object(tx, caller, space, &body, route, &options)?;
            Ok(format!("{:?}", made.warnings))
        })
    }

    fn collect(&self, item: &str) -> Result<(), Error> {
        let request = CreateCollectionRequest {
            name: "Files".to_owned(),
            items: Some(vec![item.to_owned()]),
        };
        self.write(move |workspace, tx, writer| {
            let (caller, space) = (&writer.caller, &writer.space);
            let made = workspace.create_collection(tx, caller, space, &request)?;
            Ok(made.id.unwrap())
        })
        .map(drop)
    }

    /// Cleans up before the next commit of another one; it removes one file.
    fn clean_up_at_next_look(&self, world: &World) {
        let writer = self.clone();
        let cleaned = move || assert_eq!(writer.clean_up(), 1);
        world.server.clock.at_next_look(cleaned);
    }

    fn clean_up(&self) -> usize {
        self.workspace.clean_up_attachments().unwrap()
    }
}

fn no_clean_up_waits(world: &World) -> bool {
    let queued = world.server.store.read(|at| at.clean_ups(9));
    queued.unwrap().is_empty()
}

/// The file is served, and the store is sound.
async fn is_whole(world: &World, file: &str) {
    let path = world.at(&format!("files/{file}/content"));
    assert_eq!(world.get(&path).await.body_bytes(200), CONTENT);
    assert!(no_clean_up_waits(world));
    assert_eq!(world.server.store.check().unwrap().findings, []);
}

// chats-files-auth.md 1.10, 2.2: what is sent again is wanted again.
#[tokio::test]
async fn a_file_that_is_sent_again_stays() {
    let (world, writer, file) = Writer::with_left_file().await;
    assert_eq!(writer.upload(), file);
    assert_eq!(writer.clean_up(), 0);
    is_whole(&world, &file).await;

    // The next message that lets go of it takes it along as ever.
    writer.delete(&writer.post(&file).unwrap());
    assert_eq!(writer.clean_up(), 1);
}

// chats-files-auth.md 1.10, 2.2: another program has the answer that the space has its content, as a file that it cannot
// know to hang on a message.
#[tokio::test]
async fn a_file_that_another_program_has_sent_too_outlives_its_messages() {
    let world = World::new().await;
    let writer = Writer::of(&world).await;
    let other = writer.named("Other bot");
    let file = writer.upload();
    let message = writer.post(&file).unwrap();
    assert_eq!(other.upload(), file);
    // What the store knows and no other program needs is answered without a commit.
    let before = world.server.store.seq();
    assert_eq!(other.upload(), file);
    assert_eq!(world.server.store.seq(), before);
    writer.delete(&message);
    assert_eq!(writer.clean_up(), 0);
    is_whole(&world, &file).await;
    writer.delete(&writer.post(&file).unwrap());
    assert_eq!(writer.clean_up(), 0);
    is_whole(&world, &file).await;
}

// The same, when the clean-up has judged the file before this or another program sends it again.
#[tokio::test]
async fn a_file_that_is_sent_again_stays_behind_a_clean_up_under_way() {
    let (world, writer, file) = Writer::with_left_file().await;
    for other in [writer.clone(), writer.named("Other bot")] {
        writer.delete(&writer.post(&file).unwrap());
        let expected = file.clone();
        let again = move || assert_eq!(other.upload(), expected);
        world.server.clock.at_next_look(again);
        assert_eq!(writer.clean_up(), 0);
        is_whole(&world, &file).await;
    }

    let message = writer.post(&file).unwrap();
    writer.delete(&message);
    assert_eq!(writer.clean_up(), 0);
    is_whole(&world, &file).await;
}

// The same, when the message goes between the look of the upload and its commit.
#[tokio::test]
async fn a_file_stays_whose_message_goes_while_another_program_sends_it() {
    let world = World::new().await;
    let writer = Writer::of(&world).await;
    let file = writer.upload();
    let message = writer.post(&file).unwrap();
    let deleting = writer.clone();
    world
        .server
        .clock
        .at_next_look(move || deleting.delete(&message));
    assert_eq!(writer.named("Other bot").upload(), file);
    assert_eq!(writer.clean_up(), 0);
    is_whole(&world, &file).await;
}

// The clean-up is done between the look of an upload and its commit: what it saw is gone, so that it makes a new file.
#[tokio::test]
async fn an_upload_that_a_clean_up_overtakes_makes_a_new_file() {
    let (world, writer, file) = Writer::with_left_file().await;
    writer.clean_up_at_next_look(&world);
    let again = writer.upload();
    assert_ne!(again, file);
    is_whole(&world, &again).await;
}

// chats-files-auth.md 1.10, 2.5: a download that found a file which is gone before it opens the content is answered so,
// and not that content was lost.
#[tokio::test]
async fn a_download_that_a_clean_up_overtakes_finds_no_file() {
    let (_world, writer, file) = Writer::with_left_file().await;
    let workspace = &writer.workspace;
    let found = workspace.file_content(&writer.space, &file).unwrap();
    assert_eq!(writer.clean_up(), 1);
    let opened = workspace.open_content(&found.content).unwrap();
    assert!(opened.is_none());
    let missed = workspace.why_unopened(&writer.space, &file).to_string();
    assert!(missed.contains("the space has no file"), "{missed}");
}

// chats-files-auth.md 1.8, 1.10: a post names no file that is gone, and a file that a post names stays.
#[tokio::test]
async fn a_post_and_a_clean_up_see_each_other() {
    let (world, writer, file) = Writer::with_left_file().await;
    let (other, attached) = (writer.clone(), file.clone());
    let post = move || drop(other.post(&attached).unwrap());
    world.server.clock.at_next_look(post);
    assert_eq!(writer.clean_up(), 0);
    is_whole(&world, &file).await;

    let (world, writer, file) = Writer::with_left_file().await;
    writer.clean_up_at_next_look(&world);
    let Err(Error::Fault(fault)) = writer.post(&file) else {
        panic!("the post names a file that is gone");
    };
    assert_eq!(fault.issues[0].path.as_deref(), Some("/attachments/0"));
}

// Two clean-ups of one entry: the file is removed once.
#[tokio::test]
async fn a_clean_up_that_another_overtakes_removes_nothing() {
    let (world, writer, _) = Writer::with_left_file().await;
    writer.clean_up_at_next_look(&world);
    assert_eq!(writer.clean_up(), 0);
    assert!(no_clean_up_waits(&world));
}

// chats-files-auth.md 1.10, C-119: a file that two messages hold goes with the last of them, be the first one's clean-up
// just looking.
#[tokio::test]
async fn a_file_goes_though_its_last_message_is_deleted_during_a_clean_up() {
    let world = World::new().await;
    let writer = Writer::of(&world).await;
    let file = writer.upload();
    let [first, last] = [(), ()].map(|()| writer.post(&file).unwrap());
    writer.delete(&first);
    let other = writer.clone();
    world.server.clock.at_next_look(move || other.delete(&last));
    assert_eq!(writer.clean_up(), 1);
    assert!(no_clean_up_waits(&world));
    assert_eq!(world.server.store.object(&file).unwrap(), None);
}

/// A use of a file, and whether it is refused when the file is gone; else its answer has a warning.
type Use = (fn(&Writer, &str, &str) -> Result<String, Error>, bool);

#[rustfmt::skip]
const USES: [Use; 5] = [
    (|writer, page, file| { let set = json!({"picture": [file]}); writer.patch(page, json!({"op": "set_properties", "set": set})) }, true),
    (
        |writer, page, file| {
            let blocks = json!([{"type": "file", "object_id": file}]);
            writer.patch(page, json!({"op": "insert_blocks", "blocks": blocks}))
        },
        false,
    ),
    (
        |writer, page, file| {
            let text = format!("<mention object_id=\"{file}\">it</mention>");
            let blocks = json!([{"type": "paragraph", "text": text}]);
            writer.patch(page, json!({"op": "insert_blocks", "blocks": blocks}))
        },
        false,
    ),
    (
        |writer, _, file| {
            let blocks = json!([{"type": "file", "object_id": file}]);
            writer.create(json!({"formatVersion": "2.0", "type": "page", "blocks": blocks}))
        },
        false,
    ),
    (|writer, _, file| writer.collect(file).map(|()| String::new()), true),
];

// A file that is used while its clean-up is under way stays; a write that names one which is gone by the time of the
// commit is answered as if it had been gone before.
#[tokio::test]
async fn a_use_and_a_clean_up_see_each_other() {
    for (number, (used, is_refused)) in USES.into_iter().enumerate() {
        let (world, writer, file) = Writer::with_left_file().await;
        let page = world.page("P", json!([])).await;
        let (other, into, of) = (writer.clone(), page.clone(), file.clone());
        let use_it = move || {
            let warnings = used(&other, &into, &of).unwrap();
            assert!(!warnings.contains(&of), "{warnings}");
        };
        world.server.clock.at_next_look(use_it);
        assert_eq!(writer.clean_up(), 0, "{number}");
        is_whole(&world, &file).await;

        let (world, writer, file) = Writer::with_left_file().await;
        let page = world.page("P", json!([])).await;
        writer.clean_up_at_next_look(&world);
        match used(&writer, &page, &file) {
            Ok(warnings) => assert!(
                !is_refused && warnings.contains(&file),
                "{number}: {warnings}"
            ),
            Err(Error::Fault(_)) => assert!(is_refused, "{number}"),
            Err(other) => panic!("{number}: {other:?}"),
        }
    }
}
