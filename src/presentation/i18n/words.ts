import 'i18next';
import type { ParseKeys } from 'i18next';
import type { AccountWords } from './locales/account/vi';
import type { AdminWords } from './locales/admin/vi';
import type { BrowseWords } from './locales/browse/vi';
import type { FindWords } from './locales/find/vi';
import type { FormWords } from './locales/form/vi';
import type { KeepWords } from './locales/keep/vi';
import type { KeyWords } from './locales/keys/vi';
import type { PipWords } from './locales/pip/vi';
import type { ListenWords } from './locales/listen/vi';
import type { PaperWords } from './locales/paper/vi';
import type { PanelWords } from './locales/panel/vi';
import type { PolicyWords } from './locales/policy/vi';
import type { PremiumWords } from './locales/premium/vi';
import type { SaidWords } from './locales/said/vi';
import type { SetupWords } from './locales/setup/vi';
import type { ShortsWords } from './locales/shorts/vi';
import type { SoundWords } from './locales/sound/vi';
import type { Words } from './locales/vi';

/** Every set of words. The first is there before the first page, the others come with the pages that speak them. */
export interface WordSets {
  readonly translation: Words;
  readonly form: FormWords;
  readonly account: AccountWords;
  readonly admin: AdminWords;
  readonly browse: BrowseWords;
  readonly find: FindWords;
  readonly keep: KeepWords;
  readonly said: SaidWords;
  readonly keys: KeyWords;
  readonly pip: PipWords;
  readonly listen: ListenWords;
  readonly panel: PanelWords;
  readonly sound: SoundWords;
  readonly premium: PremiumWords;
  readonly shorts: ShortsWords;
  readonly setup: SetupWords;
  readonly paper: PaperWords;
  readonly policy: PolicyWords;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: WordSets;
  }
}

/** A key that has words in every language. */
export type WordKey = ParseKeys;
