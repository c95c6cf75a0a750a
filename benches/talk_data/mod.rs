//! What chats and files are measured with: a space with a chat of many messages, an empty one, and a large file,
//! written into a data directory in this process.

use std::path::Path;
use std::sync::Arc;

use rolltop_store::{ContentId, MessageRecord, Plan, SqliteStore, Store, StoreOptions, Write};
use rolltop_workspace::Workspace;
use rolltop_workspace::chats::CreatedChat;
use rolltop_workspace::files::{NewFile, UploadedFile};
use rolltop_workspace::ids::{Entropy, Ids};
use rolltop_workspace::keys::{Caller, KeyReach, KeyRequest, Scope};
use rolltop_workspace::mutation::{Mutation, Reply};
use rolltop_workspace::spaces::{IdSpelling, NewSpace, Space, SpaceTarget};
use rolltop_workspace::testing::{ManualClock, SeededEntropy};

/// Messages of the long chat.
const MESSAGES: usize = 100_000;
/// Messages of one commit.
const BATCH: usize = 2_000;
/// Size of the large file.
pub(crate) const FILE_BYTES: u64 = 1 << 30;
/// When everything was written.
const NOW: i64 = 1_786_528_800;
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
    let store: Arc<dyn Store> =
        Arc::new(SqliteStore::open(data, StoreOptions::default()).expect("a new store opens"));
    let entropy = Arc::new(SeededEntropy::new(1));
    let workspace = Workspace::new(
        Arc::clone(&store),
        Arc::new(ManualClock::at_seconds(NOW)),
        Arc::clone(&entropy) as Arc<dyn Entropy>,
        slog::Logger::root(slog::Discard, slog::o!()),
    );
    let request = KeyRequest {
        name: "bench".to_owned(),
        scope: Scope::JsonApi,
        reach: KeyReach::Unscoped,
        expires_in: None,
    };
    let key = workspace.create_key(&request).expect("a key").token;
    let writer = Writer {
        workspace: &workspace,
        caller: Caller {
            key_id: "bench".to_owned(),
            name: "bench".to_owned(),
            scope: Scope::JsonApi,
            grant: None,
            created_at: 0,
            expires_at: 0,
        },
    };
    let space = writer.space();
    let (long, empty) = (writer.chat(&space, "long"), writer.chat(&space, "empty"));
    let author = workspace.get_own_member(&space).expect("a member").id;
    fill(&*store, &Ids(&*entropy), &long, &author);
    let (file, content) = writer.file(&space);
    let content = content.as_str();
    let blob = format!("{}/{content}", &content[content.len() - 2..]);
    drop(workspace);
    store.close().expect("the store closes");
    Made {
        space: space.id,
        key,
        long,
        count: MESSAGES,
        empty,
        file,
        blob,
    }
}

/// Writes the messages of a chat.
fn fill(store: &dyn Store, ids: &Ids<'_>, chat: &str, author: &str) {
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
            version: 0,
        },
        words,
        unread_by: Vec::new(),
    }
}

struct Writer<'w> {
    workspace: &'w Workspace,
    caller: Caller,
}

impl Writer<'_> {
    fn space(&self) -> SpaceTarget {
        let new = NewSpace {
            name: "Bench".to_owned(),
            description: String::new(),
        };
        let id = committed(
            |space: &Space| space.id.clone(),
            |mutation| {
                self.workspace
                    .create_space(&self.caller, &new, IdSpelling::Full, mutation)
            },
        );
        SpaceTarget {
            spelled: id.clone(),
            id,
        }
    }

    fn chat(&self, space: &SpaceTarget, name: &str) -> String {
        committed(
            |chat: &CreatedChat| chat.id.clone(),
            |mutation| {
                self.workspace
                    .create_chat(&self.caller, space, name, mutation)
            },
        )
    }

    /// A file that is all its own from the first to the last byte.
    fn file(&self, space: &SpaceTarget) -> (String, ContentId) {
        let mut staging = self.workspace.receive_content().expect("room for a file");
        let mut piece = vec![0_u8; 1 << 20];
        for number in 0..FILE_BYTES >> 20 {
            piece[..8].copy_from_slice(&number.to_le_bytes());
            staging.write(&piece).expect("room for a file");
        }
        let content = staging.finish();
        let new = NewFile {
            content: &content,
            source_name: "large.bin",
            name: None,
        };
        let id = committed(
            |file: &UploadedFile| file.id.clone(),
            |mutation| {
                self.workspace
                    .upload_file(&self.caller, space, new, mutation)
            },
        );
        (id, content.content().clone())
    }
}

/// Runs a use case and gives what it made.
fn committed<T>(
    id: impl Fn(&T) -> String + Sync,
    use_case: impl FnOnce(&Mutation<'_, T>) -> rolltop_workspace::Result<Reply>,
) -> String {
    let encode = |made: &T| Reply {
        status: 201,
        content_type: "text/plain".to_owned(),
        etag: None,
        body: id(made).into_bytes(),
    };
    let mutation = Mutation {
        dry_run: false,
        replay: None,
        encode: &encode,
    };
    let reply = use_case(&mutation).expect("a commit");
    String::from_utf8(reply.body).expect("an id")
}
