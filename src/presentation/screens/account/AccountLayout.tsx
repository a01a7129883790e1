import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { authPath } from '../../../domain/session/return-path';
import { usePagePause } from '../../hooks/use-page-pause';
import { useSupported } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';
import { PageTabs } from '../../components/PageTabs';

const TABS = [
  { to: '/profile', label: 'tabs.profile', needs: 'profile' },
  { to: '/profile/change-password', label: 'tabs.password', needs: 'profile' },
  { to: '/profile/device-management', label: 'tabs.devices', needs: 'devices' },
] as const;

/**
 * The layout of the pages of the user's own account, one tab each. A user who is not signed in is sent to sign-in, and returns here
 * afterwards.
 */
export const AccountLayout = observer(function AccountLayout() {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const isPausing = usePagePause();
  const tabs = useSupported(TABS);
  if (account.state.kind === 'unknown') return null;
  if (!account.isSignedIn) return <Navigate to={account.hasLeft ? '/' : authPath('/login', pathname)} replace />;
  if (isPausing) return null;
  return (
    <Frame>
      <PageTabs heading={t('tabs.title')} tabs={tabs.map(({ to, label }) => ({ to, text: t(label) }))} />
      <Outlet />
    </Frame>
  );
});

const Frame = styled.div`
  max-width: 1080px;
`;
