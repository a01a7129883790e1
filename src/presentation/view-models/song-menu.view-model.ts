import { makeAutoObservable, observableRef } from 'mobx';
import type { Song } from '../../domain/catalogue/song';

/** Whose menu is asked for and where: in pixels of the window. */
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

/** The one menu of songs: everything that can be done with one, wherever it stands. */
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
