import type { SongStretch } from '../../../contract/kernel/song-stretch';
import type { SongCandidate } from '../import/choose-song';
import type { SongWish } from '../import/clip-draft';

/** A clip and its song candidates, whose titles match the wished song's. */
export interface LinkableClip {
  readonly clipId: string;
  readonly durationMs: number;
  readonly wish: SongWish;
  readonly candidates: readonly SongCandidate[];
}

/** Which song a clip uses; `stretch` is null if the seconds are unknown, `songId` is null if the clip uses no song. */
export interface SongLink {
  readonly clipId: string;
  readonly songId: string | null;
  readonly stretch: SongStretch | null;
}

/** Which songs short videos use. */
export interface ShortSongLinks {
  /** Every clip that is not hidden, with the songs of any origin that its wish may mean; without candidates where there is no such song. */
  linkable(): Promise<readonly LinkableClip[]>;
  /** Stores which songs clips use, in one step. A clip that names no artist gets the first artist of its song. */
  link(links: readonly SongLink[]): Promise<void>;
}
