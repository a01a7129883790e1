import type { PlaybackTransfer } from '../live/live-command';
import { LOOP_MODES } from '../playback/loop-mode';
import type { Milliseconds } from '../shared/units';

/** Where the account's listener stood last, when, and on which device. */
export interface SavedQueue {
  readonly listening: PlaybackTransfer;
  readonly at: Milliseconds;
  /** Tells the devices apart; all tabs of one say the same. */
  readonly by: string;
}

/** Where this device stands: its own last action, 0 for none that is known. */
export interface OwnStanding {
  readonly at: Milliseconds;
  readonly by: string;
  readonly isPlaying: boolean;
}

/**
 * What becomes of two queues: `save` this device's own, `adopt` the saved one, or `nothing`, where they agree, the saved one is
 * of this very device, or this one plays: its next action saves its own. Else the later action wins.
 */
export type QueueDecision = 'nothing' | 'save' | 'adopt';

/** Which queue counts: see `QueueDecision`. Without a saved one a device that has a action of its own saves it. */
export function whichQueue(own: OwnStanding, saved: SavedQueue | null): QueueDecision {
  if (saved === null) return own.at > 0 ? 'save' : 'nothing';
  if (own.at > saved.at) return 'save';
  if (own.isPlaying || saved.by === own.by) return 'nothing';
  return own.at === saved.at ? 'nothing' : 'adopt';
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isListOf = <T>(value: unknown, isOne: (each: unknown) => each is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isOne);

const isText = (value: unknown): value is string => typeof value === 'string';

function readListening({ songIds, index, position, loop, order }: Fields): PlaybackTransfer | null {
  const mode = LOOP_MODES.find((known) => known === loop);
  if (!isListOf(songIds, isText) || songIds.length === 0 || !isCount(index) || !isCount(position)) return null;
  if (mode === undefined || (order !== null && !isListOf(order, isCount))) return null;
  return { songIds, index, position, loop: mode, order };
}

/** A queue as another device wrote it down; null for what is none. A moment in the future counts as now. */
export function readSavedQueue(text: string | null, now: Milliseconds): SavedQueue | null {
  if (text === null) return null;
  try {
    const { listening, at, by } = fieldsOf(JSON.parse(text));
    const read = readListening(fieldsOf(listening));
    return read !== null && isCount(at) && isText(by) ? { listening: read, at: Math.min(at, now), by } : null;
  } catch {
    return null;
  }
}
