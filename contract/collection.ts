import { Id } from './id';
import { pageOf } from './paging';
import * as z from './schema';
import { ArtistRef, DisplayArtist, DominantColor, SongSummary } from './song';

export const SONG_SORTS = ['newest', 'popular', 'title', 'artist', 'duration'] as const;

/** The entry of a song in a playlist; the same song may have several entries. `added_at` is ISO 8601, UTC. */
export const PlaylistEntry = z.object({ id: Id, added_at: z.string() });

/** A song in a collection; `entry` is present only in playlists. */
export const CollectionSong = z.extend(SongSummary, { entry: z.optional(PlaylistEntry) });

export const Owner = z.object({ id: Id, name: z.string(), avatar: z.nullable(z.string()) });

/**
 * The facts at the head of an album's or a playlist's page. `duration` is the total of all its songs, in seconds; `version`
 * changes with a playlist's entries.
 */
export const CollectionFacts = z.object({
  id: Id,
  type: z.enum(['album', 'playlist']),
  artists: z.array(ArtistRef),
  display_artist: DisplayArtist,
  owner: z.nullable(Owner),
  year: z.nullable(z.number()),
  description: z.string(),
  dominant_color: DominantColor,
  duration: z.number(),
  save_count: z.number(),
  is_own: z.boolean(),
  is_public: z.boolean(),
  version: z.number(),
});

/** Specification §3, "Collection detail response"; `facts` is present for an album or a playlist. */
export const CollectionDetail = z.extend(pageOf(CollectionSong), {
  added: z.boolean(),
  thumbnail: z.string(),
  name: z.string(),
  facts: z.nullable(CollectionFacts),
});

export type CollectionDetailWire = z.infer<typeof CollectionDetail>;
export type CollectionFactsWire = z.infer<typeof CollectionFacts>;
export type CollectionSongWire = z.infer<typeof CollectionSong>;
