import type { Display } from '../../application/ports/display.port';

/** So long, in milliseconds, a picture is waited for: a hidden page draws none. */
const LONGEST = 100;

export class BrowserDisplay implements Display {
  afterNextPicture(run: () => void): void {
    const frame = requestAnimationFrame(() => {
      clearTimeout(late);
      // The picture is drawn after this.
      setTimeout(run);
    });
    const late = setTimeout(() => {
      cancelAnimationFrame(frame);
      run();
    }, LONGEST);
  }
}
