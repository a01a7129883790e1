import type { Milliseconds } from '../shared/units';
import type { Ending, Tokens } from './token-store.port';

/**
 * The state of one tab about its session's end. `active`: a listener is signed in. `leaving`: this tab is signing out.
 * `tokens-missing`: the tokens are gone for an unknown reason. `over`: the end is to be reported. `reported`: it was reported.
 * `none`: there is nothing to report.
 */
export type SessionEndPhase = 'none' | 'active' | 'leaving' | 'tokens-missing' | 'over' | 'reported';

/**
 * An event that a tab receives, from its own answers, from the storage or from another tab, in any order and any number of times.
 */
export type SessionEndEvent = Ending | 'signed-in' | 'leaving' | 'gone' | 'settled';

/**
 * How long the message about an unwanted end is delayed: the event of a deliberate sign-out may still be on its way from another
 * tab.
 */
export const REPORT_DELAY: Milliseconds = 500;

/** Tokens still stored this long after their session ended will not be removed by the tab that ended it. */
export const TOKEN_REMOVAL_DELAY: Milliseconds = 5_000;

const NEXT: Readonly<Record<SessionEndPhase, Partial<Readonly<Record<SessionEndEvent, SessionEndPhase>>>>> = {
  none: {},
  active: { leaving: 'leaving', left: 'none', over: 'over', gone: 'tokens-missing' },
  leaving: { left: 'none', over: 'none', gone: 'none' },
  'tokens-missing': { leaving: 'leaving', left: 'none', over: 'over' },
  over: { leaving: 'leaving', left: 'none', settled: 'reported' },
  reported: {},
};

/** A listener whose session is over gets one message, whichever event arrives first; a listener who signed out gets none. */
export const afterSessionEndEvent = (phase: SessionEndPhase, event: SessionEndEvent): SessionEndPhase =>
  event === 'signed-in' ? 'active' : (NEXT[phase][event] ?? phase);

const FINGERPRINT_LENGTH = 12;

/** Enough of a refresh token to recognise it, and not enough to use it. */
export const fingerprintOf = ({ refreshToken }: Pick<Tokens, 'refreshToken'>): string =>
  (refreshToken ?? '').slice(-FINGERPRINT_LENGTH);

/** Traces of the refresh tokens of one session, each known to continue the one before. */
export type TokenLineage = readonly string[];

const LONGEST_LINEAGE = 8;

/** A renewal with either token in the line extends the line; one of another session does not. */
export const continuedBy = (line: TokenLineage, from: string, to: string): TokenLineage =>
  line.includes(from) || line.includes(to) ? [...new Set([...line, from, to])].slice(-LONGEST_LINEAGE) : line;

/** Whether the session that was marked as ended by `trace` is that of the stored token: the same token, or one in the same line. */
export const isEndOf = (trace: string, stored: string, line: TokenLineage): boolean =>
  trace === stored || (line.includes(trace) && line.includes(stored));
