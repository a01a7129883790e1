import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { authPath } from '../../../domain/session/return-path';
import { usePagePause } from '../../hooks/use-page-pause';
import { useViewModels } from '../../hooks/view-models-context';
import { ErrorPage } from '../../components/ErrorPage';
import { PageTabs } from '../../components/PageTabs';
import { AbsentScreen } from './AbsentScreen';
import { AccountsScreen } from './AccountsScreen';
import { CommentsScreen } from './CommentsScreen';
import { FiguresScreen } from './FiguresScreen';
import { LibraryScreen } from './LibraryScreen';
import { SongsScreen } from './SongsScreen';

const TABS = [
  { to: '/admin', words: 'tabs.library', Page: LibraryScreen },
  { to: '/admin/accounts', words: 'tabs.accounts', Page: AccountsScreen },
  { to: '/admin/songs', words: 'tabs.songs', Page: SongsScreen },
  { to: '/admin/absent', words: 'tabs.absent', Page: AbsentScreen },
  { to: '/admin/comments', words: 'tabs.comments', Page: CommentsScreen },
  { to: '/admin/figures', words: 'tabs.figures', Page: FiguresScreen },
] as const;

/**
 * The pages of administration, one tab each. A user who is not signed in is sent to sign-in, and returns here afterwards; a
 * listener gets the forbidden page. The server refuses the data of these pages to both.
 */
export const AdminPages = observer(function AdminPages() {
  const { account, player } = useViewModels();
  const { pathname } = useLocation();
  const isPausing = usePagePause();
  if (account.state.kind === 'unknown') return null;
  if (!account.isSignedIn) return <Navigate to={account.hasLeft ? '/' : authPath('/login', pathname)} replace />;
  if (isPausing || account.profile === null) return null;
  if (account.profile.role !== 'admin') return <ErrorPage kind="forbidden" isPlaying={player.isPlaying} />;
  return <Tabbed pathname={pathname.replace(/\/$/, '')} />;
});

function Tabbed({ pathname }: { readonly pathname: string }) {
  const { t } = useTranslation('admin');
  const tab = TABS.find(({ to }) => to === pathname) ?? TABS[0];
  return (
    <div>
      <PageTabs
        heading={t('title')}
        title={t(tab.words)}
        tabs={TABS.map(({ to, words }) => ({ to, text: t(words) }))}
      />
      <tab.Page />
    </div>
  );
}
