/**
 * The folders of demo-studio that compose, write, draw and film: pure functions. So is `making`, which may import them.
 * tsconfig.pure.json lists them all a second time.
 */
export const STUDIO_RULES = ['art', 'catalogue', 'clips', 'film', 'lyrics', 'music'];
