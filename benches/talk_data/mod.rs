//! What chats and files are measured with: a space with a chat of many messages, an empty one, and a large file,
//! written into a data directory in this process.

use std::path::Path;

use rolltop_store::testing::{Commit, Plan, Write};
use rolltop_store::{ContentId, MessageRecord, Store};
use rolltop_workspace::ids::Ids;

use crate::ground::{Ground, NOW, caller, committed};

/// Messages of the long chat.
const MESSAGES: usize = 100_000;
/// Messages of one commit.
const BATCH: usize = 2_000;
/// Size of the large file.
pub(crate) const FILE_BYTES: u64 = 1 << 30;
const WORDS: [&str; 12] = [
    "garden", "letter", "window", "tomorrow", "river", "music", "bread", "winter", "colour",
    "table", "story", "road",
];

/// What was written.
pub(crate) struct Made {
    /// Full id of the space.
    pub(crate) space: String,
    /// A key that reaches it.
    pub(crate) key: String,
    /// The chat of many messages, and how many.
    pub(crate) long: String,
    pub(crate) count: usize,
    /// The chat without messages.
    pub(crate) empty: String,
    /// Id of the large file, and where its content lies among the blobs.
    pub(crate) file: String,
    pub(crate) blob: String,
}

impl Made {
    /// The messages route of a chat.
    pub(crate) fn messages(&self, chat: &str) -> String {
        format!("/v2/spaces/{}/chats/{chat}/messages", self.space)
    }
}

/// Writes it into a data directory that does not exist.
pub(crate) fn make(data: &Path) -> Made {
    let ground = Ground::new(data, 1);
    let (long, empty) = (chat(&ground, "long"), chat(&ground, "empty"));
    let author = ground
        .workspace
        .get_own_member(&ground.space)
        .expect("a member")
        .id;
    fill(&ground.store, &ground.ids(), &long, &author);
    let (file, content) = file(&ground);
    let content = content.as_str();
    let blob = format!("{}/{content}", &content[content.len() - 2..]);
    let (space, key) = (ground.space.id.clone(), ground.key.clone());
    ground.close();
    Made {
        space,
        key,
        long,
        count: MESSAGES,
        empty,
        file,
        blob,
    }
}

/// Writes the messages of a chat.
fn fill(store: &Store, ids: &Ids<'_>, chat: &str, author: &str) {
    for batch in 0..MESSAGES / BATCH {
        let mut plan = Plan::at(NOW * 1000);
        plan.writes = (0..BATCH)
            .map(|at| message(ids, chat, author, batch * BATCH + at))
            .collect();
        store.commit(plan).expect("a commit");
    }
}

fn message(ids: &Ids<'_>, chat: &str, author: &str, number: usize) -> Write {
    let words: Vec<String> = (0..12)
        .map(|at| WORDS[(number * 7 + at * at) % WORDS.len()].to_owned())
        .chain([format!("n{number}")])
        .collect();
    Write::AddMessage {
        message: MessageRecord {
            id: ids.object(),
            chat_id: chat.to_owned(),
            order: String::new(),
            state_id: String::new(),
            creator: author.to_owned(),
            app_name: Some("bench".to_owned()),
            created_at: NOW * 1000,
            edited_at: 0,
            reply_to: None,
            pinned: false,
            attachments: Vec::new(),
            reactions: Vec::new(),
            blocks_text: None,
            text: words.join(" "),
            style: None,
            version: 0,
        },
        words,
        unread_by: Vec::new(),
    }
}

fn chat(ground: &Ground, name: &str) -> String {
    let (space, name) = (ground.space.clone(), name.to_owned());
    committed(&ground.workspace, move |workspace, tx| {
        let made = workspace.create_chat(tx, &caller(), &space, &name, |_| Ok(None))?;
        Ok(made.id.expect("an id"))
    })
}

/// A file that is all its own from the first to the last byte.
fn file(ground: &Ground) -> (String, ContentId) {
    let mut staging = ground.workspace.receive_content().expect("room for a file");
    let mut piece = vec![0_u8; 1 << 20];
    for number in 0..FILE_BYTES >> 20 {
        piece[..8].copy_from_slice(&number.to_le_bytes());
        staging.write(&piece).expect("room for a file");
    }
    let content = staging.finish();
    let space = ground.space.clone();
    let upload = ground
        .workspace
        .prepare_upload(&space, &content, "large.bin", None)
        .expect("a file");
    let id = committed(&ground.workspace, move |workspace, tx| {
        let file = workspace.upload_file(tx, &caller(), &space, &upload)?;
        Ok(file.id.expect("an id"))
    });
    (id, content.content.clone())
}
