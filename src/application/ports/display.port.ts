/** When what stands on the page is on the glass. */
export interface Display {
  /** Runs something once the next picture of the page has been drawn, or soon where none is drawn. */
  afterNextPicture(run: () => void): void;
}
