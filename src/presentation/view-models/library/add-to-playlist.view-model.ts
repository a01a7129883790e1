import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OwnPlaylist } from '../../../domain/library/own-playlists.port';
import { playlistsCalled } from '../../../domain/library/playlists-by-name';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../domain/shared/result';
import { LOADING, toLoadable, type Loadable } from '../loadable';
import { addSongs } from './add-songs';
import type { LibraryDeps } from './library-deps';
import type { NamedSong } from './library-dialogs.view-model';

const PAGE_SIZE = 100;

type Playlists = readonly OwnPlaylist[];

/** Choosing which own playlist these songs are added to. */
export class AddToPlaylistViewModel {
  playlists: Loadable<Playlists> = LOADING;
  searchText = '';
  /** The playlist to which the songs are being added. */
  pending: string | null = null;

  constructor(
    private readonly deps: Pick<LibraryDeps, 'playlists' | 'notices'>,
    readonly songs: readonly NamedSong[],
  ) {
    makeAutoObservable<this, 'deps'>(this, { playlists: observableRef, songs: false, deps: false }, { autoBind: true });
  }

  /** The playlists whose names match the typed text. */
  get found(): Playlists {
    return this.playlists.kind === 'ready' ? playlistsCalled(this.playlists.value, this.searchText) : [];
  }

  get hasNone(): boolean {
    return this.playlists.kind === 'ready' && this.playlists.value.length === 0;
  }

  search(searchText: string): void {
    this.searchText = searchText;
  }

  async load(): Promise<void> {
    this.playlists = LOADING;
    const answer = await this.all();
    runInAction(() => (this.playlists = toLoadable(answer)));
  }

  /** Returns whether they are in it now. */
  async add(playlist: Pick<OwnPlaylist, 'id' | 'title'>): Promise<boolean> {
    if (this.pending !== null) return false;
    this.pending = playlist.id;
    const isAdded = await addSongs(this.deps, playlist, this.songs);
    runInAction(() => (this.pending = null));
    return isAdded;
  }

  /** A listener has few own playlists, so all of them are loaded and searched at once. */
  private async all(page = 1, before: Playlists = []): Promise<Result<Playlists, GatewayFailure>> {
    const answer = await this.deps.playlists.list({ page, pageSize: PAGE_SIZE });
    if (!answer.ok) return answer;
    const playlists = [...before, ...answer.value.items];
    return answer.value.isLast ? succeed(playlists) : this.all(page + 1, playlists);
  }
}
