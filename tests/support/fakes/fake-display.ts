import type { Display } from '../../../src/application/ports/display.port';

/** Draws at once; after `hold`, only when `draw` is called. */
export class FakeDisplay implements Display {
  private held: (() => void)[] | null = null;

  hold(): void {
    this.held = [];
  }

  draw(): void {
    const waiting = this.held ?? [];
    this.held = [];
    for (const run of waiting) run();
  }

  afterNextPicture(run: () => void): void {
    if (this.held === null) run();
    else this.held.push(run);
  }
}
