import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Song } from '../../domain/catalogue/song';
import type { PlayedSong, PlayHistory } from '../../domain/history/play-history.port';
import { Scope } from './scope';

/** How many songs a row of the home page shows. */
const RECENT_COUNT = 8;

/** The songs played last, newest first. Without an account, the list is stored in this browser. */
export class RecentViewModel {
  played: readonly PlayedSong[] = [];
  private readonly scope = new Scope();

  constructor(private readonly history: PlayHistory) {
    makeAutoObservable<this, 'history' | 'scope'>(
      this,
      { played: observableRef, history: false, scope: false },
      { autoBind: true },
    );
    this.scope.hold(history.changes.subscribe(this.reflect));
    void this.load();
  }

  get songs(): readonly Song[] {
    return this.played.map(({ song }) => song);
  }

  dispose(): void {
    this.scope.end();
  }

  private async load(): Promise<void> {
    const played = await this.history.recent(RECENT_COUNT);
    runInAction(() => this.reflect(played));
  }

  private reflect(played: readonly PlayedSong[]): void {
    this.played = played.slice(0, RECENT_COUNT);
  }
}
