import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '../../../design-system/global-style';
import { useShortcutKeys } from '../../../hooks/keyboard/use-shortcut-keys';
import { useViewModels } from '../../../hooks/view-models-context';
import { copyStyles } from './copy-styles';
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
