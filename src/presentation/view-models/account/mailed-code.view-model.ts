import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CODE, LONG_CODE } from '../../../domain/session/account-field-rules';
import { CODE_LENGTH, codeTimeLeft, resendTimeLeft, type AwaitedCode } from '../../../domain/session/mailed-code';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Milliseconds, Seconds } from '../../../domain/shared/units';
import type { AccountDeps } from './account-deps';
import { FormViewModel, type Answer } from './form.view-model';

/** Verifying the code, and requesting another one. */
export interface CodeActions {
  verify(code: string): Answer;
  resend(): Answer;
}

const TICK: Milliseconds = 1000;
const toSeconds = (span: Milliseconds): Seconds => Math.ceil(span / 1000);

/** The entry of a mailed code: how long it is valid, and requesting another one if it does not arrive. */
export class MailedCodeViewModel {
  readonly digits = new FormViewModel<'code'>({ fields: { code: CODE } }, { code: '' });
  readonly long = new FormViewModel<'code'>({ fields: { code: LONG_CODE } }, { code: '' });
  /** Null if no code is awaited. */
  awaited: AwaitedCode | null = null;
  /** Whether a mail's long code is typed instead of the six digits. */
  isLong = false;
  isResending = false;
  resendFailure: GatewayFailure | null = null;
  private now: Milliseconds = 0;
  private isWatched = false;
  private ticking: Subscription | null = null;

  constructor(
    private readonly time: Pick<AccountDeps, 'clock' | 'timer'>,
    private readonly actions: CodeActions,
  ) {
    makeAutoObservable<this, 'time' | 'actions' | 'ticking' | 'isWatched'>(
      this,
      {
        digits: false,
        long: false,
        awaited: observableRef,
        resendFailure: observableRef,
        time: false,
        actions: false,
        ticking: false,
        isWatched: false,
      },
      { autoBind: true },
    );
  }

  get form(): FormViewModel<'code'> {
    return this.isLong ? this.long : this.digits;
  }

  get secondsLeft(): Seconds {
    return toSeconds(codeTimeLeft(this.awaited, this.now));
  }

  get resendSecondsLeft(): Seconds {
    return toSeconds(resendTimeLeft(this.awaited, this.now));
  }

  /** Follows the time while a page shows the code. */
  open(): void {
    this.isWatched = true;
    this.tick();
  }

  close(): void {
    this.isWatched = false;
    this.ticking?.unsubscribe();
  }

  /** Awaits this code from now on. If no mail was sent for it, the form asks for the long code of an earlier mail. */
  show(awaited: AwaitedCode | null): void {
    const isNew = awaited?.requestId !== this.awaited?.requestId;
    this.awaited = awaited;
    if (isNew) this.startOver();
    this.tick();
  }

  switchKind(): void {
    this.isLong = !this.isLong;
  }

  /** Six digits are submitted as soon as they are complete. */
  type(text: string): void {
    this.form.type('code', text);
    if (!this.isLong && text.length === CODE_LENGTH) void this.verify();
  }

  async verify(): Promise<void> {
    await this.form.submit(({ code }) => this.actions.verify(code));
  }

  async resend(): Promise<void> {
    if (this.isResending || this.resendSecondsLeft > 0) return;
    this.isResending = true;
    this.resendFailure = null;
    const answer = await this.actions.resend();
    runInAction(() => {
      this.isResending = false;
      if (!answer.ok) this.resendFailure = answer.error;
    });
  }

  private startOver(): void {
    this.isLong = this.awaited?.isMailed === false;
    this.resendFailure = null;
    this.digits.fill({ code: '' });
    this.long.fill({ code: '' });
  }

  /** Updates the time while a code can expire or the wait for a new code is running. */
  private tick(): void {
    this.ticking?.unsubscribe();
    this.now = this.time.clock.now();
    if (this.isWatched && this.secondsLeft + this.resendSecondsLeft > 0)
      this.ticking = this.time.timer.after(TICK, this.tick);
  }
}
