import { afterFault, type FaultDecision } from './after-fault';
import type { PlaybackFault } from '../sources/playback-engine.port';
import { mayRenew, withRenewal } from './renewals';
import { ending, reporting, recovering } from './watch-alarm';
import type { WatchScene, WatchState, WatchStep } from './watch-state';

const decide = (state: WatchState, fault: PlaybackFault, scene: WatchScene): FaultDecision =>
  afterFault({
    ...scene,
    fault,
    skipsInARow: state.skipsInARow,
    isRenewable: mayRenew(state.renewals, scene.songId, scene.at),
  });

const renewing = (state: WatchState, { songId, at }: WatchScene): WatchStep => ({
  state: { ...recovering(state, at), renewals: withRenewal(state.renewals, songId, at) },
  commands: [{ kind: 'renew' }],
});

/** Connections do not survive a suspension of the page, so the first broken one does not count as a fault of the song. */
const isForgiven = ({ wake }: WatchState, fault: PlaybackFault, decision: FaultDecision): boolean =>
  wake === 'fresh' && fault === 'network' && decision.kind !== 'treat-as-end' && decision.kind !== 'wait-for-network';

/** Where no sound is wanted, no message is shown and no song is skipped: the listener's next press tries the song again. */
function answerAtRest(state: WatchState, decision: FaultDecision, scene: WatchScene): WatchStep {
  if (decision.kind === 'wait-for-gesture') return { state, commands: [] };
  if (decision.kind === 'renew') return renewing(state, scene);
  return { state, commands: [{ kind: decision.kind === 'hand-over' ? 'hand-over' : 'unload' }] };
}

function report(state: WatchState, fault: PlaybackFault, phase: 'offline' | 'skip', scene: WatchScene): WatchStep {
  const reported = reporting({ ...state, message: fault }, phase, scene.at);
  return { state: reported, commands: [{ kind: 'report', fault }, { kind: 'unload' }] };
}

/**
 * Reacts to a fault with the messages and commands that `afterFault` decides; during a pause only with commands that make no
 * sound and show no message.
 */
export function answerFault(state: WatchState, fault: PlaybackFault, scene: WatchScene): WatchStep {
  const decision = decide(state, fault, scene);
  if (state.phase === 'idle') return answerAtRest(state, decision, scene);
  if (isForgiven(state, fault, decision)) return { state: { ...state, wake: 'used' }, commands: [{ kind: 'reload' }] };
  const silent: WatchState = { ...state, phase: 'idle', alarm: null, message: fault };
  switch (decision.kind) {
    case 'wait-for-gesture':
      return { state: silent, commands: [{ kind: 'report', fault }] };
    case 'renew':
      return renewing(state, scene);
    case 'treat-as-end':
      return ending(state, scene.at);
    case 'hand-over':
      return { state, commands: [{ kind: 'hand-over' }] };
    case 'wait-for-network':
      return report(state, fault, 'offline', scene);
    case 'skip':
      return report(state, fault, 'skip', scene);
    case 'stop':
      return { state: silent, commands: [{ kind: 'report', fault }, { kind: 'unload' }, { kind: 'stop' }] };
  }
}
