import type { SegmentName } from './rendition';

/** Stores finished segments. A rendition is named by its `folder`; it may disappear at any time while it is not held. */
export interface RenditionStore {
  /** The names of the segments that are stored completely. */
  list(folder: string): Promise<readonly SegmentName[]>;
  /** Stores a segment completely or not at all, also after a crash. */
  write(folder: string, name: SegmentName, bytes: Uint8Array): Promise<void>;
  /** Marks the rendition as complete: every segment is stored. Renditions without this mark are deleted at the next start. */
  complete(folder: string): Promise<void>;
  /** The absolute path of a segment, whether it is stored or not. */
  pathOf(folder: string, name: SegmentName): string;
  /** Records that somebody listens to the rendition, for the order of eviction. */
  touch(folder: string): void;
  /** Prevents the rendition from being evicted until the returned function is called. */
  hold(folder: string): () => void;
}
