import { foldLetter } from '../../../../contract/kernel/fold-text';
import type { SearchForm } from '../../../domain/search/search-text';

const SPECIAL = /[\\%_]/g;

/** Escapes a text so that LIKE takes it literally. */
export const literally = (text: string): string => text.replace(SPECIAL, String.raw`\$&`);

/**
 * A LIKE pattern for the accents of a name: typed letters with an accent match only themselves, letters without one match any
 * accent. Only for names whose folded form already matches, letter by letter.
 */
export const accentPattern = ({ accented }: SearchForm): string =>
  Array.from(accented, (letter) => (foldLetter(letter) === letter && letter !== ' ' ? '_' : literally(letter))).join(
    '',
  );
