import { makeAutoObservable, observableRef } from 'mobx';
import type { DemoProgress } from '../../application/ports/demo-watch.port';
import type { EventStream } from '../../domain/shared/event-stream';
import { Scope } from './scope';

const MINUTE = 60_000;

/** The list that shows the arriving music. */
interface MusicList {
  refresh(): Promise<void>;
}

/** The demo music that the server generates: its progress, and the home page, which is refreshed as the music grows. */
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

  /** Whether the bar is visible: until generation ends or the bar is dismissed. */
  get isShown(): boolean {
    return this.isMaking && !this.isDismissed;
  }

  /** Whole minutes left, at least 1; null if unknown. */
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
