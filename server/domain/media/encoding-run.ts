/** A running encoder of one rendition: it began at segment `from`, and is now making segment `next`. Times in milliseconds. */
export interface EncodingRun {
  readonly from: number;
  readonly next: number;
  readonly startedAt: number;
}

export interface Asked {
  readonly segment: number;
  readonly now: number;
}

const SILENCE_TIMEOUT_MS = 700;
const GUESSED_SEGMENT_MS = 150;

/** Whether a running encoder will reach the segment soon enough (0.7 s), so that no second encoder has to start there. */
export function reachesSoon({ from, next, startedAt }: EncodingRun, { segment, now }: Asked): boolean {
  if (segment < next) return false;
  if (segment === next) return true;
  const madeSoFar = next - from;
  const perSegment = madeSoFar === 0 ? GUESSED_SEGMENT_MS : (now - startedAt) / madeSoFar;
  return (segment - next + 1) * perSegment <= SILENCE_TIMEOUT_MS;
}

/**
 * The first segment at or after `from` that is not made, continuing from the beginning after the last one; undefined if all are
 * made.
 */
export function firstMissing(made: ReadonlySet<number>, total: number, from: number): number | undefined {
  for (let step = 0; step < total; step += 1) {
    const segment = (from + step) % total;
    if (!made.has(segment)) return segment;
  }
  return undefined;
}
