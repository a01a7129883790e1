import * as fc from 'fast-check';
import { watch } from '../../../../src/domain/playback/watchdog/watchdog';
import type { WatchCommand, WatchEvent, WatchState } from '../../../../src/domain/playback/watchdog/watch-state';
import { anyWatchActions, aScene, watched, type WatchEntry } from '../../../support/builders/a-watch';

/** More than the sum by which the clock was turned back before. */
const YEAR = 365 * 86_400_000;

const kinds = (commands: readonly WatchCommand[]): readonly string[] => commands.map(({ kind }) => kind);

/** Events that give the song another chance; its silence is counted from there. */
const CHANCES: ReadonlySet<WatchEvent['kind']> = new Set([
  'started',
  'play-requested',
  'progressed',
  'seeked',
  'retry-requested',
]);
const isChance = ({ event, commands }: WatchEntry): boolean =>
  CHANCES.has(event.kind) || kinds(commands).some((kind) => kind === 'end' || kind === 'retry');
/** An alarm that is overdue, which only a clock jump causes: earlier counts are dropped. */
const isOverdue = ({ before: { alarm }, scene }: WatchEntry): boolean =>
  alarm !== null && scene.at - alarm.armedAt - alarm.delay > 2_000;

/** The longest time in which sound was wanted, the song did not progress, and no message was shown. */
function longestSilence(entries: readonly WatchEntry[]): number {
  let silence = 0;
  let longest = 0;
  for (const entry of entries) {
    const isCounted = entry.wish.isWanted && entry.before.message === null;
    silence = isCounted && !isOverdue(entry) ? silence + entry.waited : 0;
    longest = Math.max(longest, silence);
    if (isChance(entry)) silence = 0;
  }
  return longest;
}

/** The most skips between two events that sound progressed or that a song was retried. */
function mostSkipsInARow(entries: readonly WatchEntry[]): number {
  let count = 0;
  let most = 0;
  for (const { event, commands } of entries) {
    if (event.kind === 'progressed' || event.kind === 'retry-requested' || event.kind === 'online') count = 0;
    count += kinds(commands).filter((kind) => kind === 'skip').length;
    most = Math.max(most, count);
  }
  return most;
}

/** The most reloads by an alarm, without a message, in one silence. */
function mostQuietReloads(entries: readonly WatchEntry[]): number {
  let count = 0;
  let most = 0;
  for (const entry of entries) {
    const isQuiet = entry.event.kind === 'alarm' && entry.state.message === null;
    count += isQuiet && kinds(entry.commands).includes('reload') ? 1 : 0;
    most = Math.max(most, count);
    if (isChance(entry) || isOverdue(entry)) count = 0;
  }
  return most;
}

/** Renewals of one song that come less than half a minute after the third renewal before them, without a clock jump. */
function hastyRenewals(entries: readonly WatchEntry[]): number {
  let hasty = 0;
  const all = new Map<string, number[]>();
  for (const { scene, commands, isJump } of entries) {
    if (isJump) all.clear();
    if (!kinds(commands).includes('renew')) continue;
    const times = all.get(scene.songId) ?? [];
    hasty += scene.at - (times.at(-3) ?? -Infinity) < 30_000 ? 1 : 0;
    all.set(scene.songId, [...times, scene.at]);
  }
  return hasty;
}

const SPOKEN: ReadonlySet<string> = new Set(['reported', 'offline', 'skip']);
const wordsOf = ({ commands }: WatchEntry): readonly string[] =>
  commands.flatMap((command) => (command.kind === 'report' ? [command.fault] : []));
const after = (
  state: WatchState,
  ...events: readonly Exclude<WatchEvent['kind'], 'started' | 'failed'>[]
): WatchState => events.reduce((now, kind) => watch(now, { kind }, aScene()).state, state);
const isHealed = ({ phase, message }: WatchState): boolean => phase === 'monitoring' && message === null;
const onWaking = ({ state, scene }: WatchEntry): readonly string[] =>
  kinds(watch(state, { kind: 'alarm' }, { ...scene, at: scene.at + YEAR, position: 60 }).commands);
const isOneOf =
  (...names: readonly string[]): ((kind: string) => boolean) =>
  (kind) =>
    names.includes(kind);

type Promised = (entries: readonly WatchEntry[]) => boolean;

const PROMISES: Readonly<Record<string, Promised>> = {
  'no dead state: where sound is wanted an alarm is set, and only there': (entries) =>
    entries.every(({ state, nextWish }) => nextWish.isWanted === (state.alarm !== null)),
  'no silence of more than 8 s without a word': (entries) => longestSilence(entries) <= 8_000,
  'a word exactly where the listener is to know': (entries) =>
    entries.every(({ state, nextWish }) => !nextWish.isWanted || SPOKEN.has(state.phase) === (state.message !== null)),
  'one word at a time, and the one that is known to stand': (entries) =>
    entries.every((entry) => wordsOf(entry).every((word, place) => place === 0 && word === entry.state.message)),
  'a way from everywhere to sound without a word: network, try again, motion': (entries) =>
    entries.every(
      ({ state, nextWish }) =>
        !nextWish.hasSong || isHealed(after(state, 'online', 'retry-requested', 'playing', 'progressed')),
    ),
  'a pause wins: no sound, no word, no other song': (entries) =>
    entries.every(
      ({ wish, event, commands }) =>
        wish.isWanted ||
        event.kind === 'retry-requested' ||
        kinds(commands).every(isOneOf('hand-over', 'renew', 'unload')),
    ),
  'nothing without a song': (entries) =>
    entries.every(({ wish, event, commands }) => wish.hasSong || event.kind === 'started' || commands.length === 0),
  'three skips in a row at most': (entries) => mostSkipsInARow(entries) <= 3,
  'one attempt unnoticed per silence': (entries) => mostQuietReloads(entries) <= 1,
  'new addresses for a song three times in half a minute': (entries) => hastyRenewals(entries) === 0,
  'no song skipped and nothing new said when a page wakes': (entries) =>
    entries.every((entry) => !onWaking(entry).some(isOneOf('skip', 'report', 'end', 'stop'))),
  'nothing opened anew while sound moves': (entries) =>
    entries.every(({ event, commands }) => event.kind !== 'progressed' || commands.length === 0),
};

const brokenIn = (entries: readonly WatchEntry[]): readonly string[] =>
  Object.keys(PROMISES).filter((name) => PROMISES[name]?.(entries) === false);

describe('the watchdog', () => {
  it('fulfils its guarantees in 10,000 random sequences of events', () => {
    fc.assert(
      fc.property(anyWatchActions, (actions) => {
        expect(brokenIn(watched(actions))).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });
});
