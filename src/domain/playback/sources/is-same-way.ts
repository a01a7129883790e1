import type { PlaybackSource } from './playback-source';

/** Whether two sources of one song play it in the same way, whatever their addresses. */
export const isSameWay = (a: PlaybackSource, b: PlaybackSource): boolean =>
  a.id === b.id && a.kind === b.kind && a.medium === b.medium;
