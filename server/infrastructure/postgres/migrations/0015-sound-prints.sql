-- What a song or a clip is, is told by its sound, whatever path and tags its file has: a file is a song's, and no song a path's.
DELETE FROM media_files a USING media_files b WHERE a.song_id = b.song_id AND a.ctid < b.ctid;
ALTER TABLE media_files
  DROP CONSTRAINT media_files_pkey,
  ADD PRIMARY KEY (song_id),
  -- When anything about the file changed, its name and its times among it.
  ADD COLUMN ctime_ms bigint,
  -- The print of its sound; none until it was read by a version that makes them.
  ADD COLUMN sound text,
  -- What it sounded like before its file was cut, damaged or replaced, the latest first.
  ADD COLUMN former_sounds text[] NOT NULL DEFAULT '{}',
  -- The MusicBrainz ids of its recording and its album.
  ADD COLUMN recording text,
  -- `away`: another song's file lies where it lay, and where it is now is not known yet.
  ADD COLUMN presence text NOT NULL DEFAULT 'here' CHECK (presence IN ('here', 'away', 'refused'));
DROP INDEX media_files_song;
DROP INDEX media_files_fingerprint;
CREATE UNIQUE INDEX media_files_place ON media_files (origin, path) WHERE presence <> 'away';

ALTER TABLE short_videos
  ADD COLUMN ctime_ms bigint,
  ADD COLUMN sound text,
  ADD COLUMN former_sounds text[] NOT NULL DEFAULT '{}',
  ADD COLUMN presence text NOT NULL DEFAULT 'here' CHECK (presence IN ('here', 'away', 'refused'));

ALTER TABLE refused_files ADD COLUMN ctime_ms bigint;

-- When whoever spells a name so was last changed: the latest spelling counts. Milliseconds since 1970.
ALTER TABLE artists ADD COLUMN named_ms bigint NOT NULL DEFAULT 0;
ALTER TABLE albums ADD COLUMN named_ms bigint NOT NULL DEFAULT 0;
