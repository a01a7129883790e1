import type { Seconds } from '../shared/units';

/** Why only a preview is available: the listener is not signed in, or the account is not premium. */
export type PreviewReason = 'sign-in' | 'premium';

/**
 * How much of a song its sources contain. `full`: all of it; the addresses expire this long after they were received (null:
 * never). `preview`: only a preview of this length.
 */
export type SongAccess =
  | { readonly kind: 'full'; readonly expiresIn: Seconds | null }
  | { readonly kind: 'preview'; readonly reason: PreviewReason; readonly duration: Seconds };
