import { PICTURE_WIDTHS } from './first-limits';

const WIDTH = '{width}';

/** Whether a picture can be requested in several widths: its address contains `{width}`. Other pictures have one size. */
export const hasWidths = (address: string): boolean => address.includes(WIDTH);

/** The URL of a picture, `width` pixels wide. A picture of one size has the same URL for every width. */
export const pictureAt = (address: string, width: number): string => address.replace(WIDTH, `${width}`);

/** The `srcset` of a picture, with every width that is requested, each URL completed; undefined for a picture of one size. */
export const srcSetOf = (address: string, complete = (url: string): string => url): string | undefined =>
  hasWidths(address)
    ? PICTURE_WIDTHS.map((width) => `${complete(pictureAt(address, width))} ${width}w`).join(', ')
    : undefined;
