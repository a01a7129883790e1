/** The limits that the first page needs; the other limits are loaded with the code that uses them. */

/** Widths in pixels at which the server offers a picture. */
export const PICTURE_WIDTHS = [64, 128, 256, 512, 1024] as const;

/** The length of a search text, in code points. */
export const SEARCH_TEXT_MAX = 100;
