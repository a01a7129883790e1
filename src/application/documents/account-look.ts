import { readSettings } from '../../domain/documents/merge-settings';
import type { Clock } from '../ports/clock.port';
import { applyChoices, type SharedSetting } from './shared-setting';

/** The language and the theme of an account, for whoever signs in: there before anything of theirs is shown. */
export class AccountLook {
  constructor(
    private readonly looks: readonly SharedSetting[],
    private readonly clock: Clock,
  ) {}

  /** `settings` as the account keeps them; null changes nothing. */
  async apply(settings: string | null): Promise<void> {
    await applyChoices(this.looks, readSettings(settings, this.clock.now()));
  }
}
