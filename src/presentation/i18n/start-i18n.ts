import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Language, Languages } from '../view-models/languages';
import { languageDetector } from './language-detector';
import { loadMessages } from './load-messages';
import type { MessageSets } from './messages';

/**
 * Whether an error is the one webpack throws when code or messages cannot be loaded (specification §8). The browser itself reports
 * the failed request. Every other error is a bug.
 */
export const isChunkFailure = (error: unknown): boolean => (error as Error | null)?.name === 'ChunkLoadError';

const toLanguage = (code: string | undefined): Language => (code === 'en' ? 'en' : 'vi');

class I18nextLanguages implements Languages {
  readonly changes: EventStream<Language> = {
    subscribe: (listener) => {
      const onChange = (code: string): void => listener(toLanguage(code));
      i18next.on('languageChanged', onChange);
      return { unsubscribe: () => i18next.off('languageChanged', onChange) };
    },
  };

  get current(): Language {
    return toLanguage(i18next.language);
  }

  async choose(language: Language): Promise<boolean> {
    try {
      await addMessages(language);
    } catch (error) {
      if (isChunkFailure(error)) return false;
      throw error;
    }
    await i18next.changeLanguage(language);
    return true;
  }
}

/** The interface's language, for code that runs after the start. */
export const languages: Languages = new I18nextLanguages();

/** The requested sets; a switch to another language loads them too. */
const needed = new Set<keyof MessageSets>(['translation']);

async function addMessages(language: Language): Promise<void> {
  await Promise.all([...needed].map((set) => addSet(language, set)));
}

async function addSet(language: Language, set: keyof MessageSets): Promise<void> {
  if (i18next.hasResourceBundle(language, set)) return;
  i18next.addResourceBundle(language, set, await loadMessages(language, set));
}

/** Loads the texts of pages that are not loaded at the start, from now on in every language that is chosen. */
export async function needMessages(...sets: readonly (keyof MessageSets)[]): Promise<void> {
  sets.forEach((set) => needed.add(set));
  await addMessages(toLanguage(i18next.language));
}

interface StartedI18n {
  readonly languages: Languages;
  /** The texts are loaded. */
  readonly ready: Promise<void>;
}

/**
 * Detects the language at once: it is in local storage when this function returns, so the first request carries it. Its texts
 * load afterwards. Vietnamese is the start language and the fallback.
 */
export function startI18n(): StartedI18n {
  void i18next
    .use(languageDetector)
    .use(initReactI18next)
    .init({
      initAsync: false,
      resources: {},
      supportedLngs: ['vi', 'en'],
      fallbackLng: 'vi',
      load: 'languageOnly',
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  return { languages, ready: addMessages(languages.current) };
}
