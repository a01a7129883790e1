/** What may happen to a clip on the screen; contract/short-video.ts defines when each kind happens. */
export type ViewKind = 'impression' | 'start' | 'engaged' | 'complete' | 'replay' | 'share';

/** One report of an event. `visitId` is one view session of the clip. */
export interface ViewEvent {
  readonly eventId: string;
  readonly visitId: string;
  readonly kind: ViewKind;
}

const EACH_COUNTS: ReadonlySet<ViewKind> = new Set(['replay', 'share']);

/**
 * The key that two events share if only the first of them counts: the kind and the view session; null for kinds of which every
 * event counts.
 */
export const onceKeyOf = ({ visitId, kind }: ViewEvent): string | null =>
  EACH_COUNTS.has(kind) ? null : `${kind} ${visitId}`;

/** Whether the event shows that somebody saw the clip: sharing alone does not. */
export const tellsOfSeeing = ({ kind }: ViewEvent): boolean => kind !== 'share';

/**
 * The events of one clip's log that count, in their order: repeated reports of an event, and further events of one kind in a view
 * session, do not.
 */
export function countingEvents(log: readonly ViewEvent[]): readonly ViewEvent[] {
  const events = new Set<string>();
  const onceKeys = new Set<string>();
  return log.filter((event) => {
    const onceKey = onceKeyOf(event);
    if (events.has(event.eventId) || (onceKey !== null && onceKeys.has(onceKey))) return false;
    events.add(event.eventId);
    if (onceKey !== null) onceKeys.add(onceKey);
    return true;
  });
}
