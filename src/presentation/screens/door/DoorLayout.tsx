import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useViewModels } from '../../app/view-models-context';
import { Icon } from '../../design-system/Icon';
import { IconButton } from '../../design-system/IconButton';
import { focusRing, overlay, touchArea } from '../../design-system/interaction';
import { Logo } from '../../design-system/Logo';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { DoorScene } from './DoorScene';

/** The pages of the door: the form on the left, a scene on the right. */
export function DoorLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Split>
      <Side>
        <Home to="/">
          <VisuallyHidden>{t('nav.logo')}</VisuallyHidden>
          <Logo size={34} />
        </Home>
        <Page>{children}</Page>
        <Foot />
      </Side>
      <DoorScene />
    </Split>
  );
}

const Foot = observer(function Foot() {
  const { shell } = useViewModels();
  const { t } = useTranslation();
  const current = t(`language.${shell.language}`);
  const label = t('language.switchTo', { current, language: t(`language.${shell.otherLanguage}`) });
  return (
    <Choices>
      <Language type="button" aria-label={label} title={label} onClick={() => void shell.toggleLanguage()}>
        <Icon name="globe-simple" size={18} />
        {current}
      </Language>
      <IconButton
        icon={{ name: shell.theme === 'light' ? 'moon' : 'sun' }}
        label={t(shell.theme === 'light' ? 'theme.toDark' : 'theme.toLight')}
        onClick={shell.toggleTheme}
      />
    </Choices>
  );
});

/** Below this the scene is left out (design §15). */
const NARROW = '@media (max-width: 899px)';

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 100dvh;
  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 40px clamp(20px, 6.1vw, 88px) 28px;
  ${NARROW} {
    align-items: center;
    padding-top: 24px;
    padding-bottom: 96px;
  }
`;

const Home = styled(Link)`
  align-self: flex-start;
  border-radius: 8px;
  ${focusRing}
`;

const Page = styled.main`
  width: 100%;
  max-width: 400px;
  margin: auto 0;
  padding: 32px 0;
`;

const Choices = styled.footer`
  display: flex;
  align-items: center;
  align-self: flex-start;
  gap: 8px;
  margin-left: -12px;
`;

const Language = styled.button`
  ${touchArea}
  display: flex;
  align-items: center;
  gap: 7px;
  height: 36px;
  padding: 0 12px;
  border-radius: var(--r-full);
  color: var(--text-2);
  font-size: 13.5px;
  ${overlay}
  ${focusRing}
`;
