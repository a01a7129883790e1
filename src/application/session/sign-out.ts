import type { Accounts } from '../../domain/session/accounts.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../domain/shared/result';
import type { Milliseconds } from '../../domain/shared/units';
import type { Timer } from '../ports/timer.port';
import type { SessionControl } from './session-control';

/** The longest time that signing out waits for a server that does not answer. */
const LONGEST_WAIT: Milliseconds = 3_000;

/** Ends the session in all tabs, and on the server where it can be reached. */
export class SignOut {
  constructor(
    private readonly accounts: Accounts,
    private readonly control: SessionControl,
    private readonly timer: Timer,
  ) {}

  /**
   * The server is called first, because the call needs the tokens that are cleared afterwards. Refusals by the server in the
   * meantime are expected: the session ends in any case.
   */
  async execute(): Promise<Result<void, GatewayFailure>> {
    this.control.startLeaving();
    const waited = new Promise<void>((resolve) => this.timer.after(LONGEST_WAIT, resolve));
    await Promise.race([this.accounts.signOut(), waited]);
    this.control.finishLeaving();
    return succeed(undefined);
  }
}
