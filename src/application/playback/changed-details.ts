import type { SongDetails } from '../../domain/catalogue/song-details';
import { afterRenewal } from '../../domain/playback/after-renewal';
import { restSong } from '../../domain/playback/rest-song';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { CurrentSong } from './current-song';
import { faultOfAnswer } from './fault-of-answer';
import type { PlayerStore } from './player-store';
import type { SoundingDeck } from './sounding-deck';
import { sourcesToTry } from './sources-to-try';

/** Goes on with the current song when something else is known of it than before. */
export class ChangedDetails {
  constructor(
    private readonly store: PlayerStore,
    private readonly deck: Pick<SoundingDeck, 'readdress' | 'source'>,
    private readonly song: CurrentSong,
  ) {}

  /** Unless the listener was told of a fault: then the song is opened anew anyway, with new details. */
  take(details: SongDetails): void {
    if (this.store.state.fault === null) this.takeWanted(details);
  }

  /**
   * What the song waits for, its addresses having been refused. By new addresses where there is as much of the song as before,
   * else with as much as there is now.
   */
  takeWanted(details: SongDetails): void {
    const { details: before, position } = this.store.state;
    if (before?.id !== details.id) return;
    this.store.update((state) => ({ ...state, details }));
    // A song that an earlier visit left is opened once it is played.
    if (this.deck.source === null) return;
    const decision = afterRenewal({ before: before.access, after: details.access, position });
    if (decision === 'readdress' && this.deck.readdress(sourcesToTry(details, this.store.choice))) return;
    if (decision === 'rest') this.store.update(restSong);
    this.song.putOnDeck(details);
  }

  /** Nothing newer is to be had, and what was known is of no use. */
  miss(failure: GatewayFailure): void {
    this.song.fail(faultOfAnswer(failure));
  }
}
