import type { SoundLevel } from '../sources/playback-engine.port';
import type { PlayerState } from '../state/player-state';
import { audibleVolume } from './volume';

/** How loud an engine plays: the listener's 0 to 100 as 0 to 1. If pages cannot set the volume, a volume of 0 mutes. */
export function soundLevel(state: PlayerState): SoundLevel {
  const { volume, muted, isVolumeSettable } = state;
  return isVolumeSettable ? { volume: volume / 100, muted } : { volume: 1, muted: audibleVolume(state) === 0 };
}

/** Whether both levels sound the same. */
export const isSameLevel = (a: SoundLevel, b: SoundLevel): boolean => a.volume === b.volume && a.muted === b.muted;
