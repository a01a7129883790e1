import { Dock } from './Dock';
import { MiniPlayer } from './MiniPlayer';

/** The player's bar, wide and on a phone; there once something was chosen to play. */
export function PlayerBars() {
  return (
    <>
      <Dock />
      <MiniPlayer />
    </>
  );
}
