export const FILM_WIDTH = 1280;
export const FILM_HEIGHT = 720;
export const FRAMES_PER_SECOND = 25;

/** A silent film, picture by picture. */
export interface Film {
  /** All frames last as long as the song. */
  readonly frameCount: number;
  /** The picture with this number, from 0, as planar YCbCr 4:2:0 (BT.709, studio range); the next call overwrites it. */
  draw(frame: number): Uint8Array;
}
