import { readSettings } from '../../domain/documents/merge-settings';
import type { Clock } from '../ports/clock.port';
import type { KeyValueStore } from '../ports/key-value-store.port';
import { applyChoices, isSameValue, type SharedSetting } from './shared-setting';
import { CHOSEN_KEY } from './shared-settings';

/** The language and the theme of an account, for whoever signs in: there before anything of theirs is shown. */
export class AccountLook {
  constructor(
    private readonly looks: readonly SharedSetting[],
    private readonly store: KeyValueStore,
    private readonly clock: Clock,
  ) {}

  /** `settings` as the account keeps them; null changes nothing. */
  async apply(settings: string | null): Promise<void> {
    const choices = readSettings(settings, this.clock.now());
    await applyChoices(this.looks, choices);
    // Other tabs follow this look, and are not to take it for a choice made here and now.
    const applied = this.looks.filter(({ name, value }) => isSameValue(value(), choices[name]?.value));
    const noted = Object.fromEntries(applied.map(({ name }) => [name, choices[name]]));
    this.store.write(CHOSEN_KEY, JSON.stringify(noted));
  }
}
