import type { PlaybackSource } from './playback-source';

/** A player of addresses that may expire before the song ends. Every engine is one. */
export interface RenewableSource {
  /**
   * Gives the loaded source new addresses. They are used from the next request on: nothing stops, nothing is loaded again, no
   * fact is reported. After `failed` with `expired` it continues where it stopped, with sound if it was meant to play.
   */
  readdress(source: PlaybackSource): void;
}
