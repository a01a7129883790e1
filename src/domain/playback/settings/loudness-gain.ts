import type { Loudness } from '../../catalogue/song-details';
import { amplitudeOf } from '../../shared/decibels';
import type { LoudnessMode } from './listening-settings';

/**
 * The target loudness of songs, in LUFS. ReplayGain 2.0 uses −18, which is too quiet on a phone's own speaker; the large
 * streaming services use −14, so a listener who comes from one of them does not need to change the volume.
 */
export const TARGET_LOUDNESS = -14;
/** EBU R 128: the maximum true peak, in dBTP. */
export const HIGHEST_TRUE_PEAK = -1;
/** No song is raised by more decibels than this: the noise would become louder too. */
const MOST_RAISE = 12;
/** The absolute gate of ITU-R BS.1770: anything at or below it is silence. */
const SILENCE = -70;

export interface MeasuredSong {
  readonly loudness: Loudness | null;
  readonly albumLoudness: Loudness | null;
}

function gainOf({ integrated, truePeak }: Loudness): number {
  const wanted = Math.min(TARGET_LOUDNESS - integrated, MOST_RAISE);
  return amplitudeOf(Math.min(wanted, HIGHEST_TRUE_PEAK - truePeak));
}

/**
 * The factor for a song's amplitude (the rule of ReplayGain 2.0 over EBU R 128 measurements): its loudness, or in album mode its
 * album's, is brought to −14 LUFS, but only as far as the true peak stays within −1 dBTP. A song without a measured album counts
 * by itself; unmeasured songs and silence are unchanged (1).
 */
export function loudnessGain(mode: LoudnessMode, { loudness, albumLoudness }: MeasuredSong): number {
  if (mode === 'off') return 1;
  const measured = mode === 'album' ? (albumLoudness ?? loudness) : loudness;
  return measured === null || measured.integrated <= SILENCE ? 1 : gainOf(measured);
}
