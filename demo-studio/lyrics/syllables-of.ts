import type { LyricLanguage } from './lyric-text';

/** Words of the demo that the rule for English miscounts. */
const ENGLISH_EXCEPTIONS: ReadonlyMap<string, number> = new Map(
  Object.entries({ dial: 2, every: 2, lighthouse: 2, neon: 2, quiet: 2, radio: 3, somehow: 2, someone: 2, violin: 3 }),
);
/** A `y` between vowels is a consonant; a `y` after a vowel belongs to that vowel. */
const VOWELS = /[aeiou]+|(?<![aeiou])y(?![aeiou])/gu;
const SILENT_END = /(?:[^aeiouy]e|[^aeioutdy]ed|[^aeiouyscxzg]es)$/u;
const SOUNDED_LE = /[^aeiouy]le$/u;

/** The words of a line, without separate marks; a part without a letter is not a word. */
export function wordsOf(line: string): readonly string[] {
  return line.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
}

function countEnglish(written: string): number {
  const word = written
    .toLowerCase()
    .replace(/[’']\p{L}+$/u, '')
    .replace(/\P{L}/gu, '');
  const known = ENGLISH_EXCEPTIONS.get(word);
  if (known !== undefined) return known;
  const groups = word.match(VOWELS)?.length ?? 0;
  const silent = SILENT_END.test(word) && !SOUNDED_LE.test(word) ? 1 : 0;
  return Math.max(1, groups - silent);
}

/**
 * How many syllables each word of a line is sung with. A written Vietnamese word has one; an English word has one per group of
 * vowels, without silent endings, and at least one.
 */
export function syllablesOf(line: string, language: LyricLanguage): readonly number[] {
  return wordsOf(line).map((word) => (language === 'vi' ? 1 : countEnglish(word)));
}
