import type { SegmentName } from './rendition';

/** Where made segments are kept. A rendition's `folder` names it; it may vanish at any time it is not held. */
export interface RenditionStore {
  /** The names of the segments that are there whole. */
  list(folder: string): Promise<readonly SegmentName[]>;
  /** Keeps a segment; it is there whole or not at all, also after a crash. */
  write(folder: string, name: SegmentName, bytes: Uint8Array): Promise<void>;
  /** Notes that every segment of the rendition is there. What is not so marked is dropped at the next start. */
  complete(folder: string): Promise<void>;
  /** The absolute path of a segment, there or not. */
  pathOf(folder: string, name: SegmentName): string;
  /** Notes that somebody listens to it, for the order of eviction. */
  touch(folder: string): void;
  /** Keeps the rendition from being evicted until the returned function is called. */
  hold(folder: string): () => void;
}
