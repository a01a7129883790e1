import { countingEvents, type ViewEvent, type ViewKind } from '../../../server/domain/shorts/view-events';

/** How often each kind happened: at most once per view session, except `replay` and `share`. */
type ViewCounts = Readonly<Record<ViewKind, number>>;

export const NO_VIEWS: ViewCounts = { impression: 0, start: 0, engaged: 0, complete: 0, replay: 0, share: 0 };

/** The counts that one clip's log gives, read from its beginning: what the stored counters must equal. */
export function countViews(log: readonly ViewEvent[]): ViewCounts {
  const counts = { ...NO_VIEWS };
  for (const { kind } of countingEvents(log)) counts[kind] += 1;
  return counts;
}
