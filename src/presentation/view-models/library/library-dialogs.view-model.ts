import { makeAutoObservable, observableRef } from 'mobx';
import type { IntendedAction } from '../../../application/session/account-gate';
import type { LibraryDeps } from './library-deps';

/** A song as a dialog names it. */
export interface NamedSong {
  readonly id: string;
  readonly title: string;
}

/** An own playlist as a dialog changes it. */
export interface ChangedPlaylist {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly isPublic: boolean;
}

/** The dialogs over the page. */
export type LibraryDialog =
  | { readonly kind: 'create'; readonly songs: readonly NamedSong[] }
  | { readonly kind: 'edit'; readonly playlist: ChangedPlaylist }
  | { readonly kind: 'add'; readonly songs: readonly NamedSong[] }
  | { readonly kind: 'delete'; readonly playlist: Pick<ChangedPlaylist, 'id' | 'title'> };

interface Gate {
  attempt(action: IntendedAction): void;
}

/** The playlist dialogs, which can be opened from anywhere; a listener without an account is asked to sign in first. */
export class LibraryDialogsViewModel {
  dialog: LibraryDialog | null = null;

  constructor(
    private readonly gate: Gate,
    /** Passed to the view models that are loaded with the dialogs and pages. */
    readonly deps: LibraryDeps,
  ) {
    makeAutoObservable<this, 'gate'>(this, { dialog: observableRef, gate: false, deps: false }, { autoBind: true });
  }

  /** A new playlist, with these songs in it. */
  openCreate(songs: readonly NamedSong[] = []): void {
    this.open({ kind: 'create', songs });
  }

  /** Which playlist do these songs go to? */
  openAdd(songs: readonly NamedSong[]): void {
    this.open({ kind: 'add', songs });
  }

  openEdit(playlist: ChangedPlaylist): void {
    this.open({ kind: 'edit', playlist });
  }

  openDelete(playlist: Pick<ChangedPlaylist, 'id' | 'title'>): void {
    this.open({ kind: 'delete', playlist });
  }

  /** Plays the liked songs, from the latest. */
  async playLiked(): Promise<void> {
    const answer = await this.deps.playLiked();
    if (!answer.ok) this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }

  close(): void {
    this.dialog = null;
  }

  /** A listener who has left sees no dialog. */
  forget(): void {
    this.close();
  }

  private open(dialog: LibraryDialog): void {
    this.gate.attempt({ reason: 'playlist', complete: () => this.show(dialog) });
  }

  private show(dialog: LibraryDialog): void {
    this.dialog = dialog;
  }
}
