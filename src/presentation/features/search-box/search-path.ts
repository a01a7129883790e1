/** The path of the search results. */
export const SEARCH_PATH = '/search';

/** The path of the search results for a text. */
export const searchPath = (q: string): string => `${SEARCH_PATH}?${new URLSearchParams({ q }).toString()}`;
