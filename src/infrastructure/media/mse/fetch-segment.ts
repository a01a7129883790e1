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

async function readPieces(response: Response, onSign: () => void): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array[] = [];
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    pieces.push(piece.value);
    onSign();
  }
  return joined(pieces);
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
  return isWholeSegment(bytes) ? { kind: 'bytes', bytes } : { kind: 'broken' };
}

/** Sends one request, and reports every sign of activity: the head of the answer, and each piece of its body. */
async function fetchOnce(url: string, init: RequestInit, onSign: () => void): Promise<SegmentResponse> {
  try {
    const response = await fetch(url, init);
    onSign();
    return await read(response, onSign);
  } catch {
    return { kind: 'lost' };
  }
}

/** Fetches with a second connection where the first is silent. `keepalive` as in the Fetch standard. */
export const segmentFetching =
  (timer: Timer, keepalive: boolean): FetchSegment =>
  (url, request) =>
    new Promise((settle) => {
      const ask = ({ signal, isFresh }: SegmentFetchOptions, onSign: () => void) =>
        fetchOnce(url, { signal, cache: isFresh ? 'reload' : 'default', keepalive }, onSign);
      new HedgedRequest(timer, request, ask).start(settle);
    });
