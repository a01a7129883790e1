import { useEffect } from 'react';
import type { ShellViewModel } from '../../view-models/shell.view-model';

/** The theme and the language are also written on the document itself, for styles and for who reads aloud. */
export function useDocumentLook(theme: ShellViewModel['theme'], language: ShellViewModel['language']): void {
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
}
