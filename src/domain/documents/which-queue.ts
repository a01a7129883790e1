import type { PlaybackTransfer } from '../live/live-command';
import { LOOP_MODES } from '../playback/next/loop-mode';
import type { Milliseconds } from '../shared/units';
import { parseJson } from '../shared/parse-json';

/** The account's last saved queue and position, with the time and the device. */
export interface SavedQueue {
  readonly listening: PlaybackTransfer;
  readonly at: Milliseconds;
  /** Identifies the device; all tabs of one browser share it. */
  readonly by: string;
}

/** The state of this device: `at` is the time of its own last action, 0 if none is known. */
export interface OwnStanding {
  readonly at: Milliseconds;
  readonly by: string;
  readonly isPlaying: boolean;
}

/**
 * What to do with two queues: `save` this device's own if its action is later. Otherwise `nothing` if they agree, the saved one
 * comes from this device, or this device is playing, as its next action saves its own; in all other cases `adopt` the saved one.
 */
export type QueueDecision = 'nothing' | 'save' | 'adopt';

/**
 * Decides which queue is used: see `QueueDecision`. If there is no saved queue, a device that has an action of its own saves its
 * queue.
 */
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

/** Reads a queue that another device stored; null if the text is not a valid queue. A time in the future counts as now. */
export function readSavedQueue(text: string | null, now: Milliseconds): SavedQueue | null {
  const { listening, at, by } = fieldsOf(parseJson(text ?? ''));
  const read = readListening(fieldsOf(listening));
  return read !== null && isCount(at) && isText(by) ? { listening: read, at: Math.min(at, now), by } : null;
}
