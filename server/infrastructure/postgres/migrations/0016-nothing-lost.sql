-- A song or a clip whose file is not there, or cannot be read, stays with all that listeners made of it, and is hidden until
-- its file is back. Whoever lists or searches reads the views `songs`, `song_artists`, `song_categories` and `short_videos`,
-- which show only what is there; what listeners keep, and what the import knows, is read from the tables behind them.
ALTER TABLE songs RENAME TO all_songs;
ALTER TABLE song_artists RENAME TO all_song_artists;
ALTER TABLE song_categories RENAME TO all_song_categories;
ALTER TABLE short_videos RENAME TO all_short_videos;

ALTER TABLE all_songs
  ADD COLUMN presence text NOT NULL DEFAULT 'here' CHECK (presence IN ('here', 'away', 'refused')),
  -- Since when it is hidden.
  ADD COLUMN absent_since timestamptz,
  -- Why its file was refused.
  ADD COLUMN refusal text;
ALTER TABLE all_songs
  ADD CHECK ((presence = 'here') = (absent_since IS NULL)),
  ADD CHECK ((presence = 'refused') = (refusal IS NOT NULL));
CREATE INDEX songs_absent ON all_songs (absent_since, id) WHERE presence <> 'here';
CREATE INDEX media_files_refused ON media_files (path) WHERE presence = 'refused';

ALTER TABLE all_short_videos
  ADD COLUMN absent_since timestamptz,
  ADD COLUMN refusal text;
UPDATE all_short_videos SET absent_since = now() WHERE presence <> 'here';
ALTER TABLE all_short_videos
  ADD CHECK ((presence = 'here') = (absent_since IS NULL)),
  ADD CHECK ((presence = 'refused') = (refusal IS NOT NULL));
CREATE INDEX short_videos_absent ON all_short_videos (absent_since, id) WHERE presence <> 'here';

-- The song's own once more, so that lists of an artist's or a category's songs look at no song.
ALTER TABLE all_song_artists ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;
ALTER TABLE all_song_categories ADD COLUMN is_hidden boolean NOT NULL DEFAULT false;

-- A view has the columns that its table had when it was made: a migration that adds one makes the view anew.
CREATE VIEW songs AS SELECT * FROM all_songs WHERE presence = 'here';
CREATE VIEW song_artists AS SELECT * FROM all_song_artists WHERE NOT is_hidden;
CREATE VIEW song_categories AS SELECT * FROM all_song_categories WHERE NOT is_hidden;
CREATE VIEW short_videos AS SELECT * FROM all_short_videos WHERE presence = 'here';

-- Lists are read from their index alone, so the index has only what lists show.
DROP INDEX songs_new, songs_popular, songs_genre, songs_unmeasured, songs_videos, songs_title, songs_lead_artist,
  songs_duration, song_artists_popular, song_artists_new, song_artists_title, song_categories_popular,
  song_categories_new, song_categories_title, song_categories_lead_artist, song_categories_duration,
  short_videos_new, short_videos_popular, short_videos_without_poster;
CREATE INDEX songs_new ON all_songs (created_at DESC, id) WHERE presence = 'here';
CREATE INDEX songs_popular ON all_songs (play_count DESC, id) WHERE presence = 'here';
CREATE INDEX songs_genre ON all_songs (genre, play_count DESC, id) WHERE presence = 'here';
CREATE INDEX songs_unmeasured ON all_songs (created_at DESC) WHERE loudness_lufs IS NULL AND presence = 'here';
CREATE INDEX songs_videos ON all_songs (created_at DESC, id) WHERE has_video AND presence = 'here';
CREATE INDEX songs_title ON all_songs (title COLLATE vietnamese, id) WHERE presence = 'here';
CREATE INDEX songs_lead_artist ON all_songs (lead_artist COLLATE vietnamese, title COLLATE vietnamese, id)
  WHERE presence = 'here';
