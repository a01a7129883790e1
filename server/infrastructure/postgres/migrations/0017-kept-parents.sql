-- Where the songs of an album or an artist went that they left, until the scan is over: who saved the one or followed the
-- other, and finds nothing there any more, is led on.
CREATE TABLE album_successors (
  former_id  text NOT NULL REFERENCES albums (id) ON DELETE CASCADE,
  album_id   text NOT NULL REFERENCES albums (id) ON DELETE CASCADE,
  song_count integer NOT NULL,
  PRIMARY KEY (former_id, album_id)
);
CREATE INDEX album_successors_album ON album_successors (album_id);
CREATE TABLE artist_successors (
  former_id  text NOT NULL REFERENCES artists (id) ON DELETE CASCADE,
  artist_id  text NOT NULL REFERENCES artists (id) ON DELETE CASCADE,
  song_count integer NOT NULL,
  PRIMARY KEY (former_id, artist_id)
);
CREATE INDEX artist_successors_artist ON artist_successors (artist_id);
