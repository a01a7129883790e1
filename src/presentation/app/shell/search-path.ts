/** Where what is found is shown. */
export const SEARCH_PATH = '/search';

/** The page of what is found for a text. */
export const searchPath = (q: string): string => `${SEARCH_PATH}?${new URLSearchParams({ q }).toString()}`;
