import type { GatewayFailure } from '../shared/gateway-failure';
import type { Milliseconds } from '../shared/units';
import type { Tokens } from './token-store.port';

export type RefreshStart = 'start' | 'join' | 'replay' | 'missing';

/**
 * What an expired request does: while a refresh is under way it joins it (specification §4); without a refresh token nothing
 * can be done; if the stored access token is no longer the one it was sent with, somebody has refreshed meanwhile and it is
 * replayed at once; else it starts the one refresh.
 */
export function beginRefresh(isRefreshing: boolean, tokens: Tokens, sentWith: string | null): RefreshStart {
  if (isRefreshing) return 'join';
  if (tokens.refreshToken === null) return 'missing';
  return tokens.accessToken !== null && tokens.accessToken !== sentWith ? 'replay' : 'start';
}

/** Refreshing and waiting requests are resolved together: `replay` all, `end-session` for all, or `reject` all and keep the tokens. */
export type RefreshOutcome = 'replay' | 'end-session' | 'reject';

/** Failures that say nothing about the session: offline, time-out, too many requests, a server in trouble (decisions.md §4). */
const SAYS_NOTHING: ReadonlySet<GatewayFailure['kind']> = new Set([
  'offline',
  'timeout',
  'rate-limited',
  'server-error',
  'unavailable',
  'malformed',
  'cancelled',
]);

/** What the refresh call's answer means. Only a refusal by the server ends the session; expired again is a refusal too. */
export function refreshOutcome(failure: GatewayFailure | null): RefreshOutcome {
  if (failure === null) return 'replay';
  return SAYS_NOTHING.has(failure.kind) ? 'reject' : 'end-session';
}

/** With what the waiting requests are rejected when the refresh said nothing about the session (decisions.md §4). */
export const rejectionOf = (failure: GatewayFailure): GatewayFailure =>
  failure.kind === 'offline' ? failure : { kind: 'unavailable' };

/** Failures after which the refresh may have taken place all the same: its answer was lost. */
const MAY_HAVE_HAPPENED: ReadonlySet<GatewayFailure['kind']> = new Set([
  'offline',
  'timeout',
  'server-error',
  'unavailable',
  'malformed',
]);

/** With a time-out of 10 s the first two still begin within the server's 30 s. */
const ASK_AGAIN_AFTER: readonly Milliseconds[] = [1_000, 4_000, 9_000];

/**
 * When a refresh without an answer is asked for again, although nobody waits: the server repeats a lost answer within 30 s and
 * takes the old token for stolen afterwards (security.md §2). `losses` counts those in a row before; null: not any more.
 */
export function asksAgainAfter(failure: GatewayFailure, losses: number): Milliseconds | null {
  return MAY_HAVE_HAPPENED.has(failure.kind) ? (ASK_AGAIN_AFTER[losses] ?? null) : null;
}

/**
 * What is done with a successor once it is here, the tokens read anew: it is kept unless somebody signed out meanwhile, which
 * it must not undo, or signed in, which it must not replace. Another tab may have been given the same successor, and half of
 * its pair may be all that is stored yet.
 */
export function afterRefresh(from: string, successor: string, stored: Tokens): 'keep' | 'give-way' | 'signed-out' {
  if (stored.refreshToken === null) return 'signed-out';
  return stored.refreshToken === from || stored.refreshToken === successor ? 'keep' : 'give-way';
}

/** The latest pair as a tab wrote it down (security.md §1), and the refresh token it continues; empty after signing in. */
export interface SuccessorRecord {
  readonly from: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Whether another tab's record continues my refresh token, so that I take its pair over instead of calling. */
export const adoptsSuccessor = (record: SuccessorRecord | null, refreshToken: string): record is SuccessorRecord =>
  record !== null && record.from === refreshToken;
