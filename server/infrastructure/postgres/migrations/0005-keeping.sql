-- What is counted of everybody's keeping. Triggers count, so that it stays true whatever removes a row: a listener, an import,
-- or an account that is deleted with all that it kept.
ALTER TABLE albums ADD COLUMN save_count integer NOT NULL DEFAULT 0;
ALTER TABLE artists ADD COLUMN follower_count integer NOT NULL DEFAULT 0;
ALTER TABLE playlists
  ADD COLUMN save_count integer NOT NULL DEFAULT 0,
  ADD COLUMN song_count integer NOT NULL DEFAULT 0,
  ADD COLUMN duration_ms bigint NOT NULL DEFAULT 0,
  -- Rises with every change of the entries, for devices to tell whether what they show is of today.
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- The song's own once more: where a song leaves the library, its row is gone before its entries are.
ALTER TABLE playlist_songs ADD COLUMN duration_ms integer NOT NULL DEFAULT 0;
UPDATE playlist_songs e SET duration_ms = songs.duration_ms FROM songs WHERE songs.id = e.song_id;

UPDATE albums a SET save_count = s.n
  FROM (SELECT album_id, count(*) AS n FROM saved_collections WHERE album_id IS NOT NULL GROUP BY album_id) s
  WHERE a.id = s.album_id;
UPDATE playlists p SET save_count = s.n
  FROM (SELECT playlist_id, count(*) AS n FROM saved_collections WHERE playlist_id IS NOT NULL GROUP BY playlist_id) s
  WHERE p.id = s.playlist_id;
UPDATE playlists p SET song_count = s.n, duration_ms = s.duration_ms
  FROM (SELECT playlist_id, count(*) AS n, sum(duration_ms) AS duration_ms FROM playlist_songs GROUP BY playlist_id) s
  WHERE p.id = s.playlist_id;
UPDATE artists a SET follower_count = f.n
  FROM (SELECT artist_id, count(*) AS n FROM followed_artists GROUP BY artist_id) f WHERE a.id = f.artist_id;

-- A statement that changes nothing is the usual case where songs are removed one by one: it must cost next to nothing.
CREATE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE songs SET like_count = like_count + c.n * TG_ARGV[0]::integer
      FROM (SELECT song_id, count(*) AS n FROM changed GROUP BY song_id) c WHERE songs.id = c.song_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER liked_songs_more AFTER INSERT ON liked_songs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes('1');
CREATE TRIGGER liked_songs_fewer AFTER DELETE ON liked_songs
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes('-1');

CREATE FUNCTION count_saves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE albums SET save_count = save_count + c.n * TG_ARGV[0]::integer
      FROM (SELECT album_id, count(*) AS n FROM changed GROUP BY album_id) c WHERE albums.id = c.album_id;
    UPDATE playlists SET save_count = save_count + c.n * TG_ARGV[0]::integer
      FROM (SELECT playlist_id, count(*) AS n FROM changed GROUP BY playlist_id) c WHERE playlists.id = c.playlist_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER saved_collections_more AFTER INSERT ON saved_collections
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_saves('1');
CREATE TRIGGER saved_collections_fewer AFTER DELETE ON saved_collections
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_saves('-1');

CREATE FUNCTION count_followers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE artists SET follower_count = follower_count + c.n * TG_ARGV[0]::integer
      FROM (SELECT artist_id, count(*) AS n FROM changed GROUP BY artist_id) c WHERE artists.id = c.artist_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER followed_artists_more AFTER INSERT ON followed_artists
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_followers('1');
CREATE TRIGGER followed_artists_fewer AFTER DELETE ON followed_artists
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_followers('-1');

CREATE FUNCTION take_song_duration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(max(duration_ms), 0) INTO NEW.duration_ms FROM songs WHERE id = NEW.song_id;
  RETURN NEW;
END $$;
CREATE TRIGGER playlist_songs_duration BEFORE INSERT ON playlist_songs
  FOR EACH ROW EXECUTE FUNCTION take_song_duration();

CREATE FUNCTION pass_song_duration_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE playlists SET duration_ms = playlists.duration_ms + e.n * (NEW.duration_ms - OLD.duration_ms)
    FROM (SELECT playlist_id, count(*) AS n FROM playlist_songs WHERE song_id = NEW.id GROUP BY playlist_id) e
    WHERE playlists.id = e.playlist_id;
  UPDATE playlist_songs SET duration_ms = NEW.duration_ms WHERE song_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER song_duration_changed AFTER UPDATE OF duration_ms ON songs
  FOR EACH ROW WHEN (OLD.duration_ms IS DISTINCT FROM NEW.duration_ms) EXECUTE FUNCTION pass_song_duration_on();

CREATE FUNCTION count_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE playlists SET version = version + 1, song_count = song_count + c.n * TG_ARGV[0]::integer,
        duration_ms = playlists.duration_ms + c.duration_ms * TG_ARGV[0]::integer
      FROM (SELECT playlist_id, count(*) AS n, sum(duration_ms) AS duration_ms FROM changed GROUP BY playlist_id) c
      WHERE playlists.id = c.playlist_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER playlist_songs_more AFTER INSERT ON playlist_songs
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_entries('1');
CREATE TRIGGER playlist_songs_fewer AFTER DELETE ON playlist_songs
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_entries('-1');

-- What each listener heard long enough to count, one row a song. Apart from `plays`, which are of devices and stay when a
-- listener forgets.
CREATE TABLE heard_songs (
  account_id  text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  song_id     text NOT NULL REFERENCES songs (id) ON DELETE CASCADE,
  heard_at    timestamptz NOT NULL DEFAULT now(),
  times       integer NOT NULL DEFAULT 1,
  PRIMARY KEY (account_id, song_id)
);
CREATE INDEX heard_songs_newest ON heard_songs (account_id, heard_at DESC, song_id);
CREATE INDEX heard_songs_song ON heard_songs (song_id);

CREATE INDEX saved_collections_album ON saved_collections (album_id) WHERE album_id IS NOT NULL;
CREATE INDEX saved_collections_playlist ON saved_collections (playlist_id) WHERE playlist_id IS NOT NULL;
CREATE INDEX followed_artists_newest ON followed_artists (account_id, followed_at DESC, artist_id);
CREATE INDEX playlists_popular ON playlists (save_count DESC, id) WHERE is_public;
