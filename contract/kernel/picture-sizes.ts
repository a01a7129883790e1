import { PICTURE_WIDTHS } from './first-limits';

/** The `srcset` of a picture that takes `?w=`: every width that the server offers. */
export const srcSetOf = (src: string): string =>
  PICTURE_WIDTHS.map((width) => `${src}?w=${width} ${width}w`).join(', ');

/** The width at which a clip's poster is shown, as a value of the `sizes` attribute. */
export const POSTER_SIZES = '(max-width: 767px) 100vw, 488px';
