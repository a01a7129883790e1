import type { Seconds } from '../../../domain/shared/units';
import type { SegmentRequest } from './segment-plan';
import { segmentAt } from './segment-times';
import { segmentUrl } from './segment-url';
import { positionIn, type SongSpan } from './timeline';

/** As many segments as a long song has. */
const MAX_ENTRIES = 200;

const keyOf = (span: SongSpan, index: number): string => `${span.from} ${index}`;

/** Which rendition was appended at which part of the timeline. */
export class AppendedRenditions {
  private readonly bitrates = new Map<string, number>();

  record({ songSpan, index }: SegmentRequest, url: string): void {
    const { renditions } = songSpan.source.start;
    const laid = renditions.find(({ segmentPattern }) => segmentUrl(segmentPattern, index) === url);
    if (laid === undefined) return;
    this.bitrates.set(keyOf(songSpan, index), laid.bitrate);
    const [oldest] = this.bitrates.keys();
    if (this.bitrates.size > MAX_ENTRIES && oldest !== undefined) this.bitrates.delete(oldest);
  }

  /** The bitrate of the sound at this time, in bits per second; null if it is unknown. */
  at(span: SongSpan, time: Seconds): number | null {
    return this.bitrates.get(keyOf(span, segmentAt(span.source.start, positionIn(span, time)))) ?? null;
  }
}
