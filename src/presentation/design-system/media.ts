/** Width ranges of design §14, for `@media`. Sections of a page use `CONTAINER` instead, because panels narrow them. */
export const MEDIA = {
  phone: '@media (max-width: 767px)',
  upToTablet: '@media (max-width: 1023px)',
  upToLaptop: '@media (max-width: 1279px)',
  fromTablet: '@media (min-width: 768px)',
  fromLaptop: '@media (min-width: 1280px)',
  fromWide: '@media (min-width: 1600px)',
  hover: '@media (hover: hover)',
  calm: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
} as const;

/** Widths of the content column, in its own container. */
export const CONTAINER = {
  narrow: '@container main (max-width: 960px)',
  small: '@container main (max-width: 700px)',
} as const;
