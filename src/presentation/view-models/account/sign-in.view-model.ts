import { makeAutoObservable } from 'mobx';
import { EMAIL, KNOWN_PASSWORD } from '../../../domain/session/account-field-rules';
import type { AccountNeeds } from './account-needs';
import { FormViewModel } from './form.view-model';

export type SignInField = 'email' | 'password';

/** The sign-in form, on its page and in the dialog. */
export class SignInViewModel {
  readonly form = new FormViewModel<SignInField>(
    { fields: { email: EMAIL, password: KNOWN_PASSWORD } },
    { email: '', password: '' },
  );
  remember = true;

  constructor(private readonly needs: AccountNeeds) {
    makeAutoObservable<this, 'needs'>(this, { form: false, needs: false }, { autoBind: true });
  }

  setRemember(remember: boolean): void {
    this.remember = remember;
  }

  /** Who is signed in is told by the session; here only what went wrong. */
  async submit(): Promise<void> {
    await this.form.submit(async ({ email, password }) => {
      const { signIn } = await this.needs.bring();
      return signIn.execute({ email: email.trim(), password, remember: this.remember });
    });
  }
}
