import type { Subscription } from '../../domain/shared/event-stream';

/** Where on the page the picture of the current song is shown. */
export interface PicturePlaces {
  /**
   * Shows the picture in this element of the page until unsubscribed; of several elements, in the last one given. The element's
   * type stays unknown here. Without an element the picture is not shown, and the sound continues.
   */
  show(place: object): Subscription;
}
