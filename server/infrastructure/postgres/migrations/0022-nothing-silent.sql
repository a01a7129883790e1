-- Every file that a scan found is in, refused or hidden.
ALTER TABLE import_jobs ADD COLUMN hidden integer NOT NULL DEFAULT 0;

-- A song or clip whose file turns out not to decode as a whole is in, and has a reservation. Those that were noted as refused are
-- noted anew when they are played.
DELETE FROM refused_files WHERE reason = 'undecodable';

-- An index of paths holds none that is as long as a path may be.
DROP INDEX media_files_reserved, short_videos_reserved;
CREATE INDEX media_files_reserved ON media_files (song_id) WHERE reservations <> '{}';
CREATE INDEX short_videos_reserved ON all_short_videos (id) WHERE reservations <> '{}';
