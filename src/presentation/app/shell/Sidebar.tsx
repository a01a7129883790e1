import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Icon } from '../../design-system/Icon';
import { IconButton } from '../../design-system/IconButton';
import { insetFocusRing } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { lazyPart } from '../../hooks/lazy-part';
import { useSupported } from '../../hooks/use-supported';
import { useViewModels } from '../../hooks/view-models-context';
import { loadOwnShelf, loadRecentSongs, loadSidebarFoot } from '../loading/parts';
import { SIDEBAR_PAGES } from './navigation-links';
import { fading, SidebarLogo } from './SidebarLogo';

const OwnShelf = lazyPart(loadOwnShelf);
const SidebarFoot = lazyPart(loadSidebarFoot);
const RecentSongs = lazyPart(loadRecentSongs);

/**
 * Navigation, and the listener's library or last played songs: 240 wide when pinned, otherwise a rail that opens over the page
 * while it is used.
 */
export const Sidebar = observer(function Sidebar() {
  const { shell, account, supports } = useViewModels();
  const { t } = useTranslation();
  const pages = useSupported(SIDEBAR_PAGES);
  return (
    <Panel aria-label={t('nav.label')} data-pinned={shell.isPinned}>
      <Brand>
        <SidebarLogo />
        <PinButton />
      </Brand>
      <ul>
        {pages.map(({ to, icon, words }) => (
          <li key={to}>
            <PageLink to={to}>
              {({ isActive }) => (
                <>
                  <Icon name={icon} weight={isActive ? 'fill' : 'regular'} size={22} />
                  <span>{t(words)}</span>
                </>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
      {account.isSignedIn && supports('library') ? <OwnShelf /> : <Heard />}
      <SidebarFoot />
    </Panel>
  );
});

/** The last played songs, for listeners who are not signed in. */
const Heard = observer(function Heard() {
  const { recent } = useViewModels();
  const { t } = useTranslation();
  return recent.played.length > 0 ? <RecentSongs /> : <Nothing>{t('nav.noRecent')}</Nothing>;
});

const PinButton = observer(function PinButton() {
  const { shell } = useViewModels();
  const { t } = useTranslation();
  return (
    <Pin>
      <IconButton
        icon={{ name: 'sidebar-simple', weight: shell.isPinned ? 'regular' : 'fill' }}
        label={t('nav.pin')}
        tip={`${t('nav.pin')} ([)`}
        side="bottom-end"
        aria-pressed={shell.isPinned}
        onClick={shell.togglePin}
      />
    </Pin>
  );
});

const Brand = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 36px;
  padding: 0 4px 0 10px;
`;

const Nothing = styled.p`
  ${fading}
  padding: 0 12px;
  color: var(--text-3);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
  opacity: var(--open);
`;

const Pin = styled.span`
  ${fading}
  opacity: var(--open);
  ${MEDIA.upToLaptop} {
    display: none;
  }
`;

const PageLink = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 42px;
  padding: 0 12px 0 11px;
  border-radius: var(--r-sm);
  color: var(--text-2);
  font-weight: var(--fw-medium);
  clip-path: inset(0 calc((1 - var(--open)) * (100% - 44px)) 0 0 round var(--r-sm));
  transition:
    clip-path var(--dur-3) var(--ease-inout),
    background-color var(--dur-2) var(--ease-out);
  ${insetFocusRing}
  ${MEDIA.hover} {
    &:hover {
      color: var(--text-1);
      background: var(--hover);
    }
  }
  &.active {
    background: var(--surface-1);
    color: var(--text-1);
    font-weight: var(--fw-strong);
    svg {
      color: var(--accent-strong);
    }
  }
  [data-theme='dark'] &.active {
    background: var(--surface-2);
  }
`;

/** Closed: 76 px are visible. Opened by pointer or keyboard: the whole sidebar is visible over the page, which does not move. */
const rail = css`
  --open: 0;
  clip-path: inset(0 calc(100% - var(--nav-rail)) 0 0);
  &:hover,
  &:has(:focus-visible) {
    --open: 1;
    clip-path: inset(0 -60px 0 0);
    background: var(--bg);
    box-shadow: var(--elev-3);
    transition-delay: 200ms;
  }
`;

const Panel = styled.nav`
  --open: 1;
  position: fixed;
  inset: 0 auto 0 0;
  z-index: var(--z-nav);
  display: flex;
  flex-direction: column;
  gap: 22px;
  width: var(--nav-w);
  padding: 18px 12px calc(var(--dock-h) + 24px) 16px;
  transition:
    clip-path var(--dur-3) var(--ease-inout),
    background-color var(--dur-3) var(--ease-out),
    box-shadow var(--dur-3) var(--ease-out);
  &:not([data-pinned='true']) {
    ${rail}
  }
  ${MEDIA.upToLaptop} {
    ${rail}
  }
  ${MEDIA.phone} {
    display: none;
  }
`;
