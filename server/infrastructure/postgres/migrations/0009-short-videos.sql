-- Short videos: files of the media folder, or of the demo, that are clips and no songs. What is counted of one stands beside it
-- and rises with rows of the tables below: triggers count, so that it stays true whatever adds or removes a row.
CREATE TABLE short_videos (
  id                text PRIMARY KEY,
  origin            text NOT NULL DEFAULT 'own' CHECK (origin IN ('own', 'demo')),
  -- Relative to the folder of its origin.
  path              text NOT NULL,
  size              bigint NOT NULL,
  mtime_ms          bigint NOT NULL,
  fingerprint       text NOT NULL,
  companions        text NOT NULL DEFAULT '',
  -- Changes with the file's content; part of every media URL.
  revision          text NOT NULL,
  duration_ms       integer NOT NULL CHECK (duration_ms > 0),
  audio             jsonb NOT NULL,
  video             jsonb NOT NULL,
  -- A whole WebVTT file.
  captions          text,
  caption           text NOT NULL DEFAULT '',
  -- In the forms in which it is looked for: accents folded, and kept.
  caption_folded    text NOT NULL DEFAULT '',
  caption_accented  text NOT NULL DEFAULT '',
  -- Whose it is by its own file; where that is silent, `artist_id` is the first artist of its song.
  named_artist_id   text REFERENCES artists (id) ON DELETE SET NULL,
  artist_id         text REFERENCES artists (id) ON DELETE SET NULL,
  -- What its file says of the song, as it was read; the titles folded, for looking the song up.
  wish              jsonb NOT NULL,
  wish_keys         text[] NOT NULL DEFAULT '{}',
  song_id           text REFERENCES songs (id) ON DELETE SET NULL,
  song_from_ms      integer,
  song_to_ms        integer,
  image_id          text REFERENCES images (id),
  impression_count  bigint NOT NULL DEFAULT 0,
  start_count       bigint NOT NULL DEFAULT 0,
  engaged_count     bigint NOT NULL DEFAULT 0,
  complete_count    bigint NOT NULL DEFAULT 0,
  replay_count      bigint NOT NULL DEFAULT 0,
  share_count       bigint NOT NULL DEFAULT 0,
  like_count        bigint NOT NULL DEFAULT 0,
  save_count        bigint NOT NULL DEFAULT 0,
  comment_count     bigint NOT NULL DEFAULT 0,
  published_at      timestamptz NOT NULL DEFAULT now(),
  CHECK ((song_from_ms IS NULL) = (song_to_ms IS NULL)),
  CHECK (song_from_ms >= 0 AND song_to_ms >= song_from_ms)
);
CREATE INDEX short_videos_new ON short_videos (published_at DESC, id);
CREATE INDEX short_videos_popular ON short_videos (start_count DESC, id);
CREATE INDEX short_videos_artist ON short_videos (artist_id, published_at DESC, id);
CREATE INDEX short_videos_named_artist ON short_videos (named_artist_id) WHERE named_artist_id IS NOT NULL;
CREATE INDEX short_videos_song ON short_videos (song_id, published_at DESC, id);
CREATE INDEX short_videos_caption ON short_videos USING gin (caption_folded gin_trgm_ops);
CREATE INDEX short_videos_image ON short_videos (image_id) WHERE image_id IS NOT NULL;
CREATE INDEX short_videos_without_poster ON short_videos (published_at DESC, id) WHERE image_id IS NULL;

-- Out of the caption, as they are written there.
CREATE TABLE short_hashtags (
  short_id  text NOT NULL REFERENCES short_videos (id) ON DELETE CASCADE,
  position  integer NOT NULL,
  tag       text NOT NULL,
  -- Case and accents folded.
  folded    text NOT NULL,
  PRIMARY KEY (short_id, position)
);
CREATE INDEX short_hashtags_folded ON short_hashtags (folded, short_id);

-- What happened to clips on the glass: only events that count. Nothing says whose they are. Read again from the beginning,
-- the log gives the numbers that stand beside the clips.
CREATE TABLE short_view_events (
  short_id     text NOT NULL REFERENCES short_videos (id) ON DELETE CASCADE,
  -- Made by the client, so a repeated report changes nothing.
  event_id     text NOT NULL,
  visit_id     text NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('impression', 'start', 'engaged', 'complete', 'replay', 'share')),
  -- The same for events of which only the first counts; none for those of which each does.
  once_key     text,
  happened_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (short_id, event_id),
  UNIQUE (short_id, once_key)
);

