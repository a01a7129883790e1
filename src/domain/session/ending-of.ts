import type { EndPhase } from './session-end';
import type { EndMark, Ending } from './token-store.port';

/**
 * How a session ends in every tab when this tab ends it: if its listener is signing out, the ending is `left`, whatever `why` and
 * `mark` say.
 */
export function endingOf(phase: EndPhase, why: Ending, mark: EndMark | null): Ending {
  if (why === 'left' || phase === 'leaving' || phase === 'nobody') return 'left';
  return mark?.ending ?? why;
}
