import { makeAutoObservable, runInAction } from 'mobx';
import type { Registration } from '../../../domain/session/account-registration.port';
import { awaitCode, codeRefused, type RequestedCode } from '../../../domain/session/mailed-code';
import { faultOfPassword } from '../../../domain/session/password-rules';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../domain/shared/result';
import { EMAIL, NAME, NEW_PASSWORD } from '../../../domain/session/account-field-rules';
import type { AccountDeps } from './account-deps';
import { FormViewModel, type Answer } from './form.view-model';
import { MailedCodeViewModel } from './mailed-code.view-model';
import { PasswordJudge } from './password-judge';

export type RegisterField = 'name' | 'email' | 'password' | 'setupToken';

type Values = Readonly<Record<RegisterField, string>>;

function registrationOf({ name, email, password, setupToken }: Values): Registration {
  const wish: Registration = { name: name.trim(), email: email.trim(), password };
  return setupToken === '' ? wish : { ...wish, setupToken: setupToken.trim() };
}

/** The sign-up form, and the code that the server may send to the address before there is an account. */
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
  /**
   * The server asks for the setup token that it printed at start-up: this is the first account, and the request comes from
   * another machine.
   */
  needsSetupToken = false;
  /** The form's values when the code was requested. */
  private sent: Values | null = null;

  readonly code: MailedCodeViewModel;
  /** The address that the code was sent to, even if the form has changed since; null if no code is awaited. */
  sentTo: string | null = null;

  constructor(private readonly deps: AccountDeps) {
    this.judge = new PasswordJudge(deps);
    this.code = new MailedCodeViewModel(deps, { verify: (code) => this.confirm(code), resend: () => this.resend() });
    makeAutoObservable<this, 'deps' | 'sent' | 'send' | 'resend' | 'confirm' | 'reflectRefusal'>(
      this,
      {
        form: false,
        judge: false,
        code: false,
        deps: false,
        sent: false,
        send: false,
        resend: false,
        confirm: false,
        reflectRefusal: false,
      },
      { autoBind: true },
    );
  }

  async submit(): Promise<void> {
    await this.form.submit((values) => this.send(values));
    if (this.form.failure !== null) this.reflectRefusal(this.form.failure);
  }

  /** Returns to the form, with all typed values. */
  changeAddress(): void {
    this.sentTo = null;
    this.form.leadTo('email');
  }

  open(): void {
    this.code.open();
  }

  dispose(): void {
    this.code.close();
  }

  private async send(values: Values): Answer {
    // A code that was sent for the same values still creates the account; the server does not send another one that soon.
    const isSame = JSON.stringify(values) === JSON.stringify(this.sent);
    if (isSame && this.code.secondsLeft > 0) return this.await(values);
    const answer = await this.deps.services.register.execute(registrationOf(values));
    if (!answer.ok) {
      this.askForSetupToken(answer.error);
      return answer;
    }
    return answer.value === null ? succeed(undefined) : this.await(values, answer.value);
  }

  /** A listener who returned to the form meanwhile stays there. */
  private async resend(): Answer {
    const { sent, sentTo } = this;
    if (sent === null || sentTo === null) return fail({ kind: 'cancelled' });
    const answer = await this.deps.services.register.execute(registrationOf(sent));
    if (!answer.ok || answer.value === null) return answer.ok ? succeed(undefined) : answer;
    return this.sent === sent && this.sentTo === sentTo ? this.await(sent, answer.value) : succeed(undefined);
  }

  private await(values: Values, code?: RequestedCode): Result<void, never> {
    runInAction(() => {
      if (code !== undefined) this.code.show(awaitCode(code, this.deps.clock.now()));
      this.sent = values;
      this.sentTo = values.email.trim();
    });
    return succeed(undefined);
  }

  private async confirm(code: string): Answer {
    const { awaited } = this.code;
    if (awaited === null) return fail({ kind: 'cancelled' });
    const answer = await this.deps.services.register.confirm(awaited.requestId, code);
    const isCurrent = this.code.awaited?.requestId === awaited.requestId;
    if (!answer.ok && isCurrent) this.code.show(codeRefused(awaited, answer.error));
    return answer;
  }

  private askForSetupToken(failure: GatewayFailure): void {
    if (failure.kind === 'invalid' && failure.fields['setupToken'] !== undefined) this.needsSetupToken = true;
  }

  /** In a registration, only the address can already belong to somebody else. */
  private reflectRefusal(failure: GatewayFailure): void {
    if (failure.kind === 'conflict') this.form.refuse('email', { kind: 'taken' });
  }
}
