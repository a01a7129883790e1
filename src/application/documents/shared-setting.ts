import type { Choices } from '../../domain/documents/merge-settings';
import type { EventStream } from '../../domain/shared/event-stream';

/** One setting that all devices of an account have in common. */
export interface SharedSetting {
  readonly name: string;
  readonly changes: EventStream<unknown>;
  value(): unknown;
  /** Applies a value that another device wrote; an invalid value changes nothing. An asynchronous setting returns a promise. */
  apply(value: unknown): unknown;
}

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Applies the choices that differ from the current values, one after another, and skips a setting that changed after the start. */
export async function applyChoices(
  settings: readonly SharedSetting[],
  choices: Choices,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const before = new Map(settings.map(({ name, value }) => [name, value()] as const));
  for (const { name, value, apply } of settings) {
    if (!isWanted()) return;
    const choice = choices[name];
    const isUntouched = isSameValue(value(), before.get(name));
    if (choice !== undefined && isUntouched && !isSameValue(value(), choice.value)) await apply(choice.value);
  }
}
