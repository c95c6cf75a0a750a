-- When the account opened an object last, in Unix seconds. Written lazily: the last minute may be missing after a crash.
CREATE TABLE opened (
    space_id TEXT NOT NULL REFERENCES space (id),
    object_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (space_id, object_id)
) STRICT, WITHOUT ROWID;
