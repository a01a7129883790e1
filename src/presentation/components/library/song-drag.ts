import type { DragEvent } from 'react';

/** What a dragged song is carried as; other pages and programs do not know it. */
const SONG_TYPE = 'application/x-song';

/** What is carried: enough to add it and to name it. */
export interface DraggedSong {
  readonly id: string;
  readonly title: string;
}

interface SongDragProps {
  readonly draggable: true;
  readonly onDragStart: (event: DragEvent) => void;
}

/** Makes a row draggable onto a playlist. Text stays with it, for every other place that takes a drop. */
export const songDragProps = ({ id, title }: DraggedSong): SongDragProps => ({
  draggable: true,
  onDragStart: ({ dataTransfer }) => {
    dataTransfer.effectAllowed = 'copy';
    dataTransfer.setData(SONG_TYPE, JSON.stringify({ id, title }));
    dataTransfer.setData('text/plain', title);
  },
});

/** Whether a song is what hovers; its words are not readable before it is dropped. */
export const isSongDrag = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(SONG_TYPE);

/** The song that was dropped; null where it was something else. */
export function droppedSong({ dataTransfer }: DragEvent): DraggedSong | null {
  try {
    const song: unknown = JSON.parse(dataTransfer.getData(SONG_TYPE));
    return isDraggedSong(song) ? song : null;
  } catch {
    return null;
  }
}

const isDraggedSong = (value: unknown): value is DraggedSong =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string';
