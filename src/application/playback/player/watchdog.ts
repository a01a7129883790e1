import { Subject } from 'rxjs';
import type { PlaybackFact } from '../../../domain/playback/sources/playback-engine.port';
import { bufferedEnd } from '../../../domain/playback/state/buffered-end';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import { movesOn, reflectFact } from '../../../domain/playback/state/reflect-fact';
import {
  INITIAL_WATCH,
  type WatchCommand,
  type WatchEvent,
  type WatchSituation,
} from '../../../domain/playback/watchdog/watch-state';
import { watch } from '../../../domain/playback/watchdog/watchdog';
import { nextEndlessSong } from '../../../domain/playback/next/next-endless-song';
import { whatPlaysNext } from '../../../domain/playback/next/what-plays-next';
import { currentEntry } from '../../../domain/queue/entries';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Seconds } from '../../../domain/shared/units';
import type { Connectivity } from '../../ports/connectivity.port';
import type { CurrentSong } from './current-song';
import type { PlayerStore } from './player-store';
import type { Time } from '../deck/time';
import { withPlaying, withStandingFault } from '../../../domain/playback/state/player-changes';

interface WatchdogDeps extends Time {
  readonly connectivity: Connectivity;
}

/** The song's state as last seen by the watchdog: a difference in the player's state is an action of the listener. */
type Standing = Pick<PlayerState, 'isPlaying' | 'position'> & { readonly key: number | null };

/** A larger step of the position is a seek. */
const LONGEST_STEP: Seconds = 5;

const standingOf = ({ queue, isPlaying, position }: PlayerState): Standing => ({
  key: currentEntry(queue)?.key ?? null,
  isPlaying,
  position,
});

/** Reports the facts of playback to the `watch` rule, and carries out its decisions. */
export class Watchdog {
  private watched = INITIAL_WATCH;
  private known: Standing = { key: null, isPlaying: false, position: 0 };
  private alarm: Subscription | null = null;
  private readonly pending: WatchEvent[] = [];
  private isBusy = false;
  private readonly ordered = new Subject<'end' | 'skip'>();
  private readonly refused = new Subject<void>();
  /** The song is over, or another one is to be played in its place. */
  readonly orders = this.ordered.asObservable();
  /** The song's addresses were refused: the song continues once newer ones are loaded. */
  readonly refusals = this.refused.asObservable();

  constructor(
    private readonly store: PlayerStore,
    private readonly song: CurrentSong,
    private readonly deps: WatchdogDeps,
  ) {
    store.changes.subscribe((state) => this.onState(state));
    deps.connectivity.changes.subscribe((isOnline) => {
      if (isOnline) this.dispatch({ kind: 'online' });
    });
  }

  /** A song begins, or the same one again: whatever was to become of it is off. */
  start(): void {
    if (this.known.key !== null) this.dispatch({ kind: 'started', isWanted: this.known.isPlaying });
  }

  /** The listener wants the song to be tried again. */
  tryAgain(): void {
    this.dispatch({ kind: 'retry-requested' });
  }

  /** Takes a fact of the song before the player's state reflects it. */
  onFact(fact: PlaybackFact): void {
    if (fact.kind === 'failed') this.dispatch({ kind: 'failed', fault: fact.fault });
    else if (fact.kind === 'playing') this.dispatch({ kind: 'playing' });
    else if (fact.kind === 'progress' || fact.kind === 'seeked') this.onPosition(fact);
  }

  private onPosition({ kind, position }: { readonly kind: string; readonly position: Seconds }): void {
    const before = this.store.state.position;
    this.known = { ...this.known, position };
    const isStep = movesOn(before, position) && position - before < LONGEST_STEP;
    if (kind === 'progress' && isStep) this.dispatch({ kind: 'progressed' });
  }

  private onState(state: PlayerState): void {
    const { known } = this;
    this.known = standingOf(state);
    const { key, isPlaying, position } = this.known;
    if (key === null && known.key !== null) this.dispatch({ kind: 'cleared' });
    else if (key !== known.key) this.start();
    else if (isPlaying !== known.isPlaying) this.dispatch({ kind: isPlaying ? 'play-requested' : 'paused' });
    else if (position !== known.position) this.dispatch({ kind: 'seeked' });
  }

  /** An event that arrives while another one is handled is handled after it. */
  private dispatch(event: WatchEvent): void {
    this.pending.push(event);
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      for (let next = this.pending.shift(); next !== undefined; next = this.pending.shift()) this.process(next);
    } finally {
      this.isBusy = false;
    }
  }

  private process(event: WatchEvent): void {
    const { alarm } = this.watched;
    const { state, commands } = watch(this.watched, event, this.situation());
    this.watched = state;
    if (state.alarm !== alarm) this.arm();
    for (const command of commands) this.carryOut(command);
  }

  private arm(): void {
    this.alarm?.unsubscribe();
    const { alarm } = this.watched;
    this.alarm = alarm && this.deps.timer.after(alarm.delay, () => this.dispatch({ kind: 'alarm' }));
  }

  /** Most events need the time alone, and come several times a second: the rest is determined when the rule reads it. */
  private situation(): WatchSituation {
    const { song, deps } = this;
    const { state } = this.store;
    const { queue, loop, position, duration } = state;
    return {
      at: deps.clock.now(),
      songId: currentEntry(queue)?.song.id ?? '',
      position,
      duration,
      get ahead() {
        return bufferedEnd(state) - position;
      },
      get hasOtherSource() {
        return song.hasOtherSource;
      },
      get hasNext() {
        return whatPlaysNext(queue, loop, 'pressed').kind === 'advance' || nextEndlessSong(state).kind === 'append';
      },
      get isOnline() {
        return deps.connectivity.isOnline();
      },
    };
  }

  private carryOut(command: WatchCommand): void {
    const { kind } = command;
    if (kind === 'report') this.store.update((state) => reflectFact(state, { kind: 'failed', fault: command.fault }));
    else if (kind === 'stop') this.store.update((state) => withPlaying(state, false));
    else if (kind === 'hand-over') this.song.handOver();
    else if (kind === 'unload') this.song.giveUp();
    else if (kind === 'retry') this.song.retry();
    else if (kind === 'renew') this.refused.next();
    else if (kind === 'reload') this.reload();
    else this.ordered.next(kind);
  }

  /** A reported fault stays on the screen until the song moves. */
  private reload(): void {
    const { fault } = this.store.state;
    this.song.giveUp();
    this.song.play();
    if (fault !== null) this.store.update((state) => withStandingFault(state, fault));
  }
}
