import { makeAutoObservable } from 'mobx';
import type { KeepNeeds } from './keep-needs';
import type { ChangedPlaylist } from './keeping.view-model';

/** Asked before an own playlist is deleted. */
export class DeletePlaylistViewModel {
  isBusy = false;

  constructor(
    private readonly needs: Pick<KeepNeeds, 'playlists' | 'notices'>,
    readonly playlist: Pick<ChangedPlaylist, 'id' | 'title'>,
  ) {
    makeAutoObservable<this, 'needs'>(this, { playlist: false, needs: false }, { autoBind: true });
  }

  /** Answers whether it is gone; one that was gone already is gone. */
  async delete(): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    const answer = await this.needs.playlists.delete(this.playlist.id);
    this.settle();
    if (answer.ok || answer.error.kind === 'not-found') {
      this.needs.notices.show({ type: 'success', message: { kind: 'kept', of: 'deleted', name: this.playlist.title } });
      return true;
    }
    this.needs.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
    return false;
  }

  private settle(): void {
    this.isBusy = false;
  }
}
