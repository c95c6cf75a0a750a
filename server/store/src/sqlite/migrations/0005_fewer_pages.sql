-- A commit writes every page that it touches: a create now touches one index beside the ids, an edit the same one.

-- Covers a page of a list, ids and versions without touching the table, and every walk over a space. Lists read it
-- backwards: what is written last comes to its end, where a page that is full needs the fewest others moved.
DROP INDEX object_list;
CREATE INDEX object_list ON object (space_id, listed, archived, modified_at, id, version);

-- What lists show is never asked for by its kind.
DROP INDEX object_kind;
CREATE INDEX object_kind ON object (space_id, kind, created_at, id) WHERE listed = 0;

-- The last commit that wrote or removed an unlisted object of a kind. What lists show is counted in memory.
ALTER TABLE space_kind DROP COLUMN objects;
ALTER TABLE space_kind DROP COLUMN listed;
DELETE FROM space_kind WHERE NOT EXISTS (
    SELECT 1 FROM object WHERE listed = 0
        AND object.space_id = space_kind.space_id AND object.kind = space_kind.kind
);
