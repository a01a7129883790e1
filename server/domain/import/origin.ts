/** Whose files a library is made of: a listener's own folder, or what the server made itself to begin with. */
export type Origin = 'own' | 'demo';
