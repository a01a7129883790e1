import { makeAutoObservable } from 'mobx';
import type { Registration } from '../../../domain/session/accounts.port';
import { faultOfPassword } from '../../../domain/session/password-rules';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { EMAIL, NAME, NEW_PASSWORD } from '../../../domain/session/account-field-rules';
import type { AccountNeeds } from './account-needs';
import { FormViewModel } from './form.view-model';
import { PasswordJudge } from './password-judge';

export type RegisterField = 'name' | 'email' | 'password' | 'setupToken';

/** The sign-up form. */
export class RegisterViewModel {
  readonly form = new FormViewModel<RegisterField>(
    {
      fields: { name: NAME, email: EMAIL, password: NEW_PASSWORD, setupToken: {} },
      beyond: (field, { password, ...chooser }) =>
        field === 'password' ? faultOfPassword(password, chooser, this.judge.guessesOf(password, chooser)) : null,
    },
    { name: '', email: '', password: '', setupToken: '' },
  );
  readonly judge: PasswordJudge;
  /** The server asks for the code that it printed at its start: the first account, reached from elsewhere. */
  needsSetupToken = false;

  constructor(private readonly needs: AccountNeeds) {
    this.judge = new PasswordJudge(needs);
    makeAutoObservable<this, 'needs' | 'reflectRefusal'>(
      this,
      { form: false, judge: false, needs: false, reflectRefusal: false },
      { autoBind: true },
    );
  }

  async submit(): Promise<void> {
    await this.form.submit(async ({ name, email, password, setupToken }) => {
      const { register } = await this.needs.bring();
      const wish: Registration = { name: name.trim(), email: email.trim(), password };
      const answer = await register.execute(setupToken === '' ? wish : { ...wish, setupToken: setupToken.trim() });
      if (!answer.ok) this.askForSetupToken(answer.error);
      return answer;
    });
    if (this.form.failure !== null) this.reflectRefusal(this.form.failure);
  }

  private askForSetupToken(failure: GatewayFailure): void {
    if (failure.kind === 'invalid' && failure.fields['setupToken'] !== undefined) this.needsSetupToken = true;
  }

  /** The address is the one thing of a registration that can be somebody else's. */
  private reflectRefusal(failure: GatewayFailure): void {
    if (failure.kind === 'conflict') this.form.refuse('email', { kind: 'taken' });
  }
}
