import { makeAutoObservable, observableRef } from 'mobx';
import type { ManagedSong, ManagedSongSort } from '../../../domain/administration/song-administration.port';
import { notifyFailure, type AdminDeps } from './admin-deps';
import { ManagedListViewModel } from './managed-list.view-model';
import { TagsViewModel } from './tags.view-model';

/** All songs, and the tags that an admin gives them. */
export class SongsViewModel {
  readonly list: ManagedListViewModel<ManagedSong, ManagedSongSort>;
  /** The song whose tags are being edited. */
  editing: TagsViewModel | null = null;

  constructor(private readonly deps: AdminDeps) {
    this.list = new ManagedListViewModel<ManagedSong, ManagedSongSort>(
      (request) => deps.services.songs.list(request),
      'newest',
    );
    makeAutoObservable<this, 'deps'>(this, { list: false, editing: observableRef, deps: false }, { autoBind: true });
  }

  edit(song: ManagedSong): void {
    this.editing = new TagsViewModel(this.deps, song, (changed) => this.list.replace(changed.id, () => changed));
  }

  close(): void {
    this.editing = null;
  }

  async save(): Promise<void> {
    if ((await this.editing?.save()) === true) this.close();
  }

  async restore(): Promise<void> {
    if ((await this.editing?.restore()) === true) this.close();
  }

  async setPremium({ id }: ManagedSong, isPremium: boolean): Promise<void> {
    const ask = () => this.deps.services.songs.setPremium(id, isPremium);
    const answer = await this.list.during(id, ask);
    if (answer.ok) this.list.replace(id, (song) => ({ ...song, isPremium }));
    else notifyFailure(this.deps, answer.error);
  }
}
