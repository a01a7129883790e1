import type { MouseEvent, ReactNode, RefObject } from 'react';
import type { Song } from '../../../domain/catalogue/song';
import type { IsoInstant } from '../../../domain/shared/units';
import type { BrowseTranslate } from '../../i18n/messages';
import type { BrowseMessages } from '../../i18n/locales/browse/vi';
import type { SongStatus } from '../../view-models/song-status';

/** A column of the song table. Its head, its cells and its width are all derived from this. */
export interface TrackColumn {
  readonly id: string;
  /** As `grid-template-columns` writes it. */
  readonly width: string;
  /** The width where the page is small; else `width`. */
  readonly smallWidth?: string;
  /** The key of its name, under `table` in the texts. */
  readonly header: keyof BrowseMessages['table'];
  /** Drawn in place of the header, which screen readers still read; null: nothing is drawn. */
  readonly symbol?: ReactNode;
  /** `text` is cut at its end, `number` stands at the right; each other look belongs to one kind of cell. */
  readonly look: 'row-number' | 'title' | 'text' | 'number' | 'tools';
  /** The page width below which the column is hidden (`CONTAINER`); else it is always shown. */
  readonly hideBelow?: 'narrow' | 'small';
  /** The content of a cell. It is called without being a component, so it uses no hooks. */
  readonly cell: (row: TrackCellContext) => ReactNode;
}

/** What a cell is made of: its song, what the row knows of it, and what all rows share. */
export interface TrackCellContext {
  readonly song: Song;
  /** When the song was added to the playlist. */
  readonly addedAt: IsoInstant | undefined;
  readonly index: number;
  readonly status: SongStatus;
  /** Whether the page is scrolled at this moment. */
  readonly isMoving: RefObject<boolean>;
  readonly table: TrackRowTable;
  readonly onMenu: (event: MouseEvent) => void;
}

/** What all rows of a table share. */
export interface TrackRowTable {
  /** The columns that are shown, from left to right. */
  readonly columns: readonly TrackColumn[];
  readonly language: string;
  readonly t: BrowseTranslate;
  readonly unknownArtist: string;
  readonly video: string;
  /** Why a song cannot be played. */
  readonly unavailable: (song: Song) => string;
  readonly play: (title: string, artist: string) => string;
  readonly pause: (title: string) => string;
  readonly like: (title: string) => string;
  readonly onChoose: (index: number) => void;
  readonly onMenu: (index: number, x: number, y: number) => void;
}
