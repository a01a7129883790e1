import type { Fault } from './fault-proxy';
import type { FaultVisit, FirstEngine } from './fault-visit';
import { FAULTS, type FaultName } from './faults';
import { breaksIn, jumpOver, longestSilence, soundAfter, type Moment } from './silence-watch';

/** Which answers go wrong. */
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
  /** It meets so many answers; all of them where this is not said. */
  readonly times?: number;
  /** It is over so long after it met the first one; where this is not said, when it has met all that it is to meet. */
  readonly lastsMs?: number;
}

/** What a listener met with. */
export interface Report {
  readonly longestSilenceMs: number;
  /** From the end of the fault to the first sound. */
  readonly soundAfterMs: number;
  /** How far the song jumped over a time of silence, at most. Seconds. */
  readonly farthestJump: number;
  /** Different ones, in order. */
  readonly messages: readonly string[];
  readonly mostMessagesAtOnce: number;
  readonly lastMessages: readonly string[];
  readonly complaints: readonly string[];
}

/** So far a song has played on after a fault. Seconds. */
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

/** The song that sounds is sent to a place which nobody has fetched yet, and meets a fault there: played through and beyond. */
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
