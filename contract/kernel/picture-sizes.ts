/** The width at which a clip's poster is shown, as a value of the `sizes` attribute. */
export const POSTER_SIZES = '(max-width: 767px) 100vw, 488px';
