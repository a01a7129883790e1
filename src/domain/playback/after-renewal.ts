import type { SongAccess } from '../catalogue/song-access';
import type { Seconds } from '../shared/units';

export interface RenewalSituation {
  readonly before: SongAccess;
  readonly after: SongAccess;
  readonly position: Seconds;
}

/** `readdress`: the same sound by new addresses; `reopen`: other sound from the same place; `rest`: at its beginning, silent. */
export type RenewalDecision = 'readdress' | 'reopen' | 'rest';

/**
 * What becomes of a song whose details were asked for anew while it is on: its sound goes on without a break where there is as
 * much of it as before; else it goes on from the same place, unless a preview is over by there: then the song rests.
 */
export function afterRenewal({ before, after, position }: RenewalSituation): RenewalDecision {
  if (before.kind === after.kind) return 'readdress';
  return after.kind === 'preview' && position >= after.duration ? 'rest' : 'reopen';
}
