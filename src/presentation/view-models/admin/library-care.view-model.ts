import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Timer } from '../../../application/ports/timer.port';
import type { LibraryState, ScanScope } from '../../../domain/administration/library-care.port';
import type { Milliseconds } from '../../../domain/shared/units';
import { LOADING, toLoadable, type Loadable } from '../loadable';
import { Scope } from '../scope';
import { notifyFailure, type AdminDeps } from './admin-deps';

const LOOK_AGAIN: Milliseconds = 2_000;

/** The sources of the music: the latest scan of the folder, polled while it runs, and the demo. */
export class LibraryCareViewModel {
  state: Loadable<LibraryState> = LOADING;
  /** The scan that was requested, until the server has started it. */
  starting: ScanScope | null = null;
  isAsking = false;
  isClearing = false;
  /** Number of demo songs that were removed, once the demo is removed. */
  cleared: number | null = null;
  private isOpen = false;
  private readonly scope = new Scope();

  constructor(
    private readonly deps: AdminDeps,
    private readonly timer: Timer,
  ) {
    makeAutoObservable<this, 'deps' | 'timer' | 'isOpen' | 'scope'>(
      this,
      { state: observableRef, deps: false, timer: false, isOpen: false, scope: false },
      { autoBind: true },
    );
  }

  get isRunning(): boolean {
    return this.state.kind === 'ready' && this.state.value.look?.state === 'running';
  }

  open(): void {
    this.isOpen = true;
    void this.refresh();
  }

  dispose(): void {
    this.isOpen = false;
    this.scope.end();
  }

  async refresh(): Promise<void> {
    this.scope.end();
    const answer = await this.deps.services.library.state();
    if (!this.isOpen) return;
    runInAction(() => {
      // If one request fails, the last known state stays.
      if (answer.ok || this.state.kind !== 'ready') this.state = toLoadable(answer);
    });
    if (this.isRunning) this.scope.hold(this.timer.after(LOOK_AGAIN, () => void this.refresh()));
  }

  async lookAgain(scope: ScanScope = 'changes'): Promise<void> {
    if (this.starting !== null) return;
    this.starting = scope;
    const answer = await this.deps.services.library.rescan(scope);
    runInAction(() => (this.starting = null));
    if (answer.ok) await this.refresh();
    else notifyFailure(this.deps, answer.error);
  }

  /** Removing the demo needs a confirmation first. */
  ask(isAsking: boolean): void {
    this.isAsking = isAsking;
  }

  async clearDemo(): Promise<void> {
    this.isClearing = true;
    const answer = await this.deps.services.library.clearDemo();
    runInAction(() => {
      this.isClearing = false;
      this.isAsking = false;
      if (answer.ok) this.cleared = answer.value;
    });
    if (answer.ok) await this.refresh();
    else notifyFailure(this.deps, answer.error);
  }
}
