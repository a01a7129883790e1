import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { LookButtons } from '../../controls/LookButtons';
import { SiteLinks } from '../../controls/SiteLinks';
import { CONTENT_ID, SkipLinks } from '../../components/SkipLinks';
import { focusRing, touchArea } from '../../design-system/interaction';
import { Logo } from '../../design-system/Logo';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';
import { usePagePause } from '../../hooks/use-page-pause';
import { StaticPagePrint } from './static-page-print';

/**
 * The frame of the pages that describe the product or contain a form: a link home above, links to its sibling pages below. Neither
 * is printed.
 */
export function StaticPageLayout() {
  const { t } = useTranslation();
  const isPausing = usePagePause();
  if (isPausing) return null;
  return (
    <Sheet>
      <StaticPagePrint />
      <SkipLinks hasPlayer={false} />
      <Top>
        <Home to="/">
          <VisuallyHidden>{t('nav.logo')}</VisuallyHidden>
          <Logo size={30} />
        </Home>
        <LookButtons />
      </Top>
      <Page id={CONTENT_ID} tabIndex={-1}>
        <Outlet />
      </Page>
      <Foot>
        <SiteLinks />
      </Foot>
    </Sheet>
  );
}

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: calc(1120px + 2 * var(--gutter));
  min-height: 100dvh;
  margin-inline: auto;
  padding: 0 var(--gutter);
`;

const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 76px;
`;

const Home = styled(Link)`
  ${touchArea}
  border-radius: 8px;
  ${focusRing}
`;

const Page = styled.main`
  flex: 1;
  padding: 24px 0 56px;
  outline: none;
`;

/** Ends above the mini player, which lies over the page's end. */
const Foot = styled.footer`
  padding: 20px 0 calc(var(--mini-h) + 48px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
`;
