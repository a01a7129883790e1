import { LIMITS } from '../../../contract/kernel/limits';
import { seededFraction } from '../shared/seeded-fraction';

/**
 * One run through the feed: when it began, and the marks of the clips shown in it, the latest last. The client carries it as the
 * cursor, so no server has to store it.
 */
export interface Sitting {
  readonly startedAtMs: number;
  readonly shown: readonly string[];
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
const MARK_LENGTH = 4;
const MARKS_COUNT = LETTERS.length ** MARK_LENGTH;
const FORM = /^1\.([0-9a-z]{1,9})\.((?:[\w-]{4})*)$/;
const HEAD_LENGTH_MAX = '1.'.length + 9 + '.'.length;

/** How many clips a sitting remembers, as many as fit in a cursor; after that many others, a clip may appear again. */
export const SITTING_LENGTH = Math.floor((LIMITS.cursorMax - HEAD_LENGTH_MAX) / MARK_LENGTH);

/**
 * Stands for a clip in a cursor: 24 bits of its id. Two clips of a sitting almost never have the same mark; if they do, one clip
 * is not shown.
 */
export function markOf(id: string): string {
  let rest = Math.floor(seededFraction('sitting', id) * MARKS_COUNT);
  let mark = '';
  while (mark.length < MARK_LENGTH) {
    mark += LETTERS.charAt(rest % LETTERS.length);
    rest = Math.floor(rest / LETTERS.length);
  }
  return mark;
}

/** A new sitting; milliseconds since the epoch. */
export const beginSitting = (nowMs: number): Sitting => ({ startedAtMs: nowMs, shown: [] });

/** The sitting that a cursor continues. If the cursor cannot be read, a new sitting begins; none begins later than now. */
export function readSitting(cursor: string | undefined, nowMs: number): Sitting {
  const [, start, marks] = FORM.exec(cursor ?? '') ?? [];
  if (start === undefined || marks === undefined) return beginSitting(nowMs);
  return { startedAtMs: Math.min(nowMs, Number.parseInt(start, 36)), shown: marks.match(/.{4}/g) ?? [] };
}

/** The sitting after these clips were also shown. */
export const showIn = ({ startedAtMs, shown }: Sitting, ids: readonly string[]): Sitting => ({
  startedAtMs,
  shown: [...shown, ...ids.map(markOf)].slice(-SITTING_LENGTH),
});

/** The cursor for the rest of the sitting; never longer than `LIMITS.cursorMax`. */
export const writeSitting = ({ startedAtMs, shown }: Sitting): string =>
  `1.${startedAtMs.toString(36)}.${shown.join('')}`;
