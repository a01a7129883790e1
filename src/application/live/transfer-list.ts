import type { Song } from '../../domain/catalogue/song';
import { toPlaybackTransfer } from '../../domain/live/playback-transfer';
import type { PlaybackTransfer } from '../../domain/live/live-command';
import type { LoopMode } from '../../domain/playback/next/loop-mode';
import { INITIAL_PLAYER_STATE } from '../../domain/playback/state/player-state';
import { startQueue } from '../../domain/queue/start-queue';

/** A list to be played on another device from one of its songs; null for an empty list. */
export const transferList = (songs: readonly Song[], startIndex: number, loop: LoopMode): PlaybackTransfer | null =>
  toPlaybackTransfer({ ...INITIAL_PLAYER_STATE, loop, queue: startQueue(songs, startIndex) });
