import type { PlaybackSource } from './playback-source';

/** What plays by addresses that may end before the song does. Every engine does. */
export interface Readdressable {
  /**
   * The source that is loaded, under new addresses. They are used from the next request on: nothing stops, nothing is loaded
   * again, nothing is told. After `failed` with `expired` it goes on where it stopped, sounding if it was to sound.
   */
  readdress(source: PlaybackSource): void;
}
