-- Unicode's punctuation and symbols (P and S, without what no character has yet), and the letters that are written for an
-- apostrophe: a class of a regular expression that does not depend on how the database was built.
CREATE FUNCTION punctuation() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  '!-/:-@\[-`{-~'
    || '\u00A1-\u00A9\u00AB-\u00AC\u00AE-\u00B1\u00B4\u00B6-\u00B8\u00BB\u00BF\u00D7\u00F7\u02BB-\u02BD\u02C2-\u02C5'
    || '\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u037E\u0384-\u0385\u0387\u03F6\u0482\u055A-\u055F'
    || '\u0589-\u058F\u05BE\u05C0\u05C3\u05C6\u05F3-\u05F4\u0606-\u060F\u061B\u061D-\u061F\u066A-\u066D\u06D4\u06DE'
    || '\u06E9\u06FD-\u06FE\u0700-\u070D\u07F6-\u07F9\u07FE-\u07FF\u0830-\u083E\u085E\u0888\u0964-\u0965\u0970'
    || '\u09F2-\u09F3\u09FA-\u09FB\u09FD\u0A76\u0AF0-\u0AF1\u0B70\u0BF3-\u0BFA\u0C77\u0C7F\u0C84\u0D4F\u0D79\u0DF4\u0E3F'
    || '\u0E4F\u0E5A-\u0E5B\u0F01-\u0F17\u0F1A-\u0F1F\u0F34\u0F36\u0F38\u0F3A-\u0F3D\u0F85\u0FBE-\u0FC5\u0FC7-\u0FDA'
    || '\u104A-\u104F\u109E-\u109F\u10FB\u1360-\u1368\u1390-\u1399\u1400\u166D-\u166E\u169B-\u169C\u16EB-\u16ED'
    || '\u1735-\u1736\u17D4-\u17D6\u17D8-\u17DB\u1800-\u180A\u1940-\u1945\u19DE-\u19FF\u1A1E-\u1A1F\u1AA0-\u1AA6'
    || '\u1AA8-\u1AAD\u1B4E-\u1B4F\u1B5A-\u1B6A\u1B74-\u1B7F\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E-\u1C7F\u1CC0-\u1CC7\u1CD3'
    || '\u1FBD\u1FBF-\u1FC1\u1FCD-\u1FCF\u1FDD-\u1FDF\u1FED-\u1FEF\u1FFD-\u1FFE\u2010-\u2027\u2030-\u205E\u207A-\u207E'
    || '\u208A-\u208E\u20A0-\u20C1\u2100-\u2101\u2103-\u2106\u2108-\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127'
    || '\u2129\u212E\u213A-\u213B\u2140-\u2144\u214A-\u214D\u214F\u218A-\u244A\u249C-\u24E9\u2500-\u2775\u2794-\u2BFF'
    || '\u2CE5-\u2CEA\u2CF9-\u2CFC\u2CFE-\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2FFF\u3001-\u3004\u3008-\u3020\u3030'
    || '\u3036-\u3037\u303D-\u303F\u309B-\u309C\u30A0\u30FB\u3190-\u3191\u3196-\u319F\u31C0-\u31EF\u3200-\u321E'
    || '\u322A-\u3247\u3250\u3260-\u327F\u328A-\u32B0\u32C0-\u33FF\u4DC0-\u4DFF\uA490-\uA4C6\uA4FE-\uA4FF\uA60D-\uA60F'
    || '\uA673\uA67E\uA6F2-\uA716\uA720-\uA721\uA789-\uA78A\uA828-\uA82B\uA836-\uA839\uA874-\uA877\uA8CE-\uA8CF'
    || '\uA8F8-\uA8FA\uA8FC\uA92E-\uA92F\uA95F\uA9C1-\uA9CD\uA9DE-\uA9DF\uAA5C-\uAA5F\uAA77-\uAA79\uAADE-\uAADF'
    || '\uAAF0-\uAAF1\uAB5B\uAB6A-\uAB6B\uABEB\uFB29\uFBB2-\uFBD2\uFD3E-\uFD4F\uFD90-\uFD91\uFDC8-\uFDCF\uFDFC-\uFDFF'
    || '\uFE10-\uFE19\uFE30-\uFE6B\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFEE\uFFFC-\uFFFD'
    || '\U00010100-\U00010102\U00010137-\U0001013F\U00010179-\U00010189\U0001018C-\U000101FC\U0001039F\U000103D0'
    || '\U0001056F\U00010857\U00010877-\U00010878\U0001091F\U0001093F\U00010A50-\U00010A58\U00010A7F\U00010AC8'
    || '\U00010AF0-\U00010AF6\U00010B39-\U00010B3F\U00010B99-\U00010B9C\U00010D6E\U00010D8E-\U00010D8F\U00010EAD'
    || '\U00010ED0-\U00010ED8\U00010F55-\U00010F59\U00010F86-\U00010F89\U00011047-\U0001104D\U000110BB-\U000110BC'
    || '\U000110BE-\U000110C1\U00011140-\U00011143\U00011174-\U00011175\U000111C5-\U000111C8\U000111CD\U000111DB'
    || '\U000111DD-\U000111DF\U00011238-\U0001123D\U000112A9\U000113D4-\U000113D8\U0001144B-\U0001144F'
    || '\U0001145A-\U0001145D\U000114C6\U000115C1-\U000115D7\U00011641-\U00011643\U00011660-\U0001166C\U000116B9'
    || '\U0001173C-\U0001173F\U0001183B\U00011944-\U00011946\U000119E2\U00011A3F-\U00011A46\U00011A9A-\U00011A9C'
    || '\U00011A9E-\U00011AA2\U00011B00-\U00011B09\U00011BE1\U00011C41-\U00011C45\U00011C70-\U00011C71'
    || '\U00011EF7-\U00011EF8\U00011F43-\U00011F4F\U00011FD5-\U00011FFF\U00012470-\U00012474\U00012FF1-\U00012FF2'
    || '\U00016A6E-\U00016A6F\U00016AF5\U00016B37-\U00016B3F\U00016B44-\U00016B45\U00016D6D-\U00016D6F'
    || '\U00016E97-\U00016E9A\U00016FE2\U0001BC9C\U0001BC9F\U0001CC00-\U0001CCEF\U0001CCFA-\U0001CEF0'
    || '\U0001CF50-\U0001D164\U0001D16A-\U0001D16C\U0001D183-\U0001D184\U0001D18C-\U0001D1A9\U0001D1AE-\U0001D241'
    || '\U0001D245\U0001D300-\U0001D356\U0001D6C1\U0001D6DB\U0001D6FB\U0001D715\U0001D735\U0001D74F\U0001D76F\U0001D789'
    || '\U0001D7A9\U0001D7C3\U0001D800-\U0001D9FF\U0001DA37-\U0001DA3A\U0001DA6D-\U0001DA74\U0001DA76-\U0001DA83'
    || '\U0001DA85-\U0001DA8B\U0001E14F\U0001E2FF\U0001E5FF\U0001E95E-\U0001E95F\U0001ECAC\U0001ECB0\U0001ED2E'
    || '\U0001EEF0-\U0001F0F5\U0001F10D-\U0001FAF8';

