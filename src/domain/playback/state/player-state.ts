import type { SongDetails } from '../../catalogue/song-details';
import type { Suggestion } from '../../catalogue/suggestion';
import { EMPTY_QUEUE, type Queue } from '../../queue/queue';
import type { Seconds } from '../../shared/units';
import type { LoopMode } from '../next/loop-mode';
import type { BufferedRange, PlaybackFault } from '../sources/playback-engine.port';

/** Which of the two suggestion requests is under way (specification §4, typeLoading). */
export interface SuggestionLoading {
  readonly isLoading: boolean;
  readonly type: 'player' | 'listSong';
}

/** The complete state of the player (specification §3, "Player state"; the docs map each of its names to ours). */
export interface PlayerState {
  readonly queue: Queue;
  /** The current song, then the songs suggested after it. */
  readonly suggestions: readonly Suggestion[];
  readonly suggestionLoading: SuggestionLoading;
  /** The current song's media, once known. */
  readonly details: SongDetails | null;
  /** Whether the listener wants to play, not whether sound comes out at this moment. */
  readonly isPlaying: boolean;
  readonly isBuffering: boolean;
  readonly loop: LoopMode;
  /** Whether the music stops by itself once this song has ended. */
  readonly stopsAfterSong: boolean;
  /** Whether suggestions play after the last song. */
  readonly isEndless: boolean;
  /** Committed position; while dragging, `seekPreview` is the position of the thumb. */
  readonly position: Seconds;
  readonly seekPreview: Seconds | null;
  readonly duration: Seconds;
  readonly buffered: readonly BufferedRange[];
  /** 0 to 100. */
  readonly volume: number;
  readonly muted: boolean;
  /**
   * Whether pages can set the volume here. Some devices allow this only by their own buttons; there, pages can only mute and
   * unmute.
   */
  readonly isVolumeSettable: boolean;
  readonly fault: PlaybackFault | null;
}

/** Specification §9. */
export const DEFAULT_VOLUME = 50;

/** Specification §9: volume 50, loop OFF, not muted, buffering true at start. */
export const INITIAL_PLAYER_STATE: PlayerState = {
  queue: EMPTY_QUEUE,
  suggestions: [],
  suggestionLoading: { isLoading: false, type: 'player' },
  details: null,
  isPlaying: false,
  isBuffering: true,
  loop: 'OFF',
  stopsAfterSong: false,
  isEndless: true,
  position: 0,
  seekPreview: null,
  duration: 0,
  buffered: [],
  volume: DEFAULT_VOLUME,
  muted: false,
  isVolumeSettable: true,
  fault: null,
};
