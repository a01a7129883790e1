/** The size of the demo's short videos, in pixels. */
export const CLIP_WIDTH = 1080;
export const CLIP_HEIGHT = 1920;

/**
 * The size in which they are painted, as large as a film. Painting them in their final size would take twice the time and look
 * the same.
 */
export const PAINTED_WIDTH = 720;
export const PAINTED_HEIGHT = 1280;
