import type { NowPlaying, Peer } from '../../../src/domain/live/peer';

/** A device in the middle of a song, except for the overrides. */
export const playing = (overrides: Partial<NowPlaying> = {}): NowPlaying => ({
  song: { id: 'a', title: 'Sương Sớm', artists: 'Lan Chi' },
  isPlaying: true,
  position: 12,
  duration: 200,
  volume: 50,
  loop: 'OFF',
  isShuffled: false,
  ...overrides,
});

/** A tab of another device that has not reported anything yet, except for the overrides. */
export const aPeer = (id: string, overrides: Partial<Peer> = {}): Peer => ({
  id,
  deviceId: 'device',
  deviceName: 'Linux',
  isOwn: false,
  now: null,
  reportedAt: 0,
  ...overrides,
});
