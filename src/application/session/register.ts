import type { AccountRegistration, Registration } from '../../domain/session/account-registration.port';
import type { RequestedCode } from '../../domain/session/mailed-code';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { SignInCompletion } from './sign-in-completion';

/** Makes an account and begins a session with it. */
export class Register {
  constructor(
    private readonly accounts: AccountRegistration,
    private readonly arrival: Pick<SignInCompletion, 'start'>,
  ) {}

  /** Answers with the request of the code to type before the account exists; null means that the listener is signed in. */
  async execute(registration: Registration): Promise<Result<RequestedCode | null, GatewayFailure>> {
    const answer = await this.accounts.register(registration);
    if (!answer.ok) return answer;
    if (answer.value.kind === 'code') return succeed(answer.value.code);
    await this.arrival.start(answer.value.admission);
    return succeed(null);
  }

  async confirm(requestId: string, code: string): Promise<Result<void, GatewayFailure>> {
    const answer = await this.accounts.confirmRegistration(requestId, code);
    if (!answer.ok) return answer;
    await this.arrival.start(answer.value);
    return succeed(undefined);
  }
}
