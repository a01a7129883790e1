import type { DragEvent } from 'react';

/** The data type of a dragged song; other pages and programs do not recognise it. */
const SONG_TYPE = 'application/x-song';

/** The dragged data: enough to add the song and to name it. */
export interface DraggedSong {
  readonly id: string;
  readonly title: string;
}

interface SongDragProps {
  readonly draggable: true;
  readonly onDragStart: (event: DragEvent) => void;
}

/** Makes a row draggable onto a playlist. The title is included as plain text for every other drop target. */
export const songDragProps = ({ id, title }: DraggedSong): SongDragProps => ({
  draggable: true,
  onDragStart: ({ dataTransfer }) => {
    dataTransfer.effectAllowed = 'copy';
    dataTransfer.setData(SONG_TYPE, JSON.stringify({ id, title }));
    dataTransfer.setData('text/plain', title);
  },
});

/** Whether the dragged item is a song; its data cannot be read before the drop. */
export const isSongDrag = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(SONG_TYPE);

/** The dropped song; null if something else was dropped. */
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
