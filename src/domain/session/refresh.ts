import type { GatewayFailure } from '../shared/gateway-failure';
import type { Tokens } from './token-store.port';

/** Where refreshing stands. Requests that arrive during a refresh wait for it (specification §4). */
export type RefreshState = { readonly kind: 'idle' } | { readonly kind: 'refreshing'; readonly waiting: number };

export type RefreshStart = 'start' | 'join' | 'replay' | 'missing';

/**
 * What an expired request does: without a refresh token nothing can be done; while a refresh is under way it joins it; if
 * the stored access token is no longer the one it was sent with, somebody has refreshed meanwhile and it is replayed at
 * once; else it starts the one refresh.
 */
export function beginRefresh(state: RefreshState, tokens: Tokens, sentWith: string | null): RefreshStart {
  if (state.kind === 'refreshing') return 'join';
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

/** What another tab wrote down when it refreshed (security.md §1). */
export interface SuccessorRecord {
  readonly from: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Whether another tab's record continues my refresh token, so that I take its pair over instead of calling. */
export const adoptsSuccessor = (record: SuccessorRecord | null, refreshToken: string): record is SuccessorRecord =>
  record !== null && record.from === refreshToken;
