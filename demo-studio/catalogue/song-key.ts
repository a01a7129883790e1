import type { SongBrief } from '../music/song-brief';

const TONICS = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const;

/** A key as musicians write it. */
export type KeyName = `${(typeof TONICS)[number]} ${SongBrief['key']['mode']}`;

/** The key with its tonic as a pitch class (C is 0). */
export function keyOf(name: KeyName): SongBrief['key'] {
  const [tonic, mode] = name.split(' ') as [(typeof TONICS)[number], SongBrief['key']['mode']];
  return { tonic: TONICS.indexOf(tonic), mode };
}
