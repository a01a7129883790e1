import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SectionHeading } from './SectionHeading';
import { focusRing, touchArea } from '../design-system/interaction';

interface RowHeadingProps {
  readonly title: string;
  /** The page of the whole list; omitted if this is all of it. */
  readonly to?: string;
}

/** The title over a row, and the link to the whole list. */
export function RowHeading({ title, to }: RowHeadingProps) {
  const { t } = useTranslation();
  if (to === undefined) return <SectionHeading>{title}</SectionHeading>;
  return (
    <Line>
      <SectionHeading>{title}</SectionHeading>
      <All to={to} aria-label={t('card.seeAllOf', { title })}>
        {t('card.seeAll')}
      </All>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
`;

const All = styled(Link)`
  ${touchArea}
  flex: none;
  border-radius: 4px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  font-weight: var(--fw-strong);
  ${focusRing}
  &:hover {
    color: var(--text-1);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
