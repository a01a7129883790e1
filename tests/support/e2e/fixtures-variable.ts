/** The environment variable with the address of the fixture server. */
export const FIXTURES = 'SONG_FIXTURES';
