import type { CommandFrame, NowPlayingFrame, PeerFrame, ServerFrameWire } from '../../../../contract/live';
import type { LiveCommand } from '../../../domain/live/bus-message';
import type { LivePeer } from '../../../domain/live/live-peer';

/** Another machine's clock may be a little ahead. */
const ageAt = (now: number, at: number): number => Math.max(0, now - at);

// Both were validated with these very schemas on arrival.
export const presentPeer = ({ id, sessionId, deviceName, now, reportedAt }: LivePeer, at: number): PeerFrame => ({
  id,
  device: { id: sessionId, name: deviceName },
  now: now as NowPlayingFrame | null,
  age: ageAt(at, reportedAt),
});

export const presentCommand = ({ from, command, at }: LiveCommand, now: number): ServerFrameWire => ({
  t: 'command',
  from,
  command: command as CommandFrame,
  age: ageAt(now, at),
});
