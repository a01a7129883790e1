import type { SessionEndPhase } from './session-end';
import type { EndMark, Ending } from './token-store.port';

/**
 * How a session ends in every tab when this tab ends it: if its listener is signing out, the ending is `left`, whatever `why` and
 * `mark` say.
 */
export function endingOf(phase: SessionEndPhase, why: Ending, mark: EndMark | null): Ending {
  if (why === 'left' || phase === 'leaving' || phase === 'none') return 'left';
  return mark?.ending ?? why;
}
