-- Who is locked out by an admin, and since when.
ALTER TABLE accounts ADD COLUMN locked_at timestamptz;
CREATE INDEX accounts_newest ON accounts (created_at DESC, id);

-- What admins call a song in place of what its file says. `told` is what the file says, as it was read last: what is not
-- edited follows it, and so does all of it where the edits are taken back.
CREATE TABLE song_edits (
  song_id      text PRIMARY KEY REFERENCES songs (id) ON DELETE CASCADE,
  told         jsonb NOT NULL,
  -- The title of `told`, case and accents folded: clips go on naming their song as its file does.
  told_folded  text NOT NULL,
  edits        jsonb NOT NULL,
  edited_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX song_edits_told ON song_edits (told_folded);

-- An admin looked at it and let the comment stay; whoever reported it goes on not seeing it.
ALTER TABLE short_comment_reports ADD COLUMN settled_at timestamptz;
CREATE INDEX short_comment_reports_open ON short_comment_reports (comment_id) WHERE settled_at IS NULL;
