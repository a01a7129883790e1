import type { SongAccess } from '../../catalogue/song-access';
import type { Seconds } from '../../shared/units';

export interface RenewalSituation {
  readonly before: SongAccess;
  readonly after: SongAccess;
  readonly position: Seconds;
}

/**
 * `readdress`: the same sound from new addresses; `reopen`: different sound from the same position; `rest`: stop at the
 * beginning.
 */
export type RenewalDecision = 'readdress' | 'reopen' | 'rest';

/**
 * What to do with a song whose details were requested again while it is loaded: its sound continues without a break if there is
 * as much of it as before; otherwise it is reopened at the same position, unless a preview ends before that: then the song rests.
 */
export function afterRenewal({ before, after, position }: RenewalSituation): RenewalDecision {
  if (before.kind === after.kind) return 'readdress';
  return after.kind === 'preview' && position >= after.duration ? 'rest' : 'reopen';
}
