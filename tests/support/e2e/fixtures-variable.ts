/** The variable of the environment that names the address of the fixture server. */
export const FIXTURES = 'SONG_FIXTURES';
