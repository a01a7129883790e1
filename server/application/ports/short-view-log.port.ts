import type { ViewEvent } from '../../domain/shorts/view-events';

/** Everything that happened to clips on the glass and counts; the numbers beside the clips follow from it. */
export interface ShortViewLog {
  /**
   * Adds those of a clip's events that count (`countingEvents`, the log before them), all or none, and notes for the account, if
   * there is one, that it saw the clip, where one of them tells of that. How many were added; null where the clip is gone.
   */
  record(shortId: string, events: readonly ViewEvent[], accountId: string | null): Promise<number | null>;
}
