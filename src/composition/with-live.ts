import type { Container } from 'inversify';
import type { PlaybackServices } from '../application/playback/player/lazy-player';
import { LiveStarter } from './live-starter';

/** The player, together with the connection to the account's other devices. */
export function withLive(
  container: Container,
  use: (parts: PlaybackServices) => void,
  local: Omit<PlaybackServices, 'live'>,
): PlaybackServices {
  const live = new LiveStarter(container, use);
  const parts = { ...local, live };
  live.start(parts);
  return parts;
}
