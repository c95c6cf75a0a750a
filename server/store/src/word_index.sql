-- The spaces. `next` is the number of the next new object, `keys` a JSON array of the text properties that the words
-- were read from.
CREATE TABLE space (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    next INTEGER NOT NULL,
    keys TEXT NOT NULL
) STRICT;

-- The objects whose words are in the index.
CREATE TABLE object (
    space INTEGER NOT NULL REFERENCES space (number),
    id TEXT NOT NULL,
    number INTEGER NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (space, id)
) STRICT, WITHOUT ROWID;

-- Their words, each behind the number of its space. A row id is the number of the space and that of the object.
CREATE VIRTUAL TABLE words USING fts5 (
    title, body, content = '', contentless_delete = 1, tokenize = 'ascii'
);
-- Which words there are.
CREATE VIRTUAL TABLE word USING fts5vocab ('words', 'row');
