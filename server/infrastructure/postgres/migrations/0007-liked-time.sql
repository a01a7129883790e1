-- How long the songs are that a listener likes, beside the likes themselves: adding up ten thousand of them looks at no song.
ALTER TABLE liked_songs ADD COLUMN duration_ms integer NOT NULL DEFAULT 0;
UPDATE liked_songs l SET duration_ms = songs.duration_ms FROM songs WHERE songs.id = l.song_id;
CREATE TRIGGER liked_songs_duration BEFORE INSERT ON liked_songs
  FOR EACH ROW EXECUTE FUNCTION take_song_duration();

CREATE OR REPLACE FUNCTION pass_song_duration_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE playlists SET duration_ms = playlists.duration_ms + e.n * (NEW.duration_ms - OLD.duration_ms)
    FROM (SELECT playlist_id, count(*) AS n FROM playlist_songs WHERE song_id = NEW.id GROUP BY playlist_id) e
    WHERE playlists.id = e.playlist_id;
  UPDATE playlist_songs SET duration_ms = NEW.duration_ms WHERE song_id = NEW.id;
  UPDATE liked_songs SET duration_ms = NEW.duration_ms WHERE song_id = NEW.id;
  RETURN NULL;
END $$;
