-- How a file writes its artists in one text, where that is not their names with commas between; `display_folded` is what is
-- shown of several artists, or of such a text, as it is looked for. And who made the album, as the file says, besides the artist
-- that it stands under.
ALTER TABLE all_songs
  ADD COLUMN display_artist text,
  ADD COLUMN display_folded text,
  ADD COLUMN other_album_artists text[] NOT NULL DEFAULT '{}',
  ADD COLUMN display_album_artist text;
-- A view has the columns that its table had when it was made.
CREATE OR REPLACE VIEW songs AS SELECT * FROM all_songs WHERE presence = 'here';
CREATE INDEX all_songs_display ON all_songs (display_folded text_pattern_ops) WHERE display_folded IS NOT NULL;

-- Who made an album besides the artist that it stands under, and how they are written: as the file says that was changed last.
ALTER TABLE albums ADD COLUMN display_artist text;
CREATE TABLE other_album_artists (
  album_id  text NOT NULL REFERENCES albums (id) ON DELETE CASCADE,
  artist_id text NOT NULL REFERENCES artists (id),
  position  integer NOT NULL,
  PRIMARY KEY (album_id, position)
);
CREATE INDEX other_album_artists_artist ON other_album_artists (artist_id);

-- An artist is found while there is a song, an album with songs or a clip of theirs.
CREATE OR REPLACE FUNCTION list_artist(artist text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM song_artists WHERE artist_id = artist)
      OR EXISTS (SELECT FROM albums WHERE artist_id = artist AND song_count > 0)
      OR EXISTS (SELECT FROM other_album_artists o JOIN albums a ON a.id = o.album_id
        WHERE o.artist_id = artist AND a.song_count > 0)
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

CREATE FUNCTION list_other_artists_of_album() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_artist(artist_id) FROM other_album_artists WHERE album_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER others_of_album_listed AFTER UPDATE OF song_count ON albums FOR EACH ROW
  WHEN ((OLD.song_count > 0) <> (NEW.song_count > 0)) EXECUTE FUNCTION list_other_artists_of_album();

CREATE FUNCTION list_other_album_artist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_artist(coalesce(NEW.artist_id, OLD.artist_id));
  RETURN NULL;
END $$;
CREATE TRIGGER other_album_artist_added_or_gone AFTER INSERT OR DELETE ON other_album_artists FOR EACH ROW
  EXECUTE FUNCTION list_other_album_artist();
