/** The size of the demo's short videos, in pixels. */
export const CLIP_WIDTH = 1080;
export const CLIP_HEIGHT = 1920;

/** The size they are painted in: as large as films are. Painted in their own they would take twice the time, and look alike. */
export const PAINTED_WIDTH = 720;
export const PAINTED_HEIGHT = 1280;