-- A name as the product knows it without its punctuation (fold-text.ts): in one width, with nothing or a blank in its place. Of
-- a folded name, or of one with its accents. Signs that one width makes blanks or letters of go first.
CREATE FUNCTION without_punctuation(said text, instead text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT RETURN
  btrim(regexp_replace(regexp_replace(
    lower(normalize(regexp_replace(said, '[\u00A8\u00AF\u00B4\u00B8\u02D8-\u02DD\u00A9\u00AE\u2120\u2122]+', instead, 'g'), NFKC)
      COLLATE vietnamese),
    '[' || punctuation() || ']+', instead, 'g'), '\s+', ' ', 'g'));

-- How else a name is typed: closed up ("acdc"), or with blanks ("ac dc"), where that is another text, not empty, and no longer
-- than an index takes: in one width a letter may be many.
CREATE FUNCTION typed_forms(of_folded text, of_accented text) RETURNS TABLE (form smallint, folded text, accented text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT DISTINCT ON (typed) form, typed, without_punctuation(of_accented, instead)
  FROM (VALUES (2::smallint, ''), (4::smallint, ' ')) AS ways (form, instead),
    LATERAL fold_text(without_punctuation(of_folded, instead)) AS typed
  WHERE typed <> '' AND typed <> of_folded AND octet_length(typed) <= 2600 ORDER BY typed, form
$$;

-- What is there already.
LOCK TABLE search_names IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO search_names (kind, id, variant, folded, accented, popularity)
  SELECT kind, id, variant + typed.form, typed.folded, typed.accented, popularity
  FROM search_names named, LATERAL typed_forms(named.folded, named.accented) typed
  WHERE variant < 2 AND named.folded ~ '[^a-z0-9 ]';
ANALYZE search_names;

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
  IF NOT EXISTS (SELECT FROM search_names WHERE kind = of_kind AND id = of_id AND variant = 0
    AND (folded <> to_folded OR accented <> to_accented)) THEN RETURN; END IF;
  WITH gone AS (DELETE FROM search_names WHERE kind = of_kind AND id = of_id RETURNING popularity)
    SELECT max(popularity) INTO known FROM gone;
  INSERT INTO search_names (kind, id, folded, accented, popularity)
    SELECT of_kind, of_id, to_folded, to_accented, known WHERE known IS NOT NULL;
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
