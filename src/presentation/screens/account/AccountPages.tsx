import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { authPath } from '../../../domain/session/return-path';
import { usePagePause } from '../../hooks/use-page-pause';
import { useViewModels } from '../../hooks/view-models-context';
import { PageTabs } from '../../components/PageTabs';
import { DevicesScreen } from './DevicesScreen';
import { PasswordScreen } from './PasswordScreen';
import { ProfileScreen } from './ProfileScreen';

const TABS = [
  { to: '/profile', words: 'tabs.profile', Page: ProfileScreen },
  { to: '/profile/change-password', words: 'tabs.password', Page: PasswordScreen },
  { to: '/profile/device-management', words: 'tabs.devices', Page: DevicesScreen },
] as const;

/**
 * The pages of the user's own account, one tab each. A user who is not signed in is sent to sign-in, and returns here afterwards.
 */
export const AccountPages = observer(function AccountPages() {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const isPausing = usePagePause();
  if (account.state.kind === 'unknown') return null;
  if (!account.isSignedIn) return <Navigate to={account.hasLeft ? '/' : authPath('/login', pathname)} replace />;
  if (isPausing) return null;
  const tab = TABS.find(({ to }) => to === pathname.replace(/\/$/, '')) ?? TABS[0];
  return (
    <Frame>
      <PageTabs
        heading={t('tabs.title')}
        title={t(tab.words)}
        tabs={TABS.map(({ to, words }) => ({ to, text: t(words) }))}
      />
      <tab.Page />
    </Frame>
  );
});

const Frame = styled.div`
  max-width: 1080px;
`;
