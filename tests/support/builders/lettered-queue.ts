import type { Queue } from '../../../src/domain/queue/queue';
import { startQueue } from '../../../src/domain/queue/start-queue';
import { aSong } from './a-song';

/** Small letters can be heard; the files of capital ones are away. */
const lettered = (letter: string) => (letter === letter.toLowerCase() ? aSong(letter) : aSong(letter).away()).build();

/** A queue of songs named by letters, standing at an index: `letteredQueue('abc', 1)`. Keys count from 1. */
export const letteredQueue = (letters: string, index = 0): Queue => startQueue([...letters].map(lettered), index);

/** A queue as letters again, the current one in brackets: "a[b]c". */
export const readQueue = ({ entries, index }: Queue): string =>
  entries.map(({ song }, place) => (place === index ? `[${song.id}]` : song.id)).join('');