CREATE INDEX songs_duration ON all_songs (duration_ms, id) WHERE presence = 'here';
CREATE INDEX song_artists_popular ON all_song_artists (artist_id, play_count DESC, song_id) WHERE NOT is_hidden;
CREATE INDEX song_artists_new ON all_song_artists (artist_id, created_at DESC, song_id) WHERE NOT is_hidden;
CREATE INDEX song_artists_title ON all_song_artists (artist_id, title COLLATE vietnamese, song_id) WHERE NOT is_hidden;
CREATE INDEX song_categories_popular ON all_song_categories (category_id, play_count DESC, song_id) WHERE NOT is_hidden;
CREATE INDEX song_categories_new ON all_song_categories (category_id, created_at DESC, song_id) WHERE NOT is_hidden;
CREATE INDEX song_categories_title ON all_song_categories (category_id, title COLLATE vietnamese, song_id)
  WHERE NOT is_hidden;
CREATE INDEX song_categories_lead_artist
  ON all_song_categories (category_id, lead_artist COLLATE vietnamese, title COLLATE vietnamese, song_id)
  WHERE NOT is_hidden;
CREATE INDEX song_categories_duration ON all_song_categories (category_id, duration_ms, song_id) WHERE NOT is_hidden;
CREATE INDEX short_videos_new ON all_short_videos (published_at DESC, id) WHERE presence = 'here';
CREATE INDEX short_videos_popular ON all_short_videos (start_count DESC, id) WHERE presence = 'here';
CREATE INDEX short_videos_without_poster ON all_short_videos (published_at DESC, id)
  WHERE image_id IS NULL AND presence = 'here';

