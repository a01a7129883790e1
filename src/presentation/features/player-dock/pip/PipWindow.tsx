import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '../../../design-system/global-style';
import { useShortcutKeys } from '../../../hooks/keyboard/use-shortcut-keys';
import { useViewModels } from '../../../hooks/view-models-context';
import { PipPlayer } from './PipPlayer';

/** The small player rendered in its own window, with the look, language and keys of the page. */
export const PipWindow = observer(function PipWindow({ page }: { readonly page: Window }) {
  const { shell } = useViewModels();
  const { t } = useTranslation('pip');
  const { theme, language } = shell;
  const title = t('title');
  useShortcutKeys(page);
  useEffect(() => copyStyles(page, document), [page]);
  useEffect(() => {
    const root = page.document.documentElement;
    root.dataset['theme'] = theme;
    root.lang = language;
    page.document.title = title;
  }, [page, theme, language, title]);
  return createPortal(
    <StyleSheetManager target={page.document.head}>
      <GlobalStyle />
      <PipPlayer />
    </StyleSheetManager>,
    page.document.body,
  );
});

/** Gives a new window what every page has from its template: style sheets, title and viewport width. */
function copyStyles(page: Window, opener: Document): void {
  const { document: fresh } = page;
  for (const sheet of opener.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const link = fresh.createElement('link');
    link.rel = 'stylesheet';
    // A new window has no address for a relative one to refer to; the `href` property is absolute.
    link.href = sheet.href;
    fresh.head.append(link);
  }
}
