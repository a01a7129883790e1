import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { EmptyLead } from '../../components/EmptyLead';
import { EmptyState } from '../../components/EmptyState';
import { buttonFace, type ButtonVariant } from '../../design-system/Button';

/** The empty state of the liked songs. */
export function LikedEmpty() {
  const { t } = useTranslation('library');
  return (
    <EmptyState lead={<EmptyLead />} title={t('liked.empty.title')} text={t('liked.empty.text')}>
      <ToMusic to="/" $variant="primary">
        {t('liked.empty.action')}
      </ToMusic>
    </EmptyState>
  );
}

const ToMusic = styled(Link)<{ $variant: ButtonVariant }>`
  ${buttonFace}
`;
