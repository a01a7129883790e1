import { segmentFetching } from '../../../../src/infrastructure/media/mse/fetch-segment';
import { fakeSegment } from '../../../support/fakes/fake-segments';
import { settle, VirtualTime } from '../../../support/fakes/virtual-time';

const ADDRESS = 'http://127.0.0.1/media/a/song/64/0.m4s';
const segment = fakeSegment(ADDRESS);

describe('fetching a segment', () => {
  let time: VirtualTime;
  let asked: RequestInit[];
  let addresses: string[];
  let answer: (init: RequestInit) => Promise<Response>;
  const realFetch = globalThis.fetch;

  const fetchIt = (isFresh = false, signal = new AbortController().signal, keepalive = false) =>
    segmentFetching({ address: (url) => `${url}?token=1`, timer: time, keepalive })(ADDRESS, { signal, isFresh });
  const never = (init: RequestInit) =>
    new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

  const halfOf = (init: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(segment.subarray(0, 900));
        init.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return new Response(body as unknown as BodyInit);
  };

  beforeEach(() => {
    time = new VirtualTime();
    asked = [];
    addresses = [];
    answer = () => Promise.resolve(new Response(segment as BodyInit));
    globalThis.fetch = (url, init = {}) => {
      addresses.push(String(url));
      asked.push(init);
      return answer(init);
    };
  });

  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  it('requests it from the address that the backend completes', async () => {
    await fetchIt();
    expect(addresses).toEqual([`${ADDRESS}?token=1`]);
  });

  it('returns its bytes', async () => {
    expect(await fetchIt()).toEqual({ kind: 'bytes', bytes: segment });
    expect(time.pending).toBe(0);
  });

  it.each([true, false])('sends a request with keepalive: %s', async (keepalive) => {
    await fetchIt(false, undefined, keepalive);
    expect(asked).toMatchObject([{ keepalive }]);
  });

  it('joins the received pieces', async () => {
    const halves = [segment.subarray(0, 900), segment.subarray(900)];
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const half of halves) controller.enqueue(half);
        controller.close();
      },
    });
    answer = () => Promise.resolve(new Response(body as unknown as BodyInit));
    expect(await fetchIt()).toEqual({ kind: 'bytes', bytes: segment });
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [403, 'expired'],
    [413, 'expired'],
    [500, 'lost'],
    [503, 'lost'],
    [429, 'lost'],
  ])('reports status %d as "%s"', async (status, kind) => {
    answer = () => Promise.resolve(new Response(null, { status }));
    expect(await fetchIt()).toEqual({ kind });
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['half of it', segment.subarray(0, 900)],
    ['a page of text', new TextEncoder().encode('<!doctype html>')],
  ])('does not accept %s as a segment', async (_, bytes) => {
    answer = () => Promise.resolve(new Response(bytes as BodyInit));
    expect(await fetchIt()).toEqual({ kind: 'broken' });
  });

  it('reports a lost connection as lost', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await fetchIt()).toEqual({ kind: 'lost' });
  });

  it('aborts after 20 s without an answer', async () => {
    answer = never;
    const answered = fetchIt();
    await time.pass(19_999);
    expect(time.pending).toBe(2);
    await time.pass(1);
    expect(await answered).toEqual({ kind: 'lost' });
    expect(time.pending).toBe(0);
  });

  it('aborts after 20 s without another piece', async () => {
    answer = (init) => (asked.length > 1 ? never(init) : Promise.resolve(halfOf(init)));
    const answered = fetchIt();
    await settle();
    await time.pass(20_000);
    expect(await answered).toEqual({ kind: 'lost' });
  });

  it('sends a second request, past the cache, after 4 s without an answer, and takes the first answer', async () => {
    answer = (init) => (asked.length > 1 ? Promise.resolve(new Response(segment as BodyInit)) : never(init));
    const answered = fetchIt();
    await time.pass(3_999);
    expect(asked).toHaveLength(1);
    await time.pass(1);
    expect(await answered).toEqual({ kind: 'bytes', bytes: segment });
    expect(asked.map(({ cache }) => cache)).toEqual(['default', 'reload']);
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(time.pending).toBe(0);
  });

  it('sends a second request when nothing follows the first half', async () => {
    answer = (init) => Promise.resolve(asked.length > 1 ? new Response(segment as BodyInit) : halfOf(init));
    const answered = fetchIt();
    await settle();
    await time.pass(4_000);
    expect(await answered).toEqual({ kind: 'bytes', bytes: segment });
  });

  it('leaves the first connection open, and replaces a silent second connection with a third', async () => {
    answer = never;
    const answered = fetchIt();
    await time.pass(12_000);
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([false, true, true, false]);
    await time.pass(8_000);
    await answered;
  });

  it('waits for the first connection when the second one is refused', async () => {
    let send: (response: Response) => void = () => undefined;
    answer = () =>
      asked.length > 1
        ? Promise.resolve(new Response(null, { status: 503 }))
        : new Promise((resolve) => (send = resolve));
    const answered = fetchIt();
    await time.pass(5_000);
    send(new Response(segment as BodyInit));
    expect(await answered).toEqual({ kind: 'bytes', bytes: segment });
  });

  it('ends when its caller aborts', async () => {
    answer = never;
    const asker = new AbortController();
    const answered = fetchIt(false, asker.signal);
    asker.abort();
    expect(await answered).toEqual({ kind: 'lost' });
    expect(time.pending).toBe(0);
  });

  it('requests nothing more when a piece arrives at the moment of the abort', async () => {
    let send = (): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (send = () => controller.enqueue(segment.subarray(0, 900))),
    });
    answer = () => Promise.resolve(new Response(body as unknown as BodyInit));
    const asker = new AbortController();
    const answered = fetchIt(false, asker.signal);
    await settle();
    send();
    asker.abort();
    expect(await answered).toEqual({ kind: 'lost' });
    await settle();
    expect([time.pending, asked.length]).toEqual([0, 1]);
  });

  it('bypasses the cache when a fresh answer is required', async () => {
    await fetchIt();
    await fetchIt(true);
    expect(asked.map(({ cache }) => cache)).toEqual(['default', 'reload']);
  });
});
