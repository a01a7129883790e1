import { makeAutoObservable, observableRef } from 'mobx';
import type { Song } from '../../domain/catalogue/song';

/** The song of the menu, and the menu's position in pixels of the window. */
export interface SongMenuRequest {
  readonly song: Song;
  readonly x: number;
  readonly y: number;
  /** Plays the song in the list that it stands in. */
  readonly onPlay: () => void;
  /** Where the song stands in an own playlist, it can be taken out. */
  readonly onRemove?: () => void;
  /** Where it waits in the queue, it can be taken out. */
  readonly onDequeue?: () => void;
}

/** The shared menu of all songs: every action on a song, wherever it is listed. */
export class SongMenuViewModel {
  request: SongMenuRequest | null = null;

  constructor() {
    makeAutoObservable(this, { request: observableRef }, { autoBind: true });
  }

  open(request: SongMenuRequest): void {
    this.request = request;
  }

  close(): void {
    this.request = null;
  }
}
