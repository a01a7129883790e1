import type { Admission } from '../../domain/session/accounts.port';
import type { Milliseconds } from '../../domain/shared/units';
import type { AccountPreferences } from '../documents/account-preferences';
import type { Logger } from '../ports/logger.port';
import type { Timer } from '../ports/timer.port';
import type { SessionControl } from './session-control';

/** The server has opened the session by then, so the texts of a language that do not load must not prevent its start. */
const PREFERENCES_TIMEOUT: Milliseconds = 5_000;

/** After a successful sign-in or registration, applies the account's language and theme before the session begins. */
export class SignInCompletion {
  constructor(
    private readonly preferences: Pick<AccountPreferences, 'apply'>,
    private readonly control: Pick<SessionControl, 'start'>,
    private readonly timer: Timer,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  async start(admission: Admission): Promise<void> {
    await this.control.start(admission, () => this.applyPreferences(admission.settings));
  }

  private async applyPreferences(settings: string | null): Promise<void> {
    const late = new Promise<void>((resolve) => this.timer.after(PREFERENCES_TIMEOUT, resolve));
    const applied = this.preferences
      .apply(settings)
      .catch((error: unknown) => this.logger.error('the look of the account was not applied', { error }));
    await Promise.race([applied, late]);
  }
}
