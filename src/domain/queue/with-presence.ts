import type { Song } from '../catalogue/song';
import type { Queue } from './queue';

/** The same queue, once it is told whether this song can be heard. */
export function withPresence(queue: Queue, { id, hasAudio, hasVideo, absence }: Song): Queue {
  const isNew = queue.entries.some(({ song }) => song.id === id && song.absence?.kind !== absence?.kind);
  if (!isNew) return queue;
  const entries = queue.entries.map(({ key, song }) =>
    song.id === id ? { key, song: { ...song, hasAudio, hasVideo, absence } } : { key, song },
  );
  return { ...queue, entries };
}
