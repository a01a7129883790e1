import { LruMap } from '../../../../contract/kernel/lru-map';
import type { Seconds } from '../../../domain/shared/units';
import type { SegmentRequest } from './segment-plan';
import { segmentAt, segmentUrl } from './song-segments';
import { positionIn, type SongSpan } from './timeline';

/** As many segments as a long song has. */
const MAX_ENTRIES = 200;

const keyOf = (span: SongSpan, index: number): string => `${span.from} ${index}`;

/** Which rendition was appended at which part of the timeline. */
export class AppendedRenditions {
  private readonly bitrates = new LruMap<string, number>(MAX_ENTRIES);

  record({ songSpan, index }: SegmentRequest, url: string): void {
    const { renditions } = songSpan.source.start;
    const laid = renditions.find(({ segmentPattern }) => segmentUrl(segmentPattern, index) === url);
    if (laid === undefined) return;
    this.bitrates.set(keyOf(songSpan, index), laid.bitrate);
  }

  /** The bitrate of the sound at this time, in bits per second; null if it is unknown. */
  at(span: SongSpan, time: Seconds): number | null {
    return this.bitrates.get(keyOf(span, segmentAt(span.source.start, positionIn(span, time)))) ?? null;
  }
}
