import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { focusRing } from '../../design-system/interaction';
import { Logo, LogoMark } from '../../design-system/Logo';
import { VisuallyHidden } from '../../design-system/VisuallyHidden';

/** The link to home: the whole name in the open sidebar, its ó in the rail. */
export function SidebarLogo() {
  const { t } = useTranslation();
  return (
    <HomeLink to="/">
      <VisuallyHidden>{t('nav.logo')}</VisuallyHidden>
      <Word>
        <Logo />
      </Word>
      <Mark>
        <LogoMark />
      </Mark>
    </HomeLink>
  );
}

/** Appears and disappears with the open sidebar. */
export const fading = css`
  transition: opacity var(--dur-2) var(--ease-out);
`;

const HomeLink = styled(Link)`
  position: relative;
  border-radius: 8px;
  ${focusRing}
`;

const Word = styled.span`
  ${fading}
  display: block;
  opacity: var(--open);
`;

const Mark = styled.span`
  ${fading}
  position: absolute;
  inset: -7px auto auto -2px;
  font-size: 40px;
  line-height: 1;
  opacity: calc(1 - var(--open));
`;
