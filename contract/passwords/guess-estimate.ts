import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { KNOWN_PASSWORDS } from '../kernel/known-passwords';
import type { GuessEstimate } from '../kernel/password-verdict';
import { syllableGuesses } from './vietnamese-syllables';

/** Of a word with figures for letters: more take long, and find nothing that people choose. */
const MOST_SPELLINGS = 16;

const LETTERS = /^[a-z]+$/i;

let made: GuessEstimate | undefined;

/** By the passwords, words, keyboards and dates that the library knows, by ours, and by Vietnamese syllables. The first call takes about 200 ms. */
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
