import { makeAutoObservable, observableRef } from 'mobx';
import type { SongAccess } from '../../domain/catalogue/song-access';
import type { SongDetails } from '../../domain/catalogue/song-details';
import type { PlayerState } from '../../domain/playback/state/player-state';
import type { PlayerControls } from './player-controls';

export type Preview = Extract<SongAccess, { kind: 'preview' }>;

/** Whether the current song plays only as a preview. */
export class PreviewViewModel {
  private details: SongDetails | null;

  constructor(private readonly sound: Pick<PlayerControls, 'state' | 'changes'>) {
    this.details = sound.state.details;
    makeAutoObservable<this, 'details' | 'sound'>(this, { details: observableRef, sound: false }, { autoBind: true });
  }

  /** The preview that plays for this song; null if the full song plays, or nothing is known about the song. */
  of(songId: string): Preview | null {
    const { details } = this;
    return details?.id === songId && details.access.kind === 'preview' ? details.access : null;
  }

  /** Follows the player. Returns the function that ends this. */
  open(): () => void {
    const subscription = this.sound.changes.subscribe(this.reflect);
    return () => subscription.unsubscribe();
  }

  private reflect({ details }: PlayerState): void {
    this.details = details;
  }
}
