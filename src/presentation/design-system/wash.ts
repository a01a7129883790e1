import type { CSSProperties } from 'react';
import { css } from 'styled-components';

interface PictureColour {
  readonly hue: number;
  readonly chroma: number;
  readonly secondHue: number;
}

/** The colour of a picture for the styles inside: hue decides, the theme sets lightness and caps chroma (design §9). */
export const pictureColour = ({ hue, chroma, secondHue }: PictureColour): CSSProperties =>
  ({ '--dom-h': hue, '--dom-c': chroma, '--dom-h2': secondHue }) as CSSProperties;

/** Defines `--wash` and `--wash2` from the picture's colour. */
export const washColours = css`
  --wash: oklch(var(--wash-l) min(var(--dom-c), var(--wash-c)) var(--dom-h));
  --wash2: oklch(calc(var(--wash-l) + 0.02) min(var(--dom-c), var(--wash-c)) var(--dom-h2));
  [data-theme='dark'] & {
    --wash2: oklch(calc(var(--wash-l) - 0.06) min(var(--dom-c), var(--wash-c)) var(--dom-h2));
  }
`;
