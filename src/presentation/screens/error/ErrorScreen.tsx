import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { CONTENT_ID } from '../../components/SkipLinks';
import { usePagePause } from '../../hooks/use-page-pause';
import { useViewModels } from '../../hooks/view-models-context';
import { ErrorPage } from '../../components/ErrorPage';
import { focusRing } from '../../design-system/interaction';
import { Logo } from '../../design-system/Logo';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';

/** The error pages, without layout: `/403` and `/500` show their own page, every other path without a page shows not found. */
export const ErrorScreen = observer(function ErrorScreen() {
  const { code } = useParams();
  const { player } = useViewModels();
  const { t } = useTranslation();
  const isPausing = usePagePause();
  if (isPausing) return null;
  return (
    <Window>
      <Top>
        <Home to="/">
          <VisuallyHidden>{t('nav.logo')}</VisuallyHidden>
          <Logo size={30} />
        </Home>
      </Top>
      <main id={CONTENT_ID} tabIndex={-1}>
        <ErrorPage kind={kindOf(code)} isPlaying={player.isPlaying} />
      </main>
    </Window>
  );
});

function kindOf(code: string | undefined): 'notFound' | 'forbidden' | 'server' {
  if (code === '403') return 'forbidden';
  return code === '500' ? 'server' : 'notFound';
}

/** The sea lies along its foot. */
const Window = styled.div`
  position: relative;
  isolation: isolate;
  min-height: 100dvh;
  padding: 0 var(--gutter);
  overflow: hidden;
`;

const Top = styled.header`
  display: flex;
  align-items: center;
  height: 76px;
`;

const Home = styled(Link)`
  border-radius: 8px;
  ${focusRing}
`;
