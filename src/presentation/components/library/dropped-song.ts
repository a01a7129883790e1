import type { DragEvent } from 'react';
import { parseJson } from '../../../domain/shared/parse-json';
import { SONG_TYPE, type DraggedSong } from './song-drag';

/** Whether the dragged item is a song; its data cannot be read before the drop. */
export const isSongDrag = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(SONG_TYPE);

/** The dropped song; null if something else was dropped. */
export function droppedSong({ dataTransfer }: DragEvent): DraggedSong | null {
  const song = parseJson(dataTransfer.getData(SONG_TYPE));
  return isDraggedSong(song) ? song : null;
}

const isDraggedSong = (value: unknown): value is DraggedSong =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string';
