import type { Loudness } from './song-details';

/** A song of an album, with its playing time. */
export interface MeasuredSong extends Loudness {
  readonly durationMs: number;
}

/** The absolute gate of ITU-R BS.1770: what is not louder than this many LUFS is silence. */
const SILENCE = -70;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * How loud an album is as a whole: the mean power of its songs, each weighted by its length, in LUFS, and its highest true
 * peak in dBTP. Silent songs do not count, as in ITU-R BS.1770; null where no other song was measured.
 */
export function albumLoudness(songs: readonly MeasuredSong[]): Loudness | null {
  const audible = songs.filter(({ integrated }) => integrated > SILENCE);
  if (audible.length === 0) return null;
  const energy = sum(audible.map(({ integrated, durationMs }) => durationMs * 10 ** (integrated / 10)));
  const length = sum(audible.map(({ durationMs }) => durationMs));
  return {
    integrated: 10 * Math.log10(energy / length),
    truePeak: Math.max(...audible.map(({ truePeak }) => truePeak)),
  };
}
