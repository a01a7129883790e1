/** From one clip to the next, in milliseconds. */
const SLIDE_MS = 220;
/** So far on its way, in milliseconds, the slide is first seen: its first picture shows some of the next clip already. */
const AHEAD_MS = 32;
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/**
 * Slides what stands in the feed from where it is seen to where the feed has gone to. The feed is there at once and the slide
 * runs beside the page's code: neither a key nor a clip waits for it.
 */
export class ReelSlide {
  private running: Animation | null = null;

  constructor(
    private readonly scroller: HTMLElement,
    private readonly reel: HTMLElement,
  ) {}

  /** How far, in pixels, everything is seen below the place where it stands. */
  get offset(): number {
    if (this.running === null) return 0;
    return this.reel.getBoundingClientRect().top - this.scroller.getBoundingClientRect().top + this.scroller.scrollTop;
  }

  from(offset: number): void {
    this.end();
    // What moves past would be snapped to.
    this.scroller.style.scrollSnapType = 'none';
    const slide = this.reel.animate([{ transform: `translateY(${offset}px)` }, { transform: 'none' }], {
      duration: SLIDE_MS,
      easing: EASING,
    });
    slide.currentTime = AHEAD_MS;
    slide.onfinish = () => this.end();
    this.running = slide;
  }

  end(): void {
    this.running?.cancel();
    this.running = null;
    this.scroller.style.scrollSnapType = '';
  }
}
