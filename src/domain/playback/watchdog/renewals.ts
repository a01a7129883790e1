import type { Milliseconds } from '../../shared/units';

/** A song whose new addresses are refused repeatedly gets no newer ones for this long. */
const RENEWAL_PAUSE: Milliseconds = 30_000;
const MOST_IN_A_ROW = 3;

/** For each song, when its addresses were recently requested again because they were refused. */
export type Renewals = ReadonlyMap<string, readonly Milliseconds[]>;

export const NO_RENEWALS: Renewals = new Map();

const recent = (times: readonly Milliseconds[] = [], now: Milliseconds): readonly Milliseconds[] =>
  times.filter((at) => Math.abs(now - at) < RENEWAL_PAUSE);

/** Whether a song's refused addresses may be requested again: three times in 30 s. If the clock was moved, it is allowed. */
export const mayRenew = (renewals: Renewals, songId: string, now: Milliseconds): boolean =>
  recent(renewals.get(songId), now).length < MOST_IN_A_ROW;

/** The renewals with one more added, and without those that no longer count. */
export function withRenewal(renewals: Renewals, songId: string, now: Milliseconds): Renewals {
  const recentRenewals = [...renewals].map(([id, times]) => [id, recent(times, now)] as const);
  const others = recentRenewals.filter(([id, times]) => id !== songId && times.length > 0);
  return new Map([...others, [songId, [...recent(renewals.get(songId), now), now]]]);
}
