-- Which content an object shows: a file object its own, a member their picture. Content is a blob beside the
-- database; several objects may show the same.
CREATE TABLE file (
    object_id TEXT NOT NULL PRIMARY KEY,
    space_id TEXT NOT NULL REFERENCES space (id),
    content TEXT NOT NULL,
    version INTEGER NOT NULL
) STRICT;
CREATE INDEX file_content ON file (content, space_id, object_id);

-- Content id of the picture of a space, where it has one.
ALTER TABLE space ADD COLUMN icon_image TEXT;
