/** The pages that each show one item, by the first step of their path. */
export type ItemPage = 'song' | 'album' | 'playlist' | 'artist' | 'category' | 'section' | 'short-video';

/** The path of an item's page. An id may contain any character, so it is encoded as one step of the path. */
export const pagePath = (page: ItemPage, id: string): string => ['', page, encodeURIComponent(id)].join('/');