-- Which clips each listener saw and when last: what they saw comes after what they did not.
CREATE TABLE seen_shorts (
  account_id  text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  short_id    text NOT NULL REFERENCES short_videos (id) ON DELETE CASCADE,
  seen_at     timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, short_id)
);
CREATE INDEX seen_shorts_newest ON seen_shorts (account_id, seen_at DESC);
CREATE INDEX seen_shorts_short ON seen_shorts (short_id);

CREATE TABLE liked_shorts (
  account_id  text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  short_id    text NOT NULL REFERENCES short_videos (id) ON DELETE CASCADE,
  liked_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, short_id)
);
CREATE INDEX liked_shorts_newest ON liked_shorts (account_id, liked_at DESC, short_id);
CREATE INDEX liked_shorts_short ON liked_shorts (short_id);

CREATE TABLE saved_shorts (
  account_id  text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  short_id    text NOT NULL REFERENCES short_videos (id) ON DELETE CASCADE,
  saved_at    timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, short_id)
);
CREATE INDEX saved_shorts_short ON saved_shorts (short_id);

-- What somebody is not interested in.
CREATE TABLE hidden_shorts (
  account_id  text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  short_id    text NOT NULL REFERENCES short_videos (id) ON DELETE CASCADE,
  hidden_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, short_id)
);
CREATE INDEX hidden_shorts_short ON hidden_shorts (short_id);

CREATE TABLE short_comments (
  -- Made by the sender: posted again after a lost answer, it is the same comment.
  id          text PRIMARY KEY,
  short_id    text NOT NULL REFERENCES short_videos (id) ON DELETE CASCADE,
  account_id  text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  text        text NOT NULL CHECK (text <> ''),
  -- As fine as a cursor says it.
  written_at  timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX short_comments_newest ON short_comments (short_id, written_at DESC, id DESC);
CREATE INDEX short_comments_account ON short_comments (account_id, written_at DESC);

CREATE TABLE short_comment_reports (
  account_id   text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  comment_id   text NOT NULL REFERENCES short_comments (id) ON DELETE CASCADE,
  reason       text NOT NULL CHECK (reason IN ('spam', 'hate', 'sexual', 'other')),
  reported_at  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, comment_id)
);
CREATE INDEX short_comment_reports_comment ON short_comment_reports (comment_id);

CREATE FUNCTION count_short_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    UPDATE short_videos v SET impression_count = v.impression_count + c.impressions, start_count = v.start_count + c.starts,
        engaged_count = v.engaged_count + c.engaged, complete_count = v.complete_count + c.completes,
        replay_count = v.replay_count + c.replays, share_count = v.share_count + c.shares
      FROM (SELECT short_id, count(*) FILTER (WHERE kind = 'impression') AS impressions,
          count(*) FILTER (WHERE kind = 'start') AS starts, count(*) FILTER (WHERE kind = 'engaged') AS engaged,
          count(*) FILTER (WHERE kind = 'complete') AS completes, count(*) FILTER (WHERE kind = 'replay') AS replays,
          count(*) FILTER (WHERE kind = 'share') AS shares
        FROM changed GROUP BY short_id) c
      WHERE v.id = c.short_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER short_view_events_more AFTER INSERT ON short_view_events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_short_views();

-- Told which counter, and by how much it changes for each row.
CREATE FUNCTION count_of_shorts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    EXECUTE format('UPDATE short_videos v SET %1$I = v.%1$I + c.n * $1
      FROM (SELECT short_id, count(*) AS n FROM changed GROUP BY short_id) c WHERE v.id = c.short_id', TG_ARGV[0])
      USING TG_ARGV[1]::integer;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER liked_shorts_more AFTER INSERT ON liked_shorts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_of_shorts('like_count', '1');
CREATE TRIGGER liked_shorts_fewer AFTER DELETE ON liked_shorts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_of_shorts('like_count', '-1');
CREATE TRIGGER saved_shorts_more AFTER INSERT ON saved_shorts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_of_shorts('save_count', '1');
CREATE TRIGGER saved_shorts_fewer AFTER DELETE ON saved_shorts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_of_shorts('save_count', '-1');
CREATE TRIGGER short_comments_more AFTER INSERT ON short_comments
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_of_shorts('comment_count', '1');
CREATE TRIGGER short_comments_fewer AFTER DELETE ON short_comments
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_of_shorts('comment_count', '-1');
