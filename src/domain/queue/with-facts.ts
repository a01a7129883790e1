import type { Song } from '../catalogue/song';
import { annotationsOf, hasSameAnnotations } from '../catalogue/annotation-change';
import { NO_ANNOTATIONS, type AnnotationChange, type SongAnnotations } from '../catalogue/song-annotations';
import type { Queue, QueueEntry } from './queue';

/** The facts of a song that may change while it is in a queue. */
type Facts = Pick<Song, 'hasAudio' | 'hasVideo' | 'absence'> & SongAnnotations;

const factsOf = ({ hasAudio, hasVideo, absence, ...song }: Song): Facts => ({
  hasAudio,
  hasVideo,
  absence,
  ...annotationsOf(song),
});

/** The same queue, updated with whether this song can be heard and what the listener has noted on it. */
export function withFacts(queue: Queue, received: Song): Queue {
  return changeSongs(queue, (song) => {
    const isNew = song.absence?.kind !== received.absence?.kind || !hasSameAnnotations(song, received);
    return isNew && song.id === received.id ? { ...song, ...factsOf(received) } : song;
  });
}

/** The same queue, after the listener has noted something on this song. */
export const withAnnotations = (queue: Queue, songId: string, change: AnnotationChange): Queue =>
  changeSongs(queue, (song) => (song.id === songId ? annotated(song, change) : song));

/** The same queue without the annotations of one listener: the queue remains after signing out, they do not (security.md §1). */
export const withoutAnnotations = (queue: Queue): Queue =>
  changeSongs(queue, (song) => annotated(song, NO_ANNOTATIONS));

function annotated(song: Song, change: AnnotationChange): Song {
  const changed = { ...song, ...change };
  return hasSameAnnotations(song, changed) ? song : changed;
}

/** The queue itself where no song changes. */
function changeSongs(queue: Queue, change: (song: Song) => Song): Queue {
  const entries = queue.entries.map((entry) => {
    const song = change(entry.song);
    return song === entry.song ? entry : { ...entry, song };
  });
  return entries.every((entry, index) => entry === queue.entries[index]) ? queue : { ...queue, entries };
}

/** Whether two queues have the same songs at the same places, ignoring the facts that may change. */
export const isSameButFacts = (a: readonly QueueEntry[], b: readonly QueueEntry[]): boolean =>
  a.length === b.length && a.every(({ song }, place) => isSameSong(song, b[place]?.song));

function isSameSong(a: Song, b: Song | undefined): boolean {
  if (a === b || b === undefined) return a === b;
  const told: Song = { ...a, ...factsOf(b) };
  return (Object.keys(told) as (keyof Song)[]).every((fact) => told[fact] === b[fact]);
}
