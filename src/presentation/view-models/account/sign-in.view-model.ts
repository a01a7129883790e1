import { makeAutoObservable } from 'mobx';
import { EMAIL, KNOWN_PASSWORD } from '../../../domain/session/account-field-rules';
import type { AccountDeps } from './account-deps';
import { FormViewModel } from './form.view-model';

export type SignInField = 'email' | 'password';

/** The sign-in form, on its page and in the dialog. */
export class SignInViewModel {
  readonly form = new FormViewModel<SignInField>(
    { fields: { email: EMAIL, password: KNOWN_PASSWORD } },
    { email: '', password: '' },
  );
  remember = true;

  constructor(private readonly deps: AccountDeps) {
    makeAutoObservable<this, 'deps'>(this, { form: false, deps: false }, { autoBind: true });
  }

  setRemember(remember: boolean): void {
    this.remember = remember;
  }

  /** The session reports who is signed in; this form only reports errors. */
  async submit(): Promise<void> {
    await this.form.submit(({ email, password }) =>
      this.deps.services.signIn.execute({ email: email.trim(), password, remember: this.remember }),
    );
  }
}
