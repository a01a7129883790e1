import { DEFAULT_VOLUME, type PlayerState } from '../state/player-state';

const LOUDEST = 100;

/** A volume of 0 to 100, whole; anything that is not a number is the default. */
export const clampVolume = (volume: number): number =>
  Number.isNaN(volume) ? DEFAULT_VOLUME : Math.round(Math.min(Math.max(volume, 0), LOUDEST));

/** The part of the player's state about volume. */
type Loudness = Pick<PlayerState, 'volume' | 'muted' | 'isVolumeSettable'>;

/** The volume that can be heard, 0 to 100: 0 while muted, and either 0 or 100 where pages may not set the volume. */
export function audibleVolume({ volume, muted, isVolumeSettable }: Loudness): number {
  if (muted || volume === 0) return 0;
  return isVolumeSettable ? volume : LOUDEST;
}

/** Records whether the device's volume can be set, after a test. */
export const withSettableVolume = (state: PlayerState, isVolumeSettable: boolean): PlayerState =>
  state.isVolumeSettable === isVolumeSettable ? state : { ...state, isVolumeSettable };

/** Setting the volume above 0 also unmutes; setting it to 0 does not change the mute switch. */
export function withVolume(state: PlayerState, volume: number): PlayerState {
  const clamped = clampVolume(volume);
  return { ...state, volume: clamped, muted: clamped > 0 ? false : state.muted };
}

/** The mute switch. Unmuting at volume 0 would stay silent, so it goes to the default volume. */
export function toggleMute(state: PlayerState): PlayerState {
  const isSilent = state.muted || state.volume === 0;
  if (!isSilent) return { ...state, muted: true };
  return { ...state, muted: false, volume: state.volume === 0 ? DEFAULT_VOLUME : state.volume };
}
