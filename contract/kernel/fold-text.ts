/** Separate letters and typographic quotes, which Unicode decomposition does not split. */
const LETTERS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŧ: 't',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
};

const MARK = /\p{Mark}/u;
const MARKS = /\p{Mark}+/gu;
const OWN_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** One letter in the form in which it is compared: lower case, without its marks; a mark alone folds to nothing. */
export const foldLetter = (letter: string): string =>
  Array.from(letter.toLowerCase().normalize('NFD'))
    .filter((part) => !MARK.test(part))
    .map((part) => LETTERS[part] ?? part)
    .join('');

/**
 * Text in the form in which search compares it (decisions.md §1): without case and accents, with Vietnamese đ as d, the same for
 * composed and decomposed forms, with each run of white space as one blank and none at the ends. Folding a folded text changes
 * nothing.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(OWN_LETTERS, (letter) => String(LETTERS[letter]))
    .replace(/\s+/gu, ' ')
    .trim();

const PUNCTUATION = /[\p{P}\p{S}\u02BB-\u02BD]+/gu;
/** Signs that NFKC would turn into a blank or letters: "´" typed for an apostrophe, "™". */
const SPREADING = /[\u00A8\u00AF\u00B4\u00B8\u02D8-\u02DD\u00A9\u00AE\u2120\u2122]+/gu;

/**
 * Text in one width (Unicode NFKC) with `instead` in the place of its punctuation and symbols: nothing, which joins "AC/DC" to
 * "ACDC", or a blank. The result is only blanks if the text has nothing else.
 */
export const withoutPunctuation = (text: string, instead: '' | ' '): string =>
  text.replace(SPREADING, instead).normalize('NFKC').replace(PUNCTUATION, instead);
