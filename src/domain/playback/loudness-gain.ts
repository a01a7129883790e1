import type { Loudness } from '../catalogue/song-details';
import { amplitudeOf } from '../shared/decibels';
import type { LoudnessMode } from './listening-settings';

/**
 * What songs are brought to, in LUFS. ReplayGain 2.0 aims at −18, which leaves a phone's own speaker too quiet; the large
 * streaming services play at −14, so a listener who comes from one turns no knob.
 */
export const TARGET_LOUDNESS = -14;
/** EBU R 128: the true peak that is not passed, in dBTP. */
export const HIGHEST_TRUE_PEAK = -1;
/** Nothing is raised by more decibels than this: noise would come up with it. */
const MOST_RAISE = 12;
/** The absolute gate of ITU-R BS.1770: what is not louder is silence. */
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
 * What a song's amplitude is multiplied by (the rule of ReplayGain 2.0 over EBU R 128 measurements): its loudness, or in
 * album mode its album's, is brought to −14 LUFS, but never so far that the true peak passes −1 dBTP. A song of no measured
 * album counts by itself; what was not measured, and silence, stay as they are (1).
 */
export function loudnessGain(mode: LoudnessMode, { loudness, albumLoudness }: MeasuredSong): number {
  if (mode === 'off') return 1;
  const measured = mode === 'album' ? (albumLoudness ?? loudness) : loudness;
  return measured === null || measured.integrated <= SILENCE ? 1 : gainOf(measured);
}
