import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '../../design-system/Icon';
import { insetFocusRing } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';
import { useSupported } from '../../hooks/use-supported';
import { TAB_PAGES } from './navigation-links';

/** The navigation of a phone. */
export function BottomTabs() {
  const { t } = useTranslation();
  const pages = useSupported(TAB_PAGES);
  return (
    <Bar aria-label={t('nav.label')}>
      {pages.map(({ to, icon, words }) => (
        <Tab key={to} to={to}>
          {({ isActive }) => (
            <>
              <Icon name={icon} weight={isActive ? 'fill' : 'regular'} size={25} />
              <span>{t(words)}</span>
            </>
          )}
        </Tab>
      ))}
    </Bar>
  );
}

const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-nav);
  display: none;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  height: calc(var(--tab-h) + env(safe-area-inset-bottom));
  padding: 0 8px env(safe-area-inset-bottom);
  background: color-mix(in srgb, var(--bg) 92%, transparent);
  backdrop-filter: blur(18px);
  ${MEDIA.phone} {
    display: grid;
  }
`;

const Tab = styled(NavLink)`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 3px;
  color: var(--text-2);
  font-size: 11.5px;
  font-weight: var(--fw-medium);
  line-height: 15px;
  ${insetFocusRing}
  &.active {
    color: var(--accent-strong);
    font-weight: 660;
  }
`;
