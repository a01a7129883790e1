import { useEffect } from 'react';
import type { ShellViewModel } from '../../view-models/shell.view-model';

/** The browser's own bars, on a phone, take the colour of the page. */
export function colourBrowserBars(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor);
}

/** The theme and the language are also written on the document itself, for styles and for who reads aloud. */
export function useDocumentLook(theme: ShellViewModel['theme'], language: ShellViewModel['language']): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = language;
    colourBrowserBars();
  }, [theme, language]);
}
