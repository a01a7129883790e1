import { css } from 'styled-components';

/** The background of the player over the whole window: the picture's colours, darkened, in both themes (design §9). */
export const fullScreenColours = css`
  color: #fff;
  background:
    radial-gradient(70% 80% at 12% 18%, oklch(0.34 min(0.1, var(--dom-c)) var(--dom-h)), transparent 70%),
    radial-gradient(60% 70% at 88% 8%, oklch(0.33 min(0.1, var(--dom-c)) var(--dom-h2)), transparent 70%),
    oklch(0.24 min(0.08, var(--dom-c)) var(--dom-h2));
`;
