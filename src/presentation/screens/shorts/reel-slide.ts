/** Duration of the slide between two clips, in milliseconds. */
const SLIDE_MS = 220;
/** How far the slide has progressed at its first frame, in milliseconds: this frame already shows some of the next clip. */
const AHEAD_MS = 32;
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/**
 * Slides the feed's content from where it is seen to where the feed has moved. The feed itself moves at once and the slide runs
 * beside the page's code, so neither a key nor a clip waits for the slide.
 */
export class ReelSlide {
  private running: Animation | null = null;

  constructor(
    private readonly scroller: HTMLElement,
    private readonly reel: HTMLElement,
  ) {}

  /** How far, in pixels, the content is seen below its real position. */
  get offset(): number {
    if (this.running === null) return 0;
    return this.reel.getBoundingClientRect().top - this.scroller.getBoundingClientRect().top + this.scroller.scrollTop;
  }

  from(offset: number): void {
    this.end();
    // Prevents snapping to clips that move past.
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
