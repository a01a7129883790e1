import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ConsentChoice } from '../../features/consent/ConsentChoice';
import { Button } from '../../design-system/Button';
import { focusRing } from '../../design-system/interaction';
import { usePolicy, type PolicyName } from './use-policy';
import { StaticPageHead } from './StaticPageHead';
import { StaticPageText } from './StaticPageText';

/** A long text: its title, its table of contents, and its sections. */
export function Policy({ name }: { readonly name: PolicyName }) {
  const { t } = useTranslation('staticPages');
  const { title, lead, sections } = usePolicy(name);
  return (
    <Columns>
      <StaticPageHead title={title} text={lead} />
      <Contents aria-label={t('contents')} data-unprinted>
        <h2>{t('contents')}</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <Anchor href={`#${section.id}`}>{section.title}</Anchor>
            </li>
          ))}
        </ol>
        <Button small variant="outline" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Contents>
      <Text>
        {sections.map((section) => (
          <Section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            <StaticPageText text={section.text} />
            {section.id === 'analytics' && <ConsentChoice />}
          </Section>
        ))}
      </Text>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 720px) 260px;
    grid-template-rows: auto 1fr;
    justify-content: space-between;
    column-gap: 32px;
  }
  @media print {
    display: block;
  }
`;

const Contents = styled.nav`
  align-self: start;
  padding: 18px 20px;
  border-radius: var(--r-md);
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  h2 {
    margin-bottom: 8px;
    font-size: var(--fs-h3);
    line-height: var(--lh-h3);
  }
  ol {
    margin-bottom: 14px;
  }
  @media (min-width: 1100px) {
    grid-area: 1 / 2 / span 2;
    position: sticky;
    top: 24px;
  }
`;

const Anchor = styled.a`
  display: block;
  padding: 6px 0;
  border-radius: 4px;
  color: var(--accent-strong);
  ${focusRing}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  @media (max-width: 767px) {
    padding: 11px 0;
  }
`;

const Text = styled.article`
  margin-top: 36px;
  @media (min-width: 1100px) {
    margin-top: 0;
  }
`;

const Section = styled.section`
  & + & {
    margin-top: 36px;
  }
  scroll-margin-top: 24px;
  h2 {
    margin-bottom: 12px;
    font-size: var(--fs-h2);
    line-height: var(--lh-h2);
  }
`;
