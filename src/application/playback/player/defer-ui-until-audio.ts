import { Observable } from 'rxjs';
import type { PlayerState } from '../../../domain/playback/state/player-state';
import { currentEntry } from '../../../domain/queue/entries';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { Milliseconds } from '../../../domain/shared/units';
import type { Timer } from '../../ports/timer.port';

/** How long the screens wait after a press while the sound is not ready yet. */
const AUDIO_TIMEOUT: Milliseconds = 200;
/** How long after the report of playing the sound is audible. */
const AUDIO_HEAD_START: Milliseconds = 30;

const isToSound = ({ isPlaying, fault }: PlayerState): boolean => isPlaying && fault === null;

const isOtherSong = (a: PlayerState, b: PlayerState): boolean =>
  currentEntry(a.queue)?.key !== currentEntry(b.queue)?.key;

/**
 * The player's states for the screens: when another song is about to play, the screens are redrawn after its sound has begun,
 * because both need the same thread. Every other change is emitted at once.
 */
export const deferUiUntilAudio = (changes: Observable<PlayerState>, timer: Timer): Observable<PlayerState> =>
  new Observable((screens) => {
    let shown: PlayerState | null = null;
    let held: PlayerState | null = null;
    let waiting: Subscription | null = null;
    const show = (state: PlayerState): void => {
      waiting?.unsubscribe();
      held = null;
      shown = state;
      screens.next(state);
    };
    const hold = (state: PlayerState): void => {
      if (held?.isBuffering !== state.isBuffering) {
        waiting?.unsubscribe();
        waiting = timer.after(state.isBuffering ? AUDIO_TIMEOUT : AUDIO_HEAD_START, () => held !== null && show(held));
      }
      held = state;
    };
    const source = changes.subscribe((state) => {
      const isHeld = held !== null || (shown !== null && isOtherSong(shown, state));
      if (isHeld && isToSound(state)) hold(state);
      else show(state);
    });
    return () => {
      source.unsubscribe();
      waiting?.unsubscribe();
    };
  });
