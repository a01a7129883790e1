import styled from 'styled-components';

/** A sentence in place of content. */
export const Plain = styled.p`
  padding: 72px 0;
  color: var(--text-2);
  text-align: center;
`;

/** One row of a page. */
export const Line = styled.section`
  margin-top: 34px;
  min-width: 0;
`;
