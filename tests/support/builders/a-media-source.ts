import type { AudioFacts } from '../../../server/domain/catalogue/media-facts';
import type { MediaSource } from '../../../server/domain/media/media-source';

export const LOSSLESS: AudioFacts = {
  codec: 'flac',
  container: 'flac',
  mime: 'audio/flac',
  bitrate: 900_000,
  sampleRate: 44_100,
  channels: 2,
  lossless: true,
  playable: true,
};

/** The file of an invented song; a test sets only the fields it needs. */
export const aMediaSource = (given: Partial<MediaSource> = {}): MediaSource => ({
  songId: 'song1',
  revision: 'r1',
  path: '/music/song.flac',
  size: 1_000,
  modifiedMs: 1_700_000_000_000,
  durationMs: 20_000,
  audio: LOSSLESS,
  video: null,
  isPremium: false,
  ...given,
});
