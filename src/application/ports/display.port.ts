/** When the content of the page is visible on the display. */
export interface Display {
  /** Runs a callback after the next frame of the page was drawn, or soon if none is drawn. */
  afterNextPicture(run: () => void): void;
}
