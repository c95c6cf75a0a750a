-- What v1 shows a message as: `header1`, `quote` …; NULL is a paragraph. v2 neither shows nor changes it.
ALTER TABLE message ADD COLUMN style TEXT;
