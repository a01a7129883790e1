import type { Milliseconds } from '../shared/units';

/** Specification §2 and §9: the skeleton disappears 300 ms after sections are present, or after 2 s if none arrive. */
export const HOME_AFTER_SECTIONS: Milliseconds = 300;
export const HOME_WITHOUT_SECTIONS: Milliseconds = 2_000;
/** Other pages stay empty this long before they show anything (specification §2). */
export const PAGE_PLACEHOLDER: Milliseconds = 200;
/** The home, short-video, profile and search pages are fetched this long after start (specification §2). */
export const PRELOAD_AFTER: Milliseconds = 1_000;

/** The state of the request for the sections. */
export type HomeAnswer =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'arrived'; readonly sectionCount: number; readonly at: Milliseconds }
  | { readonly kind: 'failed' };

/** `placeholders` is the real page with a placeholder in each section's place. */
export type HomeView = 'skeleton' | 'placeholders' | 'sections' | 'empty' | 'retry';

/**
 * What the home page shows `elapsed` milliseconds after it was opened (decisions.md §4): the skeleton until sections have been
 * present for 300 ms or 2 s have passed, whichever comes first; then the sections, or placeholders while there are none. The
 * empty state appears only after a successful answer without sections, the retry only after a failure.
 */
export function whatHomeShows(answer: HomeAnswer, elapsed: Milliseconds): HomeView {
  if (elapsed < revealMoment(answer)) return 'skeleton';
  if (answer.kind === 'waiting') return 'placeholders';
  if (answer.kind === 'failed') return 'retry';
  return answer.sectionCount === 0 ? 'empty' : 'sections';
}

/**
 * When to check again, in milliseconds after opening: the time of the next change that needs no new answer; null if there is
 * none.
 */
export function nextHomeChange(answer: HomeAnswer, elapsed: Milliseconds): Milliseconds | null {
  const moment = revealMoment(answer);
  return moment > elapsed ? moment : null;
}

function revealMoment(answer: HomeAnswer): Milliseconds {
  const hasSections = answer.kind === 'arrived' && answer.sectionCount > 0;
  return hasSections ? Math.min(answer.at + HOME_AFTER_SECTIONS, HOME_WITHOUT_SECTIONS) : HOME_WITHOUT_SECTIONS;
}
