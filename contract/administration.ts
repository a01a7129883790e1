import { SEARCH_TEXT_MAX } from './kernel/first-limits';
import { LIMITS } from './kernel/limits';
import { pageOf } from './paging';
import * as z from './schema';
import { SongAbsence } from './song';
import { trimmedText } from './text';

/** The text by which lists of administration are searched. */
export const SearchText = z.optional(trimmedText(SEARCH_TEXT_MAX));

export const ACCOUNT_SORTS = ['newest', 'name', 'email', 'last-seen'] as const;

/** An account as admins see it. `last_seen` and `device_count` cover only the sessions that are still valid. */
export const ManagedAccount = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  role: z.enum(['listener', 'admin']),
  is_premium: z.boolean(),
  is_locked: z.boolean(),
  created_at: z.string(),
  last_seen: z.nullable(z.string()),
  device_count: z.number(),
});
export const ManagedAccounts = pageOf(ManagedAccount);

export const MANAGED_SONG_SORTS = ['newest', 'title', 'artist', 'plays'] as const;

const Line = trimmedText(LIMITS.tagMax, 1);
const Counted = z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.trackMax)));

/** The title, artists, album, year, genre and track of a song. Albums with the same title are distinguished by their artist. */
export const SongTags = z.strictObject({
  title: Line,
  artists: z.array(Line).check(z.minLength(1), z.maxLength(LIMITS.artistsMax)),
  album: z.nullable(z.strictObject({ title: Line, artist: Line })),
  year: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.yearMax))),
  genre: z.nullable(Line),
  track: Counted,
});

/** `is_edited`: the tags differ from those in the song's file. */
export const ManagedSong = z.object({
  id: z.string(),
  tags: z.object({
    title: z.string(),
    artists: z.array(z.string()),
    album: z.nullable(z.object({ title: z.string(), artist: z.string() })),
    year: z.nullable(z.number()),
    genre: z.nullable(z.string()),
    track: z.nullable(z.number()),
  }),
  is_premium: z.boolean(),
  is_edited: z.boolean(),
  play_count: z.number(),
  created_at: z.string(),
});
export const ManagedSongs = pageOf(ManagedSong);

const REASONS = ['spam', 'hate', 'sexual', 'other'] as const;

/** A comment that listeners reported and no admin has reviewed since, with the number of reports for each reason. */
export const ReportedComment = z.object({
  id: z.string(),
  text: z.string(),
  written_at: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  short: z.object({ id: z.string(), caption: z.string() }),
  reports: z.array(z.object({ reason: z.enum(REASONS), count: z.number() })),
  reported_at: z.string(),
});
export const ReportedComments = pageOf(ReportedComment);

/**
 * Plays that counted. `day` is YYYY-MM-DD in the caller's time zone; every day of the period is listed, also days without plays.
 */
export const PlayFigures = z.object({
  days: z.array(z.object({ day: z.string(), plays: z.number() })),
  top: z.array(z.object({ id: z.string(), title: z.string(), artists: z.array(z.string()), plays: z.number() })),
});

/**
 * A song or a short video whose file is missing or cannot be read: hidden until the file is back, and removed only by an admin.
 * `path` is where the file was in the media folder. `has_stand_in`: another file with the same sound is played in its place.
 */
export const AbsentThing = z.object({
  id: z.string(),
  kind: z.enum(['song', 'clip']),
  title: z.string(),
  artists: z.array(z.string()),
  path: z.string(),
  absence: SongAbsence,
  like_count: z.number(),
  place_count: z.number(),
  play_count: z.number(),
  has_stand_in: z.boolean(),
});
export const AbsentThings = pageOf(AbsentThing);

/** How many were removed. */
export const Forgotten = z.object({ forgotten: z.number() });

/** How many demo songs were removed. */
export const DemoCleared = z.object({ songs: z.number() });
