-- Where a row comes from: a listener's own folder, or what the server made itself to begin with. Paths are relative to the
-- folder of their origin, so the same path may be in both.
ALTER TABLE media_files
  ADD COLUMN origin text NOT NULL DEFAULT 'own' CHECK (origin IN ('own', 'demo')),
  -- A video beside the file that could not be taken for the song's own, and why.
  ADD COLUMN refused_video text,
  ADD COLUMN refused_video_reason text,
  DROP CONSTRAINT media_files_pkey,
  ADD PRIMARY KEY (origin, path);
ALTER TABLE refused_files
  ADD COLUMN origin text NOT NULL DEFAULT 'own' CHECK (origin IN ('own', 'demo')),
  DROP CONSTRAINT refused_files_pkey,
  ADD PRIMARY KEY (origin, path);
CREATE INDEX media_files_refused_video ON media_files (refused_video) WHERE refused_video IS NOT NULL;

-- The video file beside a song's sound file. What is known of its picture is in `songs.video`, as for a song that is one file.
CREATE TABLE companion_videos (
  song_id      text PRIMARY KEY REFERENCES songs (id) ON DELETE CASCADE,
  -- Relative to the folder of the song's file.
  path         text NOT NULL,
  size         bigint NOT NULL,
  mtime_ms     bigint NOT NULL,
  -- Part of the video's media URLs alone: the sound's stay as they are when only the video changes.
  revision     text NOT NULL,
  duration_ms  integer NOT NULL CHECK (duration_ms > 0),
  audio        jsonb NOT NULL
);

-- `image_id` is the portrait.
ALTER TABLE artists
  ADD COLUMN banner_id text REFERENCES images (id),
  ADD COLUMN bio_vi text NOT NULL DEFAULT '',
  ADD COLUMN bio_en text NOT NULL DEFAULT '';

-- What its artist or the service says of it.
ALTER TABLE albums
  ADD COLUMN description_vi text NOT NULL DEFAULT '',
  ADD COLUMN description_en text NOT NULL DEFAULT '';

CREATE TABLE categories (
  id              text PRIMARY KEY,
  -- Names it for good, whatever it is called: `ballad`, `late-night`.
  slug            text NOT NULL UNIQUE,
  name_vi         text NOT NULL,
  name_en         text NOT NULL,
  description_vi  text NOT NULL DEFAULT '',
  description_en  text NOT NULL DEFAULT '',
  -- Both names, case and accents folded, for search.
  folded          text NOT NULL,
  -- Under which heading it is shown where categories are explored: `genre`, `mood`, `activity`.
  grouping        text NOT NULL DEFAULT 'genre',
  image_id        text REFERENCES images (id),
  position        integer NOT NULL DEFAULT 0,
  origin          text NOT NULL DEFAULT 'own' CHECK (origin IN ('own', 'demo')),
  created_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX categories_order ON categories (position, id);

CREATE TABLE song_categories (
  category_id  text NOT NULL REFERENCES categories (id) ON DELETE CASCADE,
  song_id      text NOT NULL REFERENCES songs (id) ON DELETE CASCADE,
  PRIMARY KEY (category_id, song_id)
);
CREATE INDEX song_categories_song ON song_categories (song_id, category_id);

CREATE TABLE playlists (
  id              text PRIMARY KEY,
  -- An account; none for a playlist of the service's own.
  owner_id        text,
  -- Names one of the service's own for good.
  slug            text UNIQUE,
  name            text NOT NULL,
  description     text NOT NULL DEFAULT '',
  -- The service's own speak both languages: the above is Vietnamese.
  name_en         text,
  description_en  text,
  -- All names, case and accents folded, for search.
  folded          text NOT NULL,
  is_public       boolean NOT NULL DEFAULT false,
  image_id        text REFERENCES images (id),
  -- The order among the service's own.
  position        integer NOT NULL DEFAULT 0,
  origin          text NOT NULL DEFAULT 'own' CHECK (origin IN ('own', 'demo')),
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now(),
  CHECK (owner_id IS NULL OR slug IS NULL)
);
CREATE INDEX playlists_owner ON playlists (owner_id, updated_at DESC, id) WHERE owner_id IS NOT NULL;
CREATE INDEX playlists_service ON playlists (position, id) WHERE owner_id IS NULL AND is_public;
CREATE INDEX playlists_folded ON playlists USING gin (folded gin_trgm_ops);

-- A song may be in a playlist twice: an entry is its own thing. Positions order the entries and may have gaps, since a song
-- that leaves the library leaves its playlists; they are checked at the end of a transaction, so that entries may change places.
CREATE TABLE playlist_songs (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  playlist_id  text NOT NULL REFERENCES playlists (id) ON DELETE CASCADE,
  song_id      text NOT NULL REFERENCES songs (id) ON DELETE CASCADE,
  position     integer NOT NULL,
  added_at     timestamptz NOT NULL DEFAULT now(),
  UNIQUE (playlist_id, position) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX playlist_songs_song ON playlist_songs (song_id);

-- What referenced pictures: looked at whenever pictures that nothing shows any more are removed.
CREATE INDEX songs_image ON songs (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX albums_image ON albums (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX artists_image ON artists (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX artists_banner ON artists (banner_id) WHERE banner_id IS NOT NULL;

CREATE INDEX songs_videos ON songs (created_at DESC, id) WHERE has_video;
