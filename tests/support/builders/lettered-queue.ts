import type { Queue } from '../../../src/domain/queue/queue';
import { startQueue } from '../../../src/domain/queue/start-queue';
import { aSong } from './a-song';

/** Lower-case letters are playable songs; the files of capital ones are missing. */
const lettered = (letter: string) => (letter === letter.toLowerCase() ? aSong(letter) : aSong(letter).away()).build();

/** A queue of songs named by letters, with the current song at an index: `letteredQueue('abc', 1)`. Keys count from 1. */
export const letteredQueue = (letters: string, index = 0): Queue => startQueue([...letters].map(lettered), index);

/** Writes a queue as letters again, with the current song in brackets: "a[b]c". */
export const readQueue = ({ entries, index }: Queue): string =>
  entries.map(({ song }, place) => (place === index ? `[${song.id}]` : song.id)).join('');
