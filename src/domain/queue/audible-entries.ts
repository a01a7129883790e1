import type { QueueEntry } from './queue';

type Entries = readonly QueueEntry[];

/** The first place from `from` on whose song can be heard; -1 where none can. */
export const audibleFrom = (entries: Entries, from: number): number =>
  entries.findIndex(({ song }, place) => place >= from && song.hasAudio);

/** The last place before `before` whose song can be heard; -1 where none can. */
export const audibleBefore = (entries: Entries, before: number): number =>
  entries.findLastIndex(({ song }, place) => place < before && song.hasAudio);
