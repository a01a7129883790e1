import type { Milliseconds, Seconds } from '../../shared/units';
import { afterFault, SKIP_DELAY } from './after-fault';
import type { WatchPhase, WatchSituation, WatchState, WatchStep } from './watch-state';

/** A listener gets a message after at most 8 s (security.md §7): the sum of these, and a second for events that arrive late. */
const STALL_TIMEOUT: Milliseconds = 4_000;
const RELOAD_GRACE: Milliseconds = 2_000;
const REPORT_AFTER: Milliseconds = 1_000;
/** After `playing`, the position must move within this time. */
const PLAY_CONFIRM: Milliseconds = 2_000;
/** Delays between retries after a reported fault; the last one repeats for ever. */
const RETRY_DELAYS: readonly Milliseconds[] = [20_000, 40_000, 60_000];
/** If more sound than this is buffered, the network is not the reason for the stall. */
const MIN_BUFFER: Seconds = 0.5;
/** An alarm later than this means that the page was suspended or its clock was changed. */
const SUSPENDED_AFTER: Milliseconds = 2_000;
/** Alarms of hidden pages are often late, but never by more than this. */
const THROTTLED_AT_MOST: Milliseconds = 90_000;

const withAlarm = (state: WatchState, phase: WatchPhase, at: Milliseconds, delay: Milliseconds): WatchState => ({
  ...state,
  phase,
  alarm: { armedAt: at, delay },
});

/** Sound is expected to move from now on, and no message is shown. */
export const expectSound = (state: WatchState, at: Milliseconds): WatchState =>
  withAlarm({ ...state, message: null, tries: 0 }, 'monitoring', at, STALL_TIMEOUT);

/** Ends the song early: the part that is loaded could not start again anyway. */
export const ending = (state: WatchState, at: Milliseconds): WatchStep => ({
  state: expectSound(state, at),
  commands: [{ kind: 'unload' }, { kind: 'end' }],
});

/** The recovery that the listener does not notice is under way: it has until 7 s after sound last moved. */
export function recovering(state: WatchState, at: Milliseconds): WatchState {
  if (state.phase === 'monitoring') return withAlarm(state, 'recovering', at, RELOAD_GRACE + REPORT_AFTER);
  return state.phase === 'starved' ? withAlarm(state, 'recovering', at, REPORT_AFTER) : state;
}

/** The engine reports `playing`, so the message is removed: the position has a moment to move as proof. */
export const confirmPlay = (state: WatchState, at: Milliseconds): WatchState =>
  withAlarm({ ...state, message: null }, 'recovering', at, PLAY_CONFIRM);

/**
 * The listener has got a message. `reported` and `offline` retry at growing intervals; `skip` goes on to another song after 3 s.
 */
export function reporting(state: WatchState, phase: 'reported' | 'offline' | 'skip', at: Milliseconds): WatchState {
  const again = RETRY_DELAYS[Math.min(state.tries, RETRY_DELAYS.length - 1)] as Milliseconds;
  return withAlarm(state, phase, at, phase === 'skip' ? SKIP_DELAY : again);
}

/** Whether the song is so near its end that a fault there would be treated as the end. */
const isAtEnd = (situation: WatchSituation): boolean =>
  afterFault({ ...situation, fault: 'network', skipsInARow: 0, isRenewable: false }).kind === 'treat-as-end';

/**
 * Whether the page was suspended: its alarm is long overdue. A page that is only throttled counts as suspended once, until sound
 * moves.
 */
export function isLate({ alarm, wake }: WatchState, at: Milliseconds): boolean {
  if (alarm === null) return false;
  const lateness = at - alarm.armedAt - alarm.delay;
  return lateness > (wake === 'none' ? SUSPENDED_AFTER : THROTTLED_AT_MOST);
}

/**
 * After a suspension the song gets a new chance: the watchdog observes it afresh, and retries a song that was about to be
 * skipped.
 */
export function wakeUp(state: WatchState, at: Milliseconds): WatchStep {
  const awake: WatchState = { ...state, wake: 'fresh' };
  if (state.phase === 'skip') return { state: expectSound(awake, at), commands: [{ kind: 'retry' }] };
  const isReported = state.phase === 'reported' || state.phase === 'offline';
  return { state: isReported ? awake : expectSound(awake, at), commands: [] };
}

/**
 * Handles an alarm that is due: after 4 s without motion, a stalled song with buffered sound is reopened; after 6 s, also a song
 * with an empty buffer. The listener notices neither. After 7 s the listener gets a message, or the song ends if it stalled in
 * its last seconds. Then retries continue for ever. A song marked `skip` is skipped.
 */
export function answerAlarm(state: WatchState, situation: WatchSituation): WatchStep {
  const { at } = situation;
  const isStuck = situation.ahead > MIN_BUFFER;
  switch (state.phase) {
    case 'monitoring':
      if (!isStuck) return { state: withAlarm(state, 'starved', at, RELOAD_GRACE), commands: [] };
      return { state: recovering(state, at), commands: [{ kind: 'reload' }] };
    case 'starved':
      return { state: recovering(state, at), commands: situation.isOnline ? [{ kind: 'reload' }] : [] };
    case 'recovering':
      if (isAtEnd(situation)) return ending(state, at);
      return {
        state: reporting({ ...state, message: 'network' }, 'reported', at),
        commands: [{ kind: 'report', fault: 'network' }],
      };
    case 'reported':
    case 'offline':
      return {
        state: reporting({ ...state, tries: state.tries + 1 }, state.phase, at),
        commands: [{ kind: isStuck && situation.hasOtherSource ? 'hand-over' : 'reload' }],
      };
    case 'skip':
      return {
        state: reporting({ ...state, skipsInARow: state.skipsInARow + 1 }, 'reported', at),
        commands: [{ kind: 'skip' }],
      };
    default:
      return { state, commands: [] };
  }
}
