import { PICTURE_WIDTHS } from './first-limits';

/** The `srcset` of a picture that takes `?w=`: every width that the server makes. */
export const srcSetOf = (src: string): string =>
  PICTURE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ');

/** How wide a clip's poster is shown, in the words of the `sizes` attribute. */
export const POSTER_SIZES = '(max-width: 767px) 100vw, 488px';
