/** The limits that the first page needs; the others are fetched with what they limit. */

/** Widths in pixels at which the server offers a picture. */
export const PICTURE_WIDTHS = [64, 128, 256, 512, 1024] as const;

/** Of what is searched for, in code points. */
export const SEARCH_TEXT_MAX = 100;
