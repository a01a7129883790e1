import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ErrorPageKind } from '../../../domain/shared/error-page-of';
import { CONTENT_ID } from '../../components/SkipLinks';
import { useViewModels } from '../../hooks/view-models-context';
import { ErrorPage } from '../../components/ErrorPage';
import { focusRing } from '../../design-system/interaction';
import { Logo } from '../../design-system/Logo';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';

/** An error page that fills the window, without the shell around it. */
export const ErrorWindow = observer(function ErrorWindow({ kind }: { readonly kind: ErrorPageKind }) {
  const { player } = useViewModels();
  const { t } = useTranslation();
  return (
    <Window>
      <Top>
        <Home to="/">
          <VisuallyHidden>{t('nav.logo')}</VisuallyHidden>
          <Logo size={30} />
        </Home>
      </Top>
      <main id={CONTENT_ID} tabIndex={-1}>
        <ErrorPage kind={kind} isPlaying={player.isPlaying} />
      </main>
    </Window>
  );
});

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
