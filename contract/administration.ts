import { SEARCH_TEXT_MAX } from './kernel/first-limits';
import { LIMITS } from './kernel/limits';
import { pageOf } from './paging';
import * as z from './schema';
import { SongAbsence } from './song';
import { trimmedText } from './text';

/** What lists of administration are looked through by. */
export const SearchText = z.optional(trimmedText(SEARCH_TEXT_MAX));

export const ACCOUNT_SORTS = ['newest', 'name', 'email', 'last-seen'] as const;

/** An account as admins see it. `last_seen` and `device_count` are of the sessions that live. */
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

/** What a song is called, by whom, and where it stands. Albums of one title are told apart by their artist. */
export const SongTags = z.strictObject({
  title: Line,
  artists: z.array(Line).check(z.minLength(1), z.maxLength(LIMITS.artistsMax)),
  album: z.nullable(z.strictObject({ title: Line, artist: Line })),
  year: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.yearMax))),
  genre: z.nullable(Line),
  track: Counted,
});

/** `is_edited`: it is called otherwise than its file says. */
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

/** A comment that listeners reported and nobody has looked at since; how often for each reason. */
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

/** Plays that counted. `day` is YYYY-MM-DD where whoever asks is; every day of the span is there, also those without. */
export const PlayFigures = z.object({
  days: z.array(z.object({ day: z.string(), plays: z.number() })),
  top: z.array(z.object({ id: z.string(), title: z.string(), artists: z.array(z.string()), plays: z.number() })),
});

/**
 * A song or a short video whose file is away, or cannot be read: hidden until that is back, and never removed but by an admin.
 * `path` is where the file lay in the media folder. `has_stand_in`: the file of another one, of the same sound, is played in its place.
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

/** How many were forgotten. */
export const Forgotten = z.object({ forgotten: z.number() });

/** How many demo songs there were. */
export const DemoCleared = z.object({ songs: z.number() });
