/**
 * What an address gave. `gone`: there is nothing and will not be; `expired`: the address itself is no longer valid;
 * `lost`: the network or the server, which may heal; `broken`: bytes that are no whole segment.
 */
export type SegmentResponse =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'gone' | 'expired' | 'lost' | 'broken' };

export interface SegmentFetchOptions {
  readonly signal: AbortSignal;
  /** Asks the server again, whatever the browser has kept. */
  readonly isFresh: boolean;
}

/** Fetches one segment. An aborted request answers `lost`. */
export type FetchSegment = (url: string, request: SegmentFetchOptions) => Promise<SegmentResponse>;
