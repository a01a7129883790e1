CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- A picture found beside or inside a file, by the hash of its bytes. The bytes live in the data folder.
CREATE TABLE images (
  id          text PRIMARY KEY,
  width       integer NOT NULL CHECK (width > 0),
  height      integer NOT NULL CHECK (height > 0),
  hue         real NOT NULL,
  chroma      real NOT NULL,
  second_hue  real NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE artists (
  id          text PRIMARY KEY,
  name        text NOT NULL,
  -- NFC and lower case, accents kept: "Thu" and "Thư" are two people.
  name_key    text NOT NULL UNIQUE,
  -- Case and accents folded, for search.
  folded      text NOT NULL,
  image_id    text REFERENCES images (id),
  created_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE albums (
  id          text PRIMARY KEY,
  title       text NOT NULL,
  title_key   text NOT NULL,
  folded      text NOT NULL,
  artist_id   text NOT NULL REFERENCES artists (id),
  year        integer,
  image_id    text REFERENCES images (id),
  created_at  timestamptz NOT NULL DEFAULT now(),
  UNIQUE (artist_id, title_key)
);

CREATE TABLE songs (
  id              text PRIMARY KEY,
  title           text NOT NULL,
  folded          text NOT NULL,
  album_id        text REFERENCES albums (id),
  disc_number     integer,
  track_number    integer,
  year            integer,
  genre           text,
  image_id        text REFERENCES images (id),
  duration_ms     integer NOT NULL CHECK (duration_ms > 0),
  has_video       boolean NOT NULL DEFAULT false,
  is_premium      boolean NOT NULL DEFAULT false,
  -- Changes with the source file's content; part of every media URL, so media answers never change.
  revision        text NOT NULL,
  audio           jsonb NOT NULL,
  video           jsonb,
  lyrics_format   text CHECK (lyrics_format IN ('plain', 'lrc', 'elrc')),
  lyrics          text,
  credits         jsonb NOT NULL DEFAULT '[]',
  loudness_lufs   real,
  true_peak_dbtp  real,
  play_count      bigint NOT NULL DEFAULT 0,
  like_count      bigint NOT NULL DEFAULT 0,
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX songs_new ON songs (created_at DESC, id);
CREATE INDEX songs_popular ON songs (play_count DESC, id);
CREATE INDEX songs_genre ON songs (genre, play_count DESC, id);
CREATE INDEX songs_album ON songs (album_id, disc_number, track_number, id);
CREATE INDEX songs_unmeasured ON songs (created_at DESC) WHERE loudness_lufs IS NULL;
CREATE INDEX songs_folded ON songs USING gin (folded gin_trgm_ops);
CREATE INDEX artists_folded ON artists USING gin (folded gin_trgm_ops);
CREATE INDEX albums_folded ON albums USING gin (folded gin_trgm_ops);
CREATE INDEX albums_new ON albums (created_at DESC, id);

CREATE TABLE song_artists (
  song_id    text NOT NULL REFERENCES songs (id) ON DELETE CASCADE,
  artist_id  text NOT NULL REFERENCES artists (id),
  position   integer NOT NULL,
  PRIMARY KEY (song_id, position)
);
CREATE INDEX song_artists_artist ON song_artists (artist_id, song_id);

-- Every file of the media folder that became a song. `path` is relative to the folder, NFC as on disk.
CREATE TABLE media_files (
  path         text PRIMARY KEY,
  size         bigint NOT NULL,
  mtime_ms     bigint NOT NULL,
  -- Of the size, the first and the last bytes: tells a moved file from a new one.
  fingerprint  text NOT NULL,
  -- Of the lyrics and the picture beside it: when they change, the file is read again.
  companions   text NOT NULL DEFAULT '',
  song_id      text NOT NULL REFERENCES songs (id) ON DELETE CASCADE,
  imported_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX media_files_fingerprint ON media_files (fingerprint);
CREATE INDEX media_files_song ON media_files (song_id);

-- Files looked at and left out, remembered so that an unchanged one is not read again.
CREATE TABLE refused_files (
  path        text PRIMARY KEY,
  size        bigint NOT NULL,
  mtime_ms    bigint NOT NULL,
  reason      text NOT NULL,
  refused_at  timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE import_jobs (
  id           text PRIMARY KEY,
  state        text NOT NULL CHECK (state IN ('running', 'finished', 'failed', 'interrupted')),
  failure      text,
  started_at   timestamptz NOT NULL DEFAULT now(),
  finished_at  timestamptz,
  found        integer NOT NULL DEFAULT 0,
  processed    integer NOT NULL DEFAULT 0,
  added        integer NOT NULL DEFAULT 0,
  changed      integer NOT NULL DEFAULT 0,
  moved        integer NOT NULL DEFAULT 0,
  removed      integer NOT NULL DEFAULT 0,
  unchanged    integer NOT NULL DEFAULT 0,
  refused      integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX import_jobs_one_running ON import_jobs ((true)) WHERE state = 'running';
CREATE INDEX import_jobs_started ON import_jobs (started_at DESC);

-- One row per reported play. `event_id` is made by the client, so a repeated report changes nothing.
CREATE TABLE plays (
  event_id   text PRIMARY KEY,
  song_id    text NOT NULL REFERENCES songs (id) ON DELETE CASCADE,
  device_id  text NOT NULL,
  played_ms  integer NOT NULL CHECK (played_ms >= 0),
  counted    boolean NOT NULL,
  played_at  timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX plays_song ON plays (song_id, played_at DESC) WHERE counted;
CREATE INDEX plays_recent ON plays (played_at DESC) WHERE counted;
