import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RecoverPassword } from '../../../application/session/recover-password';
import { faultOfPassword, type Chooser } from '../../../domain/session/password-rules';
import {
  CODE_LENGTH,
  codeTimeLeft,
  FIRST_STEP,
  resendTimeLeft,
  type RecoveryStep,
} from '../../../domain/session/password-recovery';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Milliseconds, Seconds } from '../../../domain/shared/units';
import { Scope } from '../scope';
import { CODE, EMAIL, NEW_PASSWORD } from '../../../domain/session/account-field-rules';
import type { AccountNeeds } from './account-needs';
import { FormViewModel } from './form.view-model';
import { PasswordJudge } from './password-judge';

const TICK: Milliseconds = 1000;
const toSeconds = (span: Milliseconds): Seconds => Math.ceil(span / 1000);

/** From a forgotten password to a new one. The steps are remembered past the page, so that the last may be a page of its own. */
export class RecoveryViewModel {
  readonly address = new FormViewModel<'email'>({ fields: { email: EMAIL } }, { email: '' });
  readonly code = new FormViewModel<'code'>({ fields: { code: CODE } }, { code: '' });
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
  /** False until it is known how far somebody is. */
  isKnown = false;
  isResending = false;
  resendFailure: GatewayFailure | null = null;
  private now: Milliseconds = 0;
  private recovery: RecoverPassword | null = null;
  private readonly scope = new Scope();
  private ticking: Subscription | null = null;
  private isOpen = false;

  constructor(private readonly needs: AccountNeeds) {
    this.judge = new PasswordJudge(needs);
    makeAutoObservable<this, 'needs' | 'recovery' | 'scope' | 'ticking' | 'isOpen'>(
      this,
      {
        address: false,
        code: false,
        password: false,
        judge: false,
        step: observableRef,
        resendFailure: observableRef,
        needs: false,
        recovery: false,
        scope: false,
        ticking: false,
        isOpen: false,
      },
      { autoBind: true },
    );
  }

  /** Nothing of whom the password is for may be inside it. */
  get chooser(): Chooser {
    return { name: '', email: this.step.kind === 'password' ? this.step.email : '' };
  }

  get codeSecondsLeft(): Seconds {
    return toSeconds(codeTimeLeft(this.step, this.now));
  }

  get resendSecondsLeft(): Seconds {
    return toSeconds(resendTimeLeft(this.step, this.now));
  }

  async open(): Promise<void> {
    this.isOpen = true;
    const parts = await this.needs.bring().catch(() => null);
    if (!this.isOpen) return;
    if (parts !== null) this.follow(parts.recoverPassword);
    runInAction(() => (this.isKnown = true));
  }

  /** Whoever leaves after the last step begins anew the next time. */
  dispose(): void {
    this.isOpen = false;
    this.ticking?.unsubscribe();
    this.scope.end();
    if (this.step.kind === 'done') this.recovery?.restart();
  }

  async request(): Promise<void> {
    await this.address.submit(async ({ email }) => (await this.reach()).request(email.trim()));
  }

  async resend(): Promise<void> {
    if (this.isResending || this.resendSecondsLeft > 0) return;
    this.isResending = true;
    this.resendFailure = null;
    const answer = await (await this.reach()).resend();
    runInAction(() => {
      this.isResending = false;
      if (answer.ok) this.code.fill({ code: '' });
      else this.resendFailure = answer.error;
    });
  }

  /** Six digits are sent as soon as they are there. */
  typeCode(text: string): void {
    this.code.type('code', text);
    if (text.length === CODE_LENGTH) void this.verify();
  }

  async verify(): Promise<void> {
    await this.code.submit(async ({ code }) => (await this.reach()).verify(code));
  }

  async reset(): Promise<void> {
    await this.password.submit(async ({ password }) => (await this.reach()).reset(password));
  }

  /** Another address, or the beginning again. */
  async restart(): Promise<void> {
    (await this.reach()).restart();
  }

  private async reach(): Promise<RecoverPassword> {
    const { recoverPassword } = await this.needs.bring();
    if (this.recovery === null) this.follow(recoverPassword);
    return recoverPassword;
  }

  private follow(recovery: RecoverPassword): void {
    this.recovery = recovery;
    this.scope.hold(recovery.changes.subscribe(this.reflect));
  }

  private reflect(step: RecoveryStep): void {
    this.step = step;
    this.tick();
  }

  /** Time is looked at while a code can run out or be asked for again. */
  private tick(): void {
    this.ticking?.unsubscribe();
    this.now = this.needs.clock.now();
    if (this.isOpen && this.codeSecondsLeft + this.resendSecondsLeft > 0)
      this.ticking = this.needs.timer.after(TICK, this.tick);
  }
}
