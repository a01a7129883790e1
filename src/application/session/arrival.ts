import type { Admission } from '../../domain/session/accounts.port';
import type { AccountLook } from '../documents/account-look';
import type { SessionControl } from './session-control';

/** Somebody was let in: the product takes on the look of their account, then their session begins. */
export class Arrival {
  constructor(
    private readonly look: Pick<AccountLook, 'apply'>,
    private readonly control: Pick<SessionControl, 'begin'>,
  ) {}

  async begin(admission: Admission): Promise<void> {
    await this.look.apply(admission.settings);
    await this.control.begin(admission);
  }
}
