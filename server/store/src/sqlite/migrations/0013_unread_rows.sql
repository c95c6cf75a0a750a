-- What a member has not read is counted from its rows, which are few: no counters beside them.
CREATE TABLE unread_row (
    chat INTEGER NOT NULL,
    member_id TEXT NOT NULL,
    "order" TEXT NOT NULL,
    state_id TEXT NOT NULL,
    as_message INTEGER NOT NULL CHECK (as_message IN (0, 1)),
    as_mention INTEGER NOT NULL CHECK (as_mention IN (0, 1)),
    PRIMARY KEY (chat, member_id, "order"),
    FOREIGN KEY (chat, "order") REFERENCES message (chat, "order"),
    CHECK (as_message = 1 OR as_mention = 1)
) STRICT, WITHOUT ROWID;
INSERT INTO unread_row SELECT chat, member_id, "order", state_id, as_message, as_mention FROM unread;
DROP TABLE unread;
ALTER TABLE chat_reader DROP COLUMN unread_messages;
ALTER TABLE chat_reader DROP COLUMN unread_mentions;
ALTER TABLE unread_row RENAME TO unread;
CREATE INDEX unread_message ON unread (chat, "order");
ALTER TABLE chat DROP COLUMN version;
