/** The messages that several pages or parts show together. */
export const BROWSE_MESSAGES = ['browse', 'search', 'library'] as const;
export const LISTEN_MESSAGES = ['listen', 'library', 'form'] as const;
export const LIBRARY_MESSAGES = ['library', 'form'] as const;
export const ACCOUNT_MESSAGES = ['account', 'form', 'staticPages'] as const;
