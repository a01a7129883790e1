import type { EventStream } from '../../../domain/shared/event-stream';
import type { Languages } from '../languages';

/** The key under which the language is stored (specification §1). */
const LANGUAGE_KEY = 'i18nextLng';

interface Look {
  readonly preferences: { reread(): void };
  readonly languages: Languages;
  readonly store: { read(key: string): string | null };
}

/** All tabs use the same appearance and language. `changes` reports that another tab has stored something. */
export function followOtherTabs({ preferences, languages, store }: Look, changes: EventStream<unknown>): void {
  const follow = (): void => {
    preferences.reread();
    const chosen = store.read(LANGUAGE_KEY);
    if ((chosen === 'vi' || chosen === 'en') && chosen !== languages.current) void languages.choose(chosen);
  };
  changes.subscribe(follow);
  follow();
}
