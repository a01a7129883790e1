import { css } from 'styled-components';

/** What of a text can be marked. */
export const selectable = (what: 'none' | 'text' | 'all') => css`
  -webkit-user-select: ${what};
  user-select: ${what};
`;
