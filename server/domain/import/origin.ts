/** The origin of a library's files: a listener's own folder, or the music that the server made itself at the start. */
export type Origin = 'own' | 'demo';
