import 'i18next';
import type { ParseKeys } from 'i18next';
import type { Words } from './locales/vi';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Words };
  }
}

/** A key that has words in every language. */
export type WordKey = ParseKeys;
