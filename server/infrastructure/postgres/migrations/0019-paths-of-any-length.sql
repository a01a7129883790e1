-- An index holds 2,704 bytes of a text, and a system's paths are longer: a path is found by its digest.
ALTER TABLE refused_files DROP CONSTRAINT refused_files_pkey;
CREATE UNIQUE INDEX refused_files_place ON refused_files (origin, md5(path));
DROP INDEX media_files_place, media_files_refused, media_files_refused_video;
CREATE UNIQUE INDEX media_files_place ON media_files (origin, md5(path)) WHERE presence <> 'away';
-- What was refused is listed after every scan.
CREATE INDEX media_files_refused ON media_files (song_id) WHERE presence = 'refused';
CREATE INDEX media_files_refused_video ON media_files (song_id) WHERE refused_video IS NOT NULL;
