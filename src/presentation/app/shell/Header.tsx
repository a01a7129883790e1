import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../design-system/Icon';
import { IconButton } from '../../design-system/IconButton';
import { focusRing, overlay, touchArea } from '../../design-system/interaction';
import { Logo } from '../../design-system/Logo';
import { MEDIA } from '../../design-system/media';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { useViewModels } from '../../hooks/view-models-context';
import { SearchField } from '../../features/search-box/SearchField';
import { AccountButton } from './AccountButton';
import { HistoryButtons } from './HistoryButtons';

/** The top of the page: back and forward, and the choice of theme and language. */
export const Header = observer(function Header() {
  const { shell } = useViewModels();
  const { t } = useTranslation();
  const isScrolled = useIsScrolled();
  return (
    <Bar data-solid={isScrolled}>
      <Inner>
        <HistoryButtons />
        <PhoneLogo to="/">
          <VisuallyHidden>{t('nav.logo')}</VisuallyHidden>
          <Logo size={28} />
        </PhoneLogo>
        <SearchField />
        <Space />
        <LanguageSwitch />
        <Wide>
          <IconButton
            icon={{ name: 'keyboard' }}
            label={t('shortcuts.title')}
            tip={`${t('shortcuts.title')} (?)`}
            side="bottom"
            onClick={() => shell.showShortcutList(true)}
          />
        </Wide>
        <ThemeSwitch>
          <IconButton
            icon={{ name: shell.theme === 'light' ? 'moon' : 'sun' }}
            label={t(shell.theme === 'light' ? 'theme.toDark' : 'theme.toLight')}
            tip={`${t(shell.theme === 'light' ? 'theme.toDark' : 'theme.toLight')} (T)`}
            side="bottom-end"
            onClick={shell.toggleTheme}
          />
        </ThemeSwitch>
        <AccountButton />
      </Inner>
    </Bar>
  );
});

const LanguageSwitch = observer(function LanguageSwitch() {
  const { shell } = useViewModels();
  const { t } = useTranslation();
  const current = t(`language.${shell.language}`);
  const label = t('language.switchTo', { current, language: t(`language.${shell.otherLanguage}`) });
  return (
    <Language type="button" aria-label={label} title={label} onClick={() => void shell.toggleLanguage()}>
      <Icon name="globe-simple" size={19} />
      <span>{current}</span>
    </Language>
  );
});

const SCROLLED = 8;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled away from its top, so that elements above it need a background. */
const useIsScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLLED,
    () => false,
  );

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-sticky);
  height: var(--top-h);
  transition: background-color var(--dur-3) var(--ease-out);
  &[data-solid='true'] {
    background: var(--bg);
  }
`;

const PhoneLogo = styled(Link)`
  ${touchArea}
  display: none;
  border-radius: 8px;
  ${focusRing}
  ${MEDIA.phone} {
    display: block;
  }
`;

const Space = styled.span`
  flex: 1;
`;

const Wide = styled.span`
  ${MEDIA.phone} {
    display: none;
  }
`;

const Language = styled.button`
  ${touchArea}
  display: flex;
  align-items: center;
  gap: 6px;
  height: 36px;
  padding: 0 12px;
  border-radius: var(--r-full);
  color: var(--text-2);
  font-size: var(--fs-meta);
  font-weight: var(--fw-strong);
  white-space: nowrap;
  ${overlay}
  ${focusRing}
`;

const ThemeSwitch = styled.span``;

const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 100%;
  max-width: calc(1480px + 2 * var(--gutter));
  margin-inline: auto;
  padding: 0 var(--gutter);
  ${MEDIA.phone} {
    gap: 4px;
    padding-right: 8px;
    &:has([role='search'][data-shown='true']) > :is(${PhoneLogo}, ${Space}, ${Language}, ${ThemeSwitch}) {
      display: none;
    }
  }
  /* The header lies over a banner, which is dark in both themes. */
  [data-solid='false']:has(~ main [data-night]) > & > :is(span:not(:last-child), ${PhoneLogo}, ${Language}) {
    color: #fff;
    --text-1: #fff;
    --text-2: #fff;
  }
`;
