import type { Admission } from '../../domain/session/accounts.port';
import type { Milliseconds } from '../../domain/shared/units';
import type { AccountLook } from '../documents/account-look';
import type { Logger } from '../ports/logger.port';
import type { Timer } from '../ports/timer.port';
import type { SessionControl } from './session-control';

/** The server has opened the session by then, so the texts of a language that do not load must not prevent its start. */
const LOOK_TIMEOUT: Milliseconds = 5_000;

/** After a successful sign-in or registration, applies the account's language and theme before the session begins. */
export class Arrival {
  constructor(
    private readonly look: Pick<AccountLook, 'apply'>,
    private readonly control: Pick<SessionControl, 'start'>,
    private readonly timer: Timer,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  async start(admission: Admission): Promise<void> {
    await this.control.start(admission, () => this.takeOnLook(admission.settings));
  }

  private async takeOnLook(settings: string | null): Promise<void> {
    const late = new Promise<void>((resolve) => this.timer.after(LOOK_TIMEOUT, resolve));
    const applied = this.look
      .apply(settings)
      .catch((error: unknown) => this.logger.error('the look of the account was not applied', { error }));
    await Promise.race([applied, late]);
  }
}
