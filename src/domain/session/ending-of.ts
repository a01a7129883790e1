import type { EndPhase } from './session-end';
import type { EndMark, Ending } from './token-store.port';

/** How a session ends for everybody when this tab ends it: one that its listener is leaving is left, whatever is said of it. */
export function endingOf(phase: EndPhase, why: Ending, mark: EndMark | null): Ending {
  if (why === 'left' || phase === 'leaving' || phase === 'nobody') return 'left';
  return mark?.ending ?? why;
}
