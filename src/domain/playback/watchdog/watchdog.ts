import { answerAlarm, isLate, expectSound, wakeUp, confirmPlay } from './watch-alarm';
import { answerFault } from './watch-fault';
import type { WatchEvent, WatchPhase, WatchSituation, WatchState, WatchStep } from './watch-state';

const REPORTED_PHASES: ReadonlySet<WatchPhase> = new Set(['reported', 'offline', 'skip']);

const withoutCommands = (state: WatchState): WatchStep => ({ state, commands: [] });

const toIdle = (state: WatchState): WatchState => ({ ...state, phase: 'idle', alarm: null });

function startWatch(state: WatchState, isWanted: boolean, at: number): WatchState {
  const started: WatchState = { ...state, message: null, tries: 0, wake: 'none' };
  return isWanted ? expectSound(started, at) : toIdle(started);
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
  if (REPORTED_PHASES.has(state.phase) && state.message === 'network') return tryAgain(state, at);
  const stands = state.phase === 'starved' || state.phase === 'recovering';
  return { state, commands: stands ? [{ kind: 'reload' }] : [] };
}

/** Handles an event that may follow a page suspension. */
function afterSleep(state: WatchState, at: number, answer: (awake: WatchState) => WatchStep): WatchStep {
  if (!isLate(state, at)) return answer(state);
  const resumed = wakeUp(state, at);
  const { state: next, commands } = answer(resumed.state);
  return { state: next, commands: [...resumed.commands, ...commands] };
}

/** An overdue alarm first counts as a wake-up; further action follows only if the listener already has a message. */
function ring(state: WatchState, situation: WatchSituation): WatchStep {
  const isReported = state.phase === 'reported' || state.phase === 'offline';
  if (isLate(state, situation.at))
    return isReported ? answerAlarm({ ...state, wake: 'fresh' }, situation) : wakeUp(state, situation.at);
  return answerAlarm(state, situation);
}

/**
 * The watchdog of playback (security.md §7): given an event, it returns the new state and the commands to run, so that wanted
 * sound moves again or the listener gets one message, at the latest 8 s after sound last moved. Milliseconds. A pause overrides
 * everything; without a song nothing happens. A frozen page or a changed clock is not treated as a fault.
 */
export function watch(state: WatchState, event: WatchEvent, situation: WatchSituation): WatchStep {
  const { at } = situation;
  if (state.phase === 'empty' && event.kind !== 'started') return withoutCommands(state);
  switch (event.kind) {
    case 'started':
      return withoutCommands(startWatch(state, event.isWanted, at));
    case 'cleared':
      return withoutCommands({ ...startWatch(state, false, at), phase: 'empty' });
    case 'play-requested':
      return withoutCommands(state.phase === 'idle' ? expectSound({ ...state, wake: 'none' }, at) : state);
    case 'paused':
      return withoutCommands(toIdle(state));
    case 'progressed':
      return withoutCommands(move(state, at));
    case 'seeked':
      return withoutCommands(
        state.phase === 'idle' || REPORTED_PHASES.has(state.phase) ? state : expectSound(state, at),
      );
    case 'playing':
      return withoutCommands(REPORTED_PHASES.has(state.phase) ? confirmPlay(state, at) : { ...state, message: null });
    case 'failed':
      return afterSleep(state, at, (awake) => answerFault(awake, event.fault, situation));
    case 'online':
      return afterSleep(state, at, (awake) => goOnline(awake, at));
    case 'retry-requested':
      return tryAgain(state, at);
    case 'alarm':
      return ring(state, situation);
  }
}
