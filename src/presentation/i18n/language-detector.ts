import type { LanguageDetectorModule } from 'i18next';

const KEY = 'i18nextLng';
const SPOKEN = /^(vi|en)(?![a-z])/i;

type Lookup = () => string | readonly string[] | null | undefined;

/** Specification §1: where the language is looked for, in this order. Any of these may be inaccessible to the page. */
const SOURCES: readonly Lookup[] = [
  () => new URLSearchParams(location.search).get('lng'),
  () => new RegExp(`(?:^|; )${KEY}=([^;]*)`).exec(document.cookie)?.[1],
  () => localStorage.getItem(KEY),
  () => sessionStorage.getItem(KEY),
  () => navigator.languages,
  () => document.documentElement.lang,
];

/** Nothing from a source that is inaccessible. */
function ask(source: Lookup): readonly string[] {
  try {
    return [source() ?? []].flat();
  } catch {
    return [];
  }
}

/** The first language found that the product supports; Vietnamese if none is found (decisions.md §4). The choice is stored. */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => {
    const spoken = SOURCES.flatMap(ask).flatMap((code) => SPOKEN.exec(code)?.[1] ?? []);
    return spoken[0]?.toLowerCase() ?? 'vi';
  },
  cacheUserLanguage: (language) => {
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // Storage is blocked or full: the language applies until the tab is closed.
    }
  },
};
