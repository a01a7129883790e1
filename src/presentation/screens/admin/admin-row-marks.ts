import styled from 'styled-components';
import { CONTAINER } from '../../design-system/media';

/** The actions of a row. */
export const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  ${CONTAINER.small} {
    justify-content: flex-end;
  }
`;

/** A word beside a name. */
export const Mark = styled.span<{ $isWarning?: boolean }>`
  display: inline-block;
  padding: 1px 9px;
  border-radius: var(--r-full);
  background: ${({ $isWarning = false }) => ($isWarning ? 'var(--danger-soft)' : 'var(--accent-soft)')};
  color: ${({ $isWarning = false }) => ($isWarning ? 'var(--danger)' : 'var(--accent-strong)')};
  font-size: 13px;
  font-weight: var(--fw-strong);
  white-space: nowrap;
`;

export const Card = styled.section`
  padding: 22px 24px;
  border-radius: var(--r-lg);
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  h2 {
    margin-bottom: 6px;
    font-size: 22px;
    line-height: 28px;
  }
  p {
    color: var(--text-2);
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/** Says that there is nothing. */
export const Nothing = styled.p`
  padding: 48px 16px;
  color: var(--text-2);
  text-align: center;
`;
