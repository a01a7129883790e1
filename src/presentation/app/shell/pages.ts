/** The pages that the sidebar and the bottom tabs lead to, in order. Each has an icon in regular and fill. */
export const PAGES = [{ to: '/', icon: 'house', words: 'nav.home' }] as const;
