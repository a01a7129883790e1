import type { Origin } from './origin';

/** Whose songs the library holds. */
export interface LibraryOrigins {
  /** Whether a song of this origin is in the library. */
  has(origin: Origin): Promise<boolean>;
}
