-- The commit that asked last for an attachment to be examined: what was seen before it does not answer it.
ALTER TABLE clean_up ADD COLUMN queued INTEGER NOT NULL DEFAULT 0;
