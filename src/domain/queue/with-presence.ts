import type { Song } from '../catalogue/song';
import type { Queue, QueueEntry } from './queue';

/** The same queue, once it is told whether this song can be heard. */
export function withPresence(queue: Queue, { id, hasAudio, hasVideo, absence }: Song): Queue {
  const isNew = queue.entries.some(({ song }) => song.id === id && song.absence?.kind !== absence?.kind);
  if (!isNew) return queue;
  const entries = queue.entries.map(({ key, song }) =>
    song.id === id ? { key, song: { ...song, hasAudio, hasVideo, absence } } : { key, song },
  );
  return { ...queue, entries };
}

/** Whether the entries of a queue, place by place, have the same songs, but for whether these can be heard. */
export const isSameButPresence = (a: readonly QueueEntry[], b: readonly QueueEntry[]): boolean =>
  a.length === b.length && a.every(({ song }, place) => isSameSong(song, b[place]?.song));

function isSameSong(a: Song, b: Song | undefined): boolean {
  if (a === b || b === undefined) return a === b;
  const { hasAudio, hasVideo, absence } = b;
  const told: Song = { ...a, hasAudio, hasVideo, absence };
  return (Object.keys(told) as (keyof Song)[]).every((fact) => told[fact] === b[fact]);
}
