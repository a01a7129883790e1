import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { KNOWN_PASSWORDS } from '../kernel/known-passwords';
import type { GuessEstimate } from '../kernel/password-verdict';
import { syllableGuesses } from './vietnamese-syllables';

/** The most spellings tried for a word with digits as letters: more take long, and find nothing that people choose. */
const MOST_SPELLINGS = 16;

const LETTERS = /^[a-z]+$/i;

let made: GuessEstimate | undefined;

/**
 * Estimates by the passwords, words, keyboards and dates that the package `@zxcvbn-ts` contains, by our own list, and by
 * Vietnamese syllables. The first call takes about 200 ms.
 */
export const guessEstimate: GuessEstimate = (text, ownWords) => {
  made ??= makeGuessEstimate();
  return made(text, ownWords);
};

function makeGuessEstimate(): GuessEstimate {
  const known = { ...dictionary, 'known-here': [...KNOWN_PASSWORDS] };
  const options = { dictionary: known, graphs: adjacencyGraphs, l33tMaxSubstitutions: MOST_SPELLINGS };
  const estimator = new ZxcvbnFactory(options);
  return (text, ownWords) => {
    const guesses = estimator.check(text, [...ownWords]).guessesLog10;
    return LETTERS.test(text) ? Math.min(guesses, syllableGuesses(text.toLowerCase())) : guesses;
  };
}
