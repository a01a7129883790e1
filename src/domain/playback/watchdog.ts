import { answerAlarm, isLate, expectSound, wakeUp, confirmPlay } from './watch-alarm';
import { answerFault } from './watch-fault';
import type { WatchEvent, WatchPhase, WatchScene, WatchState, WatchStep } from './watch-state';

const SPOKEN: ReadonlySet<WatchPhase> = new Set(['reported', 'offline', 'skip']);

const silently = (state: WatchState): WatchStep => ({ state, commands: [] });

const resting = (state: WatchState): WatchState => ({ ...state, phase: 'idle', alarm: null });

function begin(state: WatchState, isWanted: boolean, at: number): WatchState {
  const begun: WatchState = { ...state, message: null, tries: 0, wake: 'none' };
  return isWanted ? expectSound(begun, at) : resting(begun);
}

/** Motion proves sound, whatever was feared before. */
function move(state: WatchState, at: number): WatchState {
  const proven: WatchState = { ...state, message: null, skipsInARow: 0, wake: 'none' };
  return state.phase === 'idle' ? proven : expectSound(proven, at);
}

const tryAgain = (state: WatchState, at: number): WatchStep => ({
  state: expectSound({ ...state, skipsInARow: 0 }, at),
  commands: [{ kind: 'retry' }],
});

/** The network is back: what was told of it is tried at once; what stands without a word is opened anew, unnoticed. */
function goOnline(state: WatchState, at: number): WatchStep {
  if (SPOKEN.has(state.phase) && state.message === 'network') return tryAgain(state, at);
  const stands = state.phase === 'starved' || state.phase === 'recovering';
  return { state, commands: stands ? [{ kind: 'reload' }] : [] };
}

/** An event that may find the page just woken. */
function afterSleep(state: WatchState, at: number, answer: (awake: WatchState) => WatchStep): WatchStep {
  if (!isLate(state, at)) return answer(state);
  const roused = wakeUp(state, at);
  const { state: next, commands } = answer(roused.state);
  return { state: next, commands: [...roused.commands, ...commands] };
}

/** An alarm overdue wakes first; only where the listener was told already is there something to do besides. */
function ring(state: WatchState, scene: WatchScene): WatchStep {
  const isTold = state.phase === 'reported' || state.phase === 'offline';
  if (isLate(state, scene.at))
    return isTold ? answerAlarm({ ...state, wake: 'fresh' }, scene) : wakeUp(state, scene.at);
  return answerAlarm(state, scene);
}

/**
 * The watchdog of playback (security.md §7): what is known after an event, and what is to be done, so that sound that is
 * wanted moves again or the listener is told in one message, at the latest 8 s after it last moved. Milliseconds. A pause wins
 * over everything; without a song nothing happens. A page that was frozen, and a clock that was moved, are held against nobody.
 */
export function watch(state: WatchState, event: WatchEvent, scene: WatchScene): WatchStep {
  const { at } = scene;
  if (state.phase === 'empty' && event.kind !== 'started') return silently(state);
  switch (event.kind) {
    case 'started':
      return silently(begin(state, event.isWanted, at));
    case 'cleared':
      return silently({ ...begin(state, false, at), phase: 'empty' });
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
