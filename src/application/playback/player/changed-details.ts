import type { SongDetails } from '../../../domain/catalogue/song-details';
import { afterRenewal } from '../../../domain/playback/watchdog/after-renewal';
import { stopAtStart } from '../../../domain/playback/state/stop-at-start';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { CurrentSong } from './current-song';
import { faultOfAnswer } from './fault-of-answer';
import type { PlayerStore } from './player-store';
import type { SoundingDeck } from '../deck/sounding-deck';
import { sourcesToTry } from '../../../domain/playback/sources/preferred-sources';
import { withRenewedMedia } from '../../../domain/playback/state/player-changes';

/** Continues the current song when its details have changed. */
export class ChangedDetails {
  constructor(
    private readonly store: PlayerStore,
    private readonly deck: Pick<SoundingDeck, 'readdress' | 'source'>,
    private readonly song: CurrentSong,
  ) {}

  /** Applies new details, except while a fault is shown: then the song is reopened with new details anyway. */
  apply(details: SongDetails): void {
    if (this.store.state.fault === null) this.applyRequested(details);
  }

  /**
   * Applies details that the song waits for after its addresses were refused. With the same access as before only the addresses
   * change; otherwise the song is reopened with the access it has now.
   */
  applyRequested(details: SongDetails): void {
    const { details: before, position } = this.store.state;
    if (before?.id !== details.id) return;
    this.store.update((state) => withRenewedMedia(state, details));
    // A song restored from an earlier visit is opened when it is played.
    if (this.deck.source === null) return;
    const decision = afterRenewal({ before: before.access, after: details.access, position });
    if (decision === 'readdress' && this.deck.readdress(sourcesToTry(details, this.store.choice))) return;
    if (decision === 'rest') this.store.update(stopAtStart);
    this.song.putOnDeck(details);
  }

  /** No newer details are available, and the old ones can no longer be used. */
  onFailure(failure: GatewayFailure): void {
    this.song.fail(faultOfAnswer(failure));
  }
}
