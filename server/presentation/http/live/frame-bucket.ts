/** Dragging a slider sends a few frames a second; this is room for many sliders. */
const BURST = 60;
const PER_SECOND = 15;

/** How many frames one socket may still send. */
export class FrameBucket {
  private left = BURST;

  constructor(private filledAt: number) {}

  /** False if no frame was left at this time (in milliseconds). */
  consume(now: number): boolean {
    this.left = Math.min(BURST, this.left + ((now - this.filledAt) / 1_000) * PER_SECOND);
    this.filledAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
