import { Id } from './id';
import * as z from './schema';

/** The picture's hue and chroma in OKLCH, and a second hue for gradients (design §9). Degrees; chroma 0 to 0.4. */
export const DominantColor = z.object({ h: z.number(), c: z.number(), h2: z.number() });

export const ArtistRef = z.object({ id: Id, name: z.string(), avatar: z.nullable(z.string()) });

/** The display text of `artists`, such as `A feat. B`, if it is not their names separated by commas. */
export const DisplayArtist = z.optional(z.string());

export const AlbumRef = z.object({ id: Id, title: z.string() });

/**
 * The addresses of the first sound, which need no other request: `segments` has `{n}`, counted from 0. Lists are the same for
 * every listener, so a premium song in a list has none.
 */
export const MediaPattern = z.object({ init_id: z.string(), segments: z.string() });

/**
 * Why a song cannot be played at present, and since when: its file is missing (`away`) or cannot be read. All listener data about
 * it is preserved, and it can be played again once its file is back.
 */
export const SongAbsence = z.object({ kind: z.enum(['away', 'unreadable']), since: z.string() });

/** A song as lists show it. Durations in seconds; URLs are relative to the CDN domain. */
export const SongSummary = z.object({
  id: Id,
  title: z.string(),
  artist: ArtistRef,
  artists: z.array(ArtistRef),
  display_artist: DisplayArtist,
  album: z.nullable(AlbumRef),
  duration: z.number(),
  thumbnail_square: z.string(),
  thumbnail_landscape: z.string(),
  dominant_color: DominantColor,
  has_audio: z.boolean(),
  has_video: z.boolean(),
  is_premium: z.boolean(),
  is_liked: z.boolean(),
  like_count: z.number(),
  play_count: z.number(),
  media: z.nullable(MediaPattern),
  absence: z.optional(SongAbsence),
});

export type SongSummaryWire = z.infer<typeof SongSummary>;
