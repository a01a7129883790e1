import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { authPath } from '../../../domain/session/return-path';
import { usePagePause } from '../../hooks/use-page-pause';
import { useSupported } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';
import { ErrorPage } from '../../components/ErrorPage';
import { PageTabs } from '../../components/PageTabs';

const TABS = [
  { to: '/admin', label: 'tabs.library' },
  { to: '/admin/accounts', label: 'tabs.accounts' },
  { to: '/admin/songs', label: 'tabs.songs' },
  { to: '/admin/absent', label: 'tabs.absent' },
  { to: '/admin/comments', label: 'tabs.comments', needs: 'comments' },
  { to: '/admin/figures', label: 'tabs.figures' },
] as const;

/**
 * The layout of the pages of administration, one tab each. A user who is not signed in is sent to sign-in, and returns here
 * afterwards; a listener gets the forbidden page. The server refuses the data of these pages to both.
 */
export const AdminLayout = observer(function AdminLayout() {
  const { account, player } = useViewModels();
  const { pathname } = useLocation();
  const isPausing = usePagePause();
  if (account.state.kind === 'unknown') return null;
  if (!account.isSignedIn) return <Navigate to={account.hasLeft ? '/' : authPath('/login', pathname)} replace />;
  if (isPausing || account.profile === null) return null;
  if (account.profile.role !== 'admin') return <ErrorPage kind="forbidden" isPlaying={player.isPlaying} />;
  return <Tabbed />;
});

function Tabbed() {
  const { t } = useTranslation('admin');
  const tabs = useSupported(TABS);
  return (
    <div>
      <PageTabs heading={t('title')} tabs={tabs.map(({ to, label }) => ({ to, text: t(label) }))} />
      <Outlet />
    </div>
  );
}
