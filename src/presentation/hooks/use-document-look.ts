import { useEffect } from 'react';
import type { ShellViewModel } from '../view-models/shell.view-model';

/** Gives a phone browser's own bars the colour of the page. */
export function colourBrowserBars(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor);
}

/** Also sets the theme and the language on the document itself, for styles and screen readers. */
export function useDocumentLook(theme: ShellViewModel['theme'], language: ShellViewModel['language']): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = language;
    colourBrowserBars();
  }, [theme, language]);
}
