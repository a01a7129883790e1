import { answerAlarm, isLate, expectSound, wakeUp, confirmPlay } from './watch-alarm';
import { answerFault } from './watch-fault';
import type { WatchEvent, WatchPhase, WatchScene, WatchState, WatchStep } from './watch-state';

const SPOKEN: ReadonlySet<WatchPhase> = new Set(['reported', 'offline', 'skip']);

const silently = (state: WatchState): WatchStep => ({ state, commands: [] });

const resting = (state: WatchState): WatchState => ({ ...state, phase: 'idle', alarm: null });

function startWatch(state: WatchState, isWanted: boolean, at: number): WatchState {
  const started: WatchState = { ...state, message: null, tries: 0, wake: 'none' };
  return isWanted ? expectSound(started, at) : resting(started);
}

/** Motion proves that there is sound, and clears any earlier fault. */
function move(state: WatchState, at: number): WatchState {
  const proven: WatchState = { ...state, message: null, skipsInARow: 0, wake: 'none' };
  return state.phase === 'idle' ? proven : expectSound(proven, at);
}

const tryAgain = (state: WatchState, at: number): WatchStep => ({
  state: expectSound({ ...state, skipsInARow: 0 }, at),
  commands: [{ kind: 'retry' }],
});

/** The network is back: a reported network fault is retried at once; a stalled song without a message is reopened, unnoticed. */
function goOnline(state: WatchState, at: number): WatchStep {
  if (SPOKEN.has(state.phase) && state.message === 'network') return tryAgain(state, at);
  const stands = state.phase === 'starved' || state.phase === 'recovering';
  return { state, commands: stands ? [{ kind: 'reload' }] : [] };
}

/** Handles an event that may follow a page suspension. */
function afterSleep(state: WatchState, at: number, answer: (awake: WatchState) => WatchStep): WatchStep {
  if (!isLate(state, at)) return answer(state);
  const roused = wakeUp(state, at);
  const { state: next, commands } = answer(roused.state);
  return { state: next, commands: [...roused.commands, ...commands] };
}

/** An overdue alarm first counts as a wake-up; further action follows only if the listener already has a message. */
function ring(state: WatchState, scene: WatchScene): WatchStep {
  const isTold = state.phase === 'reported' || state.phase === 'offline';
  if (isLate(state, scene.at))
    return isTold ? answerAlarm({ ...state, wake: 'fresh' }, scene) : wakeUp(state, scene.at);
  return answerAlarm(state, scene);
}

/**
 * The watchdog of playback (security.md §7): given an event, it returns the new state and the commands to run, so that wanted
 * sound moves again or the listener gets one message, at the latest 8 s after sound last moved. Milliseconds. A pause overrides
 * everything; without a song nothing happens. A frozen page or a changed clock is not treated as a fault.
 */
export function watch(state: WatchState, event: WatchEvent, scene: WatchScene): WatchStep {
  const { at } = scene;
  if (state.phase === 'empty' && event.kind !== 'started') return silently(state);
  switch (event.kind) {
    case 'started':
      return silently(startWatch(state, event.isWanted, at));
    case 'cleared':
      return silently({ ...startWatch(state, false, at), phase: 'empty' });
    case 'play-requested':
      return silently(state.phase === 'idle' ? expectSound({ ...state, wake: 'none' }, at) : state);
    case 'paused':
      return silently(resting(state));
    case 'progressed':
      return silently(move(state, at));
    case 'seeked':
      return silently(state.phase === 'idle' || SPOKEN.has(state.phase) ? state : expectSound(state, at));
    case 'playing':
      return silently(SPOKEN.has(state.phase) ? confirmPlay(state, at) : { ...state, message: null });
    case 'failed':
      return afterSleep(state, at, (awake) => answerFault(awake, event.fault, scene));
    case 'online':
      return afterSleep(state, at, (awake) => goOnline(awake, at));
    case 'retry-requested':
      return tryAgain(state, at);
    case 'alarm':
      return ring(state, scene);
  }
}
