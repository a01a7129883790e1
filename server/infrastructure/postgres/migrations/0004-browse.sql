-- Titles and names as a Vietnamese reader looks them up: a before ă before â, d before đ, accents last, numbers by their value.
-- A PostgreSQL built without ICU sorts them by their letters' numbers instead.
DO $$
BEGIN
  CREATE COLLATION vietnamese (provider = icu, locale = 'vi-u-kn-true');
EXCEPTION WHEN feature_not_supported OR invalid_parameter_value OR undefined_object THEN
  CREATE COLLATION vietnamese FROM "C";
END $$;

ALTER TABLE songs
  -- The name of the first artist, for sorting; empty where none is known.
  ADD COLUMN lead_artist text NOT NULL DEFAULT '';
UPDATE songs SET lead_artist = a.name
  FROM song_artists sa JOIN artists a ON a.id = sa.artist_id
  WHERE sa.song_id = songs.id AND sa.position = 0;

-- How many songs a list has, and how often they were played, without counting them for every page of it.
ALTER TABLE albums
  ADD COLUMN song_count integer NOT NULL DEFAULT 0,
  ADD COLUMN play_count bigint NOT NULL DEFAULT 0;
ALTER TABLE artists
  ADD COLUMN song_count integer NOT NULL DEFAULT 0,
  ADD COLUMN play_count bigint NOT NULL DEFAULT 0;
ALTER TABLE categories
  ADD COLUMN song_count integer NOT NULL DEFAULT 0;
-- A song's plays once more, so that the songs of one artist or category stand in the index in their order.
ALTER TABLE song_artists
  ADD COLUMN play_count bigint NOT NULL DEFAULT 0;
ALTER TABLE song_categories
  ADD COLUMN play_count bigint NOT NULL DEFAULT 0;

UPDATE song_artists SET play_count = songs.play_count FROM songs WHERE songs.id = song_id AND songs.play_count > 0;
UPDATE song_categories SET play_count = songs.play_count FROM songs WHERE songs.id = song_id AND songs.play_count > 0;
UPDATE albums SET song_count = n, play_count = plays
  FROM (SELECT album_id, count(*) AS n, sum(play_count) AS plays FROM songs GROUP BY album_id) s WHERE s.album_id = albums.id;
UPDATE artists SET song_count = n, play_count = plays
  FROM (SELECT artist_id, count(*) AS n, sum(play_count) AS plays FROM song_artists GROUP BY artist_id) s WHERE s.artist_id = artists.id;
UPDATE categories SET song_count = n
  FROM (SELECT category_id, count(*) AS n FROM song_categories GROUP BY category_id) s WHERE s.category_id = categories.id;

CREATE FUNCTION count_album_songs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE albums SET song_count = song_count + n
      FROM (SELECT album_id, count(*) AS n FROM changed GROUP BY album_id) c WHERE albums.id = c.album_id;
  ELSE
    UPDATE albums SET song_count = song_count - n
      FROM (SELECT album_id, count(*) AS n FROM changed GROUP BY album_id) c WHERE albums.id = c.album_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER album_songs_added AFTER INSERT ON songs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_album_songs();
CREATE TRIGGER album_songs_gone AFTER DELETE ON songs REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_album_songs();

CREATE FUNCTION move_song_between_albums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE albums SET song_count = song_count - 1 WHERE id = OLD.album_id;
  UPDATE albums SET song_count = song_count + 1 WHERE id = NEW.album_id;
  RETURN NULL;
END $$;
CREATE TRIGGER album_songs_moved AFTER UPDATE OF album_id ON songs
  FOR EACH ROW WHEN (OLD.album_id IS DISTINCT FROM NEW.album_id) EXECUTE FUNCTION move_song_between_albums();

CREATE FUNCTION count_artist_songs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE artists SET song_count = song_count + n
      FROM (SELECT artist_id, count(*) AS n FROM changed GROUP BY artist_id) c WHERE artists.id = c.artist_id;
  ELSE
    UPDATE artists SET song_count = song_count - n
      FROM (SELECT artist_id, count(*) AS n FROM changed GROUP BY artist_id) c WHERE artists.id = c.artist_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER artist_songs_added AFTER INSERT ON song_artists REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_artist_songs();
CREATE TRIGGER artist_songs_gone AFTER DELETE ON song_artists REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_artist_songs();

CREATE FUNCTION count_category_songs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE categories SET song_count = song_count + n
      FROM (SELECT category_id, count(*) AS n FROM changed GROUP BY category_id) c WHERE categories.id = c.category_id;
  ELSE
    UPDATE categories SET song_count = song_count - n
      FROM (SELECT category_id, count(*) AS n FROM changed GROUP BY category_id) c WHERE categories.id = c.category_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER category_songs_added AFTER INSERT ON song_categories REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_songs();
CREATE TRIGGER category_songs_gone AFTER DELETE ON song_categories REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_category_songs();

CREATE FUNCTION take_song_plays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(max(play_count), 0) INTO NEW.play_count FROM songs WHERE id = NEW.song_id;
  RETURN NEW;
END $$;
CREATE TRIGGER song_artists_plays BEFORE INSERT ON song_artists FOR EACH ROW EXECUTE FUNCTION take_song_plays();
CREATE TRIGGER song_categories_plays BEFORE INSERT ON song_categories FOR EACH ROW EXECUTE FUNCTION take_song_plays();

-- Only rows of this one song: whoever holds the song's row holds these, so that two plays never wait for each other crosswise.
CREATE FUNCTION pass_song_plays_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE song_artists SET play_count = NEW.play_count WHERE song_id = NEW.id;
  UPDATE song_categories SET play_count = NEW.play_count WHERE song_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER song_plays_counted AFTER UPDATE OF play_count ON songs
  FOR EACH ROW WHEN (OLD.play_count IS DISTINCT FROM NEW.play_count) EXECUTE FUNCTION pass_song_plays_on();

CREATE INDEX songs_title ON songs (title COLLATE vietnamese, id);
CREATE INDEX songs_lead_artist ON songs (lead_artist COLLATE vietnamese, title COLLATE vietnamese, id);
CREATE INDEX songs_duration ON songs (duration_ms, id);
CREATE INDEX song_artists_popular ON song_artists (artist_id, play_count DESC, song_id);
CREATE INDEX song_categories_popular ON song_categories (category_id, play_count DESC, song_id);

DROP INDEX albums_new;
CREATE INDEX albums_new ON albums (created_at DESC, id) WHERE song_count > 0;
CREATE INDEX albums_popular ON albums (play_count DESC, id) WHERE song_count > 0;
CREATE INDEX albums_title ON albums (title COLLATE vietnamese, id) WHERE song_count > 0;
CREATE INDEX albums_year ON albums (year DESC NULLS LAST, id) WHERE song_count > 0;
CREATE INDEX albums_artist ON albums (artist_id, created_at DESC, id) WHERE song_count > 0;

CREATE INDEX artists_new ON artists (created_at DESC, id) WHERE song_count > 0;
CREATE INDEX artists_popular ON artists (play_count DESC, id) WHERE song_count > 0;
CREATE INDEX artists_name ON artists (name COLLATE vietnamese, id) WHERE song_count > 0;

CREATE INDEX playlists_public_new ON playlists (created_at DESC, id) WHERE is_public;
CREATE INDEX playlists_public_name ON playlists (name COLLATE vietnamese, id) WHERE is_public;
