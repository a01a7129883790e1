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

/** When each setting was chosen in this browser, so that what was chosen without a network counts later. */
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
     * The session is older than this page: what differs from what was noted was chosen while nobody was looking. Where somebody
     * has just signed in, what stands here is nobody's choice.
     */
    private readonly isRestored: boolean,
  ) {}

  /** `onChoice` is told when something was chosen here. */
  start(onChoice: () => void): void {
    const atFirst = this.settings.map((setting) => [setting.name, { value: setting.value(), at: 0 }] as const);
    this.chosen = { ...Object.fromEntries(atFirst), ...(this.isRestored ? this.noted() : {}) };
    this.onChoice = onChoice;
    this.links = this.settings.map((setting) => setting.changes.subscribe(() => this.look()));
    this.look();
  }

  end(): void {
    this.isEnded = true;
    this.links.forEach((link) => link.unsubscribe());
  }

  async meet(kept: string | null): Promise<string | null> {
    const now = this.clock.now();
    // Whoever makes an account chooses for it what they see.
    if (kept === null) this.note(chosenNow(this.chosen, now));
    const theirs = readSettings(kept, now);
    const merged = mergeSettings(this.chosen, theirs);
    await this.take(merged);
    return areSameSettings(merged, theirs) ? null : JSON.stringify(merged);
  }

  private look(): void {
    if (this.isApplying) return;
    const other = this.settings.filter(({ name, value }) => !isSameValue(value(), this.chosen[name]?.value));
    if (other.length === 0) return;
    const noted = this.noted();
    const choices = other.map(({ name, value }) => [name, this.choiceOf(value(), this.chosen[name], noted[name])]);
    this.note({ ...this.chosen, ...Object.fromEntries(choices) });
    this.onChoice();
  }

  /** Chosen here and now, unless another tab has noted it since. */
  private choiceOf(value: unknown, own: Choice | undefined, noted: Choice | undefined): Choice {
    const isNoted = noted !== undefined && noted.at > (own?.at ?? 0) && isSameValue(noted.value, value);
    return isNoted ? noted : { value, at: this.clock.now() };
  }

  private async take(merged: Choices): Promise<void> {
    this.isApplying = true;
    await applyChoices(this.settings, merged, () => !this.isEnded).finally(() => (this.isApplying = false));
    if (this.isEnded) return;
    // What could not be applied is nonsense, of a later version, or cannot be had now: the next time may do better.
    const unapplied = this.settings.filter(({ name, value }) => !isSameValue(value(), merged[name]?.value));
    const own = unapplied.map(({ name }) => [name, this.chosen[name] ?? merged[name]] as const);
    this.note({ ...merged, ...(Object.fromEntries(own) as Choices) });
    // What was chosen while the words of a language were on their way.
    this.look();
  }

  private noted(): Choices {
    return readSettings(this.store.read(CHOSEN_KEY), this.clock.now());
  }

  private note(chosen: Choices): void {
    this.chosen = chosen;
    this.store.write(CHOSEN_KEY, JSON.stringify(chosen));
  }
}
