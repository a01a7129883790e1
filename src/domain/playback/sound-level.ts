import type { SoundLevel } from './playback-engine.port';
import type { PlayerState } from './player-state';

/** How loud an engine plays: the listener's 0 to 100 as 0 to 1. */
export const soundLevel = ({ volume, muted }: PlayerState): SoundLevel => ({ volume: volume / 100, muted });

/** Whether both sound alike. */
export const isSameLevel = (a: SoundLevel, b: SoundLevel): boolean => a.volume === b.volume && a.muted === b.muted;
