import type { EventStream } from '../../../domain/shared/event-stream';
import type { Languages } from '../languages';

/** The key under which the language is kept (specification §1). */
const LANGUAGE_KEY = 'i18nextLng';

interface Look {
  readonly preferences: { reread(): void };
  readonly languages: Languages;
  readonly store: { read(key: string): string | null };
}

/** How the product looks and speaks is the same in all tabs. `changes` tells that another tab has stored something. */
export function followOtherTabs({ preferences, languages, store }: Look, changes: EventStream<unknown>): void {
  const follow = (): void => {
    preferences.reread();
    const chosen = store.read(LANGUAGE_KEY);
    if ((chosen === 'vi' || chosen === 'en') && chosen !== languages.current) void languages.choose(chosen);
  };
  changes.subscribe(follow);
  follow();
}
