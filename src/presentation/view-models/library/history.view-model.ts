import { makeAutoObservable, runInAction } from 'mobx';
import type { ListState } from '../../../domain/catalogue/list-state';
import type { Song } from '../../../domain/catalogue/song';
import type { LibraryChange } from '../../../domain/library/library-change';
import type { WholeList } from '../../../application/playback/player/list-playback';
import type { PlayedSong } from '../../../domain/history/play-history.port';
import { mapPage } from '../../../domain/shared/page';
import { succeed } from '../../../domain/shared/result';
import { PagedListViewModel } from '../search/paged-list.view-model';
import { coalesce } from '../coalesce';
import type { Loadable } from '../loadable';
import { Scope } from '../scope';
import type { LibraryDeps } from './library-deps';

/** The listening history, newest first, and clearing it. */
export class HistoryViewModel {
  readonly pages: PagedListViewModel<PlayedSong, 'newest'>;
  isAsking = false;
  isClearing = false;
  private readonly scope = new Scope();

  constructor(private readonly deps: Pick<LibraryDeps, 'history' | 'notices' | 'clock' | 'changes'>) {
    this.pages = new PagedListViewModel((_, page) => deps.history.list(page));
    makeAutoObservable<this, 'deps' | 'scope'>(this, { pages: false, deps: false, scope: false }, { autoBind: true });
  }

  get list(): Loadable<ListState<PlayedSong>> {
    return this.pages.list;
  }

  /** The complete history as a list for the player. */
  get whole(): WholeList {
    const { pages, deps } = this;
    return {
      hasMore: () => pages.hasMore,
      fetch: async (page) => {
        const answer = await deps.history.list(page);
        return answer.ok ? succeed(mapPage(answer.value, ({ song }) => song)) : answer;
      },
    };
  }

  get plays(): readonly PlayedSong[] {
    return this.list.kind === 'ready' ? this.list.value.items : [];
  }

  get songs(): readonly Song[] {
    return this.plays.map(({ song }) => song);
  }

  /** The time that relative dates are computed from. */
  get now(): number {
    return this.deps.clock.now();
  }

  /** Songs that were played meanwhile appear above the shown ones. */
  open(): void {
    const refresh = coalesce(() => void this.refresh());
    const follow = ({ kind }: LibraryChange): void => {
      if (kind === 'heard') refresh();
    };
    this.scope.hold(this.deps.changes.subscribe(follow));
    if (this.list.kind === 'ready') void this.refresh();
    else this.pages.show('newest');
  }

  dispose(): void {
    this.scope.end();
    this.pages.dispose();
  }

  refresh(): Promise<void> {
    return this.pages.refresh();
  }

  ask(isAsking: boolean): void {
    this.isAsking = isAsking;
  }

  async clear(): Promise<void> {
    if (this.isClearing) return;
    this.isClearing = true;
    const answer = await this.deps.history.clear();
    runInAction(() => {
      this.isClearing = false;
      this.isAsking = false;
    });
    if (!answer.ok) {
      this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
      return;
    }
    this.deps.notices.show({ type: 'success', message: { kind: 'library', of: 'history-cleared' } });
    await this.pages.load();
  }
}
