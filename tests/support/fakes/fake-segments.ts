import type { FetchSegment, SegmentResponse } from '../../../src/infrastructure/media/mse/segment-response';
import { ascii, box } from '../../../server/domain/media/fmp4/box';

/** What can go wrong at an address: a response without bytes, bytes that no decoder accepts, or sound of another time. */
export type SegmentTrouble = Exclude<SegmentResponse['kind'], 'bytes'> | 'undecodable' | 'misplaced';

interface Asked {
  readonly url: string;
  readonly resolve: (answer: SegmentResponse) => void;
}

/** A segment that contains only its own address. */
export const fakeSegment = (url: string): Uint8Array =>
  Uint8Array.from([...box('moof', ascii(url)), ...box('mdat', ascii(' '.repeat(2_000)))]);

/** The network of one test: responses arrive when the test calls `deliver`. */
export class FakeSegments {
  readonly requested: string[] = [];
  readonly fresh: string[] = [];
  private readonly troubles = new Map<string, SegmentTrouble>();
  private asked: Asked[] = [];

  readonly fetch: FetchSegment = (url, { signal, isFresh }) => {
    this.requested.push(url);
    if (isFresh) this.fresh.push(url);
    return new Promise((resolve) => {
      const answered = (answer: SegmentResponse): void => {
        signal.removeEventListener('abort', giveUp);
        resolve(answer);
      };
      const one = { url, resolve: answered };
      this.asked.push(one);
      const giveUp = (): void => {
        this.asked = this.asked.filter((other) => other !== one);
        resolve({ kind: 'lost' });
      };
      signal.addEventListener('abort', giveUp, { once: true });
    });
  };

  /** From now on every address that contains this text fails in this way. */
  trouble(text: string, kind: SegmentTrouble): void {
    this.troubles.set(text, kind);
  }

  heal(): void {
    this.troubles.clear();
  }

  /** Answers every request made so far. Returns whether there was any. */
  deliver(): boolean {
    const asked = this.asked.splice(0);
    for (const { url, resolve } of asked) resolve(this.answer(url));
    return asked.length > 0;
  }

  private answer(url: string): SegmentResponse {
    const trouble = [...this.troubles].find(([text]) => url.includes(text))?.[1];
    if (trouble === undefined) return { kind: 'bytes', bytes: fakeSegment(url) };
    if (trouble === 'undecodable') return { kind: 'bytes', bytes: fakeSegment('noise') };
    if (trouble === 'misplaced') return { kind: 'bytes', bytes: fakeSegment(url.replace(/\d+\.m4s/, '9999.m4s')) };
    return { kind: trouble };
  }
}
