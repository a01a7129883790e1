import type { Display } from '../../../src/application/ports/display.port';

/** Draws at once, until it is held: then when it is told to. */
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
