import type { Language } from '../view-models/languages';
import type { Words } from './locales/vi';

/** One chunk per language, fetched when the language is needed. */
const LOCALES: Record<Language, () => Promise<Words>> = {
  vi: async () => (await import(/* webpackChunkName: "words-vi" */ './locales/vi')).vi,
  en: async () => (await import(/* webpackChunkName: "words-en" */ './locales/en')).en,
};

export const loadWords = (language: Language): Promise<Words> => LOCALES[language]();
