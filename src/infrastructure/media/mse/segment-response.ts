/**
 * The result of a request to an address. `gone`: there is nothing and will not be; `expired`: the address itself is no longer
 * valid; `lost`: a failure of the network or the server, which may be temporary; `broken`: bytes that are not a whole segment.
 */
export type SegmentResponse =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'gone' | 'expired' | 'lost' | 'broken' };

export interface SegmentFetchOptions {
  readonly signal: AbortSignal;
  /** Requests the segment from the server again, whatever the browser has cached. */
  readonly isFresh: boolean;
}

/** Fetches one segment. An aborted request answers `lost`. */
export type FetchSegment = (url: string, request: SegmentFetchOptions) => Promise<SegmentResponse>;
