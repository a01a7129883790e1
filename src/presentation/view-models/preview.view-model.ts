import { makeAutoObservable, observableRef } from 'mobx';
import type { SongAccess } from '../../domain/catalogue/song-access';
import type { SongDetails } from '../../domain/catalogue/song-details';
import type { PlayerState } from '../../domain/playback/player-state';
import type { PlayerControls } from './player-controls';

export type Preview = Extract<SongAccess, { kind: 'preview' }>;

/** Whether the song that is on is heard as a preview alone. */
export class PreviewViewModel {
  private details: SongDetails | null;

  constructor(private readonly sound: Pick<PlayerControls, 'state' | 'changes'>) {
    this.details = sound.state.details;
    makeAutoObservable<this, 'details' | 'sound'>(this, { details: observableRef, sound: false }, { autoBind: true });
  }

  /** The preview that is heard of this song; null where all of it is, or nothing is known of it. */
  of(songId: string): Preview | null {
    const { details } = this;
    return details?.id === songId && details.access.kind === 'preview' ? details.access : null;
  }

  /** Follows the player. Answers with the way to end it. */
  open(): () => void {
    const subscription = this.sound.changes.subscribe(this.reflect);
    return () => subscription.unsubscribe();
  }

  private reflect({ details }: PlayerState): void {
    this.details = details;
  }
}
