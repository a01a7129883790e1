/** The music folder in the folder of the demo: the demo studio fills it, the server imports it. */
export const DEMO_MUSIC_FOLDER = 'library';
