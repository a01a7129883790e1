import { makeAutoObservable, runInAction } from 'mobx';
import { KNOWN_PASSWORD } from '../../../domain/session/account-field-rules';
import type { AccountDeps } from './account-deps';
import { FormViewModel } from './form.view-model';

/** All that is kept of the listener: to take along, or to be gone. */
export class OwnDataViewModel {
  readonly form = new FormViewModel<'password'>({ fields: { password: KNOWN_PASSWORD } }, { password: '' });
  isTaking = false;
  isLeaving = false;

  constructor(
    private readonly deps: AccountDeps,
    /** Told before somebody goes for good, and where they could not. */
    private readonly onLeaving: (isLeaving: boolean) => void,
  ) {
    makeAutoObservable<this, 'deps' | 'onLeaving'>(
      this,
      { form: false, deps: false, onLeaving: false },
      { autoBind: true },
    );
  }

  async take(): Promise<void> {
    if (this.isTaking) return;
    this.isTaking = true;
    const parts = await this.deps.load().catch(() => null);
    const answer = await parts?.takeOwnData.execute();
    runInAction(() => (this.isTaking = false));
    if (answer?.ok === true) return;
    const failure = answer?.error ?? ({ kind: 'unavailable' } as const);
    this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure } });
  }

  /** Whether to leave for good is asked with the password; giving up forgets what was typed. */
  ask(isLeaving: boolean): void {
    this.isLeaving = isLeaving;
    this.form.fill({ password: '' });
  }

  /** Ends in the session's end, which everything hears. */
  async leave(): Promise<void> {
    const isGone = await this.form.submit(async ({ password }) => {
      const { deleteAccount } = await this.deps.load();
      this.onLeaving(true);
      return deleteAccount.execute(password);
    });
    if (!isGone) this.onLeaving(false);
  }
}
