export const FILM_WIDTH = 1280;
export const FILM_HEIGHT = 720;
export const FRAMES_PER_SECOND = 25;

/** A silent film, picture by picture. */
export interface Film {
  /** Together as long as the song. */
  readonly frameCount: number;
  /** A picture as planar YCbCr 4:2:0 (BT.709, studio range), from 0; it is painted over by the next call. */
  draw(frame: number): Uint8Array;
}
