import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Navigate, NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { doorPath } from '../../../domain/session/return-path';
import { usePagePause } from '../../app/use-page-pause';
import { useViewModels } from '../../app/view-models-context';
import { PageTitle } from '../../components/PageTitle';
import { insetFocusRing } from '../../design-system/interaction';
import { DevicesScreen } from './DevicesScreen';
import { PasswordScreen } from './PasswordScreen';
import { ProfileScreen } from './ProfileScreen';

const TABS = [
  { to: '/profile', words: 'tabs.profile', Page: ProfileScreen },
  { to: '/profile/change-password', words: 'tabs.password', Page: PasswordScreen },
  { to: '/profile/device-management', words: 'tabs.devices', Page: DevicesScreen },
] as const;

/** The pages of the own account, one tab each. Whoever is not signed in is asked to, and led back here. */
export const AccountPages = observer(function AccountPages() {
  const { account } = useViewModels();
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const isPausing = usePagePause();
  if (account.state.kind === 'unknown') return null;
  if (!account.isSignedIn) return <Navigate to={account.hasLeft ? '/' : doorPath('/login', pathname)} replace />;
  if (isPausing) return null;
  const tab = TABS.find(({ to }) => to === pathname.replace(/\/$/, '')) ?? TABS[0];
  return (
    <Frame>
      <Title title={t(tab.words)}>{t('tabs.title')}</Title>
      <Tabs aria-label={t('tabs.title')}>
        {TABS.map(({ to, words }) => (
          <Tab key={to} to={to} end>
            {t(words)}
          </Tab>
        ))}
      </Tabs>
      <tab.Page />
    </Frame>
  );
});

const Frame = styled.div`
  max-width: 1080px;
`;

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
