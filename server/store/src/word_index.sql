-- The spaces. `next` is the number of the next new object, `keys` a JSON array of the text properties that were
-- indexed.
CREATE TABLE space (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    next INTEGER NOT NULL,
    keys TEXT NOT NULL
) STRICT;

-- The indexed objects.
CREATE TABLE object (
    space INTEGER NOT NULL REFERENCES space (number),
    id TEXT NOT NULL,
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (space, id)
) STRICT, WITHOUT ROWID;

-- The words of the objects, each after the number of its space. A row id consists of the numbers of space and object.
CREATE VIRTUAL TABLE words USING fts5 (
    title, body, content = '', contentless_delete = 1, tokenize = 'ascii'
);
-- The distinct words.
CREATE VIRTUAL TABLE word USING fts5vocab ('words', 'row');