-- What is counted, copied and kept of songs goes on for those that are hidden: these functions say the tables in place of the
-- views that have their names now.
CREATE OR REPLACE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE all_songs SET like_count = like_count + c.n * TG_ARGV[0]::integer
      FROM (SELECT song_id, count(*) AS n FROM changed GROUP BY song_id) c WHERE all_songs.id = c.song_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION take_song_duration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT coalesce(max(duration_ms), 0) INTO NEW.duration_ms FROM all_songs WHERE id = NEW.song_id;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION pass_song_plays_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE all_song_artists SET play_count = NEW.play_count WHERE song_id = NEW.id;
  UPDATE all_song_categories SET play_count = NEW.play_count WHERE song_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION pass_song_order_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE all_song_artists SET title = NEW.title, lead_artist = NEW.lead_artist, duration_ms = NEW.duration_ms,
    created_at = NEW.created_at WHERE song_id = NEW.id;
  UPDATE all_song_categories SET title = NEW.title, lead_artist = NEW.lead_artist, duration_ms = NEW.duration_ms,
    created_at = NEW.created_at WHERE song_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION take_song_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT play_count, title, lead_artist, duration_ms, created_at, presence <> 'here'
    INTO NEW.play_count, NEW.title, NEW.lead_artist, NEW.duration_ms, NEW.created_at, NEW.is_hidden
    FROM all_songs WHERE id = NEW.song_id;
  IF NOT FOUND THEN RAISE foreign_key_violation USING MESSAGE = format('there is no song %s', NEW.song_id); END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION count_short_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE all_short_videos v SET impression_count = v.impression_count + c.impressions,
        start_count = v.start_count + c.starts, engaged_count = v.engaged_count + c.engaged,
        complete_count = v.complete_count + c.completes, replay_count = v.replay_count + c.replays,
        share_count = v.share_count + c.shares
      FROM (SELECT short_id, count(*) FILTER (WHERE kind = 'impression') AS impressions,
          count(*) FILTER (WHERE kind = 'start') AS starts, count(*) FILTER (WHERE kind = 'engaged') AS engaged,
          count(*) FILTER (WHERE kind = 'complete') AS completes, count(*) FILTER (WHERE kind = 'replay') AS replays,
          count(*) FILTER (WHERE kind = 'share') AS shares
        FROM changed GROUP BY short_id) c
      WHERE v.id = c.short_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_of_shorts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    EXECUTE format('UPDATE all_short_videos v SET %1$I = v.%1$I + c.n * $1
      FROM (SELECT short_id, count(*) AS n FROM changed GROUP BY short_id) c WHERE v.id = c.short_id', TG_ARGV[0])
      USING TG_ARGV[1]::integer;
  END IF;
  RETURN NULL;
END $$;

-- How many songs an album, an artist or a category has: of those that are there.
CREATE OR REPLACE FUNCTION count_album_songs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE albums SET song_count = song_count + n
      FROM (SELECT album_id, count(*) AS n FROM changed WHERE presence = 'here' GROUP BY album_id) c
      WHERE albums.id = c.album_id;
  ELSE
    UPDATE albums SET song_count = song_count - n
      FROM (SELECT album_id, count(*) AS n FROM changed WHERE presence = 'here' GROUP BY album_id) c
      WHERE albums.id = c.album_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION move_song_between_albums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE albums SET song_count = song_count - 1 WHERE id = OLD.album_id AND OLD.presence = 'here';
  UPDATE albums SET song_count = song_count + 1 WHERE id = NEW.album_id AND NEW.presence = 'here';
  RETURN NULL;
END $$;
DROP TRIGGER album_songs_moved ON all_songs;
CREATE TRIGGER album_songs_moved AFTER UPDATE OF album_id, presence ON all_songs FOR EACH ROW
  WHEN (OLD.album_id IS DISTINCT FROM NEW.album_id OR OLD.presence <> NEW.presence)
  EXECUTE FUNCTION move_song_between_albums();

CREATE OR REPLACE FUNCTION count_artist_songs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE artists SET song_count = song_count + n
      FROM (SELECT artist_id, count(*) AS n FROM changed WHERE NOT is_hidden GROUP BY artist_id) c
      WHERE artists.id = c.artist_id;
  ELSE
    UPDATE artists SET song_count = song_count - n
      FROM (SELECT artist_id, count(*) AS n FROM changed WHERE NOT is_hidden GROUP BY artist_id) c
      WHERE artists.id = c.artist_id;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_category_songs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE categories SET song_count = song_count + n
      FROM (SELECT category_id, count(*) AS n FROM changed WHERE NOT is_hidden GROUP BY category_id) c
      WHERE categories.id = c.category_id;
  ELSE
    UPDATE categories SET song_count = song_count - n
      FROM (SELECT category_id, count(*) AS n FROM changed WHERE NOT is_hidden GROUP BY category_id) c
      WHERE categories.id = c.category_id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION recount_hidden_song() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more integer := CASE WHEN NEW.is_hidden THEN -1 ELSE 1 END;
BEGIN
  IF TG_TABLE_NAME = 'all_song_artists' THEN
    UPDATE artists SET song_count = song_count + more WHERE id = NEW.artist_id;
  ELSE
    UPDATE categories SET song_count = song_count + more WHERE id = NEW.category_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER artist_songs_hidden AFTER UPDATE OF is_hidden ON all_song_artists FOR EACH ROW
  WHEN (OLD.is_hidden <> NEW.is_hidden) EXECUTE FUNCTION recount_hidden_song();
CREATE TRIGGER category_songs_hidden AFTER UPDATE OF is_hidden ON all_song_categories FOR EACH ROW
  WHEN (OLD.is_hidden <> NEW.is_hidden) EXECUTE FUNCTION recount_hidden_song();

-- A song that is hidden leaves lists and search; one that is back has its places again.
CREATE FUNCTION hide_or_show_song() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE all_song_artists SET is_hidden = NEW.presence <> 'here' WHERE song_id = NEW.id;
  UPDATE all_song_categories SET is_hidden = NEW.presence <> 'here' WHERE song_id = NEW.id;
  DELETE FROM search_names WHERE kind = 'song' AND id = NEW.id;
  DELETE FROM song_words WHERE song_id = NEW.id;
  IF NEW.presence = 'here' THEN
    INSERT INTO search_names (kind, id, folded, accented, popularity)
      VALUES ('song', NEW.id, NEW.folded, accented_key(NEW.title), popularity_of(NEW.play_count)) ON CONFLICT DO NOTHING;
    INSERT INTO song_words SELECT NEW.id, words_of(NEW.lyrics) WHERE NEW.lyrics IS NOT NULL ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
-- Named so that it comes after `rename_song` and `reword_song`, which know nothing of what is hidden.
CREATE TRIGGER song_hidden_or_shown AFTER UPDATE OF presence ON all_songs FOR EACH ROW
  WHEN ((OLD.presence = 'here') <> (NEW.presence = 'here')) EXECUTE FUNCTION hide_or_show_song();

CREATE OR REPLACE FUNCTION reword_song() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM song_words WHERE song_id = NEW.id;
  INSERT INTO song_words SELECT NEW.id, words_of(NEW.lyrics) WHERE NEW.lyrics IS NOT NULL AND NEW.presence = 'here';
  RETURN NULL;
END $$;

-- An artist is found while there is a song, an album with songs or a clip of theirs.
CREATE FUNCTION list_artist(artist text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM song_artists WHERE artist_id = artist)
      OR EXISTS (SELECT FROM albums WHERE artist_id = artist AND song_count > 0)
      OR EXISTS (SELECT FROM short_videos WHERE artist_id = artist)
      OR EXISTS (SELECT FROM short_videos WHERE named_artist_id = artist) THEN
    IF NOT EXISTS (SELECT FROM search_names WHERE kind = 'artist' AND id = artist) THEN
      INSERT INTO search_names (kind, id, folded, accented, popularity)
        SELECT 'artist', id, folded, accented_key(name), coalesce(
          (SELECT popularity_of(max(s.play_count)) FROM song_artists s WHERE s.artist_id = artists.id), 0)
        FROM artists WHERE id = artist ON CONFLICT DO NOTHING;
    END IF;
  ELSE
    DELETE FROM search_names WHERE kind = 'artist' AND id = artist;
  END IF;
END $$;

CREATE FUNCTION list_artist_of_songs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_artist(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER artist_listed AFTER UPDATE OF song_count ON artists FOR EACH ROW
  WHEN ((OLD.song_count > 0) <> (NEW.song_count > 0)) EXECUTE FUNCTION list_artist_of_songs();

-- An album is found while it has songs.
CREATE FUNCTION list_album() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.song_count = 0 THEN
    DELETE FROM search_names WHERE kind = 'album' AND id = NEW.id;
  ELSIF NOT EXISTS (SELECT FROM search_names WHERE kind = 'album' AND id = NEW.id) THEN
    INSERT INTO search_names (kind, id, folded, accented, popularity)
      VALUES ('album', NEW.id, NEW.folded, accented_key(NEW.title),
        coalesce((SELECT popularity_of(max(s.play_count)) FROM songs s WHERE s.album_id = NEW.id), 0)) ON CONFLICT DO NOTHING;
  END IF;
  PERFORM list_artist(NEW.artist_id);
  RETURN NULL;
END $$;
CREATE TRIGGER album_listed AFTER UPDATE OF song_count ON albums FOR EACH ROW
  WHEN ((OLD.song_count > 0) <> (NEW.song_count > 0)) EXECUTE FUNCTION list_album();

CREATE FUNCTION list_artists_of_clip() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_artist(artist) FROM (SELECT DISTINCT artist FROM (VALUES (OLD.artist_id), (OLD.named_artist_id),
    (NEW.artist_id), (NEW.named_artist_id)) AS theirs (artist) WHERE artist IS NOT NULL) AS each;
  RETURN NULL;
END $$;
CREATE TRIGGER clip_added_or_gone AFTER INSERT OR DELETE ON all_short_videos FOR EACH ROW
  EXECUTE FUNCTION list_artists_of_clip();
CREATE TRIGGER clip_hidden_or_shown AFTER UPDATE OF presence, artist_id, named_artist_id ON all_short_videos FOR EACH ROW
  WHEN ((OLD.presence = 'here') <> (NEW.presence = 'here') OR OLD.artist_id IS DISTINCT FROM NEW.artist_id
    OR OLD.named_artist_id IS DISTINCT FROM NEW.named_artist_id)
  EXECUTE FUNCTION list_artists_of_clip();

-- Songs whose place another song's file took in a scan that did not come to its end.
UPDATE all_songs SET presence = 'away', absent_since = now()
  FROM media_files f WHERE f.song_id = all_songs.id AND f.presence = 'away';
