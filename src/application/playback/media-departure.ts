import type { PageDepartures } from '../ports/page-departures.port';
import type { CurrentSong } from './current-song';
import type { EngineLoader } from './engine-loader';
import type { PlayerStore } from './player-store';
import type { SoundingDeck } from './sounding-deck';

/**
 * Lets go of all media when the listener goes to another page, for browsers that else would not keep this one. The song stays where it
 * was and is opened anew by the next press; by itself only where nobody has left after all.
 */
export class MediaDeparture {
  private wasPlaying = false;

  constructor(
    private readonly store: PlayerStore,
    private readonly song: Pick<CurrentSong, 'pause' | 'play' | 'giveUp'>,
    private readonly deck: Pick<SoundingDeck, 'close'>,
    private readonly shelf: Pick<EngineLoader, 'release'>,
  ) {}

  start({ leaves, stays, returns }: PageDepartures): void {
    leaves.subscribe(() => this.leave());
    stays.subscribe(() => this.stay());
    returns.subscribe(() => (this.wasPlaying = false));
    // Whoever plays it meanwhile decides alone from then on.
    this.store.changes.subscribe(({ isPlaying }) => (this.wasPlaying &&= !isPlaying));
  }

  /** A page may be left several times before it is gone: each press on a link asks it again. */
  private leave(): void {
    const { isPlaying } = this.store.state;
    if (isPlaying) this.song.pause();
    this.wasPlaying ||= isPlaying;
    this.song.giveUp();
    this.deck.close();
    this.shelf.release();
  }

  private stay(): void {
    if (this.wasPlaying) this.song.play();
    this.wasPlaying = false;
  }
}
