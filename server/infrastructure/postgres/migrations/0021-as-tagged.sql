-- Files are read by readers that read more than those before them: what an older version of them read, or refused, is read again
-- at the next scan. What of a file could not be read is noted, and named to admins.
ALTER TABLE media_files
  ADD COLUMN reader smallint NOT NULL DEFAULT 0,
  ADD COLUMN reservations text[] NOT NULL DEFAULT '{}';
ALTER TABLE all_short_videos
  ADD COLUMN reader smallint NOT NULL DEFAULT 0,
  ADD COLUMN reservations text[] NOT NULL DEFAULT '{}';
ALTER TABLE refused_files ADD COLUMN reader smallint NOT NULL DEFAULT 0;
CREATE INDEX media_files_reserved ON media_files (path) WHERE reservations <> '{}';
CREATE INDEX short_videos_reserved ON all_short_videos (path) WHERE reservations <> '{}';

-- Songs of an album stand by disc, side of a record (A is 0), track and the name of their file.
ALTER TABLE all_songs
  ADD COLUMN side smallint,
  ADD COLUMN file_name text NOT NULL DEFAULT '';
UPDATE all_songs s SET file_name = regexp_replace(f.path, '^.*/', '') FROM media_files f WHERE f.song_id = s.id;
-- A view has the columns that its table had when it was made.
CREATE OR REPLACE VIEW songs AS SELECT * FROM all_songs WHERE presence = 'here';
