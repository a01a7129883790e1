import { pageOf } from './paging';
import * as z from './schema';
import { SongSummary } from './song';

/** What was played and when (ISO 8601, UTC), newest first. */
export const HistoryItem = z.object({ song: SongSummary, played_at: z.string() });
export const HistoryPage = pageOf(HistoryItem);

/** `event_id` makes a repeated report the same report. */
export const RecordPlay = z.strictObject({
  event_id: z.string().check(z.minLength(8), z.maxLength(64)),
  song_id: z.string().check(z.minLength(1), z.maxLength(64)),
  played_ms: z.number().check(z.int(), z.minimum(0), z.maximum(86_400_000)),
});

/** Whether the play was long enough to count: 30 s or half the song. */
export const PlayRecorded = z.object({ counted: z.boolean() });
