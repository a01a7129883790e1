import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  appendPage,
  beginLoadMore,
  failLoadMore,
  nextPage,
  replaceList,
  type ListState,
} from '../../../domain/catalogue/list-state';
import type { Song } from '../../../domain/catalogue/song';
import type { WholeList } from '../../../application/playback/list-playback';
import type { PlayedSong } from '../../../domain/history/play-history.port';
import { mapPage } from '../../../domain/shared/page';
import { succeed } from '../../../domain/shared/result';
import { LOADING, type Loadable } from '../loadable';
import type { KeepNeeds } from './keep-needs';

const PAGE_SIZE = 50;

/** What was played, newest first, and the way to forget it. */
export class HistoryViewModel {
  list: Loadable<ListState<PlayedSong>> = LOADING;
  hasMoreFailed = false;
  isAsking = false;
  isClearing = false;
  /** Which question is the last one: an older answer says nothing any more. */
  private turn = 0;

  constructor(private readonly needs: Pick<KeepNeeds, 'heard' | 'notices' | 'clock'>) {
    makeAutoObservable<this, 'needs' | 'turn'>(
      this,
      { list: observableRef, needs: false, turn: false },
      { autoBind: true },
    );
  }

  /** Everything that was played, for the player. */
  get whole(): WholeList {
    const { list, needs } = this;
    const totalCount = list.kind === 'ready' ? list.value.totalCount : 0;
    return {
      totalCount: () => totalCount,
      fetch: async (page) => {
        const answer = await needs.heard.list(page);
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

  get hasMore(): boolean {
    return this.list.kind === 'ready' && this.list.value.page < this.list.value.totalPages;
  }

  get isLoadingMore(): boolean {
    return this.list.kind === 'ready' && this.list.value.isLoadingMore;
  }

  /** The moment against which days are told. */
  get now(): number {
    return this.needs.clock.now();
  }

  async load(): Promise<void> {
    const turn = ++this.turn;
    const answer = await this.needs.heard.list({ page: 1, pageSize: PAGE_SIZE });
    if (turn !== this.turn) return;
    if (answer.ok) this.show(replaceList(answer.value));
    else runInAction(() => (this.list = { kind: 'failed', failure: answer.error }));
  }

  async retry(): Promise<void> {
    this.list = LOADING;
    await this.load();
  }

  async more(): Promise<void> {
    if (this.list.kind !== 'ready') return;
    const list = this.list.value;
    const page = nextPage(list);
    if (page === null) return;
    const turn = ++this.turn;
    this.show(beginLoadMore(list));
    const answer = await this.needs.heard.list({ page, pageSize: PAGE_SIZE });
    if (turn !== this.turn) return;
    this.show(answer.ok ? appendPage(list, answer.value) : failLoadMore(list));
    runInAction(() => (this.hasMoreFailed = !answer.ok));
  }

  ask(isAsking: boolean): void {
    this.isAsking = isAsking;
  }

  async clear(): Promise<void> {
    if (this.isClearing) return;
    this.isClearing = true;
    const answer = await this.needs.heard.clear();
    runInAction(() => {
      this.isClearing = false;
      this.isAsking = false;
    });
    if (!answer.ok) {
      this.needs.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
      return;
    }
    this.needs.notices.show({ type: 'success', message: { kind: 'kept', of: 'history-cleared' } });
    await this.load();
  }

  private show(list: ListState<PlayedSong>): void {
    this.list = { kind: 'ready', value: list };
    this.hasMoreFailed = false;
  }
}
