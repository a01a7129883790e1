import { foldText } from '../../../contract/kernel/fold-text';

/** What somebody typed, in the forms in which names are compared. */
export interface SearchText {
  /** Lower case, composed, accents kept, runs of white space as one blank. */
  readonly accented: string;
  /** Without accents, as `foldText` does it; may be empty where nothing but marks was typed. */
  readonly folded: string;
}

/** The two forms of a typed text; decomposed and composed letters are the same. */
export const readSearchText = (typed: string): SearchText => ({
  accented: typed.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim(),
  folded: foldText(typed),
});

const WORDS = /[\p{L}\p{N}]+/gu;

/** The folded words of a text: letters and figures, whatever stands between them. */
export const wordsOf = ({ folded }: SearchText): readonly string[] => folded.match(WORDS) ?? [];

const LETTERS_OF_ONE_WORD = 4;

/** Whether a text is worth looking for in the words of songs: two words, or one of four letters. */
export const isSungText = (text: SearchText): boolean => {
  const words = wordsOf(text);
  return words.length > 1 || (words[0]?.length ?? 0) >= LETTERS_OF_ONE_WORD;
};
