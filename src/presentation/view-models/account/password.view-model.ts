import { makeAutoObservable } from 'mobx';
import { faultOfPassword, type Chooser } from '../../../domain/session/password-rules';
import { KNOWN_PASSWORD, NEW_PASSWORD } from '../../../domain/session/account-field-rules';
import type { AccountDeps } from './account-deps';
import { FormViewModel } from './form.view-model';
import { PasswordJudge } from './password-judge';

const EMPTY = { currentPassword: '', newPassword: '', again: '' };

export type PasswordField = keyof typeof EMPTY;

/** Replaces the old password. This signs out all other devices. */
export class PasswordViewModel {
  readonly form: FormViewModel<PasswordField>;
  readonly judge: PasswordJudge;
  /** The page shows the confirmation until the next change begins. */
  isDone = false;

  constructor(
    private readonly deps: AccountDeps,
    private readonly chooser: () => Chooser,
  ) {
    this.judge = new PasswordJudge(deps);
    this.form = new FormViewModel<PasswordField>(
      {
        fields: { currentPassword: KNOWN_PASSWORD, newPassword: NEW_PASSWORD, again: KNOWN_PASSWORD },
        beyond: (field, { currentPassword, newPassword, again }) => {
          if (field === 'again') return again === newPassword ? null : { kind: 'differs' };
          if (field !== 'newPassword') return null;
          if (newPassword === currentPassword) return { kind: 'unchanged' };
          return faultOfPassword(newPassword, chooser(), this.judge.guessesOf(newPassword, chooser()));
        },
      },
      EMPTY,
    );
    makeAutoObservable<this, 'deps' | 'chooser'>(
      this,
      { form: false, judge: false, deps: false, chooser: false },
      { autoBind: true },
    );
  }

  get whoChooses(): Chooser {
    return this.chooser();
  }

  async submit(): Promise<void> {
    this.isDone = false;
    const isChanged = await this.form.submit(({ currentPassword, newPassword }) =>
      this.deps.services.ownProfile.changePassword(currentPassword, newPassword),
    );
    if (isChanged) this.finish();
  }

  private finish(): void {
    this.isDone = true;
    this.form.fill(EMPTY);
  }
}
