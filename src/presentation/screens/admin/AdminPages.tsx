import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { doorPath } from '../../../domain/session/return-path';
import { usePagePause } from '../../app/use-page-pause';
import { useViewModels } from '../../app/view-models-context';
import { ErrorPage } from '../../components/ErrorPage';
import { PageTitle } from '../../components/PageTitle';
import { insetFocusRing } from '../../design-system/interaction';
import { AccountsScreen } from './AccountsScreen';
import { CommentsScreen } from './CommentsScreen';
import { FiguresScreen } from './FiguresScreen';
import { LibraryScreen } from './LibraryScreen';
import { SongsScreen } from './SongsScreen';

const TABS = [
  { to: '/admin', words: 'tabs.library', Page: LibraryScreen },
  { to: '/admin/accounts', words: 'tabs.accounts', Page: AccountsScreen },
  { to: '/admin/songs', words: 'tabs.songs', Page: SongsScreen },
  { to: '/admin/comments', words: 'tabs.comments', Page: CommentsScreen },
  { to: '/admin/figures', words: 'tabs.figures', Page: FiguresScreen },
] as const;

/**
 * The pages of administration, one tab each. Whoever is not signed in is asked to, and led back here; to a listener they are
 * closed. What is behind them the server keeps from both.
 */
export const AdminPages = observer(function AdminPages() {
  const { account, player } = useViewModels();
  const { pathname } = useLocation();
  const isPausing = usePagePause();
  if (account.state.kind === 'unknown') return null;
  if (!account.isSignedIn) return <Navigate to={account.hasLeft ? '/' : doorPath('/login', pathname)} replace />;
  if (isPausing || account.profile === null) return null;
  if (account.profile.role !== 'admin') return <ErrorPage kind="forbidden" isPlaying={player.isPlaying} />;
  return <Tabbed pathname={pathname.replace(/\/$/, '')} />;
});

function Tabbed({ pathname }: { readonly pathname: string }) {
  const { t } = useTranslation('admin');
  const tab = TABS.find(({ to }) => to === pathname) ?? TABS[0];
  return (
    <div>
      <Title title={t(tab.words)}>{t('title')}</Title>
      <Tabs aria-label={t('title')}>
        {TABS.map(({ to, words }) => (
          <Tab key={to} to={to} end>
            {t(words)}
          </Tab>
        ))}
      </Tabs>
      <tab.Page />
    </div>
  );
}

const Title = styled(PageTitle)`
  padding-top: 8px;
  font-size: var(--fs-h1);
  line-height: var(--lh-h1);
`;

const Tabs = styled.nav`
  display: flex;
  gap: 26px;
  margin: 14px 0 26px;
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled(NavLink)`
  display: flex;
  align-items: center;
  flex: none;
  height: 46px;
  border-bottom: 3px solid transparent;
  color: var(--text-2);
  font-weight: var(--fw-strong);
  ${insetFocusRing}
  &[aria-current='page'] {
    border-color: var(--accent-strong);
    color: var(--text-1);
  }
  &:hover {
    color: var(--text-1);
  }
`;
