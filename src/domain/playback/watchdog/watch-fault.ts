import { afterFault, type FaultDecision } from './after-fault';
import type { PlaybackFault } from '../sources/playback-engine.port';
import { mayRenew, withRenewal } from './renewals';
import { ending, reporting, recovering } from './watch-alarm';
import type { WatchSituation, WatchState, WatchStep } from './watch-state';

const decide = (state: WatchState, fault: PlaybackFault, situation: WatchSituation): FaultDecision =>
  afterFault({
    ...situation,
    fault,
    skipsInARow: state.skipsInARow,
    isRenewable: mayRenew(state.renewals, situation.songId, situation.at),
  });

const renewing = (state: WatchState, { songId, at }: WatchSituation): WatchStep => ({
  state: { ...recovering(state, at), renewals: withRenewal(state.renewals, songId, at) },
  commands: [{ kind: 'renew' }],
});

/** Connections do not survive a suspension of the page, so the first broken one does not count as a fault of the song. */
const isForgiven = ({ wake }: WatchState, fault: PlaybackFault, decision: FaultDecision): boolean =>
  wake === 'fresh' && fault === 'network' && decision.kind !== 'treat-as-end' && decision.kind !== 'wait-for-network';

/** Where no sound is wanted, no message is shown and no song is skipped: the listener's next press tries the song again. */
function answerAtRest(state: WatchState, decision: FaultDecision, situation: WatchSituation): WatchStep {
  if (decision.kind === 'wait-for-gesture') return { state, commands: [] };
  if (decision.kind === 'renew') return renewing(state, situation);
  return { state, commands: [{ kind: decision.kind === 'hand-over' ? 'hand-over' : 'unload' }] };
}

function report(
  state: WatchState,
  fault: PlaybackFault,
  phase: 'offline' | 'skip',
  situation: WatchSituation,
): WatchStep {
  const reported = reporting({ ...state, message: fault }, phase, situation.at);
  return { state: reported, commands: [{ kind: 'report', fault }, { kind: 'unload' }] };
}

/**
 * Reacts to a fault with the messages and commands that `afterFault` decides; during a pause only with commands that make no
 * sound and show no message.
 */
export function answerFault(state: WatchState, fault: PlaybackFault, situation: WatchSituation): WatchStep {
  const decision = decide(state, fault, situation);
  if (state.phase === 'idle') return answerAtRest(state, decision, situation);
  if (isForgiven(state, fault, decision)) return { state: { ...state, wake: 'used' }, commands: [{ kind: 'reload' }] };
  const silent: WatchState = { ...state, phase: 'idle', alarm: null, message: fault };
  switch (decision.kind) {
    case 'wait-for-gesture':
      return { state: silent, commands: [{ kind: 'report', fault }] };
    case 'renew':
      return renewing(state, situation);
    case 'treat-as-end':
      return ending(state, situation.at);
    case 'hand-over':
      return { state, commands: [{ kind: 'hand-over' }] };
    case 'wait-for-network':
      return report(state, fault, 'offline', situation);
    case 'skip':
      return report(state, fault, 'skip', situation);
    case 'stop':
      return { state: silent, commands: [{ kind: 'report', fault }, { kind: 'unload' }, { kind: 'stop' }] };
  }
}
