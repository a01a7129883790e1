import { afterFault, type FaultDecision } from '../../domain/playback/after-fault';
import type { PlaybackFact, PlaybackFault } from '../../domain/playback/playback-engine.port';
import { reflectFact } from '../../domain/playback/reflect-fact';
import { whatPlaysNext, type NextDecision } from '../../domain/playback/what-plays-next';
import { currentEntry } from '../../domain/queue/entries';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { Connectivity } from '../ports/connectivity.port';
import type { Timer } from '../ports/timer.port';
import type { CurrentSong } from './current-song';
import type { PlayerStore } from './player-store';

/** Answers to what the current song tells, and carries out what was decided. */
export class Conductor {
  private skipsInARow = 0;
  private skipping: Subscription | null = null;

  constructor(
    private readonly store: PlayerStore,
    private readonly song: CurrentSong,
    private readonly timer: Timer,
    private readonly connectivity: Connectivity,
  ) {
    song.facts.subscribe((fact) => this.react(fact));
  }

  /** Plays what a decision names. `stop` lets the song rest at its beginning. */
  carryOut(decision: NextDecision): void {
    this.skipping?.unsubscribe();
    if (decision.kind === 'advance') this.goTo(decision.index);
    else if (decision.kind === 'restart') this.song.restart();
    else this.song.rest();
  }

  /** Tries the current song again where it stands, after a fault. */
  retry(): void {
    this.skipping?.unsubscribe();
    this.skipsInARow = 0;
    this.song.retry();
  }

  private goTo(index: number): void {
    this.store.update((state) => ({ ...state, queue: { ...state.queue, index } }));
    this.song.start();
  }

  private react(fact: PlaybackFact): void {
    if (fact.kind === 'failed') {
      this.answer(fact.fault);
      return;
    }
    if (fact.kind === 'progress' && fact.position > this.store.state.position) this.skipsInARow = 0;
    this.store.update((state) => reflectFact(state, fact));
    if (fact.kind === 'ended') this.goOn();
  }

  private goOn(): void {
    const { queue, loop } = this.store.state;
    this.carryOut(whatPlaysNext(queue, loop, 'ended'));
  }

  private answer(fault: PlaybackFault): void {
    const decision = this.decide(fault);
    if (decision.kind === 'treat-as-end') this.goOn();
    else if (decision.kind === 'hand-over') this.song.handOver();
    else this.tell(fault, decision);
  }

  private tell(fault: PlaybackFault, decision: FaultDecision): void {
    this.store.update((state) => reflectFact(state, { kind: 'failed', fault }));
    if (fault !== 'blocked') this.song.giveUp();
    if (decision.kind === 'stop') this.store.update((state) => ({ ...state, isPlaying: false }));
    if (decision.kind === 'skip') this.skipAfter(decision.after);
  }

  private skipAfter(delay: Milliseconds): void {
    const failed = currentEntry(this.store.state.queue)?.key;
    this.skipping?.unsubscribe();
    this.skipping = this.timer.after(delay, () => {
      const { queue, loop, isPlaying, fault } = this.store.state;
      if (!isPlaying || fault === null || currentEntry(queue)?.key !== failed) return;
      this.skipsInARow += 1;
      this.carryOut(whatPlaysNext(queue, loop, 'pressed'));
    });
  }

  private decide(fault: PlaybackFault): FaultDecision {
    const { queue, loop, position, duration } = this.store.state;
    return afterFault({
      fault,
      position,
      duration,
      hasOtherSource: this.song.hasOtherSource,
      isOnline: this.connectivity.isOnline(),
      skipsInARow: this.skipsInARow,
      hasNext: whatPlaysNext(queue, loop, 'pressed').kind === 'advance',
    });
  }
}
