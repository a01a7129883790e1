import * as z from './schema';

const Id = z.string().check(z.minLength(1), z.maxLength(64));

/** The picture's hue and chroma in OKLCH, and a second hue for gradients (design §9). Degrees; chroma 0 to 0.4. */
export const DominantColor = z.object({ h: z.number(), c: z.number(), h2: z.number() });

export const ArtistRef = z.object({ id: Id, name: z.string(), avatar: z.nullable(z.string()) });

/** How `artists` are written in one text, such as `A feat. B`, where that is not their names with commas between. */
export const DisplayArtist = z.optional(z.string());

export const AlbumRef = z.object({ id: Id, title: z.string() });

/**
 * Where the first sound comes from without asking for anything else: `segments` has `{n}`, counted from 0. Lists are the same
 * for everybody, so a premium song has none in them.
 */
export const MediaPattern = z.object({ init_id: z.string(), segments: z.string() });

/**
 * Why a song cannot be heard for now, and since when: its file is `away`, or cannot be read. Nothing that listeners made of it
 * is lost, and it can be heard again once its file is back.
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
