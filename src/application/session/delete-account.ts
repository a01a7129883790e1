import type { OwnData } from '../../domain/profile/own-data.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { LocalUserData } from '../ports/local-user-data.port';
import type { SessionControl } from './session-control';

/** Deletes the listener's account. After that the session ends in all tabs, and no data of the account stays in this browser. */
export class DeleteAccount {
  constructor(
    private readonly ownData: Pick<OwnData, 'deleteAccount'>,
    private readonly control: Pick<SessionControl, 'end'>,
    private readonly traces: LocalUserData,
  ) {}

  async execute(password: string): Promise<Result<void, GatewayFailure>> {
    const deleted = await this.ownData.deleteAccount(password);
    if (!deleted.ok) return deleted;
    this.control.end('left');
    this.traces.purge();
    return deleted;
  }
}
