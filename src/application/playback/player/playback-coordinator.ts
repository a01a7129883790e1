import type { PlaybackFact } from '../../../domain/playback/sources/playback-engine.port';
import { reflectFact } from '../../../domain/playback/state/reflect-fact';
import { upNext } from '../../../domain/playback/next/up-next';
import { whatPlaysAfter } from '../../../domain/playback/next/what-plays-after';
import { whatPlaysNext, type NextDecision } from '../../../domain/playback/next/what-plays-next';
import type { CurrentSong } from './current-song';
import { extendQueue } from './extend-queue';
import type { PlayerStore } from './player-store';
import type { Watchdog } from './watchdog';

/** Handles the facts of the current song, and plays the song that follows. The watchdog handles faults. */
export class PlaybackCoordinator {
  constructor(
    private readonly store: PlayerStore,
    private readonly song: CurrentSong,
    private readonly watchdog: Watchdog,
  ) {
    song.facts.subscribe((fact) => this.onFact(fact));
    watchdog.orders.subscribe((order) => (order === 'end' ? this.advance() : this.skip()));
  }

  /** Carries out a decision; `stop` lets the song rest at its beginning. */
  carryOut(decision: NextDecision): void {
    this.watchdog.start();
    if (decision.kind === 'advance') this.song.start(decision.index);
    else if (decision.kind === 'restart') this.song.restart();
    else this.song.rest();
  }

  /** Tries the current song again at its position, after a fault. */
  retry(): void {
    this.watchdog.tryAgain();
  }

  private onFact(fact: PlaybackFact): void {
    this.watchdog.onFact(fact);
    if (fact.kind === 'failed') return;
    this.store.update((state) => reflectFact(state, fact));
    if (fact.kind === 'ended') this.advance();
    if (fact.kind === 'track-changed') this.onTrackChanged();
  }

  /** The gapless successor already plays. If the queue has a different next song by now, that song is loaded. */
  private onTrackChanged(): void {
    const next = upNext(this.store.state);
    if (next !== null && next.entry.key === this.song.successorKey) this.song.join(next.index);
    else this.advance();
  }

  private advance(): void {
    if (!this.store.state.stopsAfterSong) extendQueue(this.store);
    this.carryOut(whatPlaysAfter(this.store.state));
  }

  /** Starts the next song, as if the listener had pressed *next*. */
  private skip(): void {
    extendQueue(this.store);
    const { queue, loop } = this.store.state;
    this.carryOut(whatPlaysNext(queue, loop, 'pressed'));
  }
}
