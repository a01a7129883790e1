import type { Song } from '../../../domain/catalogue/song';
import type { Seconds } from '../../../domain/shared/units';
import type { WholeList } from './list-playback';

/** What a listener asks of the player, on whichever device the sound plays. A command returns nothing; its effect is a state. */
export type PlayerCommand =
  /**
   * Replaces the queue and plays from `startIndex`; with shuffle on, that song comes first and the rest is shuffled. The songs may
   * be the beginning of `list`, whose rest then follows them. Without songs nothing plays, and no list follows any longer.
   */
  | {
      readonly kind: 'play-songs';
      readonly songs: readonly Song[];
      readonly startIndex: number;
      readonly list?: WholeList;
    }
  /** Plays the entry of the queue with this key; an unknown key does nothing. */
  | { readonly kind: 'jump-to'; readonly key: number }
  /** Pauses what plays; otherwise, and after a fault, does what `play` does. */
  | { readonly kind: 'toggle' }
  /** Resumes playback; after a fault, tries the song again. Without a song it does nothing. */
  | { readonly kind: 'play' }
  /** The song retains its position. */
  | { readonly kind: 'pause' }
  /** Plays the next song, also from a pause. After the last one endless playback and the loop mode decide what plays. */
  | { readonly kind: 'next' }
  /** Plays the song before; later than 3 s into the current one, plays that one from its beginning. */
  | { readonly kind: 'previous' }
  /** Moves the thumb of the seek bar while it is dragged; the sound plays on at its position. */
  | { readonly kind: 'preview-seek'; readonly to: Seconds }
  /** Seeks to that position: at least 0, at most the last playable second. Ends a preview. */
  | { readonly kind: 'commit-seek'; readonly to: Seconds }
  /** Ends a preview without a seek. */
  | { readonly kind: 'cancel-seek' }
  /** Seeks by this many seconds, backwards if negative, within the song. */
  | { readonly kind: 'skip'; readonly by: Seconds }
  /** `volume` 0 to 100, values outside are clamped; a volume above 0 also unmutes. */
  | { readonly kind: 'set-volume'; readonly volume: number }
  /** Unmuting at volume 0 sets the default volume. */
  | { readonly kind: 'toggle-mute' }
  /** OFF → ALL → ONE → OFF. */
  | { readonly kind: 'cycle-loop' }
  /** Puts the current song first and shuffles the others, or restores the order; an empty queue stores the setting. */
  | { readonly kind: 'toggle-shuffle' }
  /** Tries the current song again at its position, after a fault. Without a song it does nothing. */
  | { readonly kind: 'retry' }
  /** Inserts the songs right after the current one; in an empty queue they wait without playing. */
  | { readonly kind: 'play-next'; readonly songs: readonly Song[] }
  /** Adds the songs at the end of the queue; in an empty queue they wait without playing. */
  | { readonly kind: 'append'; readonly songs: readonly Song[] };
