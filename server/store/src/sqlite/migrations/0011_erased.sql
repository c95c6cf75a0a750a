-- Objects that were removed for good: a request that names one is answered that it is gone, not that it never was.
CREATE TABLE erased (
    id TEXT NOT NULL PRIMARY KEY,
    space_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
