import type { Song } from '../../../domain/catalogue/song';
import type { TrackColumns } from './track';

/** What all rows of a table share. */
export interface TrackRowTable {
  readonly columns: TrackColumns;
  readonly language: string;
  readonly unknownArtist: string;
  readonly video: string;
  /** Why a song cannot be played. */
  readonly unavailable: (song: Song) => string;
  readonly play: (title: string, artist: string) => string;
  readonly pause: (title: string) => string;
  readonly like: (title: string) => string;
  readonly more: (title: string) => string;
  readonly onChoose: (index: number) => void;
  readonly onMenu: (index: number, x: number, y: number) => void;
}
