-- How many objects the lists of a space show: every write that changes it keeps it.
ALTER TABLE space ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
UPDATE space SET listed = (
    SELECT count(*) FROM object WHERE space_id = space.id AND object.listed = 1 AND archived = 0
);
