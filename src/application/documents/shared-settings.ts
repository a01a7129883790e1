import { areSameSettings, mergeSettings, readSettings, type Choices } from '../../domain/documents/merge-settings';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import type { Clock } from '../ports/clock.port';
import type { KeyValueStore } from '../ports/key-value-store.port';
import type { Shared } from './document-sync';

/** One setting that all devices of an account have in common. */
export interface SharedSetting {
  readonly name: string;
  readonly changes: EventStream<unknown>;
  value(): unknown;
  /** Whatever another device wrote; nonsense changes nothing. */
  apply(value: unknown): void;
}

/** When each setting was chosen in this browser, so that what was chosen without a network counts later. */
export const CHOSEN_KEY = 'sharedSettings';

/** Settings that follow the listener from device to device. */
export class SharedSettings implements Shared {
  readonly name = 'settings';
  private chosen: Choices = {};
  private isApplying = false;
  private links: readonly Subscription[] = [];

  constructor(
    private readonly settings: readonly SharedSetting[],
    private readonly store: KeyValueStore,
    private readonly clock: Clock,
  ) {}

  /** `onChoice` is told when something was chosen here. */
  begin(onChoice: () => void): void {
    const known = readSettings(this.store.read(CHOSEN_KEY), this.clock.now());
    const atFirst = this.settings.map((setting) => [setting.name, { value: setting.value(), at: 0 }] as const);
    this.chosen = { ...Object.fromEntries(atFirst), ...known };
    this.links = this.settings.map((setting) => setting.changes.subscribe(() => this.look(onChoice)));
    // What was chosen before this began, while nobody was looking.
    this.look(onChoice);
  }

  end(): void {
    this.links.forEach((link) => link.unsubscribe());
  }

  async meet(kept: string | null): Promise<string | null> {
    const theirs = readSettings(kept, this.clock.now());
    const merged = mergeSettings(this.chosen, theirs);
    this.take(merged);
    return areSameSettings(merged, theirs) ? null : JSON.stringify(merged);
  }

  private look(onChoice: () => void): void {
    if (this.isApplying) return;
    const other = this.settings.filter(({ name, value }) => !isSame(value(), this.chosen[name]?.value));
    if (other.length === 0) return;
    const at = this.clock.now();
    this.note({
      ...this.chosen,
      ...Object.fromEntries(other.map(({ name, value }) => [name, { value: value(), at }])),
    });
    onChoice();
  }

  private take(merged: Choices): void {
    this.isApplying = true;
    for (const { name, value, apply } of this.settings) {
      const choice = merged[name];
      if (choice !== undefined && !isSame(value(), choice.value)) apply(choice.value);
    }
    this.isApplying = false;
    // What could not be applied is nonsense, or of a later version: it is kept for those who know it.
    this.note(merged);
  }

  private note(chosen: Choices): void {
    this.chosen = chosen;
    this.store.write(CHOSEN_KEY, JSON.stringify(chosen));
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
