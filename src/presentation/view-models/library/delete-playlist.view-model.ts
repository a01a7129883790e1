import { makeAutoObservable } from 'mobx';
import type { LibraryDeps } from './library-deps';
import type { ChangedPlaylist } from './library-dialogs.view-model';

/** The confirmation before an own playlist is deleted. */
export class DeletePlaylistViewModel {
  isBusy = false;

  constructor(
    private readonly deps: Pick<LibraryDeps, 'playlists' | 'notices'>,
    readonly playlist: Pick<ChangedPlaylist, 'id' | 'title'>,
  ) {
    makeAutoObservable<this, 'deps'>(this, { playlist: false, deps: false }, { autoBind: true });
  }

  /** Returns whether the playlist is gone; one that was already gone counts as deleted. */
  async delete(): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    const answer = await this.deps.playlists.delete(this.playlist.id);
    this.settle();
    if (answer.ok || answer.error.kind === 'not-found') {
      this.deps.notices.show({
        type: 'success',
        message: { kind: 'library', of: 'deleted', name: this.playlist.title },
      });
      return true;
    }
    this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
    return false;
  }

  private settle(): void {
    this.isBusy = false;
  }
}
