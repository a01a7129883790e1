import { BehaviorSubject } from 'rxjs';
import { codeAsMailed } from '../../domain/session/mailed-code';
import { codeSent, recoveryCodeRefused, ticketRefused } from '../../domain/session/password-recovery';
import type { PasswordRecovery } from '../../domain/session/password-recovery.port';
import { FIRST_STEP, type RecoveryStep } from '../../domain/session/recovery-step';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../domain/shared/result';
import type { Clock } from '../ports/clock.port';

type Answer = Promise<Result<void, GatewayFailure>>;

/** Called out of order: there is nothing to answer. */
const OUT_OF_ORDER = fail({ kind: 'cancelled' } as const);

/** From a forgotten password to a new one, step by step. Its state is lost when the tab is closed. */
export class RecoverPassword {
  private readonly subject = new BehaviorSubject<RecoveryStep>(FIRST_STEP);
  readonly changes = this.subject.asObservable();

  constructor(
    private readonly recovery: PasswordRecovery,
    private readonly clock: Clock,
  ) {}

  get step(): RecoveryStep {
    return this.subject.value;
  }

  /** Sends a code. The answer is the same whether or not the account exists. */
  async request(email: string): Answer {
    const answer = await this.recovery.request(email);
    if (!answer.ok) return answer;
    return this.advance(codeSent(email, answer.value, this.clock.now()));
  }

  /** Sends another code to the same address; the previous code becomes invalid. */
  async resend(): Answer {
    return this.step.kind === 'code' ? this.request(this.step.email) : OUT_OF_ORDER;
  }

  async verify(code: string): Answer {
    const { step } = this;
    if (step.kind !== 'code') return OUT_OF_ORDER;
    const answer = await this.recovery.verify(step.code.requestId, codeAsMailed(code));
    if (answer.ok) return this.advance({ kind: 'password', email: step.email, ticket: answer.value });
    this.subject.next(recoveryCodeRefused(this.step, answer.error));
    return answer;
  }

  async reset(password: string): Answer {
    if (this.step.kind !== 'password') return OUT_OF_ORDER;
    const answer = await this.recovery.reset(this.step.ticket, password);
    if (answer.ok) return this.advance({ kind: 'done' });
    this.subject.next(ticketRefused(this.step, answer.error));
    return answer;
  }

  /** Resets all state: for another address, or at the end. */
  async restart(): Answer {
    return this.advance(FIRST_STEP);
  }

  private advance(step: RecoveryStep): Result<void, GatewayFailure> {
    this.subject.next(step);
    return succeed(undefined);
  }
}
