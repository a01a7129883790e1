import styled from 'styled-components';

/** The title above one row of a page. */
export const SectionHeading = styled.h2`
  margin-bottom: 10px;
  font-size: var(--fs-h3);
  line-height: var(--lh-h3);
`;
