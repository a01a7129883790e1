import type { Result } from '../shared/result';
import type { EncodeFailure } from './encode-failure';
import type { Rendition, SegmentName } from './rendition';

export type Urgency = 'listener-waits' | 'in-background';

export interface EncodeOrder {
  readonly rendition: Rendition;
  /** The segment to begin with; the encoder continues to the end of the song. */
  readonly from: number;
  readonly urgency: Urgency;
  /** Stops the encoder, which then fails with `stopped`. */
  readonly signal: AbortSignal;
}

/** Receives a finished segment; the encoder waits for the sink before it reads further. */
export type SegmentSink = (name: SegmentName, bytes: Uint8Array) => Promise<void>;

/** Makes renditions. */
export interface RenditionEncoder {
  /**
   * Passes the init segment to `sink` if the rendition has its own, then each segment in order, complete and of the planned
   * length.
   */
  encode(order: EncodeOrder, sink: SegmentSink): Promise<Result<void, EncodeFailure>>;
}
