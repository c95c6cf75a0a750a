-- The account of this server: whose member every key acts as, in all spaces. An opaque id, the same for good.
CREATE TABLE account (identity TEXT NOT NULL) STRICT;
INSERT INTO account VALUES (lower(hex(randomblob(32))));
