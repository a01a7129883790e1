import type { SongAccess } from '../../catalogue/song-access';
import type { Milliseconds } from '../../shared/units';

/** Addresses are renewed after this share of their lifetime (security.md §4). */
const RENEWED_AFTER = 0.8;
const SECOND: Milliseconds = 1_000;

/** How long after a song's addresses were received they are requested again; null for addresses that never expire. */
export const renewalDelay = (access: SongAccess): Milliseconds | null =>
  access.kind === 'full' && access.expiresIn !== null ? access.expiresIn * RENEWED_AFTER * SECOND : null;
