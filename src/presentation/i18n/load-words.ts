import type { Language } from '../view-models/languages';
import type { WordSets } from './words';

type Loaders = { readonly [S in keyof WordSets]: () => Promise<WordSets[S]> };

/** One chunk per language and set, fetched when it is needed. */
const LOCALES: Record<Language, Loaders> = {
  vi: {
    translation: async () => (await import(/* webpackChunkName: "words-vi" */ './locales/vi')).vi,
    form: async () => (await import(/* webpackChunkName: "account-words-vi" */ './locales/form/vi')).formVi,
    account: async () => (await import(/* webpackChunkName: "account-words-vi" */ './locales/account/vi')).accountVi,
  },
  en: {
    translation: async () => (await import(/* webpackChunkName: "words-en" */ './locales/en')).en,
    form: async () => (await import(/* webpackChunkName: "account-words-en" */ './locales/form/en')).formEn,
    account: async () => (await import(/* webpackChunkName: "account-words-en" */ './locales/account/en')).accountEn,
  },
};

export const loadWords = <S extends keyof WordSets>(language: Language, set: S): Promise<WordSets[S]> =>
  LOCALES[language][set]();
