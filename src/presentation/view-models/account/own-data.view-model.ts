import { makeAutoObservable, runInAction } from 'mobx';
import { KNOWN_PASSWORD } from '../../../domain/session/account-field-rules';
import type { AccountDeps } from './account-deps';
import { FormViewModel } from './form.view-model';

/** All stored data of the listener: download it, or delete it with the account. */
export class OwnDataViewModel {
  readonly form = new FormViewModel<'password'>({ fields: { password: KNOWN_PASSWORD } }, { password: '' });
  isTaking = false;
  isLeaving = false;

  constructor(
    private readonly deps: AccountDeps,
    /** Called before an account is deleted, and again if the deletion failed. */
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
    const answer = await this.deps.services.takeOwnData.execute();
    runInAction(() => (this.isTaking = false));
    if (!answer.ok) this.deps.notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  }

  /** Deleting the account is confirmed with the password; cancelling clears what was typed. */
  ask(isLeaving: boolean): void {
    this.isLeaving = isLeaving;
    this.form.fill({ password: '' });
  }

  /** On success the session ends and its subscribers are notified. */
  async leave(): Promise<void> {
    const isGone = await this.form.submit(({ password }) => {
      this.onLeaving(true);
      return this.deps.services.deleteAccount.execute(password);
    });
    if (!isGone) this.onLeaving(false);
  }
}
