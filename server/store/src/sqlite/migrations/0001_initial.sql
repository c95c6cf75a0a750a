-- One row a commit. `touched` is a JSON array that names the records it wrote or removed.
CREATE TABLE change (
    seq INTEGER PRIMARY KEY CHECK (seq > 0),
    time INTEGER NOT NULL,
    touched TEXT NOT NULL
) STRICT;

-- In every table `version` is the commit that wrote the row.
CREATE TABLE space (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('live', 'deleted', 'left', 'joining')),
    created_at INTEGER NOT NULL,
    version INTEGER NOT NULL
) STRICT;

-- `document` comes last: a long one spills to other pages, which reads of the rest then need not touch.
CREATE TABLE object (
    id TEXT NOT NULL PRIMARY KEY,
    space_id TEXT NOT NULL REFERENCES space (id),
    kind TEXT NOT NULL,
    type_key TEXT NOT NULL,
    name TEXT NOT NULL,
    snippet TEXT NOT NULL,
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
    created_at INTEGER NOT NULL,
    modified_at INTEGER NOT NULL,
    creator TEXT NOT NULL,
    modified_by TEXT NOT NULL,
    app_name TEXT,
    etag TEXT NOT NULL,
    version INTEGER NOT NULL,
    document TEXT NOT NULL
) STRICT;

-- Covers a page of a list: ids and versions without touching the table.
CREATE INDEX object_list ON object (space_id, modified_at DESC, id, version)
    WHERE listed = 1 AND archived = 0;
CREATE INDEX object_kind ON object (space_id, kind, created_at, id);

-- What is known of the objects of one kind without counting them: how many there are, how many are in lists,
-- and the last commit that wrote or removed one.
CREATE TABLE space_kind (
    space_id TEXT NOT NULL REFERENCES space (id),
    kind TEXT NOT NULL,
    objects INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (space_id, kind)
) STRICT, WITHOUT ROWID;

-- "grant" is a JSON object; the times are Unix seconds, 0 where one is missing.
CREATE TABLE "key" (
    id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 64 AND id NOT GLOB '*[^0-9a-f]*'),
    name TEXT NOT NULL,
    scope TEXT NOT NULL,
    "grant" TEXT,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    last_used_at INTEGER NOT NULL,
    version INTEGER NOT NULL
) STRICT;

-- Replies to requests with an Idempotency-Key. `space_id` is empty where the route has no space.
CREATE TABLE replay (
    key_id TEXT NOT NULL,
    space_id TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    identity BLOB NOT NULL CHECK (length(identity) = 32),
    status INTEGER NOT NULL CHECK (status BETWEEN 200 AND 299),
    content_type TEXT NOT NULL,
    etag TEXT,
    created_at INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (key_id, space_id, idempotency_key)
) STRICT;
CREATE INDEX replay_age ON replay (created_at);
