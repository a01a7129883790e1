import type { Milliseconds } from '../shared/units';
import type { Ending, Tokens } from './token-store.port';

/**
 * What one tab knows of its session's end. `here`: somebody is signed in. `leaving`: this tab is signing out. `vanished`: the
 * tokens are gone and nobody has said why. `over`: to be told. `told`: it was. `nobody`: there is nothing to tell.
 */
export type EndPhase = 'nobody' | 'here' | 'leaving' | 'vanished' | 'over' | 'told';

/** What a tab learns, from its own answers, from the storage or from another tab, in any order and any number of times. */
export type EndNews = Ending | 'signed-in' | 'leaving' | 'gone' | 'settled';

/** That nobody wanted an end is told so much later: the news that somebody did may be on its way from another tab. */
export const TELL_DELAY: Milliseconds = 500;

/** Tokens that are still stored so long after their session has ended will not be removed by whoever ended it. */
export const SWEEP_DELAY: Milliseconds = 5_000;

const NEXT: Readonly<Record<EndPhase, Partial<Readonly<Record<EndNews, EndPhase>>>>> = {
  nobody: {},
  here: { leaving: 'leaving', left: 'nobody', over: 'over', gone: 'vanished' },
  leaving: { left: 'nobody', over: 'nobody', gone: 'nobody' },
  vanished: { leaving: 'leaving', left: 'nobody', over: 'over' },
  over: { leaving: 'leaving', left: 'nobody', settled: 'told' },
  told: {},
};

/** Every listener whose session is over is told so once, whatever is heard first; whoever signed out is told nothing. */
export const afterEndNews = (phase: EndPhase, news: EndNews): EndPhase =>
  news === 'signed-in' ? 'here' : (NEXT[phase][news] ?? phase);

const TRACE_LENGTH = 12;

/** Enough of a refresh token to know it again, and not enough to use it. */
export const traceOf = ({ refreshToken }: Pick<Tokens, 'refreshToken'>): string =>
  (refreshToken ?? '').slice(-TRACE_LENGTH);

/** Traces of the refresh tokens of one session, each known to continue the one before. */
export type SessionLine = readonly string[];

const LONGEST_LINE = 8;

/** A renewal of which either end is known lengthens the line; one of another session does not. */
export const continuedBy = (line: SessionLine, from: string, to: string): SessionLine =>
  line.includes(from) || line.includes(to) ? [...new Set([...line, from, to])].slice(-LONGEST_LINE) : line;

/** Whether a session whose end was marked by `trace` is the one of the stored token: that one itself, or one it continues. */
export const isEndOf = (trace: string, stored: string, line: SessionLine): boolean =>
  trace === stored || (line.includes(trace) && line.includes(stored));
