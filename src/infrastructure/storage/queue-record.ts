import * as z from 'zod/mini';
import { LOOP_MODES } from '../../domain/playback/next/loop-mode';
import { currentEntry } from '../../domain/queue/entries';
import type { Listening } from '../../domain/queue/stored-queue-state.port';
import type { QueueEntry } from '../../domain/queue/queue';
import { rebuildQueue } from '../../domain/queue/rebuild-queue';
import { parseJson } from '../../domain/shared/parse-json';
import { StoredSong } from './stored-song';

/** A version of this product that stores other data increases this number; a record with another number is not read. */
const VERSION = 1;

const StoredEntry = z.object({ key: z.number(), song: StoredSong });

const StoredPlace = z.object({
  /** The seal of the queue that this place belongs to. */
  of: z.string(),
  currentKey: z.number(),
  loop: z.enum(LOOP_MODES),
  position: z.number(),
});

const StoredQueueRecord = z.object({
  version: z.literal(VERSION),
  entries: z.array(z.unknown()),
  currentKey: z.number(),
  orderBeforeShuffle: z.nullable(z.array(z.number())),
  loop: z.enum(LOOP_MODES),
  position: z.number(),
});

type StoredPlace = z.infer<typeof StoredPlace>;

const currentKeyOf = ({ queue }: Listening): number => currentEntry(queue)?.key ?? -1;

/** The whole stored record: the queue and the listener's place in it. */
export const writeQueueRecord = (listening: Listening): string =>
  JSON.stringify({
    version: VERSION,
    entries: listening.queue.entries,
    currentKey: currentKeyOf(listening),
    orderBeforeShuffle: listening.queue.orderBeforeShuffle,
    loop: listening.loop,
    position: listening.position,
  });

/** The small part that changes while a queue is played. */
export const writePlaceRecord = (listening: Listening, queueSeal: string): string =>
  JSON.stringify({
    of: queueSeal,
    currentKey: currentKeyOf(listening),
    loop: listening.loop,
    position: listening.position,
  } satisfies StoredPlace);

export function readPlaceRecord(body: string): StoredPlace | null {
  const parsed = StoredPlace.safeParse(parseJson(body));
  return parsed.success ? parsed.data : null;
}

/**
 * The stored queue, at the stored place if there is one; null if this version cannot read it. A song that this version cannot
 * read is left out; if that is the current song, the first song is current, at its beginning.
 */
export function readQueueRecord(body: string, place: StoredPlace | null): Listening | null {
  const parsed = StoredQueueRecord.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const { currentKey, loop, position } = place ?? parsed.data;
  const entries = parsed.data.entries.flatMap(readEntry);
  const queue = rebuildQueue({ entries, currentKey, orderBeforeShuffle: parsed.data.orderBeforeShuffle });
  return { queue, loop, position: currentEntry(queue)?.key === currentKey ? position : 0 };
}

function readEntry(entry: unknown): readonly QueueEntry[] {
  const parsed = StoredEntry.safeParse(entry);
  return parsed.success ? [parsed.data] : [];
}
