import type { SongAccess } from '../catalogue/song-access';
import type { Milliseconds } from '../shared/units';

/** Addresses are renewed after this share of their life (security.md §4). */
const RENEWED_AFTER = 0.8;
const SECOND: Milliseconds = 1_000;

/** How long after they were told a song's addresses are asked for anew; null for those that never end. */
export const renewalDelay = (access: SongAccess): Milliseconds | null =>
  access.kind === 'full' && access.expiresIn !== null ? access.expiresIn * RENEWED_AFTER * SECOND : null;
