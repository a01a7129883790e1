import type { Milliseconds } from '../shared/units';

/** Specification §2 and §9: the skeleton gives way 300 ms after sections are present, or after 2 s if none arrive. */
export const HOME_AFTER_SECTIONS: Milliseconds = 300;
export const HOME_WITHOUT_SECTIONS: Milliseconds = 2_000;
/** Other pages stay empty this long before they show anything (specification §2). */
export const PAGE_PLACEHOLDER: Milliseconds = 200;
/** The home, short-video, profile and search pages are fetched this long after start (specification §2). */
export const PRELOAD_AFTER: Milliseconds = 1_000;

/** Where the answer with the sections stands. */
export type HomeAnswer =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'arrived'; readonly sectionCount: number; readonly at: Milliseconds }
  | { readonly kind: 'failed' };

/** `placeholders` is the real page with a placeholder in each section's place. */
export type HomeView = 'skeleton' | 'placeholders' | 'sections' | 'empty' | 'retry';

/**
 * What the home page shows at `elapsed` milliseconds after it was opened (decisions.md §4): sections from 300 ms after they
 * are present; the real page with placeholders once 2 s have passed without them; the empty state only after a successful
 * answer with no sections, the retry only after a failure.
 */
export function whatHomeShows(answer: HomeAnswer, elapsed: Milliseconds): HomeView {
  if (answer.kind === 'failed') return 'retry';
  const isPatienceOver = elapsed >= HOME_WITHOUT_SECTIONS;
  if (answer.kind === 'waiting') return isPatienceOver ? 'placeholders' : 'skeleton';
  if (answer.sectionCount === 0) return 'empty';
  return isPatienceOver || elapsed >= answer.at + HOME_AFTER_SECTIONS ? 'sections' : 'skeleton';
}

/** When to look again, in milliseconds after opening: the next moment at which the view may change by time alone; null if none. */
export function nextHomeChange(answer: HomeAnswer, elapsed: Milliseconds): Milliseconds | null {
  const change = changeMoment(answer);
  return change !== null && change > elapsed ? change : null;
}

function changeMoment(answer: HomeAnswer): Milliseconds | null {
  if (answer.kind === 'failed') return null;
  if (answer.kind === 'waiting') return HOME_WITHOUT_SECTIONS;
  return answer.sectionCount === 0 ? null : Math.min(answer.at + HOME_AFTER_SECTIONS, HOME_WITHOUT_SECTIONS);
}
