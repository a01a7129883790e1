import type { PageDepartures } from '../ports/page-lifecycle.port';
import type { CurrentSong } from './current-song';
import type { EngineShelf } from './engine-shelf';
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
    private readonly shelf: Pick<EngineShelf, 'release'>,
  ) {}

  begin({ leaves, stays }: PageDepartures): void {
    leaves.subscribe(() => this.leave());
    stays.subscribe(() => this.stay());
  }

  private leave(): void {
    this.wasPlaying = this.store.state.isPlaying;
    if (this.wasPlaying) this.song.pause();
    this.song.giveUp();
    this.deck.close();
    this.shelf.release();
  }

  private stay(): void {
    if (this.wasPlaying) this.song.play();
    this.wasPlaying = false;
  }
}
