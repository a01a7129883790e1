import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { focusRing, touchArea } from '../design-system/interaction';
import { useSupported } from '../hooks/use-supported';

/** The pages about the product, in order. */
const SITE_PAGES = [
  { to: '/policy-term', words: 'links.terms' },
  { to: '/security-policy', words: 'links.privacy' },
  { to: '/contact', words: 'links.contact', needs: 'contact' },
  { to: '/app', words: 'links.app' },
] as const;

/** Links to the pages about the product. */
export function SiteLinks({ className }: { readonly className?: string }) {
  const { t } = useTranslation('staticPages');
  const pages = useSupported(SITE_PAGES);
  return (
    <Links className={className} aria-label={t('links.label')}>
      {pages.map(({ to, words }) => (
        <SiteLink key={to} to={to}>
          {t(words)}
        </SiteLink>
      ))}
    </Links>
  );
}

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: var(--text-2);
  font-size: 13.5px;
  line-height: 20px;
`;

const SiteLink = styled(Link)`
  ${touchArea}
  position: relative;
  padding: 8px 0;
  border-radius: 4px;
  white-space: nowrap;
  ${focusRing}
  &:hover {
    color: var(--text-1);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
