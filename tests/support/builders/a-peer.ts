import type { NowPlaying, Peer } from '../../../src/domain/live/peer';

/** A device in the middle of a song, but for what is said. */
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

/** A tab of somebody else's device that has said nothing yet, but for what is said. */
export const aPeer = (id: string, overrides: Partial<Peer> = {}): Peer => ({
  id,
  deviceId: 'device',
  deviceName: 'Linux',
  isOwn: false,
  now: null,
  reportedAt: 0,
  ...overrides,
});
