import type { MediaSource } from './media-source';

/** What anybody hears of a premium song, in milliseconds from its beginning (decisions.md §1). */
export const PREVIEW_MS = 30_000;

/** How long the preview of a song is: all of a song that is shorter. */
export const previewLength = (durationMs: number): number => Math.min(durationMs, PREVIEW_MS);

/** A song's file as its preview is made from it: the same file, over after 30 s. */
export const previewOf = (source: MediaSource): MediaSource => ({
  ...source,
  durationMs: previewLength(source.durationMs),
});
