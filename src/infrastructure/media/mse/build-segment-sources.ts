import type { AddressMedia } from '../../../application/ports/address-media.port';
import type { Clock } from '../../../application/ports/clock.port';
import type { Timer } from '../../../application/ports/timer.port';
import { LruMap } from '../../../../contract/kernel/lru-map';
import { segmentFetching } from './fetch-segment';
import { Prefetch } from './prefetch';
import { SharedSegmentSource, SegmentSource } from './segment-source';
import { ThroughputMeter } from './throughput-meter';

/** The beginnings of about fifty songs. */
const PREFETCH_BYTES = 2_000_000;

interface SegmentSourceDeps {
  readonly address: AddressMedia;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly sparesData: () => boolean;
  /** Requests that may outlive their page do not exclude the page from the back/forward cache (ADR 50). */
  readonly keepalive: boolean;
}

/** Segment sources of two engines, with one memory and one throughput measurement. */
export interface SegmentSources {
  /** For the engine that prepares songs. */
  readonly own: SegmentSource;
  /** For an engine that plays only now and then. */
  readonly lent: SegmentSource;
}

/** Where the segments of all songs come from. */
export function buildSegmentSources({ clock, sparesData, ...fetching }: SegmentSourceDeps): SegmentSources {
  const fetchSegment = segmentFetching(fetching);
  const prefetch = new Prefetch(
    new LruMap<string, Uint8Array>(PREFETCH_BYTES, ({ length }) => length),
    fetchSegment,
    sparesData,
  );
  const throughput = new ThroughputMeter();
  return {
    own: new SegmentSource(fetchSegment, prefetch, throughput, clock),
    lent: new SharedSegmentSource(fetchSegment, prefetch, throughput, clock),
  };
}
