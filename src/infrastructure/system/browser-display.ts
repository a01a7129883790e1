import type { Display } from '../../application/ports/display.port';

/** How long, in milliseconds, to wait for a frame: a hidden page draws none. */
const LONGEST = 100;

export class BrowserDisplay implements Display {
  afterNextPicture(run: () => void): void {
    const frame = requestAnimationFrame(() => {
      clearTimeout(late);
      // The browser draws the frame after this callback.
      setTimeout(run);
    });
    const late = setTimeout(() => {
      cancelAnimationFrame(frame);
      run();
    }, LONGEST);
  }
}
