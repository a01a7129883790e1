import type { PlaybackSource } from './playback-source';

/** A song is audio, and sometimes video too. */
export type Medium = PlaybackSource['medium'];

/** `auto` follows the network, `original` is the file itself, a number is bits per second. */
export type AudioQuality = 'auto' | 'original' | number;

/** `auto` follows the network, a number is lines of the picture. */
export type VideoQuality = 'auto' | number;

/** How the listener wants songs to be played, if a song allows it. */
export interface MediaChoice {
  readonly medium: Medium;
  readonly audioQuality: AudioQuality;
  readonly videoQuality: VideoQuality;
  readonly sparesData: boolean;
}

export const FIRST_CHOICE: MediaChoice = {
  medium: 'audio',
  audioQuality: 'auto',
  videoQuality: 'auto',
  sparesData: false,
};

/** Reads a quality from any value: anything except `original` and positive numbers is `auto`. */
export const toAudioQuality = (value: unknown): AudioQuality => (value === 'original' ? value : toVideoQuality(value));

/** Reads a video quality from any value: anything that is not a positive number is `auto`. */
export const toVideoQuality = (value: unknown): VideoQuality =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 'auto';
