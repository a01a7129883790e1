import type { Language } from '../view-models/languages';
import type { MessageSets } from './messages';

type Loaders = { readonly [S in keyof MessageSets]: () => Promise<MessageSets[S]> };

/** One chunk per language and set, fetched when it is needed. */
const LOCALES: Record<Language, Loaders> = {
  vi: {
    translation: async () => (await import(/* webpackChunkName: "messages-vi" */ './locales/vi')).vi,
    form: async () => (await import(/* webpackChunkName: "account-messages-vi" */ './locales/form/vi')).formVi,
    account: async () => (await import(/* webpackChunkName: "account-messages-vi" */ './locales/account/vi')).accountVi,
    admin: async () => (await import(/* webpackChunkName: "admin-messages-vi" */ './locales/admin/vi')).adminVi,
    browse: async () => (await import(/* webpackChunkName: "browse-messages-vi" */ './locales/browse/vi')).browseVi,
    search: async () => (await import(/* webpackChunkName: "search-messages-vi" */ './locales/search/vi')).searchVi,
    library: async () => (await import(/* webpackChunkName: "library-messages-vi" */ './locales/library/vi')).libraryVi,
    notices: async () => (await import(/* webpackChunkName: "notices-messages-vi" */ './locales/notices/vi')).noticesVi,
    keys: async () => (await import(/* webpackChunkName: "keys-messages-vi" */ './locales/keys/vi')).keysVi,
    pip: async () => (await import(/* webpackChunkName: "keys-messages-vi" */ './locales/pip/vi')).pipVi,
    listen: async () => (await import(/* webpackChunkName: "listen-messages-vi" */ './locales/listen/vi')).listenVi,
    panel: async () => (await import(/* webpackChunkName: "panel-messages-vi" */ './locales/panel/vi')).panelVi,
    sound: async () => (await import(/* webpackChunkName: "sound-messages-vi" */ './locales/sound/vi')).soundVi,
    premium: async () => (await import(/* webpackChunkName: "premium-messages-vi" */ './locales/premium/vi')).premiumVi,
    shorts: async () => (await import(/* webpackChunkName: "shorts-messages-vi" */ './locales/shorts/vi')).shortsVi,
    setup: async () => (await import(/* webpackChunkName: "setup-messages-vi" */ './locales/setup/vi')).setupVi,
    staticPages: async () =>
      (await import(/* webpackChunkName: "static-pages-messages-vi" */ './locales/static-pages/vi')).staticPagesVi,
    policy: async () => (await import(/* webpackChunkName: "policy-messages-vi" */ './locales/policy/vi')).policyVi,
  },
  en: {
    translation: async () => (await import(/* webpackChunkName: "messages-en" */ './locales/en')).en,
    form: async () => (await import(/* webpackChunkName: "account-messages-en" */ './locales/form/en')).formEn,
    account: async () => (await import(/* webpackChunkName: "account-messages-en" */ './locales/account/en')).accountEn,
    admin: async () => (await import(/* webpackChunkName: "admin-messages-en" */ './locales/admin/en')).adminEn,
    browse: async () => (await import(/* webpackChunkName: "browse-messages-en" */ './locales/browse/en')).browseEn,
    search: async () => (await import(/* webpackChunkName: "search-messages-en" */ './locales/search/en')).searchEn,
    library: async () => (await import(/* webpackChunkName: "library-messages-en" */ './locales/library/en')).libraryEn,
    notices: async () => (await import(/* webpackChunkName: "notices-messages-en" */ './locales/notices/en')).noticesEn,
    keys: async () => (await import(/* webpackChunkName: "keys-messages-en" */ './locales/keys/en')).keysEn,
    pip: async () => (await import(/* webpackChunkName: "keys-messages-en" */ './locales/pip/en')).pipEn,
    listen: async () => (await import(/* webpackChunkName: "listen-messages-en" */ './locales/listen/en')).listenEn,
    panel: async () => (await import(/* webpackChunkName: "panel-messages-en" */ './locales/panel/en')).panelEn,
    sound: async () => (await import(/* webpackChunkName: "sound-messages-en" */ './locales/sound/en')).soundEn,
    premium: async () => (await import(/* webpackChunkName: "premium-messages-en" */ './locales/premium/en')).premiumEn,
    shorts: async () => (await import(/* webpackChunkName: "shorts-messages-en" */ './locales/shorts/en')).shortsEn,
    setup: async () => (await import(/* webpackChunkName: "setup-messages-en" */ './locales/setup/en')).setupEn,
    staticPages: async () =>
      (await import(/* webpackChunkName: "static-pages-messages-en" */ './locales/static-pages/en')).staticPagesEn,
    policy: async () => (await import(/* webpackChunkName: "policy-messages-en" */ './locales/policy/en')).policyEn,
  },
};

export const loadMessages = <S extends keyof MessageSets>(language: Language, set: S): Promise<MessageSets[S]> =>
  LOCALES[language][set]();
