import type { MediaSource } from './media-source';

/** How much of a premium song anybody hears, in milliseconds from its beginning (decisions.md §1). */
export const PREVIEW_MS = 30_000;

/** The length of a song's preview: the whole song if it is shorter. */
export const previewLength = (durationMs: number): number => Math.min(durationMs, PREVIEW_MS);

/** A song's file as the source of its preview: the same file, ending after 30 s. */
export const previewOf = (source: MediaSource): MediaSource => ({
  ...source,
  durationMs: previewLength(source.durationMs),
});
