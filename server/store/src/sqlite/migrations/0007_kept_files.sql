-- Whether the same content was sent again by somebody else than who made the file: it is theirs too, and no message takes
-- it along.
ALTER TABLE file ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
