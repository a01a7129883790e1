import type { DragEvent } from 'react';

/** The data type of a dragged song; other pages and programs do not recognise it. */
export const SONG_TYPE = 'application/x-song';

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
