import {
  areSameSettings,
  chosenNow,
  mergeSettings,
  readSettings,
  type Choice,
  type Choices,
} from '../../domain/documents/merge-settings';
import type { Subscription } from '../../domain/shared/event-stream';
import type { Clock } from '../ports/clock.port';
import type { KeyValueStore } from '../ports/key-value-store.port';
import type { Shared } from './document-sync';
import { applyChoices, isSameValue, type SharedSetting } from './shared-setting';

/** When each setting was chosen in this browser, so that choices made offline count later. */
export const CHOSEN_KEY = 'sharedSettings';

/** Settings that follow the listener from device to device. */
export class SharedSettings implements Shared {
  readonly name = 'settings';
  private chosen: Choices = {};
  private isApplying = false;
  private isEnded = false;
  private onChoice: () => void = () => undefined;
  private links: readonly Subscription[] = [];

  constructor(
    private readonly settings: readonly SharedSetting[],
    private readonly store: KeyValueStore,
    private readonly clock: Clock,
    /**
     * True if the session is older than this page: a difference from the stored choices is then a choice made while this code was
     * not running. After a new sign-in, the current values are no choices of the account.
     */
    private readonly isRestored: boolean,
  ) {}

  /** `onChoice` is called when a setting was chosen here. */
  start(onChoice: () => void): void {
    const atFirst = this.settings.map((setting) => [setting.name, { value: setting.value(), at: 0 }] as const);
    this.chosen = { ...Object.fromEntries(atFirst), ...(this.isRestored ? this.noted() : {}) };
    this.onChoice = onChoice;
    this.links = this.settings.map((setting) => setting.changes.subscribe(() => this.compare()));
    this.compare();
  }

  end(): void {
    this.isEnded = true;
    this.links.forEach((link) => link.unsubscribe());
  }

  async merge(kept: string | null): Promise<string | null> {
    const now = this.clock.now();
    // A new account takes over the settings that its owner sees.
    if (kept === null) this.note(chosenNow(this.chosen, now));
    const theirs = readSettings(kept, now);
    const merged = mergeSettings(this.chosen, theirs);
    await this.take(merged);
    return areSameSettings(merged, theirs) ? null : JSON.stringify(merged);
  }

  private compare(): void {
    if (this.isApplying) return;
    const other = this.settings.filter(({ name, value }) => !isSameValue(value(), this.chosen[name]?.value));
    if (other.length === 0) return;
    const noted = this.noted();
    const choices = other.map(({ name, value }) => [name, this.choiceOf(value(), this.chosen[name], noted[name])]);
    this.note({ ...this.chosen, ...Object.fromEntries(choices) });
    this.onChoice();
  }

  /** A choice made here now, unless another tab has stored it since. */
  private choiceOf(value: unknown, own: Choice | undefined, noted: Choice | undefined): Choice {
    const isNoted = noted !== undefined && noted.at > (own?.at ?? 0) && isSameValue(noted.value, value);
    return isNoted ? noted : { value, at: this.clock.now() };
  }

  private async take(merged: Choices): Promise<void> {
    this.isApplying = true;
    await applyChoices(this.settings, merged, () => !this.isEnded).finally(() => (this.isApplying = false));
    if (this.isEnded) return;
    // A value that could not be applied is invalid, from a later version, or unavailable now; the next time may succeed.
    const unapplied = this.settings.filter(({ name, value }) => !isSameValue(value(), merged[name]?.value));
    const own = unapplied.map(({ name }) => [name, this.chosen[name] ?? merged[name]] as const);
    this.note({ ...merged, ...(Object.fromEntries(own) as Choices) });
    // Handles choices made while the texts of a language were loading.
    this.compare();
  }

  private noted(): Choices {
    return readSettings(this.store.read(CHOSEN_KEY), this.clock.now());
  }

  private note(chosen: Choices): void {
    this.chosen = chosen;
    this.store.write(CHOSEN_KEY, JSON.stringify(chosen));
  }
}
