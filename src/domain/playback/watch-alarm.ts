import type { Milliseconds, Seconds } from '../shared/units';
import { afterFault, SKIP_DELAY } from './after-fault';
import type { WatchPhase, WatchScene, WatchState, WatchStep } from './watch-state';

/** Nobody waits longer than 8 s without being told (security.md §7): the sum of these, and a second for what is heard of late. */
const STALL_TIMEOUT: Milliseconds = 4_000;
const RELOAD_GRACE: Milliseconds = 2_000;
const REPORT_AFTER: Milliseconds = 1_000;
/** What says that it plays has so long to prove it. */
const PLAY_CONFIRM: Milliseconds = 2_000;
/** What was told is tried again after these, the last one for ever. */
const RETRY_DELAYS: readonly Milliseconds[] = [20_000, 40_000, 60_000];
/** With more sound than this at hand, it is not the network that keeps it from moving. */
const MIN_BUFFER: Seconds = 0.5;
/** An alarm this much too late: the page stood still meanwhile, or its clock was moved. */
const SUSPENDED_AFTER: Milliseconds = 2_000;
/** Hidden pages have late alarms all the time; none is later than this. */
const THROTTLED_AT_MOST: Milliseconds = 90_000;

const withAlarm = (state: WatchState, phase: WatchPhase, at: Milliseconds, delay: Milliseconds): WatchState => ({
  ...state,
  phase,
  alarm: { armedAt: at, delay },
});

/** Sound is expected to move from now on, and nothing is said. */
export const expectSound = (state: WatchState, at: Milliseconds): WatchState =>
  withAlarm({ ...state, message: null, tries: 0 }, 'monitoring', at, STALL_TIMEOUT);

/** The song is over before its time: what is loaded of it would not begin again either. */
export const ending = (state: WatchState, at: Milliseconds): WatchStep => ({
  state: expectSound(state, at),
  commands: [{ kind: 'unload' }, { kind: 'end' }],
});

/** What could be done unnoticed is under way: it has until 7 s after sound last moved. */
export function recovering(state: WatchState, at: Milliseconds): WatchState {
  if (state.phase === 'monitoring') return withAlarm(state, 'recovering', at, RELOAD_GRACE + REPORT_AFTER);
  return state.phase === 'starved' ? withAlarm(state, 'recovering', at, REPORT_AFTER) : state;
}

/** It is said to play, so nothing is said against it: it has a moment to prove that by moving. */
export const confirmPlay = (state: WatchState, at: Milliseconds): WatchState =>
  withAlarm({ ...state, message: null }, 'recovering', at, PLAY_CONFIRM);

/** The listener was told. `reported` and `offline` retry ever more seldom; `skip` goes on to another song after 3 s. */
export function reporting(state: WatchState, phase: 'reported' | 'offline' | 'skip', at: Milliseconds): WatchState {
  const again = RETRY_DELAYS[Math.min(state.tries, RETRY_DELAYS.length - 1)] as Milliseconds;
  return withAlarm(state, phase, at, phase === 'skip' ? SKIP_DELAY : again);
}

/** Whether the song stands as at its end: so near to it that a fault there would be taken for it. */
const isAtEnd = (scene: WatchScene): boolean =>
  afterFault({ ...scene, fault: 'network', skipsInARow: 0, isRenewable: false }).kind === 'treat-as-end';

/** Whether a page stood still: its alarm is long overdue. One that is merely throttled is believed once, until sound moves. */
export function isLate({ alarm, wake }: WatchState, at: Milliseconds): boolean {
  if (alarm === null) return false;
  const lateness = at - alarm.armedAt - alarm.delay;
  return lateness > (wake === 'none' ? SUSPENDED_AFTER : THROTTLED_AT_MOST);
}

/** After the page stood still nothing is held against the song: it is listened to anew, and one that was to be left is tried. */
export function wakeUp(state: WatchState, at: Milliseconds): WatchStep {
  const awake: WatchState = { ...state, wake: 'fresh' };
  if (state.phase === 'skip') return { state: expectSound(awake, at), commands: [{ kind: 'retry' }] };
  const isTold = state.phase === 'reported' || state.phase === 'offline';
  return { state: isTold ? awake : expectSound(awake, at), commands: [] };
}

/**
 * What happens when an alarm is due: after 4 s without motion what is loaded but stands is opened anew, after 6 s what has
 * nothing left too, unnoticed; after 7 s the listener is told, or the song is over where it stood in its last seconds. Then
 * it is tried again and again. A song that was given up is left.
 */
export function answerAlarm(state: WatchState, scene: WatchScene): WatchStep {
  const { at } = scene;
  const isStuck = scene.ahead > MIN_BUFFER;
  switch (state.phase) {
    case 'monitoring':
      if (!isStuck) return { state: withAlarm(state, 'starved', at, RELOAD_GRACE), commands: [] };
      return { state: recovering(state, at), commands: [{ kind: 'reload' }] };
    case 'starved':
      return { state: recovering(state, at), commands: scene.isOnline ? [{ kind: 'reload' }] : [] };
    case 'recovering':
      if (isAtEnd(scene)) return ending(state, at);
      return {
        state: reporting({ ...state, message: 'network' }, 'reported', at),
        commands: [{ kind: 'report', fault: 'network' }],
      };
    case 'reported':
    case 'offline':
      return {
        state: reporting({ ...state, tries: state.tries + 1 }, state.phase, at),
        commands: [{ kind: isStuck && scene.hasOtherSource ? 'hand-over' : 'reload' }],
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
