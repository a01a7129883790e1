import type { PicturePlaces } from '../../../application/ports/picture-places.port';
import type { Subscription } from '../../../domain/shared/event-stream';

/** Each of these events shows that an element is the visible one: an element that is only prepared neither moves nor sounds. */
const SEEN = ['playing', 'seeked'] as const;

const hasPicture = (element: HTMLMediaElement): boolean =>
  element instanceof HTMLVideoElement && element.videoWidth > 0;

/**
 * Shows the media element that plays a picture in the place that requests it. The browser pauses an element that leaves the page,
 * so an element that is not visible waits in a hidden corner.
 */
export class ElementPicture implements PicturePlaces {
  private readonly places: HTMLElement[] = [];
  private shown: HTMLMediaElement | null = null;
  private corner: HTMLElement | null = null;

  constructor(private readonly page: Document) {}

  /** Must be called once for every element that may ever play. */
  readonly adopt = (element: HTMLMediaElement): HTMLMediaElement => {
    element.setAttribute('playsinline', '');
    for (const event of SEEN) element.addEventListener(event, () => this.notice(element));
    // A first frame may be reported before its size is known.
    for (const event of ['loadeddata', 'resize'] as const) {
      element.addEventListener(event, () => {
        if (this.shown === null || !element.paused) this.notice(element);
      });
    }
    element.addEventListener('emptied', () => this.forget(element));
    return element;
  };

  show(place: object): Subscription {
    const container = place as HTMLElement;
    this.places.push(container);
    this.arrange();
    return {
      unsubscribe: () => {
        this.places.splice(this.places.indexOf(container), 1);
        this.arrange();
      },
    };
  }

  private notice(element: HTMLMediaElement): void {
    if (!hasPicture(element) || element === this.shown) return;
    this.putAside();
    this.shown = element;
    this.arrange();
  }

  private forget(element: HTMLMediaElement): void {
    if (element !== this.shown) return;
    this.putAside();
    this.shown = null;
  }

  private arrange(): void {
    const place = this.places.at(-1);
    if (place === undefined) this.putAside();
    else if (this.shown !== null && this.shown.parentElement !== place) place.append(this.shown);
  }

  private putAside(): void {
    if (this.shown?.isConnected !== true) return;
    this.corner ??= this.makeCorner();
    this.corner.append(this.shown);
  }

  private makeCorner(): HTMLElement {
    const corner = this.page.createElement('div');
    corner.hidden = true;
    this.page.body.append(corner);
    return corner;
  }
}
