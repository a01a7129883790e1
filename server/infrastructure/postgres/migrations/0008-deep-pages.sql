-- What the songs of one artist or category are sorted by, once more beside them: any page of them is read from one index, and
-- the thousandth looks at no song and sorts nothing.
ALTER TABLE song_artists
  ADD COLUMN title text NOT NULL DEFAULT '',
  ADD COLUMN lead_artist text NOT NULL DEFAULT '',
  ADD COLUMN duration_ms integer NOT NULL DEFAULT 0,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE song_categories
  ADD COLUMN title text NOT NULL DEFAULT '',
  ADD COLUMN lead_artist text NOT NULL DEFAULT '',
  ADD COLUMN duration_ms integer NOT NULL DEFAULT 0,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();

UPDATE song_artists m SET title = s.title, lead_artist = s.lead_artist, duration_ms = s.duration_ms, created_at = s.created_at
  FROM songs s WHERE s.id = m.song_id;
UPDATE song_categories m SET title = s.title, lead_artist = s.lead_artist, duration_ms = s.duration_ms, created_at = s.created_at
  FROM songs s WHERE s.id = m.song_id;

CREATE FUNCTION take_song_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT play_count, title, lead_artist, duration_ms, created_at
    INTO NEW.play_count, NEW.title, NEW.lead_artist, NEW.duration_ms, NEW.created_at
    FROM songs WHERE id = NEW.song_id;
  IF NOT FOUND THEN RAISE foreign_key_violation USING MESSAGE = format('there is no song %s', NEW.song_id); END IF;
  RETURN NEW;
END $$;
DROP TRIGGER song_artists_plays ON song_artists;
DROP TRIGGER song_categories_plays ON song_categories;
DROP FUNCTION take_song_plays();
CREATE TRIGGER song_artists_order BEFORE INSERT ON song_artists FOR EACH ROW EXECUTE FUNCTION take_song_order();
CREATE TRIGGER song_categories_order BEFORE INSERT ON song_categories FOR EACH ROW EXECUTE FUNCTION take_song_order();

-- Only rows of this one song, as where its plays are passed on.
CREATE FUNCTION pass_song_order_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE song_artists SET title = NEW.title, lead_artist = NEW.lead_artist, duration_ms = NEW.duration_ms,
    created_at = NEW.created_at WHERE song_id = NEW.id;
  UPDATE song_categories SET title = NEW.title, lead_artist = NEW.lead_artist, duration_ms = NEW.duration_ms,
    created_at = NEW.created_at WHERE song_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER song_order_changed AFTER UPDATE OF title, lead_artist, duration_ms, created_at ON songs FOR EACH ROW
  WHEN (OLD.title <> NEW.title OR OLD.lead_artist <> NEW.lead_artist OR OLD.duration_ms <> NEW.duration_ms
    OR OLD.created_at <> NEW.created_at)
  EXECUTE FUNCTION pass_song_order_on();

CREATE INDEX song_artists_new ON song_artists (artist_id, created_at DESC, song_id);
CREATE INDEX song_artists_title ON song_artists (artist_id, title COLLATE vietnamese, song_id);
CREATE INDEX song_categories_new ON song_categories (category_id, created_at DESC, song_id);
CREATE INDEX song_categories_title ON song_categories (category_id, title COLLATE vietnamese, song_id);
CREATE INDEX song_categories_lead_artist
  ON song_categories (category_id, lead_artist COLLATE vietnamese, title COLLATE vietnamese, song_id);
CREATE INDEX song_categories_duration ON song_categories (category_id, duration_ms, song_id);

-- The names most like a text with a typo in it, as before; but of more than 20,000 that are nearly alike only the first are
-- put in order, as where that many names hold a text: in a large library half of them may share a word.
-- Its setting may be named by anybody once the library that has it is loaded, which a first use does.
SELECT word_similarity('a', 'a');
CREATE OR REPLACE FUNCTION names_like(sought text, at_most integer)
RETURNS TABLE (kind text, id text, likeness real, popularity smallint)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.6 AS $$
  (SELECT * FROM (
      SELECT kind, id, word_similarity(sought, folded) AS likeness, popularity FROM search_names
      WHERE kind = 'song' AND sought <% folded LIMIT 20000
    ) alike ORDER BY likeness DESC, popularity DESC, id LIMIT at_most)
  UNION ALL
  (SELECT kind, id, max(likeness) AS likeness, max(popularity) FROM (
      SELECT kind, id, word_similarity(sought, folded) AS likeness, popularity FROM search_names
      WHERE kind <> 'song' AND sought <% folded LIMIT 20000
    ) alike GROUP BY kind, id ORDER BY likeness DESC, max(popularity) DESC, id LIMIT at_most)
$$;
