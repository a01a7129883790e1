import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { CODE, LONG_CODE } from '../../../domain/session/account-field-rules';
import { CODE_LENGTH, codeTimeLeft, resendTimeLeft, type AwaitedCode } from '../../../domain/session/mailed-code';
import type { Subscription } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Milliseconds, Seconds } from '../../../domain/shared/units';
import type { AccountDeps } from './account-deps';
import { FormViewModel, reached, type Answer } from './form.view-model';

/** What is done with the code, and to have another one. */
export interface CodeActions {
  verify(code: string): Answer;
  resend(): Answer;
}

const TICK: Milliseconds = 1000;
const toSeconds = (span: Milliseconds): Seconds => Math.ceil(span / 1000);

/** A code that came by mail, typed: how long it counts, and another one when it does not come. */
export class MailedCodeViewModel {
  readonly digits = new FormViewModel<'code'>({ fields: { code: CODE } }, { code: '' });
  readonly long = new FormViewModel<'code'>({ fields: { code: LONG_CODE } }, { code: '' });
  /** Null: none is awaited. */
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

  /** Watches the time while a page shows this. */
  open(): void {
    this.isWatched = true;
    this.tick();
  }

  close(): void {
    this.isWatched = false;
    this.ticking?.unsubscribe();
  }

  /** Awaits this code from now on. For one without a mail, the long code of an earlier mail is asked for. */
  show(awaited: AwaitedCode | null): void {
    const isNew = awaited?.requestId !== this.awaited?.requestId;
    this.awaited = awaited;
    if (isNew) this.startOver();
    this.tick();
  }

  switchKind(): void {
    this.isLong = !this.isLong;
  }

  /** Six digits are sent as soon as they are there. */
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
    const answer = await reached(this.actions.resend());
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

  /** Time is looked at while a code can run out or be asked for again. */
  private tick(): void {
    this.ticking?.unsubscribe();
    this.now = this.time.clock.now();
    if (this.isWatched && this.secondsLeft + this.resendSecondsLeft > 0)
      this.ticking = this.time.timer.after(TICK, this.tick);
  }
}
