import type { Song } from '../catalogue/song';
import type { Queue, QueueEntry } from './queue';

/** The facts of a song that may change while it is in a queue. */
type Facts = Pick<Song, 'hasAudio' | 'hasVideo' | 'absence' | 'isLiked'>;

const factsOf = ({ hasAudio, hasVideo, absence, isLiked }: Song): Facts => ({ hasAudio, hasVideo, absence, isLiked });

/** The same queue, updated with whether this song can be heard and is liked. */
export function withFacts(queue: Queue, received: Song): Queue {
  const isNew = ({ id, absence, isLiked }: Song): boolean =>
    id === received.id && (absence?.kind !== received.absence?.kind || isLiked !== received.isLiked);
  if (!queue.entries.some(({ song }) => isNew(song))) return queue;
  return changeSongs(queue, (song) => (song.id === received.id ? { ...song, ...factsOf(received) } : song));
}

/** The same queue, after this song was liked or unliked. */
export function withLike(queue: Queue, songId: string, isLiked: boolean): Queue {
  if (!queue.entries.some(({ song }) => song.id === songId && song.isLiked !== isLiked)) return queue;
  return changeSongs(queue, (song) => (song.id === songId ? { ...song, isLiked } : song));
}

const changeSongs = (queue: Queue, change: (song: Song) => Song): Queue => ({
  ...queue,
  entries: queue.entries.map(({ key, song }) => ({ key, song: change(song) })),
});

/** Whether two queues have the same songs at the same places, ignoring the facts that may change. */
export const isSameButFacts = (a: readonly QueueEntry[], b: readonly QueueEntry[]): boolean =>
  a.length === b.length && a.every(({ song }, place) => isSameSong(song, b[place]?.song));

function isSameSong(a: Song, b: Song | undefined): boolean {
  if (a === b || b === undefined) return a === b;
  const told: Song = { ...a, ...factsOf(b) };
  return (Object.keys(told) as (keyof Song)[]).every((fact) => told[fact] === b[fact]);
}
