import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ImportProgress, ImportWatch } from '../../application/ports/import-watch.port';
import type { Timer } from '../../application/ports/timer.port';
import type { Milliseconds } from '../../domain/shared/units';
import { Scope } from './scope';

const LOOK_AGAIN: Milliseconds = 2000;

/** The list that shows the arriving music. */
interface MusicList {
  refresh(): Promise<void>;
}

/** The server's import of music: checked once music is missing, polled while it runs; the list is refreshed as music arrives. */
export class ImportViewModel {
  /** Null if the listener may not see it, undefined until the first response. */
  progress: ImportProgress | null | undefined = undefined;
  private isOpen = false;
  private readonly scope = new Scope();

  constructor(
    private readonly watch: ImportWatch,
    private readonly timer: Timer,
    private readonly list: MusicList,
  ) {
    makeAutoObservable<this, 'isOpen' | 'watch' | 'timer' | 'list' | 'scope'>(
      this,
      { progress: observableRef, isOpen: false, watch: false, timer: false, list: false, scope: false },
      { autoBind: true },
    );
  }

  get isRunning(): boolean {
    return this.progress?.isRunning ?? false;
  }

  open(): void {
    this.isOpen = true;
    void this.look();
  }

  dispose(): void {
    this.isOpen = false;
    this.scope.end();
  }

  private async look(): Promise<void> {
    this.scope.end();
    const answer = await this.watch.read();
    if (answer.ok && this.isOpen) runInAction(() => this.take(answer.value));
  }

  private take(progress: ImportProgress | null): void {
    const before = this.progress;
    this.progress = progress;
    if (progress === null) return;
    if (before && before.processed !== progress.processed) void this.list.refresh();
    if (progress.isRunning) this.scope.hold(this.timer.after(LOOK_AGAIN, () => void this.look()));
  }
}
