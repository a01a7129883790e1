import type { IsoInstant, Seconds } from '../shared/units';
import type { Page } from '../shared/page';
import type { Credited, DominantColour, Song } from './song';

/**
 * One entry of a playlist: a playlist may contain a song twice. `id` is any text that no other entry of the playlist's present version
 * has, such as its index. `addedAt` is null where the backend does not say it.
 */
export interface PlaylistEntry {
  readonly id: string;
  readonly addedAt: IsoInstant | null;
}

/** A song in a collection; only playlists have `entry`. */
export interface CollectionSong {
  readonly song: Song;
  readonly entry: PlaylistEntry | null;
}

export interface PlaylistOwner {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string | null;
}

/**
 * The facts in the head of an album's or a playlist's page. `duration` covers all its songs; `version` changes with a playlist's
 * entries; `saveCount` is null where the backend does not say it.
 */
export interface CollectionFacts extends Credited {
  readonly id: string;
  readonly type: 'album' | 'playlist';
  readonly owner: PlaylistOwner | null;
  readonly year: number | null;
  readonly description: string;
  readonly dominantColour: DominantColour;
  readonly duration: Seconds;
  readonly saveCount: number | null;
  readonly isOwn: boolean;
  readonly isPublic: boolean;
  readonly version: number;
}

/**
 * Specification §3, "Collection detail response"; `facts` is present for an album or a playlist. `isSaved` is `added` in the
 * specification.
 */
export interface CollectionDetail extends Page<CollectionSong> {
  readonly isSaved: boolean;
  readonly imageUrl: string;
  readonly name: string;
  readonly facts: CollectionFacts | null;
}
