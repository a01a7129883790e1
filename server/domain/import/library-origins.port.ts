import type { Origin } from './origin';

/** The origins of the songs in the library. */
export interface LibraryOrigins {
  /** Whether a song of this origin is in the library. */
  has(origin: Origin): Promise<boolean>;
}
