import type { ChordQuality } from '../score';

/** A chord as a progression names it: semitones above the tonic, its kind, and how much of a bar it fills. */
export interface ProgressionChord {
  readonly degree: number;
  readonly quality: ChordQuality;
  readonly bars: number;
}

const DEGREES: Readonly<Record<string, number>> = { I: 0, II: 2, III: 4, IV: 5, V: 7, VI: 9, VII: 11 };

const QUALITIES: Readonly<Record<string, ChordQuality>> = {
  '': 'major',
  m: 'minor',
  sus2: 'sus2',
  sus4: 'sus4',
  add9: 'add9',
  madd9: 'minor-add9',
  '6': 'six',
  m6: 'minor6',
  '7': 'seventh',
  M7: 'major7',
  m7: 'minor7',
  m7b5: 'half-diminished',
  dim7: 'diminished7',
  '9': 'ninth',
  M9: 'major9',
  m9: 'minor9',
  '7b9': 'seventh-flat9',
  '13': 'thirteenth',
  '11': 'eleventh',
};

function readChord(text: string, bars: number): ProgressionChord {
  const [, flat, numeral = '', kind = ''] = /^(b?)([IV]+)(?:\.(.+))?$/u.exec(text) ?? [];
  const degree = DEGREES[numeral];
  const quality = QUALITIES[kind];
  if (degree === undefined || quality === undefined) throw new Error(`Not a chord: ${text}`);
  return { degree: flat ? degree - 1 : degree, quality, bars };
}

/**
 * A progression as bars: `I.M9 VI.m9 II.m9/V.13` is three bars, and two chords share the last one. Numerals count in the major
 * scale, also in minor (`bVI`); after the dot comes the kind of chord, as musicians write it.
 */
export const readProgression = (text: string): readonly (readonly ProgressionChord[])[] =>
  text.split(' ').map((bar) => {
    const chords = bar.split('/');
    return chords.map((chord) => readChord(chord, 1 / chords.length));
  });
