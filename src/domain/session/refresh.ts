import type { GatewayFailure } from '../shared/gateway-failure';
import type { Milliseconds } from '../shared/units';
import type { Tokens } from './token-store.port';

export type RefreshStart = 'start' | 'join' | 'replay' | 'missing';

/**
 * What a request does after its token expired: it joins a refresh that is under way (specification §4); without a refresh token
 * it fails; if the stored access token is no longer the one it was sent with, another refresh has happened meanwhile and the
 * request is replayed at once; else it starts the one refresh.
 */
export function beginRefresh(isRefreshing: boolean, tokens: Tokens, sentWith: string | null): RefreshStart {
  if (isRefreshing) return 'join';
  if (tokens.refreshToken === null) return 'missing';
  return tokens.accessToken !== null && tokens.accessToken !== sentWith ? 'replay' : 'start';
}

/**
 * The refreshing request and the waiting ones are resolved together: `replay` all, `end-session` for all, or `reject` all and
 * leave the tokens.
 */
export type RefreshOutcome = 'replay' | 'end-session' | 'reject';

/**
 * Failures that do not mean that the session has ended: offline, time-out, too many requests, a server failure (decisions.md §4).
 */
const SAYS_NOTHING: ReadonlySet<GatewayFailure['kind']> = new Set([
  'offline',
  'timeout',
  'rate-limited',
  'server-error',
  'unavailable',
  'not-loaded',
  'malformed',
  'cancelled',
]);

/** The outcome of the refresh call. Only a refusal by the server ends the session; an expired token here is a refusal too. */
export function refreshOutcome(failure: GatewayFailure | null): RefreshOutcome {
  if (failure === null) return 'replay';
  return SAYS_NOTHING.has(failure.kind) ? 'reject' : 'end-session';
}

/** The failure for the waiting requests when the refresh failed without ending the session (decisions.md §4). */
export const rejectionOf = (failure: GatewayFailure): GatewayFailure =>
  failure.kind === 'offline' ? failure : { kind: 'unavailable' };

/** Failures after which the refresh may still have happened on the server: its answer was lost. */
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
 * When a refresh without an answer is sent again, even if no request waits: the server repeats a lost answer within 30 s and
 * treats the old token as stolen afterwards (security.md §2). `losses` counts the lost answers in a row before; null: it is not
 * sent again.
 */
export function asksAgainAfter(failure: GatewayFailure, losses: number): Milliseconds | null {
  return MAY_HAVE_HAPPENED.has(failure.kind) ? (ASK_AGAIN_AFTER[losses] ?? null) : null;
}

/**
 * What is done with a successor once it has arrived, after the tokens are read again: it is stored, unless a tab has signed out
 * meanwhile, which it must not undo, or signed in, which it must not replace. Another tab may have received the same successor,
 * and may have stored only half of its pair yet.
 */
export function afterRefresh(from: string, successor: string, stored: Tokens): 'keep' | 'give-way' | 'signed-out' {
  if (stored.refreshToken === null) return 'signed-out';
  return stored.refreshToken === from || stored.refreshToken === successor ? 'keep' : 'give-way';
}

/** The latest pair as a tab recorded it (security.md §1), and the refresh token it continues; empty after signing in. */
export interface SuccessorRecord {
  readonly from: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Whether another tab's record continues this tab's refresh token, so that its pair is adopted without a call. */
export const adoptsSuccessor = (record: SuccessorRecord | null, refreshToken: string): record is SuccessorRecord =>
  record !== null && record.from === refreshToken;
