import { makeAutoObservable } from 'mobx';
import type { LibraryChange } from '../../../domain/library/library-change';
import type { CollectionSong } from '../../../domain/catalogue/collection-detail';
import { moveEntry } from '../../../domain/library/move-entry';
import type { PlaylistVersion } from '../../../domain/library/own-playlists.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import { Scope } from '../scope';
import type { LibraryDeps } from './library-deps';

/** The page of the playlist whose songs are changed. */
interface OwnPage {
  readonly items: readonly CollectionSong[];
  rearrange(change: (items: readonly CollectionSong[]) => readonly CollectionSong[]): void;
  /** Sends a change that is already shown; until the response, `refresh` does nothing. */
  send<R>(change: () => Promise<R>): Promise<R>;
  /** Replaces the shown content with the backend's current content. */
  refresh(): Promise<void>;
}

type Change = () => Promise<Result<PlaylistVersion, GatewayFailure>>;

const entryOf = ({ entry }: CollectionSong): string | undefined => entry?.id;

/** Moves and removes songs of an own playlist. Shown at once; a change that the backend refuses is reverted. */
export class OwnEntriesViewModel {
  isReordering = false;
  /** Deleted here or in another tab. */
  isDeleted = false;
  /** The latest pending change; each change waits for the ones before it. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly scope = new Scope();

  constructor(
    private readonly playlistId: string,
    private readonly page: OwnPage,
    private readonly deps: Pick<LibraryDeps, 'playlists' | 'changes' | 'notices'>,
  ) {
    makeAutoObservable<this, 'last' | 'playlistId' | 'page' | 'deps' | 'scope'>(
      this,
      { last: false, playlistId: false, page: false, deps: false, scope: false },
      { autoBind: true },
    );
  }

  /** Follows what is changed elsewhere: in a dialog, in the sidebar, in another tab. */
  open(): void {
    this.scope.hold(this.deps.changes.subscribe(this.onLibraryChange));
  }

  dispose(): void {
    this.scope.end();
  }

  reorder(isReordering: boolean): void {
    this.isReordering = isReordering;
  }

  move(entryId: string, afterId: string | null): void {
    this.page.rearrange((items) => moveEntry(items, entryOf, entryId, afterId));
    void this.send(() => this.deps.playlists.move(this.playlistId, entryId, afterId));
  }

  remove(entryId: string): void {
    this.page.rearrange((items) => items.filter((item) => entryOf(item) !== entryId));
    void this.send(() => this.deps.playlists.remove(this.playlistId, [entryId]));
  }

  private onLibraryChange(change: LibraryChange): void {
    if (change.kind === 'playlist-deleted' && change.playlistId === this.playlistId) this.isDeleted = true;
    if (change.kind === 'library') void this.refresh();
  }

  /** Sent one after the other: each change builds on those before it. */
  private async send(change: Change): Promise<void> {
    const sent = this.last.then(change);
    this.last = sent;
    const answer = await this.page.send(() => sent);
    if (!answer.ok) this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
    if (this.last === sent) await this.refresh();
  }

  private async refresh(): Promise<void> {
    if (!this.isDeleted) await this.page.refresh();
  }
}
