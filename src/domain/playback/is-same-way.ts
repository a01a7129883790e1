import type { PlaybackSource } from './playback-source';

/** Whether two sources of one song are the same way of playing it, whatever their addresses. */
export const isSameWay = (a: PlaybackSource, b: PlaybackSource): boolean =>
  a.id === b.id && a.kind === b.kind && a.medium === b.medium;
