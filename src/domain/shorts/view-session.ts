import type { Milliseconds, Seconds } from '../shared/units';

/** The kinds of events on a shown clip, as the backend counts them. `share` is a press and does not depend on watching. */
export type ViewKind = 'impression' | 'start' | 'engaged' | 'complete' | 'replay' | 'share';

/** Half of a clip seen for this long is an impression. */
export const IMPRESSION_AFTER: Milliseconds = 1_000;
const IMPRESSION_SHARE = 0.5;

const ENGAGED_AFTER: Seconds = 3;
/** Progress arrives a few times a second; a larger step forward is a seek, not watching. */
const LARGEST_STEP: Seconds = 2;

/** The time at one clip. It ends when the listener goes on to another. */
export interface ViewSession {
  readonly id: string;
  readonly clipId: string;
  /** Since when at least half of the clip has been visible; null while less is. */
  readonly seenSince: Milliseconds | null;
  readonly position: Seconds;
  readonly watched: Seconds;
  readonly reported: readonly ViewKind[];
  /** The clip has reached its end, and has not moved since. */
  readonly isAtEnd: boolean;
}

/** An observation of the clip. `share` is the visible part, 0 to 1; all `at` are moments of the same clock. */
export type ViewFact =
  | { readonly kind: 'seen'; readonly share: number; readonly at: Milliseconds }
  | { readonly kind: 'time'; readonly at: Milliseconds }
  | { readonly kind: 'moving' }
  | { readonly kind: 'progress'; readonly position: Seconds; readonly duration: Seconds }
  | { readonly kind: 'ended' };

export interface ViewStep {
  readonly visit: ViewSession;
  /** The events to report now, in this order. */
  readonly report: readonly ViewKind[];
}

/** A new view session; every session has a new `id`. */
export const startViewSession = (id: string, clipId: string): ViewSession => ({
  id,
  clipId,
  seenSince: null,
  position: 0,
  watched: 0,
  reported: [],
  isAtEnd: false,
});

/**
 * The session after a fact, and the events to count: an impression once half of the clip was visible for 1 s, a start when it
 * first moves, engaged after 3 s or half of it were watched, complete at its end; each of these once per session. A replay counts
 * whenever the clip moves again after its end.
 */
export function noticeView(visit: ViewSession, fact: ViewFact): ViewStep {
  switch (fact.kind) {
    case 'seen':
      return noticeSight(visit, fact.share, fact.at);
    case 'time':
      return report(visit, isImpression(visit, fact.at) ? ['impression'] : []);
    case 'moving':
      return noticeMotion(visit);
    case 'progress':
      return noticeProgress(visit, fact.position, fact.duration);
    case 'ended':
      return report({ ...visit, isAtEnd: true }, ['complete']);
  }
}

const isImpression = ({ seenSince }: ViewSession, at: Milliseconds): boolean =>
  seenSince !== null && at - seenSince >= IMPRESSION_AFTER;

function noticeSight(visit: ViewSession, share: number, at: Milliseconds): ViewStep {
  const kinds: readonly ViewKind[] = isImpression(visit, at) ? ['impression'] : [];
  const seenSince = share >= IMPRESSION_SHARE ? (visit.seenSince ?? at) : null;
  return report({ ...visit, seenSince }, kinds);
}

function noticeMotion(visit: ViewSession): ViewStep {
  const moving = { ...visit, isAtEnd: false };
  if (!visit.isAtEnd) return report(moving, ['start']);
  return { visit: { ...moving, position: 0 }, report: ['replay'] };
}

function noticeProgress(visit: ViewSession, position: Seconds, duration: Seconds): ViewStep {
  const step = position - visit.position;
  const watched = visit.watched + (step > 0 && step <= LARGEST_STEP ? step : 0);
  const isEngaged = duration > 0 && watched >= Math.min(ENGAGED_AFTER, duration / 2);
  return report({ ...visit, position, watched }, isEngaged ? ['engaged'] : []);
}

/** Reports the kinds that this session has not reported yet. */
function report(visit: ViewSession, kinds: readonly ViewKind[]): ViewStep {
  const report = kinds.filter((kind) => !visit.reported.includes(kind));
  return { visit: report.length === 0 ? visit : { ...visit, reported: [...visit.reported, ...report] }, report };
}
