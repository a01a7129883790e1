import { foldText, withoutPunctuation } from '../../../contract/kernel/fold-text';

/** A text in the two forms that are compared with names. */
export interface SearchForm {
  /** Lower case, composed, accents kept, runs of white space as one blank. */
  readonly accented: string;
  /** Without accents, as `foldText` removes them; may be empty if only marks were typed. */
  readonly folded: string;
  /** Whether its last word must be a whole word of the name: "a ha", from "a-ha", does not match "What a Happy Day". */
  readonly isWhole: boolean;
}

/** What somebody typed. */
export interface SearchText extends SearchForm {
  /** The same text in one width without its punctuation, both closed up and with blanks, where the result differs. */
  readonly unpunctuated: readonly SearchForm[];
}

const isOneLetter = (text: string): boolean => Array.from(text).length === 1;

const readForm = (text: string): Omit<SearchForm, 'isWhole'> => ({
  accented: text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim(),
  folded: foldText(text),
});

/** A form that was not typed: if it has words of one letter, it is less specific than the typed text. */
function readOtherForm(text: string): SearchForm {
  const form = readForm(text);
  return { ...form, isWhole: form.folded.split(' ').some(isOneLetter) };
}

/**
 * The forms of a typed text; decomposed and composed letters are the same. If only one letter of a longer text remains, as of
 * "C#", it is not used as another form.
 */
export function readSearchText(typed: string): SearchText {
  const own: SearchForm = { ...readForm(typed), isWhole: false };
  const forms = (['', ' '] as const).map((instead) => readOtherForm(withoutPunctuation(typed, instead)));
  const isOther = ({ folded }: SearchForm): boolean =>
    folded !== '' && folded !== own.folded && (!isOneLetter(folded) || isOneLetter(own.folded));
  const different = forms.filter(isOther);
  return { ...own, unpunctuated: different.filter(({ folded }, at) => folded !== different[at - 1]?.folded) };
}

/** The typed text and its other forms. */
export const formsOf = (text: SearchText): readonly SearchForm[] => [text, ...text.unpunctuated];

const WORDS = /[\p{L}\p{N}]+/gu;

/** The folded words of a text: letters and figures, whatever stands between them. */
export const wordsOf = ({ folded }: SearchForm): readonly string[] => folded.match(WORDS) ?? [];

const LETTERS_OF_ONE_WORD = 4;

/** Whether a text is specific enough to search in the words of songs: two words, or one of four letters. */
export const isSungText = (text: SearchForm): boolean => {
  const words = wordsOf(text);
  return words.length > 1 || (words[0]?.length ?? 0) >= LETTERS_OF_ONE_WORD;
};
