import styled from 'styled-components';
import { fading } from './SidebarLogo';
import { SiteLinks } from '../../controls/SiteLinks';

/** At the end of the sidebar: links to the pages about the product. They appear and disappear with the open sidebar. */
export const SidebarFoot = styled(SiteLinks)`
  ${fading}
  flex: none;
  gap: 0 14px;
  margin-top: auto;
  padding: 0 12px;
  color: var(--text-3);
  font-size: 12px;
  opacity: var(--open);
  /* An error page's water animation is behind this element. */
  body:has([data-sea]) & {
    color: var(--text-1);
  }
`;
