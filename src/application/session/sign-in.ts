import type { Accounts, Credentials } from '../../domain/session/accounts.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { SignInCompletion } from './sign-in-completion';

/** Begins a session with an existing account. Playback continues. */
export class SignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly arrival: Pick<SignInCompletion, 'start'>,
  ) {}

  async execute(credentials: Credentials): Promise<Result<void, GatewayFailure>> {
    const answer = await this.accounts.signIn(credentials);
    if (!answer.ok) return answer;
    await this.arrival.start(answer.value);
    return succeed(undefined);
  }
}
