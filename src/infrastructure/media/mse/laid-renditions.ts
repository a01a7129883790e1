import type { Seconds } from '../../../domain/shared/units';
import type { Order } from './feed-plan';
import { segmentAt } from './segment-times';
import { segmentUrl } from './segment-url';
import { positionIn, type Place } from './timeline';

/** As many segments as a long song has. */
const MOST_KEPT = 200;

const keyOf = (place: Place, index: number): string => `${place.from} ${index}`;

/** Which rendition was laid where on the timeline. */
export class LaidRenditions {
  private readonly bitrates = new Map<string, number>();

  note({ place, index }: Order, url: string): void {
    const { renditions } = place.source.start;
    const laid = renditions.find(({ segmentPattern }) => segmentUrl(segmentPattern, index) === url);
    if (laid === undefined) return;
    this.bitrates.set(keyOf(place, index), laid.bitrate);
    const [oldest] = this.bitrates.keys();
    if (this.bitrates.size > MOST_KEPT && oldest !== undefined) this.bitrates.delete(oldest);
  }

  /** In bits per second what sounds at this time; null where nobody knows. */
  at(place: Place, time: Seconds): number | null {
    return this.bitrates.get(keyOf(place, segmentAt(place.source.start, positionIn(place, time)))) ?? null;
  }
}
