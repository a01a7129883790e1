import { css } from 'styled-components';

/** Which part of a text can be selected. */
export const selectable = (what: 'none' | 'text' | 'all') => css`
  -webkit-user-select: ${what};
  user-select: ${what};
`;
