/** An encoder at work on one rendition: it began at segment `from`, `next` is the one it is making. Times in milliseconds. */
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

/** Whether an encoder at work will reach the segment soon enough (0.7 s), so that no second one has to begin there. */
export function reachesSoon({ from, next, startedAt }: EncodingRun, { segment, now }: Asked): boolean {
  if (segment < next) return false;
  if (segment === next) return true;
  const madeSoFar = next - from;
  const perSegment = madeSoFar === 0 ? GUESSED_SEGMENT_MS : (now - startedAt) / madeSoFar;
  return (segment - next + 1) * perSegment <= SILENCE_TIMEOUT_MS;
}

/** The first segment at or after `from` that is not made, going round to the beginning; undefined when all are made. */
export function firstMissing(made: ReadonlySet<number>, total: number, from: number): number | undefined {
  for (let step = 0; step < total; step += 1) {
    const segment = (from + step) % total;
    if (!made.has(segment)) return segment;
  }
  return undefined;
}
