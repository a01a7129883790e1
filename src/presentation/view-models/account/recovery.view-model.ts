import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RecoverPassword } from '../../../application/session/recover-password';
import { faultOfPassword, type Chooser } from '../../../domain/session/password-rules';
import { FIRST_STEP, type RecoveryStep } from '../../../domain/session/password-recovery';
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
  private recovery: RecoverPassword | null = null;
  private readonly scope = new Scope();
  private isOpen = false;

  constructor(private readonly deps: AccountDeps) {
    this.judge = new PasswordJudge(deps);
    this.code = new MailedCodeViewModel(deps, {
      verify: async (code) => (await this.reach()).verify(code),
      resend: async () => (await this.reach()).resend(),
    });
    makeAutoObservable<this, 'deps' | 'recovery' | 'scope' | 'isOpen'>(
      this,
      {
        address: false,
        code: false,
        password: false,
        judge: false,
        step: observableRef,
        deps: false,
        recovery: false,
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

  async open(): Promise<void> {
    this.isOpen = true;
    this.code.open();
    const parts = await this.deps.load().catch(() => null);
    if (!this.isOpen) return;
    if (parts !== null) this.follow(parts.recoverPassword);
    runInAction(() => (this.isKnown = true));
  }

  /** Leaving after the last step starts a new recovery the next time. */
  dispose(): void {
    this.isOpen = false;
    this.code.close();
    this.scope.end();
    if (this.step.kind === 'done') this.recovery?.restart();
  }

  async request(): Promise<void> {
    await this.address.submit(async ({ email }) => (await this.reach()).request(email.trim()));
  }

  async reset(): Promise<void> {
    await this.password.submit(async ({ password }) => (await this.reach()).reset(password));
  }

  /** Starts over, possibly with another address. */
  async restart(): Promise<void> {
    (await this.reach()).restart();
    this.address.leadTo('email');
  }

  private async reach(): Promise<RecoverPassword> {
    const { recoverPassword } = await this.deps.load();
    if (this.recovery === null) this.follow(recoverPassword);
    return recoverPassword;
  }

  private follow(recovery: RecoverPassword): void {
    this.recovery = recovery;
    this.scope.hold(recovery.changes.subscribe(this.reflect));
  }

  private reflect(step: RecoveryStep): void {
    this.step = step;
    this.code.show(step.kind === 'code' ? step.code : null);
  }
}
