import type { Container } from 'inversify';
import type { PlaybackParts } from '../application/playback/deferred-player';
import { BeginLive } from './begin-live';

/** The player, and with it whatever the account's other devices have to do with it. */
export function withLive(
  container: Container,
  use: (parts: PlaybackParts) => void,
  local: Omit<PlaybackParts, 'live'>,
): PlaybackParts {
  const live = new BeginLive(container, use);
  const parts = { ...local, live };
  live.begin(parts);
  return parts;
}
