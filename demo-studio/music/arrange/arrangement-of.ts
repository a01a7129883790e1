import type { PlannedSection } from '../compose/plan-structure';
import type { Arrangement, Arrangements } from '../styles/style-rules';

/** The arrangement of a section; later verses and the last chorus have their own arrangements. */
export function arrangementOf(section: PlannedSection, arrangements: Arrangements): Arrangement {
  if (section.kind === 'verse' && section.index > 0) return arrangements.laterVerse;
  if (section.kind === 'chorus' && section.isLastOfKind) return arrangements.lastChorus;
  return arrangements[section.kind];
}
