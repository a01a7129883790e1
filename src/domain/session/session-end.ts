import type { Milliseconds } from '../shared/units';
import type { Ending, Tokens } from './token-store.port';

/**
 * The state of one tab about its session's end. `here`: a listener is signed in. `leaving`: this tab is signing out. `vanished`:
 * the tokens are gone for an unknown reason. `over`: the end is to be reported. `told`: it was reported. `nobody`: there is
 * nothing to report.
 */
export type EndPhase = 'nobody' | 'here' | 'leaving' | 'vanished' | 'over' | 'told';

/**
 * An event that a tab receives, from its own answers, from the storage or from another tab, in any order and any number of times.
 */
export type EndNews = Ending | 'signed-in' | 'leaving' | 'gone' | 'settled';

/**
 * How long the message about an unwanted end is delayed: the event of a deliberate sign-out may still be on its way from another
 * tab.
 */
export const TELL_DELAY: Milliseconds = 500;

/** Tokens still stored this long after their session ended will not be removed by the tab that ended it. */
export const SWEEP_DELAY: Milliseconds = 5_000;

const NEXT: Readonly<Record<EndPhase, Partial<Readonly<Record<EndNews, EndPhase>>>>> = {
  nobody: {},
  here: { leaving: 'leaving', left: 'nobody', over: 'over', gone: 'vanished' },
  leaving: { left: 'nobody', over: 'nobody', gone: 'nobody' },
  vanished: { leaving: 'leaving', left: 'nobody', over: 'over' },
  over: { leaving: 'leaving', left: 'nobody', settled: 'told' },
  told: {},
};

/** A listener whose session is over gets one message, whichever event arrives first; a listener who signed out gets none. */
export const afterEndNews = (phase: EndPhase, news: EndNews): EndPhase =>
  news === 'signed-in' ? 'here' : (NEXT[phase][news] ?? phase);

const TRACE_LENGTH = 12;

/** Enough of a refresh token to recognise it, and not enough to use it. */
export const traceOf = ({ refreshToken }: Pick<Tokens, 'refreshToken'>): string =>
  (refreshToken ?? '').slice(-TRACE_LENGTH);

/** Traces of the refresh tokens of one session, each known to continue the one before. */
export type SessionLine = readonly string[];

const LONGEST_LINE = 8;

/** A renewal with either token in the line extends the line; one of another session does not. */
export const continuedBy = (line: SessionLine, from: string, to: string): SessionLine =>
  line.includes(from) || line.includes(to) ? [...new Set([...line, from, to])].slice(-LONGEST_LINE) : line;

/** Whether the session that was marked as ended by `trace` is that of the stored token: the same token, or one in the same line. */
export const isEndOf = (trace: string, stored: string, line: SessionLine): boolean =>
  trace === stored || (line.includes(trace) && line.includes(stored));
