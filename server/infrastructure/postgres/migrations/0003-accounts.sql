CREATE TABLE accounts (
  id             text PRIMARY KEY,
  email          text NOT NULL,
  -- NFC, trimmed, lower case: one address is one account.
  email_key      text NOT NULL UNIQUE,
  name           text NOT NULL,
  password_hash  text NOT NULL,
  role           text NOT NULL DEFAULT 'listener' CHECK (role IN ('listener', 'admin')),
  is_premium     boolean NOT NULL DEFAULT false,
  -- A picture in the data folder, by the hash of its bytes.
  avatar_id      text,
  phone          text,
  birthday       date,
  gender         text CHECK (gender IN ('female', 'male', 'other')),
  bio            text,
  language       text NOT NULL DEFAULT 'vi' CHECK (language IN ('vi', 'en')),
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now()
);

-- One family of refresh tokens on one device. Nothing of a token is kept: it is derived from `id`, `salt` and `generation`
-- under the server's key (security.md §2, decisions.md §4).
CREATE TABLE sessions (
  id                 text PRIMARY KEY,
  account_id         text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  salt               text NOT NULL,
  generation         integer NOT NULL DEFAULT 1,
  -- Which device the present generation was given to: a lost answer is given again to that one alone.
  rotated_device_id  text NOT NULL,
  rotated_at         timestamptz NOT NULL,
  device_id          text NOT NULL,
  device_name        text NOT NULL,
  ip                 text NOT NULL,
  is_remembered      boolean NOT NULL,
  created_at         timestamptz NOT NULL,
  last_seen_at       timestamptz NOT NULL,
  revoked_at         timestamptz,
  revoke_reason      text
);
CREATE INDEX sessions_account ON sessions (account_id, last_seen_at DESC) WHERE revoked_at IS NULL;

-- Attempts to sign in with an address, whether or not it has an account. They outlive a restart.
CREATE TABLE sign_in_attempts (
  email_key     text PRIMARY KEY,
  -- The last attempts, oldest first, in milliseconds since the epoch.
  attempts      double precision[] NOT NULL,
  locks         integer NOT NULL DEFAULT 0,
  locked_until  timestamptz,
  updated_at    timestamptz NOT NULL
);
CREATE INDEX sign_in_attempts_age ON sign_in_attempts (updated_at);

-- Buckets of the limits that must outlive a restart and count for all processes.
CREATE TABLE rate_buckets (
  key         text PRIMARY KEY,
  left_over   double precision NOT NULL,
  -- Whether the last call found anything in it: read back by the statement that took it.
  was_let_in  boolean NOT NULL,
  updated_at  timestamptz NOT NULL
);
CREATE INDEX rate_buckets_age ON rate_buckets (updated_at);

-- The newest request of an address for a new password, whether or not it has an account.
CREATE TABLE recovery_requests (
  address_key  text PRIMARY KEY,
  id           text NOT NULL UNIQUE,
  account_id   text REFERENCES accounts (id) ON DELETE CASCADE,
  code_hash    text NOT NULL,
  tries        integer NOT NULL DEFAULT 0,
  opened_at    timestamptz NOT NULL,
  verified_at  timestamptz,
  ticket_hash  text UNIQUE
);
CREATE INDEX recovery_requests_age ON recovery_requests (opened_at);

-- What happened around accounts, for whoever has to find out later.
CREATE TABLE audit_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL,
  account_id  text REFERENCES accounts (id) ON DELETE SET NULL,
  session_id  text,
  device_id   text NOT NULL,
  ip          text NOT NULL,
  at          timestamptz NOT NULL
);
CREATE INDEX audit_events_account ON audit_events (account_id, at DESC);
CREATE INDEX audit_events_age ON audit_events (at);

-- What listeners keep.
CREATE TABLE liked_songs (
  account_id  text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  song_id     text NOT NULL REFERENCES songs (id) ON DELETE CASCADE,
  liked_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, song_id)
);
CREATE INDEX liked_songs_newest ON liked_songs (account_id, liked_at DESC, song_id);
CREATE INDEX liked_songs_song ON liked_songs (song_id);

CREATE TABLE saved_collections (
  account_id   text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind         text NOT NULL CHECK (kind IN ('album', 'playlist')),
  album_id     text REFERENCES albums (id) ON DELETE CASCADE,
  playlist_id  text REFERENCES playlists (id) ON DELETE CASCADE,
  saved_at     timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'album') = (album_id IS NOT NULL) AND (kind = 'playlist') = (playlist_id IS NOT NULL)),
  UNIQUE (account_id, album_id),
  UNIQUE (account_id, playlist_id)
);
CREATE INDEX saved_collections_newest ON saved_collections (account_id, saved_at DESC);

CREATE TABLE followed_artists (
  account_id   text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  artist_id    text NOT NULL REFERENCES artists (id) ON DELETE CASCADE,
  followed_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, artist_id)
);
CREATE INDEX followed_artists_artist ON followed_artists (artist_id);

ALTER TABLE playlists ADD FOREIGN KEY (owner_id) REFERENCES accounts (id) ON DELETE CASCADE;
