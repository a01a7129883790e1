import type { AddressMedia } from '../../../application/ports/address-media.port';
import type { Timer } from '../../../application/ports/timer.port';
import { HedgedRequest } from './hedged-request';
import type { FetchSegment, SegmentResponse, SegmentFetchOptions } from './segment-response';
import { isWholeSegment } from '../shared/is-whole-segment';

const KINDS: Readonly<Record<number, 'gone' | 'expired'>> = {
  401: 'expired',
  403: 'expired',
  404: 'gone',
  410: 'gone',
  413: 'expired',
};

/** The whole body; null if it breaks off, which is the only reason for `read` to reject. */
async function readPieces(response: Response, onSign: () => void): Promise<Uint8Array | null> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array[] = [];
  for (;;) {
    const piece = await reader?.read().catch(() => null);
    if (piece === null) return null;
    if (piece?.value === undefined) return joined(pieces);
    pieces.push(piece.value);
    onSign();
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (only !== undefined && pieces.length === 1) return only;
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

async function read(response: Response, onSign: () => void): Promise<SegmentResponse> {
  if (!response.ok) {
    void response.body?.cancel();
    return { kind: KINDS[response.status] ?? 'lost' };
  }
  const bytes = await readPieces(response, onSign);
  if (bytes === null) return { kind: 'lost' };
  return isWholeSegment(bytes) ? { kind: 'bytes', bytes } : { kind: 'broken' };
}

/** Sends one request, and reports every sign of activity: the head of the answer, and each piece of its body. */
async function fetchOnce(url: string, init: RequestInit, onSign: () => void): Promise<SegmentResponse> {
  // `fetch` rejects only if there is no answer.
  const response = await fetch(url, init).catch(() => null);
  if (response === null) return { kind: 'lost' };
  onSign();
  return read(response, onSign);
}

interface Fetching {
  readonly address: AddressMedia;
  readonly timer: Timer;
  /** As in the Fetch standard. */
  readonly keepalive: boolean;
}

/** Fetches with a second connection where the first is silent. */
export const segmentFetching =
  ({ address, timer, keepalive }: Fetching): FetchSegment =>
  (url, request) =>
    new Promise((settle) => {
      const ask = ({ signal, isFresh }: SegmentFetchOptions, onSign: () => void) =>
        fetchOnce(address(url), { signal, cache: isFresh ? 'reload' : 'default', keepalive }, onSign);
      new HedgedRequest(timer, request, ask).start(settle);
    });
