import type { Seconds } from '../shared/units';

/** Why only a preview is heard: nobody is signed in, or the account is not premium. */
export type PreviewReason = 'sign-in' | 'premium';

/**
 * How much of a song its sources are. All of it, by addresses that end so long after they were told (null: never); or a
 * preview of it, so long.
 */
export type SongAccess =
  | { readonly kind: 'full'; readonly expiresIn: Seconds | null }
  | { readonly kind: 'preview'; readonly reason: PreviewReason; readonly duration: Seconds };
