import type { Queue } from '../../../src/domain/queue/queue';
import { startQueue } from '../../../src/domain/queue/start-queue';
import { songs } from './a-song';

/** A queue of songs named by letters, standing at an index: `letteredQueue('abc', 1)`. Keys count from 1. */
export const letteredQueue = (letters: string, index = 0): Queue => startQueue(songs(...letters), index);

/** A queue as letters again, the current one in brackets: "a[b]c". */
export const readQueue = ({ entries, index }: Queue): string =>
  entries.map(({ song }, place) => (place === index ? `[${song.id}]` : song.id)).join('');
