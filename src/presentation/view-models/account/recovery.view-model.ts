import { makeAutoObservable, observableRef } from 'mobx';
import type { Recovery } from '../../../application/session/account-services';
import { faultOfPassword, type Chooser } from '../../../domain/session/password-rules';
import { FIRST_STEP, type RecoveryStep } from '../../../domain/session/recovery-step';
import { Scope } from '../scope';
import { EMAIL, NEW_PASSWORD } from '../../../domain/session/account-field-rules';
import type { AccountDeps } from './account-deps';
import { FormViewModel } from './form.view-model';
import { MailedCodeViewModel } from './mailed-code.view-model';
import { PasswordJudge } from './password-judge';

/** The steps from a forgotten password to a new one. They outlive the page, so the last step may be a page of its own. */
export class RecoveryViewModel {
  readonly address = new FormViewModel<'email'>({ fields: { email: EMAIL } }, { email: '' });
  readonly code: MailedCodeViewModel;
  readonly password = new FormViewModel<'password' | 'again'>(
    {
      fields: { password: NEW_PASSWORD, again: { isRequired: true } },
      beyond: (field, { password, again }) => {
        if (field === 'again') return again === password ? null : { kind: 'differs' };
        return faultOfPassword(password, this.chooser, this.judge.guessesOf(password, this.chooser));
      },
    },
    { password: '', again: '' },
  );
  readonly judge: PasswordJudge;
  step: RecoveryStep = FIRST_STEP;
  /** False until the current step is known. */
  isKnown = false;
  private readonly scope = new Scope();
  private isOpen = false;

  constructor(private readonly deps: AccountDeps) {
    this.judge = new PasswordJudge(deps);
    this.code = new MailedCodeViewModel(deps, {
      verify: (code) => this.recovery.verify(code),
      resend: () => this.recovery.resend(),
    });
    makeAutoObservable<this, 'deps' | 'scope' | 'isOpen'>(
      this,
      {
        address: false,
        code: false,
        password: false,
        judge: false,
        step: observableRef,
        deps: false,
        scope: false,
        isOpen: false,
      },
      { autoBind: true },
    );
  }

  /** The new password must not contain anything of this account. */
  get chooser(): Chooser {
    return { name: '', email: this.step.kind === 'password' ? this.step.email : '' };
  }

  open(): void {
    this.isOpen = true;
    this.code.open();
    this.follow();
  }

  /** Leaving after the last step starts a new recovery the next time. */
  dispose(): void {
    this.isOpen = false;
    this.code.close();
    this.scope.end();
    if (this.step.kind === 'done') void this.recovery.restart();
  }

  async request(): Promise<void> {
    const isSent = await this.address.submit(({ email }) => this.recovery.request(email.trim()));
    if (isSent && this.isOpen) this.follow();
  }

  async reset(): Promise<void> {
    await this.password.submit(({ password }) => this.recovery.reset(password));
  }

  /** Starts over, possibly with another address. */
  async restart(): Promise<void> {
    await this.recovery.restart();
    this.address.leadTo('email');
  }

  private get recovery(): Recovery {
    return this.deps.services.recoverPassword;
  }

  /** A stream whose services were not available ended; it is followed anew after the first request that succeeded. */
  private follow(): void {
    this.scope.end();
    this.scope.hold(this.recovery.changes.subscribe(this.reflect));
  }

  private reflect(step: RecoveryStep): void {
    this.step = step;
    this.isKnown = true;
    this.code.show(step.kind === 'code' ? step.code : null);
  }
}
