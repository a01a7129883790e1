import { autorun } from 'mobx';
import { useEffect } from 'react';
import type { ShellViewModel } from '../../view-models/shell.view-model';

/** The theme and the language are also written on the document itself, for styles and for who reads aloud. */
export function useDocumentLook(shell: ShellViewModel): void {
  useEffect(
    () =>
      autorun(() => {
        document.documentElement.dataset['theme'] = shell.theme;
        document.documentElement.lang = shell.language;
      }),
    [shell],
  );
}
