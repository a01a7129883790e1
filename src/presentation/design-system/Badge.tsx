import styled from 'styled-components';

/** A tiny word beside a title. */
export const Badge = styled.span`
  flex: none;
  padding: 0 6px;
  border-radius: 5px;
  background: var(--surface-2);
  color: var(--text-2);
  font-size: var(--fs-micro);
  font-weight: var(--fw-strong);
  line-height: 18px;
`;
