/** What may happen to a clip on the glass; contract/short-video.ts says when each does. */
export type ViewKind = 'impression' | 'start' | 'engaged' | 'complete' | 'replay' | 'share';

/** One report of it. `visitId` is one stay at the clip. */
export interface ViewEvent {
  readonly eventId: string;
  readonly visitId: string;
  readonly kind: ViewKind;
}

/** How often each happened, told once for each visit but `replay` and `share`. */
export type ViewCounts = Readonly<Record<ViewKind, number>>;

export const NO_VIEWS: ViewCounts = { impression: 0, start: 0, engaged: 0, complete: 0, replay: 0, share: 0 };

const EACH_COUNTS: ReadonlySet<ViewKind> = new Set(['replay', 'share']);

/** What two events have in common of which only the first counts: the visit and the kind; null where each event counts. */
export const onceKeyOf = ({ visitId, kind }: ViewEvent): string | null =>
  EACH_COUNTS.has(kind) ? null : `${kind} ${visitId}`;

/** Whether the event tells that somebody saw the clip: passing it on alone does not. */
export const tellsOfSeeing = ({ kind }: ViewEvent): boolean => kind !== 'share';

/** The events of one clip's log that count, in their order: an event told again does not, nor a visit's second of a kind. */
export function countingEvents(log: readonly ViewEvent[]): readonly ViewEvent[] {
  const [events, onceKeys] = [new Set<string>(), new Set<string>()];
  return log.filter((event) => {
    const onceKey = onceKeyOf(event);
    if (events.has(event.eventId) || (onceKey !== null && onceKeys.has(onceKey))) return false;
    events.add(event.eventId);
    if (onceKey !== null) onceKeys.add(onceKey);
    return true;
  });
}

/** The numbers that one clip's log gives, read from its beginning; told in whole again, it gives the same. */
export function countViews(log: readonly ViewEvent[]): ViewCounts {
  const counts = { ...NO_VIEWS };
  for (const { kind } of countingEvents(log)) counts[kind] += 1;
  return counts;
}
