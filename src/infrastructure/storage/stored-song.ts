import * as z from 'zod/mini';
import type { PlayedSong } from '../../domain/history/play-history.port';
import { parseJson } from '../../domain/shared/parse-json';

export const StoredAnnotationChange = z.object({ isLiked: z.optional(z.boolean()) });

const StoredArtist = z.object({ id: z.string(), name: z.string(), avatarUrl: z.nullable(z.string()) });

/**
 * A song as this browser stores it; a field that older versions did not store has a default. Older versions stored the addresses of
 * pictures without `{width}`: such a picture has one size, and the server answers that one too.
 */
export const StoredSong = z.object({
  id: z.string(),
  title: z.string(),
  artists: z.array(StoredArtist),
  displayArtist: z._default(z.nullable(z.string()), null),
  album: z.nullable(z.object({ id: z.string(), title: z.string() })),
  duration: z.number(),
  squareImageUrl: z.string(),
  landscapeImageUrl: z.string(),
  dominantColour: z.object({ hue: z.number(), chroma: z.number(), secondHue: z.number() }),
  hasAudio: z.boolean(),
  hasVideo: z.boolean(),
  isPremium: z.boolean(),
  likeCount: z.nullable(z.number()),
  playCount: z.nullable(z.number()),
  isLiked: z.boolean(),
  absence: z._default(z.nullable(z.object({ kind: z.enum(['away', 'unreadable']), since: z.string() })), null),
});

const StoredPlays = z.array(z.object({ song: StoredSong, playedAt: z.string() }));

/** Reads the history that an earlier visit stored; anything that is not a list of played songs is no history at all. */
export function parsePlayedSongs(text: string | null): readonly PlayedSong[] {
  const parsed = StoredPlays.safeParse(parseJson(text ?? ''));
  return parsed.success ? parsed.data : [];
}
