import type { IsoInstant, Seconds } from '../shared/units';
import type { Page } from '../shared/page';
import type { Credited, DominantColour, Song } from './song';

/** A song's place in a playlist: a song may be there twice. */
export interface PlaylistEntry {
  readonly id: string;
  readonly addedAt: IsoInstant;
}

/** A song in a collection; `entry` in playlists alone. */
export interface CollectionSong {
  readonly song: Song;
  readonly entry: PlaylistEntry | null;
}

export interface PlaylistOwner {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string | null;
}

/** What the head of an album's or a playlist's page says. `duration` is all its songs'; `version` changes with a playlist's entries. */
export interface CollectionFacts extends Credited {
  readonly id: string;
  readonly type: 'album' | 'playlist';
  readonly owner: PlaylistOwner | null;
  readonly year: number | null;
  readonly description: string;
  readonly dominantColour: DominantColour;
  readonly duration: Seconds;
  readonly saveCount: number;
  readonly isOwn: boolean;
  readonly isPublic: boolean;
  readonly version: number;
}

/** Specification §3, "Collection detail response"; `facts` where it is an album or a playlist. `isSaved` is its `added`. */
export interface CollectionDetail extends Page<CollectionSong> {
  readonly isSaved: boolean;
  readonly imageUrl: string;
  readonly name: string;
  readonly facts: CollectionFacts | null;
}
