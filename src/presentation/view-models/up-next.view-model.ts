import { makeAutoObservable, observableRef } from 'mobx';
import type { Song } from '../../domain/catalogue/song';
import type { PlayerState } from '../../domain/playback/state/player-state';
import { songAfter } from '../../domain/playback/next/song-after';
import type { PlayerControls } from './player-controls';

/** The song that plays automatically after the current one. */
export class UpNextViewModel {
  private state: PlayerState;

  constructor(private readonly sound: Pick<PlayerControls, 'state' | 'changes'>) {
    this.state = sound.state;
    makeAutoObservable<this, 'state' | 'sound'>(this, { state: observableRef, sound: false }, { autoBind: true });
  }

  get song(): Song | null {
    return songAfter(this.state);
  }

  /** Follows the player. Returns the function that ends this. */
  open(): () => void {
    const subscription = this.sound.changes.subscribe(this.reflect);
    return () => subscription.unsubscribe();
  }

  private reflect(state: PlayerState): void {
    this.state = state;
  }
}
