const HOME = { to: '/', icon: 'house', words: 'nav.home' } as const;
const EXPLORE = { to: '/explore', icon: 'compass', words: 'nav.explore' } as const;
const SEARCH = { to: '/search', icon: 'magnifying-glass', words: 'nav.search' } as const;
const SHORTS = { to: '/short-video', icon: 'film-reel', words: 'nav.shorts', needs: 'shorts' } as const;
const LIBRARY = { to: '/library', icon: 'books', words: 'nav.library', needs: 'library' } as const;

/** The pages that the sidebar leads to, in order. Each has an icon in regular and fill. */
export const SIDEBAR_PAGES = [HOME, EXPLORE, SHORTS, LIBRARY] as const;

/** The pages in a phone's bottom tabs: the header of a phone has no search field. */
export const TAB_PAGES = [HOME, SEARCH, SHORTS, LIBRARY] as const;
