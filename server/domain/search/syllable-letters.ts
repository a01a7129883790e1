/** A vowel of a Vietnamese syllable: its letter, and the mark that turns it into another letter. */
export interface Vowel {
  readonly letter: string;
  readonly mark: VowelMark | null;
}

export type VowelMark = 'circumflex' | 'horn' | 'breve';

/** The combining characters; a tone comes after the letter's own mark. */
const MARKS: Readonly<Record<VowelMark, string>> = { circumflex: '\u0302', horn: '\u031B', breve: '\u0306' };

export type Tone = 'grave' | 'acute' | 'hook' | 'tilde' | 'dot';

const TONES: Readonly<Record<Tone, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  hook: '\u0309',
  tilde: '\u0303',
  dot: '\u0323',
};

const TAKES: Readonly<Record<VowelMark, string>> = { circumflex: 'aeo', horn: 'ou', breve: 'a' };

export const isVowel = (letter: string): boolean => 'aeiouy'.includes(letter);

/** Whether a letter can take the mark: â ê ô, ơ ư, ă. */
export const takesMark = (letter: string, mark: VowelMark): boolean => TAKES[mark].includes(letter);

/** The vowels as text, with the tone on the vowel where Vietnamese puts it; composed (NFC). */
export function writeVowels(vowels: readonly Vowel[], tone: Tone | null, hasEnd: boolean): string {
  const toned = tonePlace(vowels, hasEnd);
  return vowels
    .map(({ letter, mark }, at) => {
      const marked = letter + (mark === null ? '' : MARKS[mark]);
      return (marked + (tone !== null && at === toned ? TONES[tone] : '')).normalize('NFC');
    })
    .join('');
}

/** The last vowel with a mark, else the last one before an end consonant, else the last but one; "hòa", not "hoà". */
function tonePlace(vowels: readonly Vowel[], hasEnd: boolean): number {
  const marked = vowels.findLastIndex(({ mark }) => mark !== null);
  if (marked !== -1) return marked;
  return hasEnd ? vowels.length - 1 : Math.max(0, vowels.length - 2);
}
