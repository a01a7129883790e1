import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { LookButtons } from '../../controls/LookButtons';
import { SiteLinks } from '../../controls/SiteLinks';
import { focusRing } from '../../design-system/interaction';
import { Logo } from '../../design-system/Logo';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { usePagePause } from '../../hooks/use-page-pause';
import { AuthScene } from './AuthScene';

/** The frame of the sign-in pages: the form on the left, a scene on the right. */
export function AuthLayout() {
  const { t } = useTranslation();
  const isPausing = usePagePause();
  if (isPausing) return null;
  return (
    <Split>
      <Side>
        <Top>
          <Home to="/">
            <VisuallyHidden>{t('nav.logo')}</VisuallyHidden>
            <Logo size={34} />
          </Home>
        </Top>
        <Page>
          <Outlet />
        </Page>
        <Foot>
          <LookButtons />
          <SiteLinks />
        </Foot>
      </Side>
      <AuthScene />
    </Split>
  );
}

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

const Top = styled.header`
  display: flex;
  align-self: flex-start;
`;

const Home = styled(Link)`
  border-radius: 8px;
  ${focusRing}
`;

const Page = styled.main`
  width: 100%;
  max-width: 400px;
  margin: auto 0;
  padding: 32px 0;
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: flex-start;
  gap: 4px 20px;
  margin-left: -12px;
  > nav {
    padding-left: 12px;
  }
`;
