import type { PageDepartures } from '../../ports/page-departures.port';
import type { CurrentSong } from '../player/current-song';
import type { EngineLoader } from '../deck/engine-loader';
import type { PlayerStore } from '../player/player-store';
import type { SoundingDeck } from '../deck/sounding-deck';

/**
 * Releases all media when the listener leaves the page, for browsers that would otherwise not cache the page for going back. The
 * song retains its position and is reopened by the next press on play; it resumes by itself only if the page was not left after
 * all.
 */
export class MediaDeparture {
  private wasPlaying = false;

  constructor(
    private readonly store: PlayerStore,
    private readonly song: Pick<CurrentSong, 'pause' | 'play' | 'giveUp'>,
    private readonly deck: Pick<SoundingDeck, 'close'>,
    private readonly engines: Pick<EngineLoader, 'release'>,
  ) {}

  start({ leaves, stays, returns }: PageDepartures): void {
    leaves.subscribe(() => this.leave());
    stays.subscribe(() => this.stay());
    returns.subscribe(() => (this.wasPlaying = false));
    // After a press on play in the meantime, the listener alone decides.
    this.store.changes.subscribe(({ isPlaying }) => (this.wasPlaying &&= !isPlaying));
  }

  /** Departure may be announced several times before the page is left: each press on a link announces it again. */
  private leave(): void {
    const { isPlaying } = this.store.state;
    if (isPlaying) this.song.pause();
    this.wasPlaying ||= isPlaying;
    this.song.giveUp();
    this.deck.close();
    this.engines.release();
  }

  private stay(): void {
    if (this.wasPlaying) this.song.play();
    this.wasPlaying = false;
  }
}
