import type { PlaybackSource } from './playback-source';

/** One song is sound, and sometimes picture too. */
export type Medium = PlaybackSource['medium'];

/** `auto` follows the network, `original` is the file itself, a number is bits per second. */
export type AudioQuality = 'auto' | 'original' | number;

/** `auto` follows the network, a number is lines of the picture. */
export type VideoQuality = 'auto' | number;

/** How the listener wants songs to be played, as far as a song can be played so. */
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

/** A quality out of anything: what is neither a word of ours nor a positive number is `auto`. */
export const toAudioQuality = (value: unknown): AudioQuality => (value === 'original' ? value : toVideoQuality(value));

/** A picture's quality out of anything: what is no positive number is `auto`. */
export const toVideoQuality = (value: unknown): VideoQuality =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 'auto';
