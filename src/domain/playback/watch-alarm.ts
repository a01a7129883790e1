import type { Milliseconds, Seconds } from '../shared/units';
import { afterFault, SKIP_DELAY } from './after-fault';
import type { WatchPhase, WatchScene, WatchState, WatchStep } from './watch-state';

/** Nobody waits longer than 8 s without being told (security.md §7): the sum of these, and a second for what is heard of late. */
const LISTENED: Milliseconds = 4_000;
const STARVED: Milliseconds = 2_000;
const TRIED: Milliseconds = 1_000;
/** What says that it plays has so long to prove it. */
const PROVEN: Milliseconds = 2_000;
/** What was told is tried again after these, the last one for ever. */
const AGAIN: readonly Milliseconds[] = [20_000, 40_000, 60_000];
/** With more sound than this at hand, it is not the network that keeps it from moving. */
const AT_HAND: Seconds = 0.5;
/** An alarm this much too late: the page stood still meanwhile, or its clock was moved. */
const LATE: Milliseconds = 2_000;
/** Hidden pages have late alarms all the time; none is later than this. */
const THROTTLED: Milliseconds = 90_000;

const withAlarm = (state: WatchState, phase: WatchPhase, at: Milliseconds, delay: Milliseconds): WatchState => ({
  ...state,
  phase,
  alarm: { armedAt: at, delay },
});

/** Sound is expected to move from now on, and nothing is said. */
export const listening = (state: WatchState, at: Milliseconds): WatchState =>
  withAlarm({ ...state, message: null, tries: 0 }, 'listen', at, LISTENED);

/** The song is over before its time: what is loaded of it would not begin again either. */
export const ending = (state: WatchState, at: Milliseconds): WatchStep => ({
  state: listening(state, at),
  commands: [{ kind: 'give-up' }, { kind: 'end' }],
});

/** What could be done unnoticed is under way: it has until 7 s after sound last moved. */
export function trying(state: WatchState, at: Milliseconds): WatchState {
  if (state.phase === 'listen') return withAlarm(state, 'tried', at, STARVED + TRIED);
  return state.phase === 'starved' ? withAlarm(state, 'tried', at, TRIED) : state;
}

/** It is said to play, so nothing is said against it: it has a moment to prove that by moving. */
export const settling = (state: WatchState, at: Milliseconds): WatchState =>
  withAlarm({ ...state, message: null }, 'tried', at, PROVEN);

/** The listener was told. `told` and `away` go on trying, ever more seldom; `skip` goes on to another song after 3 s. */
export function telling(state: WatchState, phase: 'told' | 'away' | 'skip', at: Milliseconds): WatchState {
  const again = AGAIN[Math.min(state.tries, AGAIN.length - 1)] as Milliseconds;
  return withAlarm(state, phase, at, phase === 'skip' ? SKIP_DELAY : again);
}

/** Whether the song stands as at its end: so near to it that a fault there would be taken for it. */
const isAtEnd = (scene: WatchScene): boolean =>
  afterFault({ ...scene, fault: 'network', skipsInARow: 0, isRenewable: false }).kind === 'treat-as-end';

/** Whether a page stood still: its alarm is long overdue. One that is merely throttled is believed once, until sound moves. */
export function isLate({ alarm, wake }: WatchState, at: Milliseconds): boolean {
  if (alarm === null) return false;
  const lateness = at - alarm.armedAt - alarm.delay;
  return lateness > (wake === 'none' ? LATE : THROTTLED);
}

/** After the page stood still nothing is held against the song: it is listened to anew, and one that was to be left is tried. */
export function rouse(state: WatchState, at: Milliseconds): WatchStep {
  const awake: WatchState = { ...state, wake: 'fresh' };
  if (state.phase === 'skip') return { state: listening(awake, at), commands: [{ kind: 'retry' }] };
  const isTold = state.phase === 'told' || state.phase === 'away';
  return { state: isTold ? awake : listening(awake, at), commands: [] };
}

/**
 * What happens when an alarm is due: after 4 s without motion what is loaded but stands is opened anew, after 6 s what has
 * nothing left too, unnoticed; after 7 s the listener is told, or the song is over where it stood in its last seconds. Then
 * it is tried again and again. A song that was given up is left.
 */
export function answerAlarm(state: WatchState, scene: WatchScene): WatchStep {
  const { at } = scene;
  const isStuck = scene.ahead > AT_HAND;
  switch (state.phase) {
    case 'listen':
      if (!isStuck) return { state: withAlarm(state, 'starved', at, STARVED), commands: [] };
      return { state: trying(state, at), commands: [{ kind: 'reload' }] };
    case 'starved':
      return { state: trying(state, at), commands: scene.isOnline ? [{ kind: 'reload' }] : [] };
    case 'tried':
      if (isAtEnd(scene)) return ending(state, at);
      return {
        state: telling({ ...state, message: 'network' }, 'told', at),
        commands: [{ kind: 'say', fault: 'network' }],
      };
    case 'told':
    case 'away':
      return {
        state: telling({ ...state, tries: state.tries + 1 }, state.phase, at),
        commands: [{ kind: isStuck && scene.hasOtherSource ? 'hand-over' : 'reload' }],
      };
    case 'skip':
      return {
        state: telling({ ...state, skipsInARow: state.skipsInARow + 1 }, 'told', at),
        commands: [{ kind: 'skip' }],
      };
    default:
      return { state, commands: [] };
  }
}
