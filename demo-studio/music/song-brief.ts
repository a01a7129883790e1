export const MUSIC_STYLES = ['lo-fi', 'ballad', 'city-pop', 'ambient', 'house', 'bolero', 'bossa', 'folk'] as const;

export type MusicStyle = (typeof MUSIC_STYLES)[number];

/** How many syllables each sung line has, line by line, where a song has words. */
export interface SungSyllables {
  /** One list of lines per verse. */
  readonly verse?: readonly (readonly number[])[];
  readonly chorus?: readonly number[];
  readonly bridge?: readonly number[];
}

/** All inputs of a song; the same brief gives the same song. */
export interface SongBrief {
  readonly seed: number;
  readonly style: MusicStyle;
  /** Beats per minute. */
  readonly tempo: number;
  readonly key: {
    /** Pitch class, C being 0. */
    readonly tonic: number;
    readonly mode: 'major' | 'minor';
  };
  /** The wished length, 60 to 120; the score's length differs from it by at most a group of bars. */
  readonly seconds: number;
  readonly words?: SungSyllables;
}
