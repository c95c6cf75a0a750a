-- What is known of the messages of a chat without reading them. A chat has a row once it has held a message.
-- `number` stands for the chat in the tables below. The counters and `last_*` never fall, `messages` excepted.
CREATE TABLE chat (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE REFERENCES object (id),
    messages INTEGER NOT NULL CHECK (messages >= 0),
    lifetime_messages INTEGER NOT NULL CHECK (lifetime_messages >= messages),
    last_order TEXT NOT NULL,
    last_state_id TEXT NOT NULL,
    version INTEGER NOT NULL
) STRICT;

-- `attachments` is a JSON array of {"id","kind"}, `reactions` one of {"emoji","member_id"}. Of the times, which are
-- Unix milliseconds, 0 means unknown or never. `text` comes last, as `document` does in `object`.
CREATE TABLE message (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    chat INTEGER NOT NULL REFERENCES chat (number),
    "order" TEXT NOT NULL CHECK (length("order") BETWEEN 1 AND 256 AND "order" NOT GLOB '*[^0-9A-Za-z]*'),
    state_id TEXT NOT NULL CHECK (length(state_id) = 24 AND state_id NOT GLOB '*[^0-9a-f]*'),
    creator TEXT NOT NULL,
    app_name TEXT,
    created_at INTEGER NOT NULL,
    edited_at INTEGER NOT NULL,
    reply_to TEXT,
    pinned INTEGER NOT NULL CHECK (pinned IN (0, 1)),
    attachments TEXT NOT NULL,
    reactions TEXT NOT NULL,
    version INTEGER NOT NULL,
    blocks_text TEXT,
    text TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX message_order ON message (chat, "order");

-- The messages that an object is attached to.
CREATE TABLE attachment (
    object_id TEXT NOT NULL,
    message INTEGER NOT NULL REFERENCES message (number),
    PRIMARY KEY (object_id, message)
) STRICT, WITHOUT ROWID;
CREATE INDEX attachment_message ON attachment (message);

-- The words of each message, each behind the number of its chat, so that a search costs what its own chat holds.
-- The tokenizer takes every character beyond ASCII as part of a word: words are parted and folded before they come
-- here.
CREATE VIRTUAL TABLE message_words USING fts5 (
    words, content = '', contentless_delete = 1, tokenize = 'ascii'
);

-- What a member has counted in a chat and how far it has read, in messages and in mentions.
CREATE TABLE chat_reader (
    chat INTEGER NOT NULL REFERENCES chat (number),
    member_id TEXT NOT NULL,
    unread_messages INTEGER NOT NULL CHECK (unread_messages >= 0),
    unread_mentions INTEGER NOT NULL CHECK (unread_mentions >= 0),
    messages_order TEXT NOT NULL,
    messages_state_id TEXT NOT NULL,
    mentions_order TEXT NOT NULL,
    mentions_state_id TEXT NOT NULL,
    PRIMARY KEY (chat, member_id)
) STRICT, WITHOUT ROWID;

-- One row for each message that a member has not read, as a message or as a mention.
CREATE TABLE unread (
    chat INTEGER NOT NULL,
    member_id TEXT NOT NULL,
    "order" TEXT NOT NULL,
    state_id TEXT NOT NULL,
    as_message INTEGER NOT NULL CHECK (as_message IN (0, 1)),
    as_mention INTEGER NOT NULL CHECK (as_mention IN (0, 1)),
    PRIMARY KEY (chat, member_id, "order"),
    FOREIGN KEY (chat, member_id) REFERENCES chat_reader (chat, member_id),
    FOREIGN KEY (chat, "order") REFERENCES message (chat, "order"),
    CHECK (as_message = 1 OR as_mention = 1)
) STRICT, WITHOUT ROWID;
CREATE INDEX unread_message ON unread (chat, "order");
CREATE INDEX unread_as_message ON unread (chat, member_id, "order") WHERE as_message = 1;
CREATE INDEX unread_as_mention ON unread (chat, member_id, "order") WHERE as_mention = 1;

-- Reactions of others to a member's own messages that this member has not seen.
CREATE TABLE unread_reaction (
    chat INTEGER NOT NULL,
    member_id TEXT NOT NULL,
    "order" TEXT NOT NULL,
    emoji TEXT NOT NULL,
    reactor TEXT NOT NULL,
    PRIMARY KEY (chat, member_id, "order", emoji, reactor),
    FOREIGN KEY (chat, "order") REFERENCES message (chat, "order")
) STRICT, WITHOUT ROWID;
CREATE INDEX unread_reaction_message ON unread_reaction (chat, "order");

-- Attachments of deleted messages that may have lost their last reference. Examined after the reply; what was
-- examined leaves.
CREATE TABLE clean_up (
    object_id TEXT NOT NULL,
    creator TEXT NOT NULL,
    app_name TEXT NOT NULL,
    PRIMARY KEY (object_id, creator, app_name)
) STRICT, WITHOUT ROWID;

-- Which words there are.
CREATE VIRTUAL TABLE message_word USING fts5vocab ('message_words', 'row');
