import type { Language } from '../view-models/languages';
import type { WordSets } from './words';

type Loaders = { readonly [S in keyof WordSets]: () => Promise<WordSets[S]> };

/** One chunk per language and set, fetched when it is needed. */
const LOCALES: Record<Language, Loaders> = {
  vi: {
    translation: async () => (await import(/* webpackChunkName: "words-vi" */ './locales/vi')).vi,
    form: async () => (await import(/* webpackChunkName: "account-words-vi" */ './locales/form/vi')).formVi,
    account: async () => (await import(/* webpackChunkName: "account-words-vi" */ './locales/account/vi')).accountVi,
    admin: async () => (await import(/* webpackChunkName: "admin-words-vi" */ './locales/admin/vi')).adminVi,
    browse: async () => (await import(/* webpackChunkName: "browse-words-vi" */ './locales/browse/vi')).browseVi,
    find: async () => (await import(/* webpackChunkName: "find-words-vi" */ './locales/find/vi')).findVi,
    keep: async () => (await import(/* webpackChunkName: "keep-words-vi" */ './locales/keep/vi')).keepVi,
    said: async () => (await import(/* webpackChunkName: "said-words-vi" */ './locales/said/vi')).saidVi,
    keys: async () => (await import(/* webpackChunkName: "keys-words-vi" */ './locales/keys/vi')).keysVi,
    pip: async () => (await import(/* webpackChunkName: "keys-words-vi" */ './locales/pip/vi')).pipVi,
    listen: async () => (await import(/* webpackChunkName: "listen-words-vi" */ './locales/listen/vi')).listenVi,
    panel: async () => (await import(/* webpackChunkName: "panel-words-vi" */ './locales/panel/vi')).panelVi,
    sound: async () => (await import(/* webpackChunkName: "sound-words-vi" */ './locales/sound/vi')).soundVi,
    premium: async () => (await import(/* webpackChunkName: "premium-words-vi" */ './locales/premium/vi')).premiumVi,
    shorts: async () => (await import(/* webpackChunkName: "shorts-words-vi" */ './locales/shorts/vi')).shortsVi,
    setup: async () => (await import(/* webpackChunkName: "setup-words-vi" */ './locales/setup/vi')).setupVi,
    paper: async () => (await import(/* webpackChunkName: "paper-words-vi" */ './locales/paper/vi')).paperVi,
    policy: async () => (await import(/* webpackChunkName: "policy-words-vi" */ './locales/policy/vi')).policyVi,
  },
  en: {
    translation: async () => (await import(/* webpackChunkName: "words-en" */ './locales/en')).en,
    form: async () => (await import(/* webpackChunkName: "account-words-en" */ './locales/form/en')).formEn,
    account: async () => (await import(/* webpackChunkName: "account-words-en" */ './locales/account/en')).accountEn,
    admin: async () => (await import(/* webpackChunkName: "admin-words-en" */ './locales/admin/en')).adminEn,
    browse: async () => (await import(/* webpackChunkName: "browse-words-en" */ './locales/browse/en')).browseEn,
    find: async () => (await import(/* webpackChunkName: "find-words-en" */ './locales/find/en')).findEn,
    keep: async () => (await import(/* webpackChunkName: "keep-words-en" */ './locales/keep/en')).keepEn,
    said: async () => (await import(/* webpackChunkName: "said-words-en" */ './locales/said/en')).saidEn,
    keys: async () => (await import(/* webpackChunkName: "keys-words-en" */ './locales/keys/en')).keysEn,
    pip: async () => (await import(/* webpackChunkName: "keys-words-en" */ './locales/pip/en')).pipEn,
    listen: async () => (await import(/* webpackChunkName: "listen-words-en" */ './locales/listen/en')).listenEn,
    panel: async () => (await import(/* webpackChunkName: "panel-words-en" */ './locales/panel/en')).panelEn,
    sound: async () => (await import(/* webpackChunkName: "sound-words-en" */ './locales/sound/en')).soundEn,
    premium: async () => (await import(/* webpackChunkName: "premium-words-en" */ './locales/premium/en')).premiumEn,
    shorts: async () => (await import(/* webpackChunkName: "shorts-words-en" */ './locales/shorts/en')).shortsEn,
    setup: async () => (await import(/* webpackChunkName: "setup-words-en" */ './locales/setup/en')).setupEn,
    paper: async () => (await import(/* webpackChunkName: "paper-words-en" */ './locales/paper/en')).paperEn,
    policy: async () => (await import(/* webpackChunkName: "policy-words-en" */ './locales/policy/en')).policyEn,
  },
};

export const loadWords = <S extends keyof WordSets>(language: Language, set: S): Promise<WordSets[S]> =>
  LOCALES[language][set]();
