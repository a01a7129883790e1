import { resumeListening } from '../../domain/playback/state/resume-listening';
import type { Listening } from '../../domain/queue/stored-queue-state.port';
import type { CurrentSong } from '../playback/player/current-song';
import type { PlayerStore } from '../playback/player/player-store';
import { withPlaying } from '../../domain/playback/state/player-changes';

/** Puts another queue into the player, at that queue's position. */
export class ResumePlayback {
  constructor(
    private readonly store: PlayerStore,
    private readonly song: CurrentSong,
  ) {}

  /** Plays from that position. */
  execute(listening: Listening): void {
    this.rest(listening);
    this.store.update((state) => withPlaying(state, true));
    this.song.start(listening.queue.index, this.store.state.position);
  }

  /** Stays paused; a press on play continues from that position. */
  rest(listening: Listening): void {
    this.song.clear();
    this.store.update((state) => resumeListening(state, listening));
  }
}
