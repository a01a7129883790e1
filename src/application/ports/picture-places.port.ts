import type { Subscription } from '../../domain/shared/event-stream';

/** Where on the page the picture of what plays is seen. */
export interface PicturePlaces {
  /**
   * Shows the picture in this element of the page, which only passes through here, until unsubscribed; of several places the
   * one named last. Without a place the picture is not seen, and the sound goes on.
   */
  show(place: object): Subscription;
}
