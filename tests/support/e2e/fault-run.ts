import type { Fault } from './fault-proxy';
import type { FaultVisit, FirstEngine } from './fault-visit';
import { FAULTS, type FaultName } from './faults';
import { breaksIn, jumpOver, longestSilence, soundAfter, type Moment } from './silence-watch';

/** Which responses fail. */
export const ADDRESSES = {
  segments: /\/media\/a\/[^/]+\/\d+\/\d+\.m4s/,
  playlists: /\.m3u8/,
  file: /\/media\/o\//,
  sound: /\/media\/(a|o)\//,
} as const;

export interface FaultRun {
  readonly engine: FirstEngine;
  readonly fault: FaultName;
  readonly of: keyof typeof ADDRESSES;
  /** The fault affects this many responses; all of them by default. */
  readonly times?: number;
  /** The fault ends this long after it affected the first response; by default, when it has affected all of its responses. */
  readonly lastsMs?: number;
}

/** What a listener experienced. */
export interface Report {
  readonly longestSilenceMs: number;
  /** From the end of the fault to the first sound. */
  readonly soundAfterMs: number;
  /** The farthest jump of the song over a silence. Seconds. */
  readonly farthestJump: number;
  /** The distinct messages, in order. */
  readonly messages: readonly string[];
  readonly mostMessagesAtOnce: number;
  readonly lastMessages: readonly string[];
  readonly complaints: readonly string[];
}

/** How far a song has to play on after a fault. Seconds. */
const PLAYED_ON = 2;

export function reportOf(moments: readonly Moment[], healedAt: number, complaints: readonly string[]): Report {
  const jumps = breaksIn(moments)
    .filter(({ first, after }) => first.title === after.title)
    .map(jumpOver);
  return {
    longestSilenceMs: longestSilence(moments),
    soundAfterMs: soundAfter(moments, healedAt),
    farthestJump: Math.max(0, ...jumps),
    messages: [...new Set(moments.flatMap(({ messages }) => messages))],
    mostMessagesAtOnce: Math.max(0, ...moments.map(({ messages }) => messages.length)),
    lastMessages: moments.at(-1)?.messages ?? [],
    complaints: [...complaints],
  };
}

/**
 * Moves the playing song to a position that has not been fetched yet, where a fault occurs, and plays through and beyond the
 * fault.
 */
export async function playThrough(visit: FaultVisit, { fault, of, times, lastsMs }: FaultRun): Promise<Report> {
  const { proxy, watch } = visit;
  const wrong: Fault = FAULTS[fault];
  proxy.fail(ADDRESSES[of], wrong, times);
  const place = await visit.seeksToNewPlace();
  const from = await watch.now();
  await visit.untilStruck(lastsMs === undefined ? (times ?? 1) : 1);
  if (lastsMs !== undefined) await visit.wait(lastsMs);
  const healedAt = await (times === undefined && lastsMs === undefined ? watch.now() : visit.heals());
  await visit.hearsBeyond(place + PLAYED_ON);
  return reportOf(await watch.since(from), healedAt, visit.takeComplaints());
}
