import { pageOf } from './paging';
import { SentId } from './id';
import * as z from './schema';
import { SongSummary } from './song';
import { text } from './text';

/** A song that was played, and when (ISO 8601, UTC); newest first. */
export const HistoryItem = z.object({ song: SongSummary, played_at: z.string() });
export const HistoryPage = pageOf(HistoryItem);

/** A report repeated with the same `event_id` counts once; without it, each report counts separately. */
export const RecordPlay = z.strictObject({
  event_id: z.optional(text(64, 8)),
  song_id: SentId,
  played_ms: z.number().check(z.int(), z.minimum(0), z.maximum(86_400_000)),
});

/** Whether the play was long enough to count: 30 s or half the song. */
export const PlayRecorded = z.object({ counted: z.boolean() });
