-- As the product folds text (fold-text.ts), for what is written by the database alone: lower case, without marks, đ as d.
CREATE FUNCTION fold_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  btrim(regexp_replace(replace(replace(replace(replace(translate(
    regexp_replace(
      normalize(lower(said COLLATE vietnamese), NFD),
      '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u0610-\u061A\u064B-\u065F\u0900-\u0903\u093A-\u094F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u3099\u309A\uFE00-\uFE0F\uFE20-\uFE2F]',
      '', 'g'),
    'đðøłħıŧς‘’“”', 'ddolhitσ''''""'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '\s+', ' ', 'g'));

-- What a typed accent is compared with: lower case, composed, accents kept.
CREATE FUNCTION accented_key(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  btrim(regexp_replace(lower(normalize(said, NFC) COLLATE vietnamese), '\s+', ' ', 'g'));

-- Plays as a rank: it moves with every twentieth part of growth, so that most plays change no index.
CREATE FUNCTION popularity_of(plays bigint) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  floor(20 * ln((greatest(plays, 0) + 1)::double precision))::smallint;

-- Every name that can be found, apart from the wide rows that bear them: a search reads little, and a play leaves the index
-- of names alone. Kept by the triggers below.
CREATE TABLE search_names (
  kind        text NOT NULL CHECK (kind IN ('song', 'album', 'artist', 'playlist')),
  id          text NOT NULL,
  -- The service's own playlists are called differently in each language: 0 Vietnamese or the only name, 1 English.
  variant     smallint NOT NULL DEFAULT 0,
  folded      text NOT NULL,
  accented    text NOT NULL,
  -- An artist's and an album's is that of the most played of their songs.
  popularity  smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, id, variant)
);

-- The words that a song sings, with their order.
CREATE TABLE song_words (
  song_id  text PRIMARY KEY REFERENCES songs (id) ON DELETE CASCADE,
  words    tsvector NOT NULL
);

CREATE FUNCTION words_of(lyrics text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  to_tsvector('simple'::regconfig, regexp_replace(
    fold_text(regexp_replace(lyrics, '[\[<][0-9]+:[0-9:.]*[\]>]|\[[a-z]+:[^\]\n]*\]', ' ', 'g')), '[^[:alnum:]]+', ' ', 'g'));

-- Raises what songs belong to; a row that somebody else is raising is left to them.
CREATE FUNCTION raise_popularity(of_kind text, ids text[], to_rank smallint) RETURNS void LANGUAGE sql AS $$
  UPDATE search_names SET popularity = to_rank FROM (
    SELECT kind, id, variant FROM search_names
    WHERE kind = of_kind AND id = ANY (ids) AND popularity < to_rank FOR UPDATE SKIP LOCKED
  ) weaker
  WHERE search_names.kind = weaker.kind AND search_names.id = weaker.id AND search_names.variant = weaker.variant
$$;

CREATE FUNCTION name_new_songs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_names (kind, id, folded, accented, popularity)
    SELECT 'song', id, folded, accented_key(title), popularity_of(play_count) FROM added;
  INSERT INTO song_words SELECT id, words_of(lyrics) FROM added WHERE lyrics IS NOT NULL;
  UPDATE search_names SET popularity = best.rank
    FROM (SELECT album_id, popularity_of(max(play_count)) AS rank FROM added WHERE play_count > 0 GROUP BY album_id) best
    WHERE kind = 'album' AND id = best.album_id AND popularity < best.rank;
  RETURN NULL;
END $$;
CREATE TRIGGER name_new_songs AFTER INSERT ON songs REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION name_new_songs();

CREATE FUNCTION rename_song() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_names SET folded = NEW.folded, accented = accented_key(NEW.title), popularity = popularity_of(NEW.play_count)
    WHERE kind = 'song' AND id = NEW.id;
  IF NEW.play_count > OLD.play_count THEN
    PERFORM raise_popularity('album', ARRAY[NEW.album_id], popularity_of(NEW.play_count));
    PERFORM raise_popularity('artist', ARRAY(SELECT artist_id FROM song_artists WHERE song_id = NEW.id),
      popularity_of(NEW.play_count));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER rename_song AFTER UPDATE ON songs FOR EACH ROW
  WHEN (OLD.folded <> NEW.folded OR OLD.title <> NEW.title OR popularity_of(OLD.play_count) <> popularity_of(NEW.play_count))
  EXECUTE FUNCTION rename_song();

CREATE FUNCTION reword_song() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM song_words WHERE song_id = NEW.id;
  INSERT INTO song_words SELECT NEW.id, words_of(NEW.lyrics) WHERE NEW.lyrics IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER reword_song AFTER UPDATE ON songs FOR EACH ROW WHEN (OLD.lyrics IS DISTINCT FROM NEW.lyrics)
  EXECUTE FUNCTION reword_song();

CREATE FUNCTION credit_new_songs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_names SET popularity = best.rank
    FROM (SELECT artist_id, popularity_of(max(songs.play_count)) AS rank FROM added JOIN songs ON songs.id = added.song_id
      WHERE songs.play_count > 0 GROUP BY artist_id) best
    WHERE kind = 'artist' AND id = best.artist_id AND popularity < best.rank;
  RETURN NULL;
END $$;
CREATE TRIGGER credit_new_songs AFTER INSERT ON song_artists REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION credit_new_songs();

CREATE FUNCTION name_new_albums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_names (kind, id, folded, accented) SELECT 'album', id, folded, accented_key(title) FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER name_new_albums AFTER INSERT ON albums REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION name_new_albums();

CREATE FUNCTION rename_album() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_names SET folded = NEW.folded, accented = accented_key(NEW.title) WHERE kind = 'album' AND id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER rename_album AFTER UPDATE ON albums FOR EACH ROW
  WHEN (OLD.folded <> NEW.folded OR OLD.title <> NEW.title) EXECUTE FUNCTION rename_album();

CREATE FUNCTION name_new_artists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_names (kind, id, folded, accented) SELECT 'artist', id, folded, accented_key(name) FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER name_new_artists AFTER INSERT ON artists REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION name_new_artists();

CREATE FUNCTION rename_artist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_names SET folded = NEW.folded, accented = accented_key(NEW.name) WHERE kind = 'artist' AND id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER rename_artist AFTER UPDATE ON artists FOR EACH ROW
  WHEN (OLD.folded <> NEW.folded OR OLD.name <> NEW.name) EXECUTE FUNCTION rename_artist();

-- Only what everybody may see.
CREATE FUNCTION name_playlist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_names WHERE kind = 'playlist' AND id = NEW.id;
  INSERT INTO search_names (kind, id, variant, folded, accented)
    SELECT 'playlist', NEW.id, variant, fold_text(name), accented_key(name)
    FROM (VALUES (0, NEW.name), (1, NEW.name_en)) AS names (variant, name) WHERE NEW.is_public AND name IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER name_new_playlist AFTER INSERT ON playlists FOR EACH ROW EXECUTE FUNCTION name_playlist();
CREATE TRIGGER rename_playlist AFTER UPDATE ON playlists FOR EACH ROW
  WHEN (OLD.name <> NEW.name OR OLD.name_en IS DISTINCT FROM NEW.name_en OR OLD.is_public <> NEW.is_public)
  EXECUTE FUNCTION name_playlist();

CREATE FUNCTION forget_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_names USING gone WHERE search_names.kind = TG_ARGV[0] AND search_names.id = gone.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_songs AFTER DELETE ON songs REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_names('song');
CREATE TRIGGER forget_albums AFTER DELETE ON albums REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_names('album');
CREATE TRIGGER forget_artists AFTER DELETE ON artists REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_names('artist');
CREATE TRIGGER forget_playlists AFTER DELETE ON playlists REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION forget_names('playlist');

-- What is there already.
INSERT INTO search_names (kind, id, folded, accented, popularity)
  SELECT 'song', id, folded, accented_key(title), popularity_of(play_count) FROM songs
  UNION ALL SELECT 'album', id, folded, accented_key(title),
    coalesce((SELECT popularity_of(max(songs.play_count)) FROM songs WHERE album_id = albums.id), 0) FROM albums
  UNION ALL SELECT 'artist', id, folded, accented_key(name), coalesce((SELECT popularity_of(max(songs.play_count))
    FROM song_artists JOIN songs ON songs.id = song_id WHERE artist_id = artists.id), 0) FROM artists;
INSERT INTO search_names (kind, id, variant, folded, accented)
  SELECT 'playlist', id, 0, fold_text(name), accented_key(name) FROM playlists WHERE is_public
  UNION ALL SELECT 'playlist', id, 1, fold_text(name_en), accented_key(name_en) FROM playlists
    WHERE is_public AND name_en IS NOT NULL;
INSERT INTO song_words SELECT id, words_of(lyrics) FROM songs WHERE lyrics IS NOT NULL;

CREATE INDEX search_names_whole ON search_names (kind, folded text_pattern_ops);
-- A text of one or two letters begins so many names that only the best known of them are looked at.
CREATE INDEX search_names_letter ON search_names (kind, left(folded, 1), popularity DESC);
CREATE INDEX search_names_letters ON search_names (kind, left(folded, 2), popularity DESC);
-- Songs are many; apart from them, the others are found quickly.
CREATE INDEX search_names_songs ON search_names USING gin (folded gin_trgm_ops) WHERE kind = 'song';
CREATE INDEX search_names_others ON search_names USING gin (folded gin_trgm_ops) WHERE kind <> 'song';
CREATE INDEX song_words_words ON song_words USING gin (words);

-- The names most like a text with a typo in it: of songs, and of all the others. A function, because how alike is alike
-- enough is a setting, and the index works by it.
CREATE FUNCTION names_like(sought text, at_most integer)
RETURNS TABLE (kind text, id text, likeness real, popularity smallint)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.6 AS $$
  (SELECT kind, id, word_similarity(sought, folded) AS likeness, popularity FROM search_names
    WHERE kind = 'song' AND sought <% folded ORDER BY likeness DESC, popularity DESC, id LIMIT at_most)
  UNION ALL
  (SELECT kind, id, max(word_similarity(sought, folded)) AS likeness, max(popularity) FROM search_names
    WHERE kind <> 'song' AND sought <% folded GROUP BY kind, id ORDER BY likeness DESC, max(popularity) DESC, id LIMIT at_most)
$$;

DROP INDEX songs_folded;
DROP INDEX artists_folded;
DROP INDEX albums_folded;
DROP INDEX playlists_folded;
