import { foldLetter } from '../../../../contract/kernel/fold-text';
import type { SearchForm } from '../../../domain/search/search-text';

const SPECIAL = /[\\%_]/g;

/** A text as LIKE takes it literally. */
export const literally = (text: string): string => text.replace(SPECIAL, String.raw`\$&`);

/**
 * What the accents of a name must be where they were typed: letters with one stand for themselves, those without for any of
 * theirs. Only for names of which the folded form agrees already, letter by letter.
 */
export const accentPattern = ({ accented }: SearchForm): string =>
  Array.from(accented, (letter) => (foldLetter(letter) === letter && letter !== ' ' ? '_' : literally(letter))).join(
    '',
  );
