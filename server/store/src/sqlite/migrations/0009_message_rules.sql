-- By which rules the texts of messages were folded and split into `message_words`; 0 for those of before this step.
CREATE TABLE message_rules (version INTEGER NOT NULL) STRICT;
INSERT INTO message_rules VALUES (0);
