import type { Accounts, Registration } from '../../domain/session/accounts.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { SessionControl } from './session-control';

/** Makes an account and begins a session with it. */
export class Register {
  constructor(
    private readonly accounts: Accounts,
    private readonly control: SessionControl,
  ) {}

  async execute(registration: Registration): Promise<Result<void, GatewayFailure>> {
    const answer = await this.accounts.register(registration);
    if (!answer.ok) return answer;
    await this.control.begin(answer.value);
    return succeed(undefined);
  }
}
