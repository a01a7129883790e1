import { readSettings } from '../../domain/documents/merge-settings';
import type { Clock } from '../ports/clock.port';
import type { KeyValueStore } from '../ports/key-value-store.port';
import { applyChoices, isSameValue, type SharedSetting } from './shared-setting';
import { CHOSEN_KEY } from './shared-settings';

/** Applies the language and the theme of an account at sign-in, before anything of the account is shown. */
export class AccountPreferences {
  constructor(
    private readonly settings: readonly SharedSetting[],
    private readonly store: KeyValueStore,
    private readonly clock: Clock,
  ) {}

  /** `settings` as the account stores them; null changes nothing. */
  async apply(settings: string | null): Promise<void> {
    const choices = readSettings(settings, this.clock.now());
    await applyChoices(this.settings, choices);
    // Other tabs follow these settings and must not take them for a choice made by the listener now.
    const applied = this.settings.filter(({ name, value }) => isSameValue(value(), choices[name]?.value));
    const noted = Object.fromEntries(applied.map(({ name }) => [name, choices[name]]));
    this.store.write(CHOSEN_KEY, JSON.stringify(noted));
  }
}
