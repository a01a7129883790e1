import { makeAutoObservable, observableRef } from 'mobx';
import type { DemoProgress } from '../../application/ports/demo-watch.port';
import type { EventStream } from '../../domain/shared/event-stream';
import { Scope } from './scope';

const MINUTE = 60_000;

/** What shows the music that comes. */
interface MusicList {
  refresh(): Promise<void>;
}

/** The demo music that the server makes itself: how far it is, and the home page brought up to date as it grows. */
export class DemoViewModel {
  progress: DemoProgress | null = null;
  private isDismissed = false;
  private readonly scope = new Scope();

  constructor(
    private readonly following: EventStream<DemoProgress>,
    private readonly list: MusicList,
  ) {
    makeAutoObservable<this, 'following' | 'list' | 'scope'>(
      this,
      { progress: observableRef, following: false, list: false, scope: false },
      { autoBind: true },
    );
  }

  get isMaking(): boolean {
    return this.progress?.state === 'making';
  }

  /** Whether the bar stands: until it is done, or until it is put away. */
  get isShown(): boolean {
    return this.isMaking && !this.isDismissed;
  }

  /** Whole minutes that are left, at least 1; null where nobody knows. */
  get minutesLeft(): number | null {
    const remaining = this.progress?.remaining ?? null;
    return remaining === null ? null : Math.max(1, Math.round(remaining / MINUTE));
  }

  open(): void {
    this.scope.hold(this.following.subscribe(this.take));
  }

  dismiss(): void {
    this.isDismissed = true;
  }

  dispose(): void {
    this.scope.end();
  }

  private take(progress: DemoProgress): void {
    const before = this.progress;
    this.progress = progress;
    const hasNews = before !== null && (before.made !== progress.made || before.state !== progress.state);
    if (hasNews) void this.list.refresh();
  }
}
