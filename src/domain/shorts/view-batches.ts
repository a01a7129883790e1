import { LIMITS } from '../../../contract/kernel/limits';
import type { ViewKind } from './view-session';

/** Repeating a report with the same `eventId` changes nothing. `visitId` is the id of one view session. */
export interface ViewEvent {
  readonly eventId: string;
  readonly visitId: string;
  readonly clipId: string;
  readonly kind: ViewKind;
}

/** Events of one clip, reported together. */
export interface ViewBatch {
  readonly clipId: string;
  readonly events: readonly ViewEvent[];
}

/** Events by clip, in the order in which they happened; a batch has at most as many as one request allows. */
export function batchViews(events: readonly ViewEvent[]): readonly ViewBatch[] {
  const clipIds = [...new Set(events.map(({ clipId }) => clipId))];
  return clipIds.flatMap((clipId) =>
    cut(
      clipId,
      events.filter((event) => event.clipId === clipId),
    ),
  );
}

const cut = (clipId: string, events: readonly ViewEvent[]): readonly ViewBatch[] =>
  events.length === 0
    ? []
    : [{ clipId, events: events.slice(0, LIMITS.viewEventsMax) }, ...cut(clipId, events.slice(LIMITS.viewEventsMax))];
