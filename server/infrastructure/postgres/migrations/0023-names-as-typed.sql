-- A name as the product knows it without its punctuation (fold-text.ts): in one width, what is neither letter, figure, mark
-- nor blank put away, or a blank in its place. Of a folded name, or of one with its accents.
CREATE FUNCTION without_punctuation(said text, instead text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  btrim(regexp_replace(regexp_replace(
    lower(normalize(said, NFKC) COLLATE vietnamese),
    '[^[:alnum:][:space:]\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u0610-\u061A\u064B-\u065F\u0900-\u0903\u093A-\u094F\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u3099\u309A\uFE00-\uFE0F\uFE20-\uFE2F]+|[\u02BB-\u02BD]',
    instead, 'g'), '\s+', ' ', 'g'));

-- How else a name is typed: closed up ("acdc"), or with blanks ("ac dc"), where that is another text, not empty, and no longer
-- than an index takes: in one width a letter may be many.
CREATE FUNCTION typed_forms(of_folded text, of_accented text) RETURNS TABLE (form smallint, folded text, accented text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT DISTINCT ON (typed) form, typed, without_punctuation(of_accented, instead)
  FROM (VALUES (2::smallint, ''), (4::smallint, ' ')) AS ways (form, instead),
    LATERAL fold_text(without_punctuation(of_folded, instead)) AS typed
  WHERE typed <> '' AND typed <> of_folded AND octet_length(typed) <= 2600 ORDER BY typed, form
$$;

-- `variant` 0 and 1 are the name itself, 2 and 3 the same closed up, 4 and 5 with blanks. A search for any of them finds it.
CREATE FUNCTION name_as_typed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Its own rows come here as well, and a statement that enters none.
  IF NOT EXISTS (SELECT FROM added WHERE variant < 2 AND folded ~ '[^a-z0-9 ]') THEN RETURN NULL; END IF;
  INSERT INTO search_names (kind, id, variant, folded, accented, popularity)
    SELECT kind, id, variant + typed.form, typed.folded, typed.accented, popularity
    FROM added, LATERAL typed_forms(added.folded, added.accented) typed
    WHERE variant < 2 AND added.folded ~ '[^a-z0-9 ]' ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER name_as_typed AFTER INSERT ON search_names REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION name_as_typed();

-- A name that changes is entered anew, with its other forms.
CREATE FUNCTION rename_in_search(of_kind text, of_id text, to_folded text, to_accented text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  known smallint;
BEGIN
  SELECT popularity INTO known FROM search_names WHERE kind = of_kind AND id = of_id AND variant = 0
    AND (folded <> to_folded OR accented <> to_accented);
  IF NOT FOUND THEN RETURN; END IF;
  DELETE FROM search_names WHERE kind = of_kind AND id = of_id;
  INSERT INTO search_names (kind, id, folded, accented, popularity) VALUES (of_kind, of_id, to_folded, to_accented, known);
END $$;

CREATE OR REPLACE FUNCTION rename_song() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rename_in_search('song', NEW.id, NEW.folded, accented_key(NEW.title));
  UPDATE search_names SET popularity = popularity_of(NEW.play_count)
    WHERE kind = 'song' AND id = NEW.id AND popularity <> popularity_of(NEW.play_count);
  IF NEW.play_count > OLD.play_count THEN
    PERFORM raise_popularity('album', ARRAY[NEW.album_id], popularity_of(NEW.play_count));
    PERFORM raise_popularity('artist', ARRAY(SELECT artist_id FROM song_artists WHERE song_id = NEW.id),
      popularity_of(NEW.play_count));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION rename_album() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rename_in_search('album', NEW.id, NEW.folded, accented_key(NEW.title));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION rename_artist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM rename_in_search('artist', NEW.id, NEW.folded, accented_key(NEW.name));
  RETURN NULL;
END $$;

-- A name with a typo, as before; one that has several forms is found once, by the form that is nearest.
-- Its setting may be named by anybody once the library that has it is loaded, which a first use does.
SELECT word_similarity('a', 'a');
CREATE OR REPLACE FUNCTION names_like(sought text, at_most integer)
RETURNS TABLE (kind text, id text, likeness real, popularity smallint)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.6 AS $$
  (SELECT kind, id, max(likeness) AS likeness, max(popularity) FROM (
      SELECT kind, id, word_similarity(sought, folded) AS likeness, popularity FROM search_names
      WHERE kind = 'song' AND sought <% folded LIMIT 20000
    ) alike GROUP BY kind, id ORDER BY likeness DESC, max(popularity) DESC, id LIMIT at_most)
  UNION ALL
  (SELECT kind, id, max(likeness) AS likeness, max(popularity) FROM (
      SELECT kind, id, word_similarity(sought, folded) AS likeness, popularity FROM search_names
      WHERE kind <> 'song' AND sought <% folded LIMIT 20000
    ) alike GROUP BY kind, id ORDER BY likeness DESC, max(popularity) DESC, id LIMIT at_most)
$$;

-- What is there already.
INSERT INTO search_names (kind, id, variant, folded, accented, popularity)
  SELECT kind, id, variant + typed.form, typed.folded, typed.accented, popularity
  FROM search_names named, LATERAL typed_forms(named.folded, named.accented) typed
  WHERE variant < 2 AND named.folded ~ '[^a-z0-9 ]';
