import styled from 'styled-components';

/** A name, and its value or control at the end of the line. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  b {
    font-size: 14px;
    font-weight: var(--fw-strong);
  }
  > * + :last-child {
    margin-left: auto;
  }
`;

/** The explanation under a choice. */
export const Hint = styled.p`
  margin-top: 6px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
`;
